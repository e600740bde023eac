import type { Place } from '~/domain/catalogue/place'
import { placeOf } from '~/domain/itinerary/edit/draft'
import { placed } from '~/domain/itinerary/edit/requests'
import { alternativesFor } from '~/domain/itinerary/edit/suggest'
import type { Said } from '~/domain/message'
import type { Target, When } from '~/domain/reader/constraint'
import { isMeant } from '~/domain/reader/targets'
import { daysNamed, knownOf, nameOf, namesDay, placeMeant, type Scene, usedIn } from '../scene'
import { answer, change as tell } from '../sentences'
import { common, plain } from '../subject'
import { atTime } from './at-time'
import { kindName } from './leave-out'
import { noWorse } from './no-worse'
import { cannot, moves, newFaults, type Outcome, oneStop } from './outcome'

/** A place that is named, or the best known of a kind that the trip does not have. */
export function add(
  { what, when }: { what?: Target | undefined; when?: When | undefined },
  scene: Scene,
): Outcome {
  const { draft, facts } = scene
  const { destination } = facts
  if (!what) return cannot(answer('chat.which-place', {}))
  const place = wanted(what, scene)
  if (place && isVague(what, place, scene)) return cannot(ofKind(what, scene))
  if (!place) {
    const name = nameOf(what, knownOf(scene)) ?? kindName(what)
    return cannot(tell('refused.not-in-catalogue', { what: name, destination: destination.name }))
  }
  if (usedIn(draft.itinerary).has(place.id)) return cannot(tell('refused.in-plan', { name: place.name }))
  const days = daysNamed(when, draft.itinerary)
  if (namesDay(when) && days.length === 0)
    return cannot(answer('chat.no-such-day', { days: draft.itinerary.days.length }))
  const day = days[0]?.day ?? null
  if (when?.part !== undefined || when?.at !== undefined)
    return atTime({ place, days: days.length > 0 ? days : draft.itinerary.days, when }, scene)
  const list = placed(draft, day, facts, place)
  if (list.length === 0) return cannot(tell('refused.no-room', { name: place.name }))
  const faults =
    newFaults(draft, list, facts) > 0 ? answer('chat.not-free-of-faults', { name: place.name }) : undefined
  return moves(tell('change.added', { name: place.name, day }), list, faults)
}

/** Classes, tours and shows are all different: none is added that its own words do not ask for. */
function isVague(what: Target, { name }: Place, { text }: Scene): boolean {
  if (what.by !== 'kind' || (what.kind !== 'experience' && what.kind !== 'show')) return false
  const said = plain(text).split(' ')
  return !plain(name)
    .split(' ')
    .some((word) => word.length >= telling && !common.has(word) && said.includes(word))
}

function ofKind(what: Target, { draft, facts }: Scene): Said {
  const used = usedIn(draft.itinerary)
  const names = facts.destination.places
    .filter((place) => !used.has(place.id) && isMeant(place, what))
    .sort((a, b) => b.fame - a.fame)
    .slice(0, 4)
    .map(({ name }) => name)
  return answer('chat.of-kind', { kind: kindName(what), names })
}

function wanted(what: Target, scene: Scene): Place | undefined {
  if (what.by === 'place' || what.by === 'area') return placeMeant(what, knownOf(scene))
  if (what.by === 'name') return undefined
  const { draft, facts, text } = scene
  const used = usedIn(draft.itinerary)
  const said = plain(text)
    .split(' ')
    .filter((word) => word.length >= telling)
  const named = ({ name, kind }: Place) =>
    kind === 'food'
      ? 0
      : said.filter((word) => !common.has(word) && plain(name).split(' ').includes(word)).length
  const free = facts.destination.places.filter((place) => place.kind !== 'base' && !used.has(place.id))
  const byName = free
    .filter((place) => named(place) > 0)
    .sort((a, b) => named(b) - named(a) || b.fame - a.fame)[0]
  return byName ?? free.filter((place) => isMeant(place, what)).sort((a, b) => b.fame - a.fame)[0]
}

/** Letters of a word of a request that may be in a name: "a jazz club". */
const telling = 4

/** One place instead of another, at its time. Without a name for it: the best that is no worse. */
export function swap(
  { what, for: next }: { what?: Target | undefined; for?: Target | undefined },
  scene: Scene,
): Outcome {
  const { draft, facts } = scene
  const found = oneStop(what, scene)
  if ('impossible' in found) return found
  const { stop } = found
  const was = placeOf(facts.destination, stop.placeId)
  const used = usedIn(draft.itinerary)
  if (next && (next.by === 'place' || next.by === 'area')) {
    const place = placeMeant(next, knownOf(scene))
    if (!place) return cannot(answer('chat.which-place', {}))
    if (used.has(place.id)) return cannot(tell('refused.in-plan', { name: place.name }))
    if ((stop.type === 'food') !== (place.kind === 'food'))
      return cannot(tell('refused.not-a-meal', { place: place.name, stop: stop.title }))
    if (stop.meal && !place.meals?.includes(stop.meal))
      return cannot(tell('refused.not-served', { place: place.name, meal: stop.meal }))
    return replaced(stop.id, stop.title, place, scene)
  }
  const fits = (place: Place) => noWorse(place, was) && (!next || isMeant(place, next))
  const better = alternativesFor(draft.itinerary, stop.id, facts, fits).find(({ open }) => open)
  return better
    ? replaced(stop.id, stop.title, better.place, scene)
    : cannot(answer('chat.nothing-instead', { title: stop.title }))
}

function replaced(id: string, title: string, place: Place, { draft, facts }: Scene): Outcome {
  const list = [{ kind: 'replace' as const, id, placeId: place.id }]
  const faults =
    newFaults(draft, list, facts) > 0 ? answer('chat.not-free-of-faults', { name: place.name }) : undefined
  return moves(tell('change.instead', { place: place.name, stop: title }), list, faults)
}
