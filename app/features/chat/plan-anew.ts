import type { Offer } from '~/domain/assistant/offer'
import type { TripForm } from '~/domain/request/trip-form'

/** What the form is to hold for another plan of a trip. */
export type PlanAnew = { destination: string } & Omit<Extract<Offer, { kind: 'anew' }>, 'kind'>

const longestText = 2000

/** The form for another plan: other dates, and a wish beside what was written before. */
export function formAnew(form: TripForm, { destination, startDate, endDate, wish }: PlanAnew): TripForm {
  const said = form.additionalInfo
  const text = !wish || said.includes(wish) ? said : [said, wish].filter((part) => part !== '').join('\n')
  return {
    ...form,
    destination,
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    additionalInfo: text.length <= longestText ? text : said,
  }
}
