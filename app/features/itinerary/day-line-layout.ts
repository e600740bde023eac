import { type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import { type DayShape, distanceGrid } from './day-line-geometry'
import { type Box, placeLabels, shortName, textWidth } from './place-labels'

/** The narrowest container that the line lies across in, pixels; labels that fit here fit everywhere. */
const narrowest = 860

const nameHeight = 40
/** Between a bar and its name. */
const nameGap = 12
const noteHeight = 18
/** What is written at the left edge, on the lines of the distances. */
const distanceWidth = 44

export interface AcrossScale {
  /** Thousandths of the width. */
  x: (minute: MinuteOfDay) => number
  /** Pixels from the top. */
  y: (meters: number) => number
  height: number
  /** Where the drawing begins, below the words about the sun; where metre 0 lies; where the hours are written. */
  ceiling: number
  top: number
  foot: number
}

export function acrossScale({ start, end, meters, stays }: DayShape): AcrossScale {
  const ceiling = 44
  // Room for a name above the first stop and below the last.
  const top = ceiling + nameGap + nameHeight
  const fall = Math.min(360, Math.max(150, stays.length * 46))
  const foot = top + fall + 30
  return {
    x: (minute) => Math.round(((minute - start) / (end - start)) * 10_000) / 10,
    y: (walked) => Math.round((top + (meters > 0 ? walked / meters : 0) * fall) * 10) / 10,
    height: foot + 28,
    ceiling,
    top,
    foot,
  }
}

interface LineLabel extends Box {
  key: string
  name: string
  time: string
  /** Where the label hangs on the time axis, and by which end. */
  minute: MinuteOfDay
  anchor: 'start' | 'end'
  /** Pixels from there to its middle, for centred ones; to its start for names. */
  shift: number
}

/** Names, times and notes of the line that lies across, where they collide with nothing. */
export function acrossLabels(shape: DayShape, { x, y, ceiling, foot }: AcrossScale) {
  const px = (minute: MinuteOfDay) => (x(minute) / 1000) * narrowest
  const inside = (box: Box) =>
    box.x >= 0 && box.x + box.width <= narrowest && box.y >= ceiling && box.y + box.height <= foot
  const distances = distanceGrid(shape.meters).map((meters) => ({
    x: 0,
    y: y(meters) - 20,
    width: distanceWidth,
    height: noteHeight,
  }))
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

  // After the bar's end, where neither above nor below is free.
  const beside = (label: LineLabel, to: MinuteOfDay): LineLabel => ({
    ...label,
    minute: to,
    shift: nameGap,
    x: px(to) + nameGap,
  })

  const nameSpots = shape.stays.map(({ stop, from, to, meters }) => {
    const time = `${toClock(from)} to ${toClock(to)}`
    return [26, 18, 12].flatMap((most) => {
      const name = shortName(stop.name, most)
      const width = Math.max(textWidth(name, 15), textWidth(time, 13)) + 6
      const spot = (anchor: 'start' | 'end', top: number): LineLabel => ({
        key: stop.id,
        name,
        time,
        minute: anchor === 'start' ? from : to,
        anchor,
        shift: 0,
        x: anchor === 'start' ? px(from) : px(to) - width,
        y: top,
        width,
        height: nameHeight,
      })
      const above = y(meters) - nameGap - nameHeight
      const below = y(meters) + nameGap
      const spots = [spot('start', above), spot('end', above), spot('start', below), spot('end', below)]
      return [...spots, beside(spot('start', y(meters) - nameHeight / 2), to)].filter(inside)
    })
  })
  const names = placeLabels(nameSpots, [...bars, ...slopes, ...distances])

  const note = (key: string, text: string, minute: MinuteOfDay, shift: number, top: number): LineLabel => {
    const width = textWidth(text, 13)
    return {
      key,
      name: text,
      time: '',
      minute,
      anchor: 'start',
      shift,
      x: px(minute) + shift - width / 2,
      y: top,
      width,
      height: noteHeight,
    }
  }
  const taken: Box[] = [...bars, ...distances, ...names.filter((label) => label !== null)]
  const legSpots = shape.ways.map((way, index) => {
    const text = way.mode === 'walk' ? `${way.minutes} min` : `${way.minutes} min ride`
    const middle = (y(way.fromMeters) + y(way.toMeters)) / 2
    const aside = textWidth(text, 13) / 2 + 6
    const spots =
      way.mode === 'walk'
        ? [
            note(`leg-${index}`, text, way.leave, -aside, middle + 2),
            note(`leg-${index}`, text, way.arrive, aside, middle - 18),
          ]
        : [8, -26, 26].map((off) => note(`leg-${index}`, text, (way.leave + way.arrive) / 2, 0, middle + off))
    return way.minutes < 2 ? [] : spots.filter(inside)
  })
  const legs = placeLabels(legSpots, taken)
  const freeSpots = shape.ways.map((way, index) => {
    const text = `${Math.round(way.free)} min free`
    const roomy = px(way.arrive + way.free) - px(way.arrive) > textWidth(text, 13)
    const middle = way.arrive + way.free / 2
    return way.free < 20 || !roomy
      ? []
      : [
          note(`free-${index}`, text, middle, 0, y(way.toMeters) + 4),
          note(`free-${index}`, text, middle, 0, y(way.toMeters) - 22),
        ]
  })
  const frees = placeLabels(freeSpots, [...taken, ...legs.filter((label) => label !== null)])
  return { names, legs, frees }
}
