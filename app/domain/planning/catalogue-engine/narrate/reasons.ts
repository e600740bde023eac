import type { Place } from '~/domain/catalogue/place'
import { isHouse } from '~/domain/catalogue/stays'
import type { Message, Said } from '~/domain/message'
import type { SaidSoFar } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tell } from '../sentences'
import { isOffTheTrack } from './off-the-track'
import type { Pause } from './pauses'
import { restWords } from './rest-words'
import {
  type Fact,
  ofTheWay,
  type ReasonContext,
  shortWalk,
  sightFacts,
  sunsetAt,
  walkBetween,
  walkHome,
} from './sight-facts'

/** So many icons of a trip are called what a first visit is for. */
const mostIconsNamed = 3
/** So many stops of a trip are said to answer one and the same wish, where there is anything else to say. */
const mostWishesNamed = 2
/** A name within what a house is known for could be taken for another venue. */
const namesSomebody = /\p{Lu}/u
/** Kitchens of which the name says nothing. */
const vagueKitchens = new Set([
  'contemporary',
  'international',
  'vegan',
  'vegetarian',
  'fusion',
  'asian',
  'european',
])
/** Facts that are told of a meal; and how often one that the plan shows beside it counts as told. */
const factsOfMeal = 2
const shownBefore = 2
/** From this fame on a place is what many people come for. */
const worldFamous = 85

/** Why a stop was chosen for this traveller: one sentence, made of facts only. */
export function reasonFor(draft: SolvedDraft, day: number, index: number, said: SaidSoFar): Said {
  const stops = draft.solve.days[day] ?? []
  const stop = stops[index]
  if (!stop) return ''
  const context = { draft, day, stops, said }
  return stop.option.meal ? mealReason(stop, index, context) : sightReason(stop, index, context)
}

/** Interests that are all about one kind of place. */
const interestIn: Partial<Record<Place['kind'], string>> = {
  museum: 'Museums',
  shop: 'Shopping',
  nightlife: 'Nightlife',
}

/** Interests that what was written speaks against: who wants no museums did not ask for them, though the form says so. */
function refusedInterests({ wishes = [] }: PlanRequest): string[] {
  return wishes.flatMap((wish) => {
    if (wish.is !== 'skip' || wish.when) return []
    if (wish.what.by === 'interest') return [wish.what.interest]
    return wish.what.by === 'kind' ? (interestIn[wish.what.kind] ?? []) : []
  })
}

function sightReason(stop: TimedOption, index: number, context: ReasonContext): Message {
  const { request, destination, candidates } = context.draft
  const { place } = stop.option.candidate
  const { said } = context
  const refused = refusedInterests(request)
  // That somebody came to see the sights says nothing about one of them.
  const wishes = candidates.taste
    .matches(place)
    .filter((wish) => wish !== 'Sightseeing' && !refused.includes(wish))
    .slice(0, 2)
  const facts = byTelling(sightFacts(stop, index, context), context)
  const tellFact = () => told(facts.shift(), context)
  if (stop.option.night) return tell('reason.evening', { kind: place.kind, detail: tellFact() })
  const musts = candidates.taste.icons.slice(0, hard.musts(request.days))
  if (musts.includes(place.id)) {
    // Said of the first few; of the others the fact about today says more.
    const count = said.details.get('icon') ?? 0
    said.details.set('icon', count + 1)
    if (count < mostIconsNamed)
      return tell('reason.icon', { destination: destination.name, detail: tellFact() })
  }
  const why = storyOf(place, context)
  if (why) {
    const others = facts.filter(({ kind }) => kind !== 'with')
    return tell('reason.why', { why, detail: told(others[0], context) })
  }
  // A wish is told a few times in a trip; after that the place, the day and the light speak for themselves.
  const asked = `asked ${wishes.join()}`
  const toldOfWish = said.details.get(asked) ?? 0
  if (wishes.length > 0 && toldOfWish < mostWishesNamed) {
    said.details.set(asked, toldOfWish + 1)
    return tell('reason.interests', { wishes, detail: tellFact() })
  }
  const style = request.filters.travelStyle.find((each) => place.styles.includes(each))
  if (style) return tell('reason.style', { style, detail: tellFact() })
  if (place.fame >= worldFamous)
    return tell('reason.famous', { destination: destination.name, detail: tellFact() })
  const [first] = facts
  const second = facts
    .slice(1)
    .find(({ kind }) => !ofTheWay.includes(kind) || !first || !ofTheWay.includes(first.kind))
  const details = [told(first, context), told(second, context)].filter((each) => each !== null)
  return tell('reason.facts', { details })
}

/** What the catalogue says of a group of places, once in a trip, on a day that has all of them: there it is true. */
function storyOf({ id }: Place, { draft: { destination }, stops, said }: ReasonContext): string | undefined {
  const today = new Set(stops.map(({ option }) => option.candidate.place.id))
  const group = destination.companions.find(
    ({ places, why }) =>
      places.includes(id) && places.every((each) => today.has(each)) && !said.details.has(`story ${why}`),
  )
  if (group) said.details.set(`story ${group.why}`, 1)
  return group?.why
}

/** What the free time before a stop is for, in a sentence; nothing where it is slack. */
export function pauseWords(
  draft: SolvedDraft,
  day: number,
  index: number,
  { pause, minutes }: Pause,
): Message[] {
  const date = draft.meals.frames[day]?.date ?? draft.request.startDate
  if (pause === 'rest') return [restWords(draft, day, index, minutes)]
  if (pause === 'table') return [tell('pause.table', { minutes })]
  return pause === 'sunset' ? [tell('pause.sunset', { minutes, at: sunsetAt(date, draft) })] : []
}

/** Two facts of a table, those told least so far first. What the plan shows beside it as well, way and price, counts as told before. */
function mealReason(stop: TimedOption, index: number, context: ReasonContext): Message {
  const { draft, stops } = context
  const { request, destination } = draft
  const { place, costCents } = stop.option.candidate
  const diets = request.filters.dietaryRestrictions
  const { currency, areas } = destination
  const kitchen = place.cuisine?.[0]
  const home = index === stops.length - 1 ? walkHome(index, context) : undefined
  const isHere = ({ option: { meal, candidate } }: TimedOption) =>
    !meal && candidate.place.area === place.area
  const area = stops.some(isHere) ? areas.find(({ id }) => id === place.area)?.name : undefined
  const way = wayToTable(index, context)
  const facts = byTelling(
    [
      ...(place.knownFor && !namesSomebody.test(place.knownFor)
        ? [{ kind: 'known for', said: tell('table.known-for', { what: place.knownFor }) }]
        : []),
      ...(isOffTheTrack(place, destination) ? [{ kind: 'local', said: tell('table.gem', {}) }] : []),
      ...(place.fame >= worldFamous ? [{ kind: 'famous', said: tell('table.famous', {}) }] : []),
      ...(kitchen && !vagueKitchens.has(kitchen)
        ? [{ kind: 'kitchen', said: tell('table.kitchen', { kitchen }) }]
        : []),
      ...(place.booking === 'required' || place.booking === 'advised'
        ? [{ kind: 'booking', said: tell('table.book', {}) }]
        : []),
      ...(home !== undefined && home <= shortWalk
        ? [{ kind: 'home', said: tell('table.home', { minutes: home }) }]
        : []),
      ...(area ? [{ kind: 'quarter', said: tell('table.local', { area }) }] : []),
      ...(way ? [{ kind: 'table way', said: way, shown: true }] : []),
      ...(costCents > 0
        ? [{ kind: 'price', said: tell('table.price', { cents: costCents, currency }), shown: true }]
        : []),
    ],
    context,
  )
  const confirmed = diets.length > 0 ? [tell('table.confirmed', { diets })] : []
  const parts = facts.slice(0, factsOfMeal - confirmed.length).flatMap((fact) => told(fact, context) ?? [])
  const said = [...confirmed, ...parts]
  const quarter = areas.find(({ id }) => id === place.area)?.name ?? destination.name
  return tell('reason.meal', { parts: said.length > 0 ? said : [tell('table.quarter', { area: quarter })] })
}

/** The shorter of the walks to a table and on from it; nothing where both are rides. */
function wayToTable(index: number, context: ReasonContext): Message | undefined {
  const { draft, stops } = context
  const before = stops[index - 1]
  const next = stops[index + 1]
  const here = walkBetween(index - 1, index, context)
  const onward = walkBetween(index, index + 1, context)
  if (here !== undefined && (onward === undefined || !next || here <= onward)) {
    const from = before
      ? before.option.candidate.place.name
      : baseInWords(draft.meals.base, draft.destination)
    return tell('table.on-foot', { minutes: here, from })
  }
  return onward !== undefined && next
    ? tell('table.before-next', { minutes: onward, next: next.option.candidate.place.name })
    : undefined
}

function baseInWords(base: Place, destination: SolvedDraft['destination']): Said {
  return isHouse(base, destination) ? base.name : tell('stop.base-in', { base: base.name })
}

/** Facts of kinds told least often so far first. */
function byTelling(facts: Fact[], { said: { details } }: ReasonContext): Fact[] {
  const count = ({ kind, shown }: Fact) => (details.get(kind) ?? 0) + (shown ? shownBefore : 0)
  return facts.slice().sort((a, b) => count(a) - count(b))
}

/** A fact as it is told; it counts as told. */
function told(fact: Fact | undefined, { said: { details } }: ReasonContext): Message | null {
  if (fact) details.set(fact.kind, (details.get(fact.kind) ?? 0) + 1)
  return fact?.said ?? null
}
