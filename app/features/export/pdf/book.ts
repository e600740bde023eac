import type { PaletteSource } from '~/domain/posters/house-palette'
import { inks, type Palette } from '~/domain/posters/inks'
import type { TripToTake } from '~/domain/trips/export/trip-to-take'
import { plainUnits, type Units } from '~/domain/units'
import { Sheet, sheetSize } from './sheet'
import type { Cut, TextShaper } from './text-shaper'

/** The cuts that a printed trip is set in. */
export const cuts = {
  text: { weight: 430, width: 100 },
  strong: { weight: 700, width: 100 },
  head: { weight: 800, width: 96 },
  time: { weight: 700, width: 78 },
} satisfies Record<string, Cut>

/** White around a page. */
export const edge = 42
export const measure = sheetSize.width - 2 * edge
/** Where the text of a page ends; the foot stands below. */
const foot = sheetSize.height - 54

/** A printed trip always uses the day colours. */
const printed = ({ facts, latitude }: PaletteSource) => inks({ ...facts, latitude }).day

interface Mark {
  title: string
  sheet: Sheet
  /** Points from the top of its page. */
  y: number
}

interface Words {
  cut?: Cut
  size?: number
  colour?: string
  /** Line height as a multiple of the size. */
  leading?: number
}

/** The pages of a trip as they fill, from top to bottom. */
export class Book {
  readonly sheets: Sheet[] = []
  readonly marks: Mark[] = []
  /** Pages that a poster fills, which have no foot. */
  readonly covers = new Set<Sheet>()
  palette: Palette
  readonly units: Units
  /** Where the next thing stands on the page, points from the top. */
  y = edge

  constructor(
    readonly trip: TripToTake,
    readonly type: TextShaper,
    /** Water and parks of its destinations, as their files. */
    readonly ground: ReadonlyMap<string, string>,
  ) {
    this.units = trip.units ?? plainUnits
    this.palette = printed(trip.palette)
  }

  /** Sets what follows in the colours of a place. */
  colour(source: PaletteSource): void {
    this.palette = printed(source)
  }

  get sheet(): Sheet {
    return this.sheets.at(-1) ?? this.turn()
  }

  turn(): Sheet {
    const sheet = new Sheet()
    this.sheets.push(sheet)
    this.y = edge
    return sheet
  }

  /** What is left of the page, points. */
  get left(): number {
    return foot - this.y
  }

  /** Goes on to the next page where `height` is not left on this one. */
  need(height: number): boolean {
    if (this.y + height <= foot) return false
    this.turn()
    return true
  }

  /** An entry of the table of contents that leads to this place. */
  mark(title: string): void {
    this.marks.push({ title, sheet: this.sheet, y: Math.max(0, this.y - 12) })
  }

  lines(text: string, { cut = cuts.text, size = 10 }: Words, width = measure): string[] {
    return this.type.broken(text, cut, width / size)
  }

  /** Writes a paragraph at `x` and moves down by its height; begins a new page when the page is full. */
  paragraph(text: string, words: Words = {}, x = edge, width = measure): void {
    const { cut = cuts.text, size = 10, leading = 1.35, colour = this.palette.key } = words
    for (const line of this.lines(text, words, width)) {
      this.need(size * leading)
      this.sheet.text(this.type.line(line, cut), x, this.y + size, size, colour)
      this.y += size * leading
    }
  }

  /** Writes one line at a given place, without moving on. */
  put(text: string, x: number, y: number, words: Words & { align?: 'right' | 'centre' } = {}): number {
    const { cut = cuts.text, size = 10, colour = this.palette.key, align } = words
    const line = this.type.line(text, cut)
    const width = line.width * size
    const left = align === 'right' ? x - width : align === 'centre' ? x - width / 2 : x
    this.sheet.text(line, left, y, size, colour)
    return width
  }

  heading(text: string): void {
    this.need(60)
    this.mark(text)
    this.sheet.rule(edge, this.y, measure, 1.6, this.palette.key)
    this.y += 12
    this.paragraph(text, { cut: cuts.head, size: 17, leading: 1.3 })
    this.y += 4
  }
}
