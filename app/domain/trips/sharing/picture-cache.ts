/**
 * The picture of an edition, drawn if it is not cached; null where there is nothing to draw. The cache may lose entries
 * and may fail; it never decides who may see a picture.
 */
export type PictureCache = (
  edition: string,
  draw: () => Promise<Uint8Array<ArrayBuffer> | null>,
) => Promise<ArrayBuffer | Uint8Array<ArrayBuffer> | null>
