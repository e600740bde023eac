import type { DayView, TripPlaceView } from '~/domain/itinerary/itinerary'
import type { JourneyMode } from '~/domain/itinerary/journey'

/** Units of the drawing. */
export const mapSize = { width: 480, height: 250 }
const margin = 34
/** Least distance of two labels, from one line to the next. */
const lineHeight = 18

interface Point {
  name: string
  x: number
  y: number
  label: { x: number; y: number; anchor: 'start' | 'end' }
}

interface WholeMap {
  points: Point[]
  /** Indexes of places; no mode where the journey is not known. */
  lines: { from: number; to: number; mode: JourneyMode | undefined }[]
}

/**
 * Places where their first known stop is, to one scale (equirectangular, true at the middle latitude), north up; null where
 * a place has no known stop.
 */
export function wholeMap(
  places: readonly Pick<TripPlaceView, 'name'>[],
  days: readonly DayView[],
): WholeMap | null {
  const at = places.map((_, index) => positionOf(index, days))
  const known = at.flatMap((each) => (each ? [each] : []))
  const [first] = known
  if (!first || known.length < places.length) return null
  const middle = known.reduce((sum, [latitude]) => sum + latitude, 0) / known.length
  const shrink = Math.cos((middle * Math.PI) / 180)
  // Across the date line, the shorter way round.
  const flat = known.map(([latitude, longitude]) => {
    const turn = Math.round((longitude - first[1]) / 360) * 360
    return { x: (longitude - turn) * shrink, y: -latitude }
  })
  const xs = flat.map(({ x }) => x)
  const ys = flat.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const room = { width: mapSize.width - 2 * margin, height: mapSize.height - 2 * margin }
  const scale = Math.min(
    room.width / Math.max(1e-6, right - left),
    room.height / Math.max(1e-6, bottom - top),
  )
  const across = (mapSize.width - (right - left) * scale) / 2
  const down = (mapSize.height - (bottom - top) * scale) / 2
  const taken: { y: number; anchor: string }[] = []
  const points = flat.map((point, index): Point => {
    const x = round(across + (point.x - left) * scale)
    const y = round(down + (point.y - top) * scale)
    const anchor = x > mapSize.width * 0.6 ? 'end' : 'start'
    let labelY = y + 5
    while (taken.some((other) => other.anchor === anchor && Math.abs(other.y - labelY) < lineHeight))
      labelY += lineHeight
    taken.push({ y: labelY, anchor })
    return {
      name: places[index]?.name ?? '',
      x,
      y,
      label: { x: anchor === 'end' ? x - 17 : x + 17, y: labelY, anchor },
    }
  })
  const journeys = days.flatMap(({ activities }) => activities.flatMap(({ journey }) => journey ?? []))
  const lines = points.slice(1).map((_, from) => ({ from, to: from + 1, mode: journeys[from]?.mode }))
  return { points, lines }
}

const round = (value: number) => Math.round(value * 10) / 10

/** Where the first stop with a known position of the days that end in a place is. */
function positionOf(index: number, days: readonly DayView[]): [number, number] | null {
  for (const { place, activities } of days) {
    if (place !== index) continue
    const arrived = activities.slice(activities.findIndex(({ journey }) => journey) + 1)
    for (const { latitude, longitude } of arrived)
      if (latitude !== null && longitude !== null) return [latitude, longitude]
  }
  return null
}
