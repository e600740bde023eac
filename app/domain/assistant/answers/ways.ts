import { bestWay } from '~/domain/catalogue/travel'
import { baseAt } from '~/domain/itinerary/edit/draft'
import { metersOnFoot } from '~/domain/itinerary/left-at'
import { type Said, sequence } from '~/domain/message'
import type { Target, When } from '~/domain/reader/constraint'
import { daysNamed, type Known, nameOf, placeMeant } from '../scene'
import { answer } from '../sentences'

/** How one comes from the airport into town. */
export function airport({ facts: { destination } }: Known): Said {
  return destination.airport === ''
    ? answer('chat.not-known', { what: 'airport' })
    : answer('chat.airport', { text: destination.airport })
}

/** The way between two places; from where one sleeps where only one is named. */
export function way(
  { from, to }: { from?: Target | undefined; to?: Target | undefined },
  scene: Known,
): Said {
  const { itinerary, facts } = scene
  const [first] = itinerary.days
  const start = from && placeMeant(from, scene)
  const end = placeMeant(to, scene)
  const trip = facts.destination.dayTrips.find(({ id }) => to?.by === 'place' && to.id === id)
  if (trip) return answer('chat.way-out', { name: trip.name, minutes: trip.minutes, by: trip.by })
  if (!end || (from && !start) || !first) return answer('chat.which-place', {})
  const { mode, minutes, meters } = bestWay(
    start?.at ?? baseAt(first, facts.destination),
    end.at,
    facts.destination,
  )
  return answer('chat.way', {
    from: start ? (nameOf(from, scene) ?? null) : null,
    to: end.name,
    walk: mode === 'walk',
    minutes,
    meters,
    transit: facts.destination.transit.name,
  })
}

export function onFoot({ when }: { when?: When | undefined }, { itinerary }: Known): Said {
  const named = daysNamed(when, itinerary)
  const days = named.length > 0 ? named : itinerary.days
  return sequence(
    days.map(({ day, activities }) =>
      answer('chat.on-foot', { day, meters: activities.reduce((sum, each) => sum + metersOnFoot(each), 0) }),
    ),
  )
}
