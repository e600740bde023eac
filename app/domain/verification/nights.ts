import type { Check } from '~/domain/itinerary/itinerary'
import { textsIn } from '~/domain/message'
import { type CheckContext, isOwn, type JudgedDay, nameOf } from './context'
import { count, nameList, verdict } from './verdict'

/** One base a night unless the plan says why not; each day starts and ends there. */
export function sleepCheck(context: CheckContext): Check {
  const { days } = context
  const faults = [...days.flatMap(endsElsewhere), ...changes(context), ...nightsCharged(days)]
  const unknowns = days
    .filter(
      ({ day, stops }) => day.basePlaceId === null || stops.some((stop) => isBaseStop(stop) && isOwn(stop)),
    )
    .map(({ day }) => `Day ${day.day}: where the night is spent is not in the catalogue.`)
  const bases = [...new Set(days.flatMap(({ base }) => (base ? [base.name] : [])))]
  const nights = count(Math.max(0, days.length - 1), 'night')
  return verdict('sleep', {
    faults,
    unknowns,
    pass: `${nights} at ${nameList(bases)}; every day starts and ends there.`,
  })
}

function isBaseStop({ activity }: JudgedDay['stops'][number]): boolean {
  return activity.type === 'accommodation'
}

function endsElsewhere({ day, base, stops }: JudgedDay): string[] {
  const last = stops.at(-1)
  const nights = stops.filter(isBaseStop)
  if (!last || !isBaseStop(last)) return [`Day ${day.day} ends without a place to sleep.`]
  if (nights.length > 1) return [`Day ${day.day} has ${nights.length} places to sleep.`]
  if (last.activity.placeId === null || day.basePlaceId === null) return []
  if (last.activity.placeId === day.basePlaceId) return []
  return [`Day ${day.day} ends at ${nameOf(last)}, but its base is ${base?.name ?? 'another'}.`]
}

/** A move to another base has to be said, in words of its own beside the name of the night's stop. */
function changes({ days, plan }: CheckContext): string[] {
  return days.flatMap(({ day, base, activities }, index) => {
    const before = days[index - 1]
    if (!before || !base || before.day.basePlaceId === day.basePlaceId) return []
    const texts = [
      plan.overview,
      day.title,
      ...plan.tips,
      ...activities.flatMap(({ activity }) => [activity.description, activity.reason]),
    ]
    const said = texts
      .flatMap(textsIn)
      .some((text) => text.includes(base.name) && /\b(mov|chang|switch)/i.test(text))
    return said ? [] : [`The base changes to ${base.name} on day ${day.day} and the plan does not say why.`]
  })
}

/** The last day is for leaving: a trip of n days is n - 1 nights. */
function nightsCharged(days: JudgedDay[]): string[] {
  const stops = days.flatMap(({ stops }) => stops).filter(isBaseStop)
  if (stops.some(isOwn)) return []
  const charged = stops.filter(({ activity }) => activity.costCents > 0).length
  const nights = Math.max(0, days.length - 1)
  return charged === nights ? [] : [`${count(charged, 'night')} charged; the trip has ${nights}.`]
}
