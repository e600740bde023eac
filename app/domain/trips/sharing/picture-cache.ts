/**
 * The picture of an edition, drawn where none is kept; null where there is nothing to draw. May forget, may fail, and may
 * not decide who sees it.
 */
export type PictureCache = (
  edition: string,
  draw: () => Promise<Uint8Array<ArrayBuffer> | null>,
) => Promise<ArrayBuffer | Uint8Array<ArrayBuffer> | null>
