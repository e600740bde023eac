import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { checkNames } from '~/messages/en/check-names'

/** What an edit did to the checks, as it is read out. */
export function outcomeOf(before: ItineraryView, after: ItineraryView): string {
  const failing = ({ checks }: ItineraryView) =>
    checks.filter(({ status }) => status === 'fail').map(({ id }) => id)
  const [was, is] = [failing(before), failing(after)]
  const names = (ids: (keyof typeof checkNames)[]) => ids.map((id) => checkNames[id]).join(', ')
  const worse = is.filter((id) => !was.includes(id))
  const better = was.filter((id) => !is.includes(id))
  return [
    ...(worse.length > 0 ? [`Now fails: ${names(worse)}.`] : []),
    ...(better.length > 0 ? [`Passes again: ${names(better)}.`] : []),
    ...(worse.length + better.length === 0 ? [is.length === 0 ? 'All checks still pass.' : ''] : []),
  ].join(' ')
}
