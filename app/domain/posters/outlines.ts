import { z } from 'zod'

/**
 * A letter of the site's typeface as path commands with placeholders, and the coordinates for them at each width it was
 * compiled for. Coordinates between two widths are interpolated linearly.
 */
const Letter = z.object({
  /** Advance at each width, thousandths of an em. */
  advances: z.array(z.number()),
  /** The commands of its outline: M, L, Q, C and Z. */
  commands: z.string(),
  /** The coordinates at each width, thousandths of an em, y up. */
  points: z.array(z.array(z.number())),
})

const Cuts = z.object({
  /** Width axis of each compiled width, percent, from narrow to wide. */
  widths: z.array(z.number()),
  letters: z.record(z.string(), Letter),
})
export type Cuts = z.infer<typeof Cuts>

/** The outlines of the site's typeface, for pictures that are drawn without fonts. */
export const Outlines = z.object({
  /** Capitals for place names, at weight 900. */
  name: Cuts,
  /** All other text. */
  text: Cuts,
})
export type Outlines = z.infer<typeof Outlines>
