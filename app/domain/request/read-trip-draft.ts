import { z } from 'zod'
import { journeyModes } from '~/domain/catalogue/vocabulary'
import { begunBefore } from './admission'
import { mostPlaces } from './several-places'
import type { TripDraft } from './trip-draft'
import { TripForm } from './trip-form'
import { defaultForm } from './trip-rules'

/** Several places as they are being chosen: one may have no name yet, and their nights need not add up. */
export const KeptPlaces = z.object({
  destinations: z
    .array(
      z.object({
        destination: z.string().max(120),
        nights: z.int().min(1).max(59).optional().catch(undefined),
      }),
    )
    .min(2)
    .max(mostPlaces),
  order: z.enum(['fixed', 'best']).optional(),
  ways: z.array(z.enum(journeyModes)).max(journeyModes.length).optional(),
  firstPlace: z.string().max(120).optional(),
  lastPlace: z.string().max(120).optional(),
  home: z.string().max(120).optional(),
})
const Kept = z.looseObject({ filtersOn: z.boolean().catch(false) })

/** The form stored in the browser; null when there is none. Invalid and past dates are replaced by the default ones. */
export function readDraft(value: string | undefined, today: string): TripDraft | null {
  const kept = Kept.safeParse(decoded(value))
  if (!kept.success) return null
  const { filtersOn, destinations, order, ways, firstPlace, lastPlace, home, ...fields } = kept.data
  const several = KeptPlaces.safeParse({ destinations, order, ways, firstPlace, lastPlace, home })
  const usual = defaultForm(today)
  const { startDate, endDate } = usual
  for (const input of [
    { ...usual, ...fields },
    { ...usual, ...fields, startDate, endDate },
  ]) {
    const form = TripForm.safeParse(input)
    if (form.success && !begunBefore(today, form.data))
      return { form: { ...form.data, ...several.data, additionalInfo: '' }, filtersOn }
  }
  return null
}

function decoded(value: string | undefined): unknown {
  if (!value) return null
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(value))
    return kept
  } catch {
    return null
  }
}
