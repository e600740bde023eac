import { z } from 'zod'

/**
 * A letter of the house face as path data with places for its coordinates, and these at each of the cuts it was compiled
 * in. Between two cuts everything runs in straight lines.
 */
const Letter = z.object({
  /** Advance at each cut, thousandths of an em. */
  advances: z.array(z.number()),
  /** The commands of its outline: M, L, Q, C and Z. */
  commands: z.string(),
  /** The coordinates at each cut, thousandths of an em, y up. */
  points: z.array(z.array(z.number())),
})

const Cuts = z.object({
  /** Width axis of each cut, percent, from narrow to wide. */
  widths: z.array(z.number()),
  letters: z.record(z.string(), Letter),
})
export type Cuts = z.infer<typeof Cuts>

/** The outlines of the house face, for pictures that are made where there are no fonts. */
export const Outlines = z.object({
  /** Capitals for names of places, at weight 900. */
  name: Cuts,
  /** Everything else. */
  text: Cuts,
})
export type Outlines = z.infer<typeof Outlines>
