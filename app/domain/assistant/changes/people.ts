import type { Diet, Meal, Place } from '~/domain/catalogue/place'
import { type accessNeeds, dietKey } from '~/domain/catalogue/vocabulary'
import { placeOf } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import { alternativesFor } from '~/domain/itinerary/edit/suggest'
import type { Message } from '~/domain/message'
import { sequence } from '~/domain/message'
import type { When } from '~/domain/reader/constraint'
import { defaultFilters, suitsFilters } from '~/domain/request/filters'
import { oneTraveller, type Travellers } from '~/domain/travellers'
import { allStops, daysNamed, type Found, namesDay, type Scene } from '../scene'
import { answer, change as tell } from '../sentences'
import { noWorse } from './no-worse'
import { cannot, moves, newFaults, type Outcome } from './outcome'

/**
 * Replaces the stops that do not suit by ones that are confirmed to: no worse ones first. What would break a check stays as
 * it is, and is named, as is what is simpler than what it replaces.
 */
function suited(
  stops: readonly Found[],
  suits: (place: Place) => boolean | undefined,
  { title, scene: { draft, facts } }: { title: Message; scene: Scene },
): Outcome {
  const used = new Set<string>()
  const left: string[] = []
  const simpler: string[] = []
  const list: Move[] = []
  for (const { stop } of stops) {
    const was = placeOf(facts.destination, stop.placeId)
    if (was && suits(was)) continue
    const free = (place: Place) => suits(place) === true && !used.has(place.id) && !place.chain
    const open = stop.locked
      ? []
      : alternativesFor(draft.itinerary, stop.id, facts, free).filter((each) => each.open)
    const asGood = open.filter(({ place }) => noWorse(place, was))
    const simple = open.filter(({ place }) => place.kind === 'food' && !noWorse(place, was))
    const next = [...asGood.slice(0, 2), ...simple.slice(0, 1)].find(
      ({ place }) =>
        newFaults(draft, [...list, { kind: 'replace', id: stop.id, placeId: place.id }], facts) <= 0,
    )
    if (!next) left.push(stop.title)
    else {
      used.add(next.place.id)
      list.push({ kind: 'replace', id: stop.id, placeId: next.place.id })
      if (!noWorse(next.place, was)) simpler.push(next.place.name)
    }
  }
  const unsuited = left.length > 0 ? answer('chat.unconfirmed', { titles: left }) : ''
  const also = sequence([simpler.length > 0 ? answer('chat.simpler', { titles: simpler }) : '', unsuited])
  if (list.length > 0) return moves(title, list, also === '' ? undefined : also)
  return cannot(
    left.length > 0
      ? sequence([answer('chat.none-suits', {}), unsuited])
      : answer('chat.suits-already', { change: title }),
  )
}

function stopsOn(when: When | undefined, { draft: { itinerary } }: Scene): Found[] {
  return allStops(namesDay(when) ? { days: daysNamed(when, itinerary) } : itinerary)
}

const dayOf = (when: When | undefined, { draft }: Scene) =>
  namesDay(when) ? (daysNamed(when, draft.itinerary)[0]?.day ?? null) : null

/** Tables that serve a diet, on the days that are named or on all. */
export function diet(
  { diet: wanted, meal, when }: { diet: Diet; meal?: Meal | undefined; when?: When | undefined },
  scene: Scene,
): Outcome {
  const tables = stopsOn(when, scene).filter(
    ({ stop }) => stop.type === 'food' && (!meal || stop.meal === meal),
  )
  if (tables.length === 0)
    return cannot(
      meal
        ? answer('chat.no-such-meal', { meal })
        : answer('chat.no-such-day', { days: scene.draft.itinerary.days.length }),
    )
  return suited(tables, (place) => place.diets?.[dietKey[wanted]] === 'yes', {
    title: tell('change.diet', { diet: wanted, meal: meal ?? null, day: dayOf(when, scene) }),
    scene,
  })
}

/** Stops that suit children. Tables are left as they are unless they are known not to. */
export function children({ when }: { when?: When | undefined }, scene: Scene): Outcome {
  const filters = { ...defaultFilters, childFriendly: true }
  const stops = stopsOn(when, scene).filter(({ stop }) => {
    const place = placeOf(scene.facts.destination, stop.placeId)
    return place && (place.kind !== 'food' || place.children === 'no')
  })
  return suited(stops, (place) => suitsFilters(place, filters) === 'yes', {
    title: tell('change.children', { day: dayOf(when, scene) }),
    scene,
  })
}

/** Other travellers: the plan stays as it is, and what all of them pay changes. */
export function travellers({ travellers: said }: { travellers: Travellers }, { draft }: Scene): Outcome {
  const { adults, children } = said
  const title = tell('change.travellers', { adults, children: children.length })
  const now = draft.itinerary.travellers ?? oneTraveller
  const same = now.adults === adults && now.children.join() === children.join()
  return same
    ? cannot(answer('chat.suits-already', { change: title }))
    : moves(title, [{ kind: 'travellers', travellers: said }])
}

const needOf: Record<
  'wheelchair' | 'walks-little' | 'no-stairs' | 'blind' | 'deaf',
  (typeof accessNeeds)[number] | null
> = {
  wheelchair: 'Wheelchair accessible',
  'walks-little': 'Limited mobility',
  'no-stairs': 'No stairs',
  blind: 'Visual aids',
  deaf: null,
}

/** Stops that are confirmed for a need. */
export function access(
  { need, when }: { need: keyof typeof needOf; when?: When | undefined },
  scene: Scene,
): Outcome {
  const named = needOf[need]
  if (!named) return cannot(answer('chat.cannot', { what: 'need' }))
  const filters = { ...defaultFilters, accessibility: [named] }
  return suited(stopsOn(when, scene), (place) => suitsFilters(place, filters) === 'yes', {
    title: tell('change.access', { need: named, day: dayOf(when, scene) }),
    scene,
  })
}

/** A dish or a kitchen at one meal; or tables that are not for it. */
export function food(
  { food: dish, not, when }: { food: string; not?: true | undefined; when?: When | undefined },
  scene: Scene,
): Outcome {
  const cooks = ({ cuisine = [], knownFor = '' }: Place) =>
    cuisine.some((each) => each.includes(dish) || dish.includes(each)) ||
    knownFor.toLowerCase().includes(dish)
  const tables = stopsOn(when, scene).filter(({ stop }) => stop.type === 'food' && stop.meal !== 'breakfast')
  const day = dayOf(when, scene)
  if (not) {
    const those = tables.filter(({ stop }) => {
      const place = placeOf(scene.facts.destination, stop.placeId)
      return place && cooks(place)
    })
    if (those.length === 0) return cannot(tell('refused.none-there', { what: dish, day }))
    return suited(those, (place) => !cooks(place), {
      title: tell('change.no-more', { what: dish, day }),
      scene,
    })
  }
  const has = tables.find(({ stop }) => {
    const place = placeOf(scene.facts.destination, stop.placeId)
    return place && cooks(place)
  })
  if (has) return cannot(answer('chat.has-food', { food: dish, title: has.stop.title, day: has.day.day }))
  for (const { stop } of [...tables].sort(
    (a, b) => Number(b.stop.meal === 'dinner') - Number(a.stop.meal === 'dinner'),
  )) {
    if (stop.locked) continue
    const next = alternativesFor(
      scene.draft.itinerary,
      stop.id,
      scene.facts,
      (place) => cooks(place) && !place.chain,
    ).find(({ open }) => open)
    if (next)
      return moves(tell('change.instead', { place: next.place.name, stop: stop.title }), [
        { kind: 'replace', id: stop.id, placeId: next.place.id },
      ])
  }
  return cannot(tell('refused.not-in-catalogue', { what: dish, destination: scene.facts.destination.name }))
}
