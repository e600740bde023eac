import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { minuteText, plainUnits, type Units } from '~/domain/units'
import { type DayShape, distanceGrid, type Stay, type Way } from './day-line-geometry'
import { keptLayout } from './kept-layout'
import { type Box, placeLabels, shortName, textWidth } from './place-labels'

/**
 * Container widths in pixels: a label that fits the narrow one fits everywhere; a wide container also shows labels that
 * fit only there (day-line-across.tsx hides them below this width).
 */
const narrow = 860
export const broad = 1000

const nameHeight = 40
/** Gap between a bar and its name, pixels. */
const nameGap = 12
const noteHeight = 18
/** Shortest stop, minutes, whose bar is long enough for a name above its middle. */
const leastForShift = 50
/** Texts at the left edge, on the lines of the distances. */
const distanceWidth = 44

export interface AcrossScale {
  /** Thousandths of the width. */
  x: (minute: MinuteOfDay) => number
  /** Pixels from the top. */
  y: (meters: number) => number
  height: number
  /** Top of the drawing, below the texts about the sun, and position of the hours. */
  ceiling: number
  foot: number
}

export function acrossScale({ start, end, meters, stays }: DayShape): AcrossScale {
  const ceiling = 44
  // Space for a name above the first stop and below the last.
  const top = ceiling + nameGap + nameHeight
  const fall = Math.min(360, Math.max(150, stays.length * 46))
  const foot = top + fall + nameGap + nameHeight
  return {
    x: (minute) => Math.round(((minute - start) / (end - start)) * 10_000) / 10,
    y: (walked) => Math.round((top + (meters > 0 ? walked / meters : 0) * fall) * 10) / 10,
    height: foot + 28,
    ceiling,
    foot,
  }
}

export interface LineLabel {
  key: string
  name: string
  /** Second line of a stop's name; notes have none. */
  time: string
  /** Anchor on the time axis, the side of the text at the anchor, and an offset in pixels. */
  minute: MinuteOfDay
  anchor: 'start' | 'middle' | 'end'
  shift: number
  y: number
  width: number
  height: number
  broadOnly: boolean
  /** The line from a stop's bar to a name at a distance, pixels from the top. */
  lead?: { from: number; to: number }
}

/** The rectangle of a label in a container of a given width. */
export function boxOf(
  { minute, anchor, shift, y, width, height }: LineLabel,
  scale: AcrossScale,
  across: number,
): Box {
  const at = (scale.x(minute) / 1000) * across + shift
  const x = anchor === 'start' ? at : anchor === 'end' ? at - width : at - width / 2
  return { x, y, width, height }
}

/** The line to a name at a distance, in a container of a given width. */
function leadOf({ minute, lead }: LineLabel, scale: AcrossScale, across: number): Box | undefined {
  if (!lead) return undefined
  const x = (scale.x(minute) / 1000) * across
  return { x: x - 1, y: lead.from, width: 2, height: lead.to - lead.from }
}

/** Names, times and notes of the horizontal line, where they do not overlap anything. */
export const acrossLabels = keptLayout(
  ({ shape, units = plainUnits }: { shape: DayShape; units?: Units }): LineLabel[] => {
    const scale = acrossScale(shape)
    const everywhere = labelsAt(narrow, shape, { scale, units }, [])
    return [...everywhere, ...labelsAt(broad, shape, { scale, units }, everywhere)]
  },
)

/** The labels that fit in a container of a width, besides those that are placed already. */
function labelsAt(
  across: number,
  shape: DayShape,
  { scale, units }: { scale: AcrossScale; units: Units },
  settled: readonly LineLabel[],
): LineLabel[] {
  const { x, y, ceiling, foot } = scale
  const px = (minute: MinuteOfDay) => (x(minute) / 1000) * across
  const bars = shape.stays.map(({ from, to, meters }) => ({
    x: px(from),
    y: y(meters) - 9,
    width: Math.max(20, px(to) - px(from)),
    height: 18,
  }))
  const slopes = shape.ways.map(({ leave, arrive, fromMeters, toMeters }) => ({
    x: px(leave),
    y: y(fromMeters),
    width: px(arrive) - px(leave),
    height: y(toMeters) - y(fromMeters),
  }))
  const distances = distanceGrid(shape.meters, units).map((meters) => ({
    x: 0,
    y: y(meters) - 20,
    width: distanceWidth,
    height: noteHeight,
  }))
  const inside = (box: Box) =>
    box.x >= 0 && box.x + box.width <= across && box.y >= ceiling && box.y + box.height <= foot

  const labels = [...settled]
  const isSettled = new Set(settled.map(({ key }) => key))
  function* spotsOf(wanted: Iterable<LineLabel>) {
    for (const label of wanted) {
      // A way or a stop has one label: its other spots have the same key.
      if (isSettled.has(label.key)) return
      const lead = leadOf(label, scale, across)
      const spot = { label, ...boxOf(label, scale, across), ...(lead && { lead: [lead] }) }
      if (inside(spot)) yield spot
    }
  }
  const place = (wanted: Iterable<LineLabel>[], obstacles: readonly Box[]) => {
    const spots = wanted.map(spotsOf)
    const taken = labels.flatMap((label) => {
      const lead = leadOf(label, scale, across)
      return [boxOf(label, scale, across), ...(lead ? [lead] : [])]
    })
    for (const spot of placeLabels(spots, [...obstacles, ...taken]))
      if (spot) labels.push({ ...spot.label, broadOnly: across === broad })
  }
  place(
    shape.stays.map((stay) => nameSpots(stay, y, units)),
    [...bars, ...slopes, ...distances],
  )
  place(
    shape.ways.map((way, index) => legSpots(way, index, y)),
    [...bars, ...distances],
  )
  place(
    shape.ways.map((way, index) =>
      px(way.arrive + way.free) - px(way.arrive) > textWidth(freeText(way), 13)
        ? freeSpots(way, index, y)
        : [],
    ),
    [...bars, ...distances],
  )
  return labels.slice(settled.length)
}

/** Largest distance of a name from its stop, pixels. */
const standOff = Array.from({ length: 22 }, (_, index) => 20 + index * 14)

/** Above or below a stop's bar, or after it; the full name first, then shorter ones, then at a distance with a line. */
function* nameSpots(
  { stop, from, to, meters }: Stay,
  y: AcrossScale['y'],
  units: Units,
): Generator<LineLabel> {
  const time = `${minuteText(from, units)} to ${minuteText(to, units)}`
  const above = y(meters) - nameGap - nameHeight
  const below = y(meters) + nameGap
  const labelFor = (most: number) => {
    const name = shortName(stop.name, most)
    const width = Math.max(textWidth(name, 15), textWidth(time, 13)) + 6
    return { key: stop.id, name, time, width, height: nameHeight, broadOnly: false, shift: 0 }
  }
  const besides = to - from < leastForShift ? [] : [24, 48]
  for (const most of [30, 22, 16, 12]) {
    const label = labelFor(most)
    yield { ...label, minute: from, anchor: 'start', y: above }
    yield { ...label, minute: to, anchor: 'end', y: above }
    yield { ...label, minute: from, anchor: 'start', y: below }
    yield { ...label, minute: to, anchor: 'end', y: below }
    for (const top of [above, below])
      for (const shift of besides) yield { ...label, minute: from, anchor: 'start', shift, y: top }
    yield { ...label, minute: to, anchor: 'end', shift: nameGap, y: y(meters) - nameHeight / 2 }
  }
  for (const most of [30, 16]) {
    const label = { ...labelFor(most), minute: (from + to) / 2 }
    for (const off of standOff) {
      const up = { y: above - off, lead: { from: above - off + nameHeight, to: y(meters) - 9 } }
      const down = { y: below + off, lead: { from: y(meters) + 9, to: below + off } }
      for (const side of [up, down])
        for (const anchor of ['start', 'end', 'middle'] as const) yield { ...label, ...side, anchor }
    }
  }
}

function note(key: string, name: string, minute: MinuteOfDay, shift: number, y: number): LineLabel {
  const width = textWidth(name, 13)
  return {
    key,
    name,
    time: '',
    minute,
    anchor: 'middle',
    shift,
    y,
    width,
    height: noteHeight,
    broadOnly: false,
  }
}

/** Beside the sloped line of a walk; above or below the horizontal line of a ride. */
function legSpots(
  { mode, minutes, leave, arrive, fromMeters, toMeters }: Way,
  index: number,
  y: AcrossScale['y'],
) {
  if (minutes < 2) return []
  const key = `leg-${index}`
  const middle = (y(fromMeters) + y(toMeters)) / 2
  if (mode === 'transit')
    return [8, -26, 26].map((off) => note(key, `${minutes} min ride`, (leave + arrive) / 2, 0, middle + off))
  const text = `${minutes} min`
  const aside = textWidth(text, 13) / 2 + 6
  const [head, foot] = [y(fromMeters), y(toMeters)]
  return [
    ...[middle + 2, foot - noteHeight, head + 12, foot + 10].map((top) =>
      note(key, text, leave, -aside, top),
    ),
    ...[middle - 18, head - noteHeight - 8, foot - noteHeight - 10].map((top) =>
      note(key, text, arrive, aside, top),
    ),
  ]
}

const freeText = ({ free, journey }: Way) => journey ?? `${Math.round(free)} min free`

function freeSpots(way: Way, index: number, y: AcrossScale['y']): LineLabel[] {
  if (way.free < 20) return []
  const middle = way.arrive + way.free / 2
  return [4, -22].map((off) => note(`free-${index}`, freeText(way), middle, 0, y(way.toMeters) + off))
}
