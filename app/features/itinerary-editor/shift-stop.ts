import { stopsOf } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** One place up or down: past its neighbour, and at the edge of a day into the next one. Nothing at the ends of the trip. */
export function shiftStop({ days }: ItineraryView, id: string, way: 'up' | 'down'): Move | null {
  const dayIndex = days.findIndex((day) => stopsOf(day).some((stop) => stop.id === id))
  const day = days[dayIndex]
  if (!day) return null
  const ids = stopsOf(day).map((stop) => stop.id)
  const at = ids.indexOf(id)
  if (way === 'up' && at > 0) return { kind: 'move', id, day: day.day, before: ids[at - 1] ?? null }
  if (way === 'down' && at < ids.length - 1)
    return { kind: 'move', id, day: day.day, before: ids[at + 2] ?? null }
  const other = days[way === 'up' ? dayIndex - 1 : dayIndex + 1]
  if (!other) return null
  const before = way === 'up' ? null : (stopsOf(other)[0]?.id ?? null)
  return { kind: 'move', id, day: other.day, before }
}
