import { z } from 'zod'
import type { Plan } from '../../../app/domain/itinerary/itinerary'
import type { Said } from '../../../app/domain/message'

/** A day as the map sheet draws it: where it goes, when, and how one gets there. */
export const DrawnDay = z.object({
  destination: z.string(),
  date: z.string(),
  /** From 1. */
  day: z.int(),
  stops: z.array(
    z.object({
      name: z.string(),
      at: z.tuple([z.number(), z.number()]),
      from: z.string(),
      to: z.string(),
      minutes: z.number(),
      mode: z.enum(['walk', 'transit', 'none']),
      meal: z.boolean(),
    }),
  ),
  faults: z.array(z.string()),
})
export type DrawnDay = z.infer<typeof DrawnDay>

/** A day of a plan, its base first and last. */
export function drawnDay(
  plan: Plan,
  number: number,
  faults: string[],
  base: [number, number],
  say: (said: Said) => string,
): DrawnDay {
  const day = plan.days[number - 1]
  const stops = (day?.activities ?? [])
    .filter(({ type }) => type !== 'transport')
    .map(({ title, latitude, longitude, startTime, endTime, travel, meal }) => ({
      name: say(title),
      at: [latitude ?? base[0], longitude ?? base[1]] as [number, number],
      from: startTime,
      to: endTime,
      minutes: travel.minutes,
      mode:
        travel.minutes === 0
          ? ('none' as const)
          : travel.mode === 'walk'
            ? ('walk' as const)
            : ('transit' as const),
      meal: meal !== undefined,
    }))
  const [first] = stops
  const start = {
    name: 'base',
    at: base,
    from: first?.from ?? '',
    to: first?.from ?? '',
    minutes: 0,
    mode: 'none' as const,
    meal: false,
  }
  return {
    destination: plan.destination,
    date: day?.date ?? plan.startDate,
    day: number,
    stops: [start, ...stops],
    faults,
  }
}

const [width, mapHeight, lineHeight, mostLines] = [520, 300, 15, 14]
const rowHeight = mapHeight + 70 + lineHeight * mostLines

/** Days in pairs, before beside after: their ways on a map without tiles, and their stops as a list. */
export function mapSheet(pairs: [DrawnDay, DrawnDay][]): string {
  const rows = pairs.map(
    ([before, after], row) =>
      `<g transform="translate(20 ${20 + row * rowHeight})">${cell(before, 'before', boundsOf([before, after]))}<g transform="translate(${width + 30} 0)">${cell(after, 'after', boundsOf([before, after]))}</g></g>`,
  )
  const [w, h] = [2 * width + 70, 20 + pairs.length * rowHeight]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" font-family="sans-serif" font-size="11">
<title>Five days on a map, before and after</title>
<rect width="${w}" height="${h}" fill="#fff"/>
${rows.join('\n')}
</svg>
`
}

interface Bounds {
  west: number
  north: number
  /** Pixels for a degree of longitude, and of latitude. */
  across: number
  down: number
}

/** What both maps of a pair show, so that they have one scale. */
function boundsOf(days: DrawnDay[]): Bounds {
  const all = days.flatMap(({ stops }) => stops.map(({ at }) => at))
  const [lats, lons] = [all.map(([lat]) => lat), all.map(([, lon]) => lon)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min(
    (width - 60) / Math.max(0.002, (east - west) * shrink),
    (mapHeight - 50) / Math.max(0.002, north - south),
  )
  return { west, north, across: scale * shrink, down: scale }
}

function cell({ destination, date, day, stops, faults }: DrawnDay, when: string, bounds: Bounds): string {
  const point = ([lat, lon]: readonly [number, number]) =>
    [30 + (lon - bounds.west) * bounds.across, 30 + (bounds.north - lat) * bounds.down] as const
  const ways = stops.slice(1).map(({ at, mode }, index) => {
    const [x1, y1] = point(stops[index]?.at ?? at)
    const [x2, y2] = point(at)
    const dashes = mode === 'transit' ? ' stroke-dasharray="6 4"' : ''
    return `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" stroke="${mode === 'transit' ? '#b3402a' : '#2a6db3'}" stroke-width="1.5"${dashes}/>`
  })
  const dots = stops.slice(0, -1).map(({ at, meal }, index) => {
    const [x, y] = point(at)
    const fill = index === 0 ? '#111' : meal ? '#d9a514' : '#2a6db3'
    return `<circle cx="${px(x)}" cy="${px(y)}" r="8" fill="${fill}"/><text x="${px(x)}" y="${px(y + 3.5)}" text-anchor="middle" fill="#fff" font-size="9">${index === 0 ? 'B' : index}</text>`
  })
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0)
  const rides = stops.filter(({ mode }) => mode === 'transit').length
  const list = stops.slice(1).map(({ name, from, to, minutes: way, mode, meal }, index) => {
    const by = way === 0 ? '' : ` · ${mode === 'transit' ? 'ride' : 'walk'} ${way} min`
    return `<text x="0" y="${mapHeight + 40 + index * lineHeight}" fill="${meal ? '#8a6a0a' : '#111'}">${index + 1}  ${from}–${to}  ${escaped(name)}${by}</text>`
  })
  const objections = faults.length === 0 ? 'nothing to object to' : faults.join('; ')
  return `<rect width="${width}" height="${mapHeight}" fill="#f4f1ea"/>${ways.join('')}${dots.join('')}
<text y="${mapHeight + 16}" font-weight="bold">${escaped(destination)}, day ${day} (${date}), ${when}: ${minutes} min on the way, ${rides} rides</text>
${list.join('\n')}
<text x="0" y="${mapHeight + 40 + list.length * lineHeight}" fill="#b3402a">${escaped(objections.slice(0, 100))}</text>`
}

function px(value: number): string {
  return value.toFixed(1)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
