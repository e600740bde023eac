/**
 * The drawings of landmarks, which the build has made: the inside of an SVG, null when there is none of that name, or a
 * promise of having read it, after which the same call answers.
 */
export type Drawings = (file: string) => string | null | Promise<unknown>
