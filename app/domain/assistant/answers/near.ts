import { metersBetween } from '~/domain/catalogue/distance'
import { wholeFact } from '~/domain/catalogue/hint'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import { windowsOn } from '~/domain/itinerary/edit/open-times'
import { additionsFor, alternativesFor } from '~/domain/itinerary/edit/suggest'
import type { Said } from '~/domain/message'
import type { Target, When } from '~/domain/reader/constraint'
import { isMeant } from '~/domain/reader/targets'
import { allStops, daysNamed, type Known, placeMeant, positionOf, stopsMeant, usedIn } from '../scene'
import { answer } from '../sentences'

/** Places told at once, and metres within which something is near. */
const most = 4
const nearBy = 1200

interface Asked {
  what?: Target | undefined
  when?: When | undefined
}

/** What is around a stop or another place, and not in the plan. */
export function near({ what, when }: Asked, scene: Known): Said {
  const { itinerary } = scene
  const [found] = stopsMeant(what, scene)
  const place = placeMeant(what, scene)
  const [named] = daysNamed(when, itinerary)
  const [first] = allStops({ days: named ? [named] : itinerary.days })
  const at = (found && positionOf(found.stop)) ?? place?.at ?? (first && positionOf(first.stop))
  if (!at) return answer('chat.which-place', {})
  const title = found?.stop.title ?? place?.name ?? first?.stop.title ?? null
  const places = around(at, scene).map(({ place: { name }, meters }) =>
    answer('chat.place-near', { name, meters: Math.round(meters / 10) * 10 }),
  )
  const day = found?.day.day ?? first?.day.day ?? 1
  return places.length > 0 ? answer('chat.near', { title, day, places }) : answer('chat.nothing-near', {})
}

/** The best known within reach come first, then what is nearest. */
function around(at: Coordinates, { itinerary, facts }: Known): { place: Place; meters: number }[] {
  const used = usedIn(itinerary)
  return facts.destination.places
    .filter(({ kind, id }) => kind !== 'base' && kind !== 'food' && !used.has(id))
    .map((place) => ({ place, meters: metersBetween(at, place.at) }))
    .filter(
      ({ meters, place }) =>
        meters <= nearBy &&
        meters > 0 &&
        windowsOn(place, itinerary.startDate, facts.destination)?.length !== undefined,
    )
    .sort((a, b) => b.place.fame - b.meters / 20 - (a.place.fame - a.meters / 20))
    .slice(0, most)
}

/** What could stand where a stop stands. */
export function instead({ what }: Asked, scene: Known): Said {
  const [found] = stopsMeant(what, scene)
  if (!found) return notPlanned(what, scene)
  const names = alternativesFor(scene.itinerary, found.stop.id, scene.facts)
    .filter(({ open, place }) => open && place.kind !== 'nightlife')
    .slice(0, 3)
    .map(({ place: { name } }) => name)
  return names.length > 0
    ? answer('chat.instead', { title: found.stop.title, names })
    : answer('chat.nothing-instead', { title: found.stop.title })
}

/** What else the town has, the best first. */
export function more({ when, what, food }: Asked & { food?: string | undefined }, scene: Known): Said {
  const { itinerary, facts } = scene
  if (food !== undefined) return tablesFor(food, scene)
  if (what) return ofKind(what, scene)
  const [day] = daysNamed(when, itinerary)
  const names = additionsFor(itinerary, day?.day ?? 1, null, facts, ({ kind }) => kind !== 'food')
    .sort((a, b) => b.place.fame - a.place.fame)
    .slice(0, 5)
    .map(({ place: { name } }) => name)
  return names.length > 0 ? answer('chat.more', { names }) : answer('chat.nothing-near', {})
}

/** The best known of a kind, with those that the plan has. */
function ofKind(what: Target, { itinerary, facts }: Known): Said {
  const used = usedIn(itinerary)
  const all = facts.destination.places
    .filter((place) => place.kind !== 'base' && isMeant(place, what))
    .sort((a, b) => b.fame - a.fame)
  const planned = all.filter(({ id }) => used.has(id)).map(({ name }) => name)
  const other = all.filter(({ id }) => !used.has(id)).map(({ name }) => name)
  return all.length > 0
    ? answer('chat.of-that-kind', { planned: planned.slice(0, most), other: other.slice(0, most) })
    : answer('chat.none-of-that', { destination: facts.destination.name })
}

/** Tables that are known for a dish or have its kitchen. */
function tablesFor(food: string, { itinerary, facts }: Known): Said {
  const used = usedIn(itinerary)
  const tables = facts.destination.places
    .filter(
      ({ kind, cuisine = [], knownFor = '' }) =>
        kind === 'food' &&
        (cuisine.some((each) => each.includes(food)) || knownFor.toLowerCase().includes(food)),
    )
    .sort((a, b) => b.fame - a.fame)
  const planned = tables.filter(({ id }) => used.has(id)).map(({ name }) => name)
  const other = tables.filter(({ id, chain }) => !used.has(id) && !chain).map(({ name }) => name)
  return tables.length > 0
    ? answer('chat.of-that-kind', { planned: planned.slice(0, most), other: other.slice(0, most) })
    : answer('chat.none-of-that', { destination: facts.destination.name })
}

/** A place that is known but not in the plan, or one that is not known. */
export function notPlanned(what: Target | undefined, scene: Known): Said {
  const place = placeMeant(what, scene)
  return place
    ? answer('chat.not-planned', { name: place.name, fact: wholeFact(place) })
    : answer('chat.which-stop', {})
}

/** What to do where it rains: what stands in the open, and what is under a roof. */
export function rain({ when }: Asked, { itinerary, facts }: Known): Said {
  const named = daysNamed(when, itinerary)
  const days = named.length > 0 ? named : itinerary.days
  const settings = new Map(facts.destination.places.map(({ id, setting }) => [id, setting]))
  const open = allStops({ days }).filter(({ stop }) => settings.get(stop.placeId ?? '') === 'outdoor')
  const [day] = days
  const roofed = additionsFor(
    itinerary,
    day?.day ?? 1,
    null,
    facts,
    ({ kind, setting }) => setting === 'indoor' && kind !== 'food' && kind !== 'nightlife',
  )
    .slice(0, most)
    .map(({ place: { name } }) => name)
  return answer('chat.rain', {
    outdoor: open.slice(0, most).map(({ stop }) => stop.title),
    indoor: roofed,
    day: named.length === 1 ? (day?.day ?? null) : null,
  })
}
