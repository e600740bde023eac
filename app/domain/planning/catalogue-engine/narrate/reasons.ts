import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { sunlight } from '~/domain/catalogue/daylight'
import type { Place } from '~/domain/catalogue/place'
import { hotHours } from '~/domain/catalogue/season'
import { isHouse } from '~/domain/catalogue/stays'
import type { Message, Said } from '~/domain/message'
import type { SaidSoFar } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import { atPeak, isForSunset } from '../candidates/stop-options'
import { tell } from '../sentences'
import { isOffTheTrack } from './off-the-track'
import type { Pause } from './pauses'

interface ReasonContext {
  draft: SolvedDraft
  /** The day's index. */
  day: number
  stops: TimedOption[]
  said: SaidSoFar
}

/** So many icons of a trip are called what a first visit is for. */
const mostIconsNamed = 3
/** So many stops of a trip are said to answer one and the same wish, where there is anything else to say. */
const mostWishesNamed = 2
/** A name within what a house is known for could be taken for another venue. */
const namesSomebody = /\p{Lu}/u
/** Details that are a reason by themselves. */
const factsOfToday = new Set(['detail.companions', 'detail.sunset', 'detail.closed', 'detail.cool'])
/** A walk worth mentioning, minutes. */
const shortWalk = 9
/** Closing after this is worth saying, minutes of the day. */
const openLate = 19 * 60 + 30
/** Nobody comes to these for the lights outside. */
const indoorNights: Place['kind'][] = ['nightlife', 'show']
/** From this fame on a place is what many people come for. */
const worldFamous = 85

interface Detail {
  kind: string
  said: Message
}

/** Why a stop was chosen for this traveller: one sentence, made of facts only. */
export function reasonFor(draft: SolvedDraft, day: number, index: number, said: SaidSoFar): Said {
  const stops = draft.solve.days[day] ?? []
  const stop = stops[index]
  if (!stop) return ''
  const context = { draft, day, stops, said }
  return stop.option.meal ? mealReason(stop, index, context) : sightReason(stop, index, context)
}

function sightReason(stop: TimedOption, index: number, context: ReasonContext): Message {
  const { request, destination, candidates } = context.draft
  const { place } = stop.option.candidate
  const wishes = candidates.taste.matches(place).slice(0, 2)
  const detail = leastTold(sightDetails(stop, index, context), context)
  if (stop.option.night) return tell('reason.evening', { kind: place.kind, detail })
  const musts = candidates.taste.icons.slice(0, hard.musts(request.days))
  if (musts.includes(place.id)) {
    // Said of the first few; of the others the fact about today says more.
    const told = context.said.details.get('icon') ?? 0
    context.said.details.set('icon', told + 1)
    if (told < mostIconsNamed) return tell('reason.icon', { destination: destination.name, detail })
    if (detail && factsOfToday.has(detail.code)) return tell('reason.fact', { detail })
  }
  // A wish is told a few times in a trip; after that the place, the day and the light speak for themselves.
  const asked = `asked ${wishes.join()}`
  const toldOfWish = context.said.details.get(asked) ?? 0
  if (wishes.length > 0) context.said.details.set(asked, toldOfWish + 1)
  if (detail && toldOfWish >= mostWishesNamed) return tell('reason.fact', { detail })
  if (wishes.length > 0) return tell('reason.interests', { wishes, detail })
  const style = request.filters.travelStyle.find((each) => place.styles.includes(each))
  if (style) return tell('reason.style', { style, detail })
  if (place.fame >= worldFamous) return tell('reason.famous', { destination: destination.name, detail })
  if (isOffTheTrack(place, destination)) return tell('reason.gem', { detail })
  const [before, after] = [stopAt(index - 1, context), stopAt(index + 1, context)]
  return JSON.stringify(before) === JSON.stringify(after)
    ? tell('reason.near', { stop: before, detail })
    : tell('reason.between', { before, after, detail })
}

function sightDetails(stop: TimedOption, index: number, context: ReasonContext): Detail[] {
  const { draft, day } = context
  const { taste } = draft.candidates
  const { frames } = draft.meals
  const { date } = frames[day] ?? frames[0] ?? { date: draft.request.startDate }
  const { place, costCents, open } = stop.option.candidate
  const span = open[day]?.find(({ from, to }) => stop.start >= from && stop.end <= to)
  const late = span !== undefined && span.to >= openLate && span.to < 1440
  const closed = open.findIndex((spans) => spans.length === 0)
  const walk = walkBetween(index - 1, index, context)
  const near = stopAt(index - 1, context)
  const group = companionsOf(place, context)
  const { hot, light } = draft.candidates.weather[day] ?? {}
  const sunset = light && isForSunset(place) && atPeak(stop.option, day, stop.start)
  return [
    ...(group ? [{ kind: `with ${group.kind}`, said: tell('detail.companions', group) }] : []),
    ...(sunset ? [{ kind: 'sunset', said: tell('detail.sunset', { at: sunsetAt(date, draft) }) }] : []),
    ...(stop.option.night && place.best?.includes('evening') && !indoorNights.includes(place.kind)
      ? [{ kind: 'lit', said: tell('detail.lit', {}) }]
      : []),
    ...(hot && place.setting === 'outdoor' && stop.start < hotHours.from - 30
      ? [{ kind: 'cool', said: tell('detail.cool', {}) }]
      : []),
    ...(isOffTheTrack(place, draft.destination) && taste.matches(place).length > 0
      ? [{ kind: 'gem', said: tell('detail.gem', {}) }]
      : []),
    ...(late && stop.start >= 15 * 60 && ['museum', 'gallery', 'market', 'shop'].includes(place.kind)
      ? [{ kind: 'late', said: tell('detail.open-late', { until: toClock(span.to), date }) }]
      : []),
    ...(closed >= 0 && place.kind !== 'show'
      ? [{ kind: 'closed', said: tell('detail.closed', { date: frames[closed]?.date ?? date }) }]
      : []),
    ...(!sunset && place.best?.length && atPeak(stop.option, day, stop.start)
      ? [{ kind: 'best', said: tell('detail.good-time', { part: partOfDay(stop.start) }) }]
      : []),
    ...(walk !== undefined && walk <= shortWalk
      ? [{ kind: 'near', said: tell('detail.on-foot', { minutes: walk, from: near }) }]
      : []),
    ...(costCents === 0 && place.kind !== 'shop' && draft.request.budget === 'budget'
      ? [{ kind: 'free', said: tell('detail.free', {}) }]
      : []),
  ]
}

/** The places of the same day that a place belongs with. */
function companionsOf({ id }: Place, { draft: { destination }, stops }: ReasonContext) {
  for (const { places, kind } of destination.companions) {
    if (!places.includes(id)) continue
    const others = stops.map(({ option }) => option.candidate.place).filter((place) => place.id !== id)
    const names = others.filter((place) => places.includes(place.id)).map(({ name }) => name)
    if (names.length > 0) return { names: names.slice(0, 2), kind }
  }
  return undefined
}

/** "20:31"; empty where the sun does not set. */
function sunsetAt(date: CalendarDate, { destination: { center, timeZone } }: SolvedDraft): string {
  const sun = sunlight(date, center, timeZone)
  return sun ? toClock(sun.set) : ''
}

/** What the free time before a stop is for, in a sentence; nothing where it is slack. */
export function pauseWords(draft: SolvedDraft, day: number, { pause, minutes }: Pause): Message[] {
  const date = draft.meals.frames[day]?.date ?? draft.request.startDate
  if (pause === 'rest') return [tell('pause.rest', { minutes })]
  if (pause === 'table') return [tell('pause.table', { minutes })]
  return pause === 'sunset' ? [tell('pause.sunset', { minutes, at: sunsetAt(date, draft) })] : []
}

function mealReason(stop: TimedOption, index: number, context: ReasonContext): Message {
  const { draft, stops } = context
  const { request, destination } = draft
  const { taste } = draft.candidates
  const { base } = draft.meals
  const { place, costCents } = stop.option.candidate
  const diets = request.filters.dietaryRestrictions
  const parts: Message[] = diets.length > 0 ? [tell('table.confirmed', { diets })] : []
  const before = stops[index - 1]
  const here = walkBetween(index - 1, index, context)
  const onward = walkBetween(index, index + 1, context)
  const next = stops[index + 1]
  if (here !== undefined && (onward === undefined || !next || here <= onward)) {
    const from = before ? before.option.candidate.place.name : baseInWords(base, destination)
    parts.push(tell('table.on-foot', { minutes: here, from }))
  } else if (onward !== undefined && next) {
    parts.push(tell('table.before-next', { minutes: onward, next: next.option.candidate.place.name }))
  }
  const { currency } = destination
  const detail = leastTold(
    [
      ...(place.knownFor && !namesSomebody.test(place.knownFor)
        ? [{ kind: 'known for', said: tell('table.known-for', { what: place.knownFor }) }]
        : []),
      ...(isOffTheTrack(place, destination) ? [{ kind: 'local', said: tell('table.gem', {}) }] : []),
      ...(place.fame >= worldFamous ? [{ kind: 'famous', said: tell('table.famous', {}) }] : []),
      ...(costCents > 0
        ? [{ kind: 'price', said: tell('table.price', { cents: costCents, currency }) }]
        : []),
      ...(taste.matches(place).length > 0 && parts.length === 0
        ? [{ kind: 'food', said: tell('table.asked', {}) }]
        : []),
    ],
    context,
  )
  const best = [...parts.slice(0, 1), ...(detail ? [detail] : []), ...parts.slice(1)].slice(0, 2)
  return tell('reason.meal', { parts: best })
}

function baseInWords(base: Place, destination: SolvedDraft['destination']): Said {
  return isHouse(base, destination) ? base.name : tell('stop.base-in', { base: base.name })
}

/** The detail of the kind told least often so far; it counts as told. */
function leastTold(details: Detail[], { said: { details: told } }: ReasonContext): Message | null {
  const count = ({ kind }: Detail) => told.get(kind) ?? 0
  const [detail] = details.slice().sort((a, b) => count(a) - count(b))
  if (detail) told.set(detail.kind, count(detail) + 1)
  return detail?.said ?? null
}

/** A stop as the reasons of its neighbours call it: a meal, a place, or the base at either end of the day. */
function stopAt(index: number, { stops }: ReasonContext): Said {
  const option = stops[index]?.option
  if (option?.meal) return tell('stop.meal', { meal: option.meal })
  return option?.candidate.place.name ?? tell('stop.base', {})
}

/** Minutes on foot between two of a day's stops; index -1 is the base. Undefined for a ride or the end of the day. */
function walkBetween(from: number, to: number, { stops, draft }: ReasonContext): number | undefined {
  const end = stops[to]
  if (!end) return undefined
  const way = draft.meals.travel.travel(stops[from]?.option.site ?? 0, end.option.site)
  return way.mode === 'walk' ? way.minutes : undefined
}

function partOfDay(start: number) {
  return start < 12 * 60 ? 'morning' : start < 17 * 60 ? 'afternoon' : 'evening'
}
