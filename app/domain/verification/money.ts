import type { ActivityType, Budget, Check } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { type CheckContext, isOwn, type JudgedDay, nameOf, type Stop } from './context'
import { nameList, verdict, worst } from './verdict'

const totals: { key: Exclude<keyof Budget, 'grandTotal'>; type: ActivityType; name: string }[] = [
  { key: 'accommodationTotal', type: 'accommodation', name: 'accommodation' },
  { key: 'foodTotal', type: 'food', name: 'food' },
  { key: 'activitiesTotal', type: 'attraction', name: 'activities' },
  { key: 'transportTotal', type: 'transport', name: 'transport' },
]

/** Each total is the sum of its line items, the grand total the sum of the totals; each day's spend fits the budget level. */
export function moneyCheck(context: CheckContext): Check {
  const { plan, request, destination, days } = context
  const show = (cents: number) => formatMoney(cents, plan.currency)
  const level = destination.daily[request.budget]
  const spends = days.map(({ day, activities }) => ({
    day: day.day,
    cents: sum(activities.filter(({ activity }) => activity.type !== 'accommodation')),
  }))
  const faults = [
    ...(plan.currency === destination.currency
      ? []
      : [`Amounts are in ${plan.currency}; ${destination.name} is priced in ${destination.currency}.`]),
    ...totalFaults(context, show),
    ...days.flatMap((judged) => dayFaults(judged, show)),
    ...days.flatMap(({ activities }) => activities.flatMap((stop) => priceFaults(stop, context, show))),
    ...days.flatMap((judged) => rideFaults(judged, context, show)),
    ...spends
      .filter(({ cents }) => cents > level)
      .map(
        ({ day, cents }) =>
          `Day ${day} costs ${show(cents)} without the bed; a ${request.budget} day is ${show(level)}.`,
      ),
  ]
  const unpriced = days.flatMap(({ activities }) => activities.filter(isUnpriced)).map(nameOf)
  const unknowns = unpriced.length > 0 ? [`No price is known for ${nameList(unpriced)}.`] : []
  const dearest = worst(spends, ({ cents }) => cents)
  const own = days
    .flatMap(({ activities }) => activities)
    .filter((stop) => (isOwn(stop) || stop.activity.ownCost) && !isUnpriced(stop)).length
  const pass = [
    `Every total is the sum of its items; ${show(Math.round(plan.budget.grandTotal * 100))} in all.`,
    ...(dearest
      ? [`Dearest day ${dearest.day}: ${show(dearest.cents)} of ${show(level)} without the bed.`]
      : []),
    ...(own > 0 ? [`${own} ${own === 1 ? 'price is' : 'prices are'} your own.`] : []),
  ].join(' ')
  return verdict('money', { faults, unknowns, pass })
}

function sum(stops: Stop[]): number {
  return stops.reduce((cents, { activity }) => cents + activity.costCents, 0)
}

function totalFaults({ plan, days }: CheckContext, show: (cents: number) => string): string[] {
  const activities = days.flatMap((judged) => judged.activities)
  const stated = totals.map(({ key }) => Math.round(plan.budget[key] * 100))
  const grand = Math.round(plan.budget.grandTotal * 100)
  const added = stated.reduce((cents, total) => cents + total, 0)
  return [
    ...totals.flatMap(({ type, name }, index) => {
      const items = sum(activities.filter(({ activity }) => activity.type === type))
      return items === stated[index]
        ? []
        : [`The items of ${name} come to ${show(items)}; the total says ${show(stated[index] ?? 0)}.`]
    }),
    ...(added === grand ? [] : [`The totals come to ${show(added)}; the grand total says ${show(grand)}.`]),
  ]
}

function dayFaults({ day, activities }: JudgedDay, show: (cents: number) => string): string[] {
  const items = sum(activities)
  return items === day.costCents
    ? []
    : [`Day ${day.day}: its items come to ${show(items)}; the day says ${show(day.costCents)}.`]
}

/** Whether nobody can tell what a stop costs: neither the catalogue nor the traveller says. */
function isUnpriced(stop: Stop): boolean {
  if (stop.activity.ownCost) return stop.activity.cost === undefined
  if (stop.place) return stop.place.kind !== 'base' && !stop.place.cost
  return isOwn(stop) && stop.activity.cost === undefined
}

function priceFaults(stop: Stop, { request, days }: CheckContext, show: (cents: number) => string): string[] {
  const { activity, place, day } = stop
  const faults: string[] = []
  const where = `Day ${day.day}: ${nameOf(stop)}`
  if (!agrees(activity.cost, activity.costCents)) {
    faults.push(`${where} says ${activity.cost ?? 'nothing'} and is counted as ${show(activity.costCents)}.`)
  }
  const lastDay = day === days.at(-1)?.day
  if (activity.ownCost) return faults
  const price = place?.nightly ? (lastDay ? 0 : place.nightly[request.budget]) : place?.cost?.cents
  if (price !== undefined && price !== activity.costCents) {
    faults.push(`${where} is counted as ${show(activity.costCents)}; the catalogue says ${show(price)}.`)
  }
  return faults
}

/** Whether a cost as people read it says what is counted; words without a figure stand for nothing to pay. */
function agrees(text: string | undefined, cents: number): boolean {
  const figures = (text?.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) =>
    Math.round(Number(figure.replaceAll(',', '')) * 100),
  )
  return figures.length === 0 ? cents === 0 : figures.includes(cents)
}

/** Rides of a day cost their fares, or the day ticket where that is less. A transfer with a length of its own is the traveller's. */
function rideFaults(
  { day, activities, stops }: JudgedDay,
  { destination }: CheckContext,
  show: (cents: number) => string,
): string[] {
  const { fareCents, dayPassCents } = destination.transit
  const rides = stops.filter(({ activity }) => activity.travel.mode === 'transit').length
  const fare = Math.min(rides * fareCents, dayPassCents ?? Number.POSITIVE_INFINITY)
  const charged = sum(
    activities.filter(({ activity, from, to }) => activity.type === 'transport' && from === to),
  )
  return charged === fare
    ? []
    : [`Day ${day.day}: ${rides} rides are counted as ${show(charged)}; they cost ${show(fare)}.`]
}
