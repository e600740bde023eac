import type { ActivityType, Budget, Check, Plan } from '~/domain/itinerary/itinerary'
import { type Message, sequence } from '~/domain/message'
import { type CheckContext, isOwn, type JudgedDay, nameOf, type Stop, tripOf } from './context'
import { wantedIcons } from './icons'
import { tell } from './sentences'
import { type Fault, fault, listOf, verdict, worst } from './verdict'

const totals: { key: Exclude<keyof Budget, 'grandTotal'>; type: ActivityType }[] = [
  { key: 'accommodationTotal', type: 'accommodation' },
  { key: 'foodTotal', type: 'food' },
  { key: 'activitiesTotal', type: 'attraction' },
  { key: 'transportTotal', type: 'transport' },
]

/** Each total is the sum of its line items, the grand total the sum of the totals; each day's spend fits the budget level. */
export function moneyCheck(context: CheckContext): Check {
  const { plan, request, destination, days } = context
  const { currency } = plan
  const level = destination.daily[request.budget]
  const beside = tripsBeside(context)
  const spends = days.map(({ day, activities }) => ({
    day: day.day,
    // What is booked is decided; the level is for what is planned.
    cents: sum(
      activities.filter(
        (stop) => stop.activity.type !== 'accommodation' && !stop.activity.booking && !beside.includes(stop),
      ),
    ),
  }))
  const faults = [
    ...(currency === destination.currency
      ? []
      : [
          fault(
            tell('check.money.currency', {
              currency,
              destination: destination.name,
              priced: destination.currency,
            }),
          ),
        ]),
    ...totalFaults(context),
    ...days.flatMap((judged) => dayFaults(judged, currency)),
    ...days.flatMap(({ activities }) => activities.flatMap((stop) => priceFaults(stop, context))),
    ...days.flatMap((judged) => rideFaults(judged, context)),
    ...spends
      .filter(({ cents }) => cents > level)
      .map((spend) =>
        fault(tell('check.money.over-level', { ...spend, currency, budget: request.budget, level })),
      ),
  ]
  const unpriced = days.flatMap(({ activities }) => activities.filter(isUnpriced)).map(nameOf)
  const estimated = days.flatMap(({ activities }) => activities.filter(isEstimate)).map(nameOf)
  const unknowns = [
    ...(unpriced.length > 0 ? [tell('check.money.unknown', listOf(unpriced))] : []),
    ...(estimated.length > 0
      ? [
          tell('check.money.estimates', {
            ...listOf([...new Set(estimated)]),
            cents: Math.round(plan.budget.grandTotal * 100),
            currency,
          }),
        ]
      : []),
  ]
  const dearest = worst(spends, ({ cents }) => cents)
  const own = days
    .flatMap(({ activities }) => activities)
    .filter((stop) => (isOwn(stop) || stop.activity.ownCost) && !isUnpriced(stop)).length
  const pass = sequence([
    tell('check.money.pass', { cents: Math.round(plan.budget.grandTotal * 100), currency }),
    // Without a catalogue, the usual cost of a day is unknown.
    ...(dearest && Number.isFinite(level)
      ? [tell('check.money.dearest', { dearestDay: dearest.day, cents: dearest.cents, currency, level })]
      : []),
    ...(beside.length > 0
      ? [tell('check.money.beside', { ...listOf(beside.map(nameOf)), cents: sum(beside), currency })]
      : []),
    ...(own > 0 ? [tell('check.money.own-prices', { prices: own })] : []),
    ...(plan.travellers ? [forAll(plan.travellers, context)] : []),
  ])
  return verdict('money', { faults, unknowns, pass })
}

/** So many of what one comes for first are worth a trip whose price a day's spend does not hold; shares of that spend. */
const firstIcons = 5
const dearTrip = { from: 0.7, most: 4 }

/** The day trips that hardly any visitor leaves out, and that take most of a day's spend or more. */
function tripsBeside({ days, request, destination, plan }: CheckContext): Stop[] {
  const level = destination.daily[request.budget]
  const first = wantedIcons(
    destination,
    request,
    plan.days.map(({ date }) => date),
    firstIcons,
  ).places.map(({ id }) => id)
  return days
    .flatMap(({ stops }) => stops)
    .filter((stop) => {
      const trip = tripOf(stop, destination)
      const share = (trip?.cost.cents ?? 0) / level
      return trip && first.includes(trip.id) && share > dearTrip.from && share <= dearTrip.most
    })
}

/**
 * What everybody pays, read by the check itself: two halves of a double room for each room, and the rest for whoever is two or
 * older.
 */
function forAll(
  { adults, children, rooms }: NonNullable<Plan['travellers']>,
  { plan, days }: CheckContext,
): Message {
  const stops = days.flatMap(({ activities }) => activities)
  const nights = sum(stops.filter(({ activity }) => activity.type === 'accommodation'))
  const taken = rooms ?? Math.max(Math.ceil(adults / 2), Math.ceil(children.length / 2))
  const alone = adults + children.length === 1
  const paying = adults + children.filter((age) => age === null || age > 1).length
  const cents = (sum(stops) - nights) * paying + nights * (alone ? 1 : 2 * taken)
  const { currency } = plan
  return tell('check.money.travellers', { adults, children: children.length, rooms: taken, cents, currency })
}

function sum(stops: Stop[]): number {
  return stops.reduce((cents, { activity }) => cents + activity.costCents, 0)
}

function totalFaults({ plan, days }: CheckContext): Fault[] {
  const { currency } = plan
  const activities = days.flatMap((judged) => judged.activities)
  const stated = totals.map(({ key }) => Math.round(plan.budget[key] * 100))
  const grand = Math.round(plan.budget.grandTotal * 100)
  const added = stated.reduce((cents, total) => cents + total, 0)
  return [
    ...totals.flatMap(({ type }, index) => {
      const cents = sum(activities.filter(({ activity }) => activity.type === type))
      const total = stated[index] ?? 0
      return cents === total
        ? []
        : [fault(tell('check.money.total', { type, cents, currency, stated: total }))]
    }),
    ...(added === grand
      ? []
      : [fault(tell('check.money.grand-total', { cents: added, currency, stated: grand }))]),
  ]
}

function dayFaults({ day: { day, costCents }, activities }: JudgedDay, currency: Plan['currency']): Fault[] {
  const cents = sum(activities)
  return cents === costCents
    ? []
    : [fault(tell('check.money.day-total', { day, cents, currency, stated: costCents }))]
}

/** Whether the price of a stop is unknown: neither the catalogue nor the traveller gives one. */
function isUnpriced(stop: Stop): boolean {
  if (stop.activity.ownCost) return saysNoPrice(stop)
  if (stop.place) return stop.place.kind !== 'base' && !stop.place.cost
  return isOwn(stop) && saysNoPrice(stop)
}

/** Whether the price of a stop is only what is usual for such a place. */
function isEstimate({ activity, place }: Stop): boolean {
  return !activity.ownCost && (place?.assumed?.includes('cost') ?? false)
}

function saysNoPrice({ activity: { cost, currency } }: Stop): boolean {
  return cost === undefined && currency === undefined
}

function priceFaults(stop: Stop, { plan, request, days }: CheckContext): Fault[] {
  const { activity, place, day } = stop
  const faults: Fault[] = []
  const counted = {
    day: day.day,
    stop: nameOf(stop),
    cents: activity.costCents,
    currency: plan.currency,
  }
  if (!agrees(activity)) {
    const reads = activity.cost ?? null
    faults.push(fault(tell('check.money.reads-otherwise', { ...counted, reads }), stop))
  }
  const lastDay = day === days.at(-1)?.day
  // What a stop with a ticket pays is what the check of tickets is about.
  if (activity.ownCost || (plan.tickets && activity.ticket !== undefined)) return faults
  const price = place?.nightly ? (lastDay ? 0 : place.nightly[request.budget]) : place?.cost?.cents
  if (price !== undefined && price !== activity.costCents) {
    faults.push(fault(tell('check.money.price', { ...counted, price }), stop))
  }
  return faults
}

/**
 * Whether the displayed cost equals the amount; a text without a number means 0. Without a text of its own a stop shows
 * the amount itself, if it has a currency.
 */
function agrees({ cost, costCents: cents, currency }: Stop['activity']): boolean {
  if (cost === undefined && currency !== undefined) return true
  const figures = (cost?.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) =>
    Math.round(Number(figure.replaceAll(',', '')) * 100),
  )
  return figures.length === 0 ? cents === 0 : figures.includes(cents)
}

/**
 * Rides of a day cost their fares, or the day ticket if that is less. The price of a day trip holds the ride there and the next one.
 * A transfer with its own length was typed by the traveller.
 */
function rideFaults(
  { day: { day }, activities, stops }: JudgedDay,
  { plan: { currency, dayTripRides }, destination }: CheckContext,
): Fault[] {
  const { fareCents, dayPassCents } = destination.transit
  const isOut = (stop: Stop | undefined) => dayTripRides !== undefined && tripOf(stop, destination)
  const rides = stops.filter(
    (stop, index) => stop.activity.travel.mode === 'transit' && !isOut(stop) && !isOut(stops[index - 1]),
  ).length
  const fare = Math.min(rides * fareCents, dayPassCents ?? Number.POSITIVE_INFINITY)
  const cents = sum(
    activities.filter(({ activity, from, to }) => activity.type === 'transport' && from === to),
  )
  return cents === fare ? [] : [fault(tell('check.money.rides', { day, rides, cents, currency, fare }))]
}
