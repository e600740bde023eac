import { z } from 'zod'
import { begunBefore } from './admission'
import type { TripDraft } from './trip-draft'
import { TripForm } from './trip-form'
import { defaultForm } from './trip-rules'

const Kept = z.looseObject({ filtersOn: z.boolean().catch(false) })

/** The form stored in the browser; null when there is none. Invalid and past dates are replaced by the default ones. */
export function readDraft(value: string | undefined, today: string): TripDraft | null {
  const kept = Kept.safeParse(decoded(value))
  if (!kept.success) return null
  const { filtersOn, ...fields } = kept.data
  const usual = defaultForm(today)
  const { startDate, endDate } = usual
  for (const input of [
    { ...usual, ...fields },
    { ...usual, ...fields, startDate, endDate },
  ]) {
    const form = TripForm.safeParse(input)
    if (form.success && !begunBefore(today, form.data))
      return { form: { ...form.data, additionalInfo: '' }, filtersOn }
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
