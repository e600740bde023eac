import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Travel } from '~/domain/catalogue/travel-leg'
import type { Check } from '~/domain/itinerary/itinerary'
import { sequence } from '~/domain/message'
import { allStops, type CheckContext, legsOf, nameOf, type Stop, tripOf } from './context'
import { byTransit, measuredMeters, nothingRuns, onFoot, toDayTrip } from './measure-way'
import { tell } from './sentences'
import { type Fault, fault, listOf, verdict, worst } from './verdict'

/** Tolerance for rounded times, minutes. */
const minuteTolerance = 1
/** Tolerance for rounded positions, metres. */
const meterTolerance = 50
/** Metres that are allowed with "No walking": crossing a square. */
const doorToDoor = 150

interface Leg {
  stop: Stop
  before: Stop | undefined
  from: Coordinates | undefined
  /** Travel computed again from positions; undefined when a position is unknown. */
  computed: Travel | undefined
}

/** Both checks ask for the same ways. */
const measured = new WeakMap<CheckContext, Leg[]>()

function legs(context: CheckContext): Leg[] {
  const known = measured.get(context)
  if (known) return known
  const found = measuredLegs(context)
  measured.set(context, found)
  return found
}

function measuredLegs({ days, destination }: CheckContext): Leg[] {
  return days.flatMap((judged) =>
    legsOf(judged).map(({ from, before, stop }): Leg => {
      const { mode } = stop.activity.travel
      if (!from || !stop.at) return { stop, before, from, computed: undefined }
      const [out, back] = [tripOf(stop, destination), tripOf(before, destination)]
      const computed = out
        ? toDayTrip(from, out, destination)
        : back
          ? toDayTrip(stop.at, back, destination)
          : mode === 'walk'
            ? onFoot(from, stop.at, destination)
            : byTransit(from, stop.at, destination)
      return { stop, before, from, computed }
    }),
  )
}

/** A walk where none is possible, or a ride on a day without public transport. */
function impossibleWay({ stop, before, from, computed }: Leg, { transit }: Destination): Fault | undefined {
  const { travel } = stop.activity
  const { day, date } = stop.day
  if (travel.mode !== 'walk')
    return nothingRuns(date, transit)
      ? fault(tell('check.reach.nothing-runs', { day, date, stop: nameOf(stop) }), stop)
      : undefined
  return from && stop.at && !computed
    ? fault(
        tell('check.reach.no-way-on-foot', {
          day,
          stop: nameOf(stop),
          before: before ? nameOf(before) : null,
        }),
        stop,
        ...(before ? [before] : []),
      )
    : undefined
}

/** Metres of a way that are on foot: all of a walk, and of a ride what lies beyond a gate. */
function footOf(travel: Travel | undefined): number {
  if (!travel) return 0
  return travel.mode === 'walk' ? travel.meters : (travel.onFoot ?? 0)
}

/** The time between two stops is long enough to get from one to the other. */
export function reachCheck(context: CheckContext): Check {
  const all = legs(context)
  const known = all.flatMap(({ computed, ...leg }) => (computed ? [{ ...leg, computed }] : []))
  const faults = all.flatMap((leg) => {
    const { stop, before, computed } = leg
    const { travel } = stop.activity
    const impossible = impossibleWay(leg, context.destination)
    if (impossible) return [impossible]
    if (!computed) return []
    const way = { day: stop.day.day, mode: travel.mode, stop: nameOf(stop) }
    const { minutes, meters } = computed
    if (before && stop.from - before.to < computed.minutes - minuteTolerance) {
      const left = { left: stop.from - before.to, before: nameOf(before) }
      return [fault(tell('check.reach.late', { ...way, minutes, ...left }), stop, before)]
    }
    if (travel.minutes < computed.minutes - minuteTolerance) {
      return [fault(tell('check.reach.minutes', { ...way, stated: travel.minutes, minutes }), stop)]
    }
    if (travel.meters < computed.meters - meterTolerance) {
      return [fault(tell('check.reach.meters', { ...way, stated: travel.meters, meters }), stop)]
    }
    const [stated, walked] = [footOf(travel), footOf(computed)]
    if (stated < walked - meterTolerance) {
      return [
        fault(
          tell('check.reach.no-vehicle', { day: stop.day.day, stop: way.stop, stated, meters: walked }),
          stop,
        ),
      ]
    }
    return []
  })
  const open = all.filter(({ from, stop }) => !from || !stop.at).map(({ stop }) => nameOf(stop))
  const unknowns = open.length > 0 ? [tell('check.reach.unknown', listOf(open))] : []
  const longest = worst(known, ({ computed }) => computed.minutes)
  const walks = known.filter(({ computed }) => computed.mode === 'walk').length
  const measured = known.filter(
    ({ from, stop, computed }) =>
      computed.mode === 'walk' &&
      from &&
      stop.at &&
      measuredMeters(from, stop.at, context.destination) !== undefined,
  ).length
  const pass = longest
    ? sequence([
        tell('check.reach.pass', {
          walks,
          rides: known.length - walks,
          minutes: longest.computed.minutes,
          mode: longest.computed.mode,
          stop: nameOf(longest.stop),
          by: longest.stop.from,
        }),
        measured > 0 ? tell('check.reach.measured', { walks: measured }) : '',
      ])
    : tell('check.reach.no-ways', {})
  return verdict('reach', { faults, unknowns, pass })
}

/** No walk, no stop that is a walk itself and no day exceeds the walking slider. */
export function walkCheck(context: CheckContext): Check {
  const slider = context.request.filters.maxWalkingDistance
  const perLeg = slider === 0 ? doorToDoor : slider * 1000
  const perDay = slider === 0 ? Number.POSITIVE_INFINITY : slider * 1000
  const limit =
    slider === 0
      ? tell('check.walk.each-way', { meters: doorToDoor })
      : tell('check.walk.each-day', { km: slider })
  const walked = legs(context).filter(
    ({ stop, computed }) =>
      stop.activity.travel.mode === 'walk' || Math.max(footOf(stop.activity.travel), footOf(computed)) > 0,
  )
  const walks = walked.map(({ stop, from, computed }) => ({
    stop,
    known: from !== undefined && stop.at !== undefined,
    meters: Math.max(footOf(stop.activity.travel), footOf(computed)),
  }))
  const paths = allStops(context).filter(({ ownWalk }) => ownWalk > 0)
  const byDay = new Map(context.days.map(({ day }) => [day, 0]))
  for (const { stop, meters } of [...walks, ...paths.map((stop) => ({ stop, meters: stop.ownWalk }))])
    byDay.set(stop.day, (byDay.get(stop.day) ?? 0) + meters)
  const sums = Array.from(byDay, ([day, meters]) => ({ day, meters }))
  const faults = [
    ...walks
      .filter(({ meters }) => meters > perLeg)
      .map(({ stop, meters }) =>
        fault(tell('check.walk.long-way', { day: stop.day.day, meters, stop: nameOf(stop), limit }), stop),
      ),
    ...paths
      .filter(({ ownWalk }) => ownWalk > perLeg)
      .map((stop) =>
        fault(
          tell('check.walk.long-stop', {
            day: stop.day.day,
            meters: stop.ownWalk,
            stop: nameOf(stop),
            limit,
          }),
          stop,
        ),
      ),
    ...sums
      .filter(({ meters }) => meters > perDay)
      .map(({ day, meters }) => fault(tell('check.walk.long-day', { day: day.day, meters, limit }))),
  ]
  const open = walks.filter(({ known }) => !known).map(({ stop }) => nameOf(stop))
  const unknowns = open.length > 0 ? [tell('check.walk.unknown', listOf(open))] : []
  const longest = worst(walks, ({ meters }) => meters)
  const most = worst(sums, ({ meters }) => meters)
  const pass =
    longest && most
      ? tell('check.walk.pass', {
          longest: longest.meters,
          stop: nameOf(longest.stop),
          longestDay: longest.stop.day.day,
          most: most.meters,
          mostDay: most.day.day,
          limit,
        })
      : tell('check.walk.no-walks', { limit })
  return verdict('walk', { faults, unknowns, pass })
}
