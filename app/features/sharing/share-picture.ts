import { type CalendarDate, dayOfMonth, month, monthName } from '~/domain/calendar/calendar-date'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { Drawings } from '~/domain/posters/drawings'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { inks } from '~/domain/posters/inks'
import type { Outlines } from '~/domain/posters/outlines'
import { asItIs, contoursOf } from '~/features/pictures/contours'
import { drawSvg } from '~/features/pictures/draw-svg'
import { pngOf } from '~/features/pictures/png'
import { blockHeight, nameLines, setName, setText } from '~/features/pictures/set-type'
import { type Colour, colourOf, Sheet } from '~/features/pictures/sheet'
import { discOf } from '~/features/pictures/stroke'
import { posterShapes } from '~/features/posters/poster-shapes'
import { staticPoster } from '~/features/posters/static-poster'
import { shareSize } from './share-preview'

/** The content of a shared trip's picture: only what the page shows. */
type Shown = Pick<ItineraryView, 'destination' | 'startDate' | 'endDate'> & {
  days: readonly unknown[]
  places?: readonly unknown[] | undefined
}

/** What pictures are made of, from the files of the build. */
interface Materials {
  outlines: Outlines
  drawings: Drawings
}

/** The text beside a poster. */
interface Caption {
  /** "Rome, Italy" */
  destination: string
  /** It names several places, and all of it is the name. */
  several?: boolean
  line: string
}

/** At least one place. */
type Palettes = readonly [PaletteSource, ...PaletteSource[]]

/** Of more places the first ones are shown: a narrower strip shows no landmark. */
const mostStrips = 4
/** Paper between two strips, pixels. */
const betweenStrips = 12
const brand = 'Vacation Planner HQ'
const border = 24
/** Positions of the texts; `foot` is the baseline of the last line. */
const column = { left: 56, width: 464, foot: 574 }

/** "13 to 16 April 2027". */
export function datesText(start: CalendarDate, end: CalendarDate): string {
  const full = (date: CalendarDate) => `${dayOfMonth(date)} ${monthName(month(date))} ${date.slice(0, 4)}`
  if (start === end) return full(start)
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${full(start)} to ${full(end)}`
  const sameMonth = start.slice(0, 7) === end.slice(0, 7)
  const first = sameMonth ? String(dayOfMonth(start)) : `${dayOfMonth(start)} ${monthName(month(start))}`
  return `${first} to ${full(end)}`
}

/** The preview picture of a shared trip: the posters of its places, destination and dates. */
export function sharePicture(
  { destination, startDate, endDate, days, places }: Shown,
  palettes: Palettes,
  materials: Materials,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = `${days.length} ${days.length === 1 ? 'day' : 'days'}`
  const line = `${length}, ${datesText(startDate, endDate)}`
  return linkPicture({ destination, line, several: places !== undefined }, palettes, materials)
}

/** The preview picture of a link: a poster, or a strip of each of several, and text on plain paper in the inks of the first. */
export async function linkPicture(
  caption: Caption,
  palettes: Palettes,
  materials: Materials,
): Promise<Uint8Array<ArrayBuffer>> {
  const [first, ...others] = palettes
  const { day } = inks({ ...first.facts, latitude: first.latitude })
  const paper = colourOf(day.paper)
  const sheet = new Sheet(shareSize.width, shareSize.height, paper)
  if (others.length === 0) await drawPoster(sheet, first, materials.drawings, paper)
  else await drawStrips(sheet, [first, ...others.slice(0, mostStrips - 1)], materials.drawings, paper)
  printWords(sheet, caption, materials.outlines, {
    key: colourOf(day.key),
    hot: colourOf(day.hot),
    field: colourOf(day.field),
  })
  return pngOf(sheet.pixels, sheet.width, sheet.height)
}

async function drawPoster(
  sheet: Sheet,
  palette: PaletteSource,
  drawings: Drawings,
  paper: Colour,
): Promise<void> {
  const { width, height } = shareSize
  const left = width - border - posterShapes.share.width
  drawSvg(sheet, await staticPoster(palette, 'share', drawings), [1, 0, 0, 1, left, border])
  // Ink outside the poster's edge is cut off.
  const edges = [
    `M0,0H${left}V${height}H0z`,
    `M${width - border},0h${border}V${height}h${-border}z`,
    `M0,0H${width}V${border}H0z`,
    `M0,${height - border}H${width}v${border}H0z`,
  ]
  for (const edge of edges) sheet.fill(contoursOf(edge, asItIs), { colour: paper })
}

/** The middle of each poster, side by side. */
async function drawStrips(
  sheet: Sheet,
  palettes: readonly PaletteSource[],
  drawings: Drawings,
  paper: Colour,
): Promise<void> {
  const { width } = posterShapes.share
  const left = shareSize.width - border - width
  const strip = Math.floor((width - betweenStrips * (palettes.length - 1)) / palettes.length)
  const middle = left + Math.floor((width - strip) / 2)
  for (const [index, palette] of palettes.entries()) {
    const poster = new Sheet(sheet.width, sheet.height, paper)
    await drawPoster(poster, palette, drawings, paper)
    sheet.copyColumns(poster, middle, left + index * (strip + betweenStrips), strip)
  }
}

type Inks = Record<'key' | 'hot' | 'field', Colour>

function printWords(
  sheet: Sheet,
  { destination, several, line }: Caption,
  { name: capitals, text: letters }: Outlines,
  inks: Inks,
): void {
  const { left, width, foot } = column
  const write = (text: string, size: number, baseline: number, x = left) => {
    const needed = setText(text, { x, baseline, size }, letters).width
    const fitting = Math.min(size, (size * (left + width - x)) / needed)
    sheet.fill(setText(text, { x, baseline, size: fitting }, letters).contours, { colour: inks.key })
  }
  printMark(sheet, { x: left, y: 56, size: 44 }, inks)
  write(brand, 30, 88, left + 60)

  const [name = destination, ...region] = several ? [destination] : destination.split(', ')
  write(line, 36, foot)
  if (region.length > 0) write(region.join(', '), 44, foot - 58)
  const rule = foot - (region.length > 0 ? 138 : 80)
  sheet.fill(contoursOf(`M${left},${rule}h${width}v8H${left}z`, asItIs), { colour: inks.hot })
  const lines = nameLines(name, width, 260)
  sheet.fill(setName(lines, { x: left, top: rule - 34 - blockHeight(lines) }, capitals), { colour: inks.key })
}

interface Mark {
  x: number
  y: number
  size: number
}

/** The site's logo: a sun behind a hill. */
function printMark(sheet: Sheet, { x, y, size }: Mark, ink: Inks): void {
  const scale = size / 40
  const place = [scale, 0, 0, scale, x, y] as const
  sheet.fill(contoursOf('M0,0H40V40H0z', place), { colour: ink.field })
  sheet.fill([discOf(x + 20 * scale, y + 19 * scale, 12 * scale)], { colour: ink.hot })
  sheet.fill(contoursOf('M0,24Q12,12 22,24T40,22V40H0z', place), { colour: ink.key })
}
