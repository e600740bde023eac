import type { DayView } from '~/domain/itinerary/itinerary'
import { roundWayText } from '~/domain/units'
import { partsOfDay } from '~/features/itinerary/day-line-stops'
import { mapWidth, type RouteShape, routeShape, scaleIn } from '~/features/itinerary/route-geometry'
import { groundsOf, tripGround } from '~/features/itinerary/trip-ground'
import { type Book, cuts } from './book'
import { groundOperators } from './ground-drawing'
import { num } from './pdf-file'
import { circle, ink } from './svg-art'

/** Between two routes of a day, and for the name of the place above each. */
const gap = 10
const nameHeight = 14

/** The routes of a day: one, or on the day of a journey that of each place in which there is one. */
function routesOf(day: DayView) {
  return partsOfDay(day).flatMap(({ name, stops, base }) => {
    const shape = routeShape(stops, base)
    return shape ? [{ name, shape, head: name === null ? 0 : nameHeight }] : []
  })
}

/** Height of a day's routes at a width; null for a day without a route. */
export function routeHeight(day: DayView, width: number): number | null {
  const routes = routesOf(day)
  const heights = routes.map(({ shape, head }) => head + shape.height * (width / mapWidth))
  return heights.length === 0
    ? null
    : heights.reduce((sum, height) => sum + height, gap * (heights.length - 1))
}

/** The routes of a day as on the screen: positions to scale, minutes at the legs. */
export function drawRoute(book: Book, day: DayView, x: number, y: number, width: number): void {
  let top = y
  for (const { name, shape, head } of routesOf(day)) {
    if (name !== null) book.put(name, x, top + 9, { size: 9.5, cut: cuts.strong })
    drawShape(book, shape, day, { x, y: top + head, width })
    top += head + shape.height * (width / mapWidth) + gap
  }
}

function drawShape(
  book: Book,
  shape: RouteShape,
  day: DayView,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const { palette, sheet } = book
  const scale = width / mapWidth
  const at = (value: { x: number; y: number }) => ({ x: x + value.x * scale, y: y + value.y * scale })
  sheet.rectangle(x, y, width, shape.height * scale, palette.tint)
  const files = groundsOf(day, tripGround(book.trip.itinerary)).flatMap((id) => book.ground.get(id) ?? [])
  sheet.drawing(
    groundOperators(files, { ...shape, width: mapWidth }, { water: palette.field, parks: palette.key }),
    x,
    y,
    scale,
  )
  sheet.drawing(
    [
      ...shape.legs.map((leg) => legOperators(leg, palette.hotText)),
      ...furniture({ ...shape, scale: scaleIn(shape, book.units) }, palette.key),
    ].join('\n'),
    x,
    y,
    scale,
  )
  for (const label of [...shape.names, ...shape.minutes]) {
    if (!label) continue
    const isMinutes = shape.minutes.includes(label)
    const place = at({ x: label.tx, y: label.ty })
    const corner = at({ x: label.x, y: label.y + 2 })
    // An outline in the background colour, so that no line crosses the text.
    sheet.rectangle(corner.x, corner.y, label.width * scale, (label.height - 2) * scale, palette.tint)
    book.put(label.text, place.x, place.y, {
      size: 12 * scale,
      cut: isMinutes ? cuts.strong : { weight: 600, width: 100 },
      colour: isMinutes ? palette.hotText : palette.key,
      ...(label.anchor !== 'start' && {
        align: label.anchor === 'end' ? ('right' as const) : ('centre' as const),
      }),
    })
  }
  for (const node of shape.nodes) {
    const disc =
      node.n === null ? `${num(node.x - 8)} ${num(node.y - 8)} 16 16 re` : circle(node.x, node.y, 10.5)
    const fill = node.n === null ? palette.sheet : node.meal ? palette.field : palette.key
    sheet.drawing(`${ink(fill)} rg ${ink(palette.key)} RG 2 w\n${disc}\nB`, x, y, scale)
    if (node.n === null) continue
    const place = at({ x: node.x, y: node.y + 4.4 })
    book.put(String(node.n), place.x, place.y, {
      size: 12.5 * scale,
      cut: cuts.head,
      colour: node.meal ? palette.key : palette.paper,
      align: 'centre',
    })
  }
  const bar = scaleIn(shape, book.units)
  const right = at({ x: mapWidth - 16 - bar.length / 2, y: shape.height - 21 })
  book.put(roundWayText(bar.meters, book.units), right.x, right.y, { size: 11 * scale, align: 'centre' })
}

function legOperators({ from, to, mode }: RouteShape['legs'][number], colour: string): string {
  const line = `${num(from.x)} ${num(from.y)} m ${num(to.x)} ${num(to.y)} l S`
  return `q ${ink(colour)} RG 1 J ${mode === 'walk' ? '4 w' : '3 w [0.1 8] 0 d'} ${line} Q`
}

/** The north arrow and the scale bar. */
function furniture({ height, scale }: RouteShape, colour: string): string[] {
  const [north, right, y] = [mapWidth - 22, mapWidth - 16, height - 14]
  return [
    `q ${ink(colour)} RG 2 w ${north} 34 m ${north} 14 l ${north - 5} 20 m ${north} 13 l ${north + 5} 20 l S Q`,
    `q ${ink(colour)} RG 1.8 w ${num(right - scale.length)} ${num(y - 5)} m ${num(right - scale.length)} ${num(y)} l ${right} ${num(y)} l ${right} ${num(y - 5)} l S Q`,
  ]
}
