import { metersBetween } from '~/domain/catalogue/distance'
import { housesAt } from '~/domain/catalogue/stays'
import { placeOf, stayOf } from '~/domain/itinerary/edit/draft'
import { priceOf, statedPrice } from '~/domain/itinerary/sentences'
import { type Said, sequence } from '~/domain/message'
import type { Target } from '~/domain/reader/constraint'
import type { topics } from '../intent/intent'
import { type Known, placeMeant, usedIn } from '../scene'
import { answer } from '../sentences'

/** Where to sleep: the quarters, houses of the trip's budget, and where the plan begins now. */
export function stay({ itinerary, facts: { destination, request } }: Known): Said {
  const areas = destination.places
    .filter(({ kind }) => kind === 'base')
    .map(({ name, fact }) => answer('chat.area', { name, fact }))
  if (areas.length === 0) return answer('chat.not-known', { what: 'stay' })
  const base = placeOf(destination, itinerary.days[0]?.basePlaceId ?? null)
  const now = base?.name ?? itinerary.days.flatMap((day) => stayOf(day) ?? [])[0]?.title
  const houses = housesAt(destination, request.budget)
    .slice(0, 3)
    .map(({ name, night, assumed }) =>
      answer('chat.house', { name, price: statedPrice(night.cents, destination.currency, { assumed }) }),
    )
  return sequence([
    answer('chat.areas', { areas }),
    houses.length > 0 ? answer('chat.houses', { houses }) : '',
    now ? answer('chat.stay-now', { title: now }) : '',
  ])
}

const nearBy = 800

/** What people eat there, and tables near a place that is named. */
export function eat(
  { what, near }: { what?: Target | undefined; near?: true | undefined },
  scene: Known,
): Said {
  const { destination } = scene.facts
  const place = what ? placeMeant(what, scene) : near ? baseOf(scene) : undefined
  if (place) {
    const used = usedIn(scene.itinerary)
    const tables = destination.places
      .filter(
        ({ kind, id, at, chain }) =>
          kind === 'food' && !chain && !used.has(id) && metersBetween(at, place.at) <= nearBy,
      )
      .sort((a, b) => b.fame - a.fame)
      .slice(0, 3)
      .map(({ name }) => name)
    return answer('chat.tables-near', { name: place.name, tables })
  }
  const dishes = destination.dishes
    .slice(0, 5)
    .map(({ name, what: about }) => answer('chat.dish', { name, about }))
  return dishes.length > 0 ? answer('chat.dishes', { dishes }) : answer('chat.not-known', { what: 'food' })
}

/** Where the days begin: what is near is near there. */
function baseOf({ itinerary, facts: { destination } }: Known) {
  return placeOf(destination, itinerary.days[0]?.basePlaceId ?? null)
}

/** What the catalogue tells of a country and a town. */
export function practical(
  { topic }: { topic: (typeof topics)[number] },
  { facts: { destination } }: Known,
): Said {
  const { tipping, plug, localMoney, emergency, languages, transit, tips, currency } = destination
  const unknown = answer('chat.not-known', { what: topic })
  const told = (text: string) => (text === '' ? unknown : answer('chat.practical', { topic, text }))
  switch (topic) {
    case 'tipping':
      return told(tipping)
    case 'plug':
      return told(plug)
    case 'money':
      return told(localMoney)
    case 'emergency':
      return told(emergency)
    case 'language':
      return languages.length > 0 ? answer('chat.languages', { languages }) : unknown
    case 'tips':
      return told(tips.slice(0, 3).join(' '))
    case 'transit':
      return transit.fareCents === 0
        ? unknown
        : answer('chat.transit', {
            name: transit.name,
            fare: priceOf(transit.fareCents, currency),
            dayPass: transit.dayPassCents === undefined ? null : priceOf(transit.dayPassCents, currency),
          })
  }
}
