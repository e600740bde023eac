import type { Check } from '~/domain/itinerary/itinerary'
import { textsIn } from '~/domain/message'
import { type CheckContext, isOwn, type JudgedDay, nameOf } from './context'
import { tell } from './sentences'
import { type Fault, fault, listOf, verdict } from './verdict'

/** One base for each night unless the plan says why not; each day starts and ends there. */
export function sleepCheck(context: CheckContext): Check {
  const { days } = context
  const faults = [...days.flatMap(endsElsewhere), ...changes(context), ...nightsCharged(days)]
  const unknowns = days
    .filter(
      ({ day, stops }) => day.basePlaceId === null || stops.some((stop) => isBaseStop(stop) && isOwn(stop)),
    )
    .map(({ day: { day } }) => tell('check.sleep.unknown', { day }))
  const bases = [...new Set(days.flatMap(({ base }) => (base ? [base.name] : [])))]
  const nights = Math.max(0, days.length - 1)
  return verdict('sleep', {
    faults,
    unknowns,
    pass: tell('check.sleep.pass', { nights, ...listOf(bases) }),
  })
}

function isBaseStop({ activity }: JudgedDay['stops'][number]): boolean {
  return activity.type === 'accommodation'
}

function endsElsewhere({ day, base, stops }: JudgedDay): Fault[] {
  const last = stops.at(-1)
  const nights = stops.filter(isBaseStop)
  if (!last || !isBaseStop(last)) return [fault(tell('check.sleep.no-bed', { day: day.day }))]
  if (nights.length > 1)
    return [fault(tell('check.sleep.several-beds', { day: day.day, beds: nights.length }))]
  if (last.activity.placeId === null || day.basePlaceId === null) return []
  if (last.activity.placeId === day.basePlaceId) return []
  const where = { stop: nameOf(last), base: base?.name ?? null }
  return [fault(tell('check.sleep.elsewhere', { day: day.day, ...where }), last)]
}

/** A move to another base must be explained by more than the name of the night's stop. */
function changes({ days, plan }: CheckContext): Fault[] {
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
    return said ? [] : [fault(tell('check.sleep.base-changes', { base: base.name, changeDay: day.day }))]
  })
}

/** The last day is for departure: a trip of n days has n - 1 nights. */
function nightsCharged(days: JudgedDay[]): Fault[] {
  const stops = days.flatMap(({ stops }) => stops).filter(isBaseStop)
  if (stops.some(isOwn)) return []
  const charged = stops.filter(({ activity }) => activity.costCents > 0).length
  const nights = Math.max(0, days.length - 1)
  return charged === nights ? [] : [fault(tell('check.sleep.nights-charged', { charged, nights }))]
}
