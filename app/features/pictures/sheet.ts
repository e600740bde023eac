import type { Contour } from './contours'

export type Colour = readonly [red: number, green: number, blue: number]

/** "#ff8800" as red, green and blue. */
export function colourOf(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

export interface Paint {
  colour: Colour
  /** Opacity, 0 to 1; 1 when left out. */
  opacity?: number | undefined
  /** Multiplies with the colours below. */
  over?: boolean | undefined
  /** Leaves holes where contours overlap. */
  evenOdd?: boolean | undefined
}

interface Edge {
  top: number
  bottom: number
  /** x at height 0, and the change of x for each pixel down. */
  x: number
  slope: number
  turn: number
}

/** Scan lines for each row of pixels; along a scan line coverage is exact. */
const linesPerRow = 5

/** A bitmap for flat shapes: no gradients, no pictures, text only as shapes. */
export class Sheet {
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Uint8Array
  private readonly partly: Float32Array
  private readonly wholly: Float32Array
  /** The columns of the current row with coverage. */
  private first: number
  private last = -1

  constructor(
    readonly width: number,
    readonly height: number,
    ground: Colour,
  ) {
    this.pixels = new Uint8Array(width * height * 3)
    this.pixels.set(ground)
    // Each copy doubles what is there.
    for (let done = 3; done < this.pixels.length; done *= 2)
      this.pixels.copyWithin(done, 0, Math.min(done, this.pixels.length - done))
    this.first = width
    this.partly = new Float32Array(width + 2)
    this.wholly = new Float32Array(width + 2)
  }

  fill(contours: readonly Contour[], paint: Paint): void {
    const edges = edgesOf(contours)
    const bottom = Math.min(this.height, Math.ceil(Math.max(0, ...edges.map((edge) => edge.bottom))))
    let active: Edge[] = []
    let next = 0
    for (let row = Math.max(0, Math.floor(edges[0]?.top ?? 0)); row < bottom; row++) {
      while (next < edges.length && (edges[next]?.top ?? 0) < row + 1) {
        const edge = edges[next++]
        if (edge && edge.bottom > row) active.push(edge)
      }
      active = active.filter((edge) => edge.bottom > row)
      if (active.length === 0) continue
      for (let line = 0; line < linesPerRow; line++)
        this.cover(active, row + (line + 0.5) / linesPerRow, paint.evenOdd === true)
      this.fillRow(row, paint)
    }
  }

  /** Takes over `width` columns of a sheet of the same height, from column `from` there to column `to` here. */
  copyColumns(other: Sheet, from: number, to: number, width: number): void {
    for (let row = 0; row < this.height; row++) {
      const start = (row * other.width + from) * 3
      this.pixels.set(other.pixels.subarray(start, start + width * 3), (row * this.width + to) * 3)
    }
  }

  /** Adds the coverage of one scan line of the shape. */
  private cover(edges: readonly Edge[], y: number, evenOdd: boolean): void {
    const crossings: { x: number; turn: number }[] = []
    for (const { top, bottom, x, slope, turn } of edges)
      if (top <= y && y < bottom) crossings.push({ x: x + slope * y, turn })
    crossings.sort((a, b) => a.x - b.x)
    let winding = 0
    let start = 0
    for (const { x, turn } of crossings) {
      const inside = evenOdd ? winding & 1 : winding
      winding += turn
      const still = evenOdd ? winding & 1 : winding
      if (!inside && still) start = x
      else if (inside && !still) this.span(start, x)
    }
  }

  private span(from: number, to: number): void {
    const start = Math.min(this.width, Math.max(0, from))
    const end = Math.min(this.width, Math.max(0, to))
    if (end <= start) return
    const [first, last] = [Math.floor(start), Math.floor(end)]
    this.first = Math.min(this.first, first)
    this.last = Math.max(this.last, last)
    const { partly, wholly } = this
    if (first === last) {
      partly[first] = (partly[first] ?? 0) + end - start
      return
    }
    partly[first] = (partly[first] ?? 0) + first + 1 - start
    partly[last] = (partly[last] ?? 0) + end - last
    // The pixels between are fully covered: only the start and the end are stored.
    wholly[first + 1] = (wholly[first + 1] ?? 0) + 1
    wholly[last] = (wholly[last] ?? 0) - 1
  }

  /** Fills the covered pixels of a row, and clears the coverage. */
  private fillRow(row: number, { colour, opacity = 1, over = false }: Paint): void {
    const { partly, wholly, pixels, width } = this
    const printed = (below: number, ink: number, covered: number) =>
      Math.round(below + ((over ? (below * ink) / 255 : ink) - below) * covered)
    let whole = 0
    // The last pixel, as it was below, and as it is printed: nearly all are as the one before them.
    let red = -1
    let green = -1
    let blue = -1
    let before = -1
    let newRed = 0
    let newGreen = 0
    let newBlue = 0
    const end = Math.min(width - 1, this.last)
    for (let column = this.first; column <= end; column++) {
      whole += wholly[column] ?? 0
      const covered = Math.min(1, (whole + (partly[column] ?? 0)) / linesPerRow) * opacity
      if (covered <= 0.001) continue
      const at = (row * width + column) * 3
      const r = pixels[at] ?? 0
      const g = pixels[at + 1] ?? 0
      const b = pixels[at + 2] ?? 0
      if (r !== red || g !== green || b !== blue || covered !== before) {
        red = r
        green = g
        blue = b
        before = covered
        newRed = printed(r, colour[0], covered)
        newGreen = printed(g, colour[1], covered)
        newBlue = printed(b, colour[2], covered)
      }
      pixels[at] = newRed
      pixels[at + 1] = newGreen
      pixels[at + 2] = newBlue
    }
    partly.fill(0, this.first, this.last + 2)
    wholly.fill(0, this.first, this.last + 2)
    this.first = width
    this.last = -1
  }
}

/** The edges of contours that are not horizontal, from the top. */
function edgesOf(contours: readonly Contour[]): Edge[] {
  const edges: Edge[] = []
  for (const { points } of contours) {
    for (let at = 0; at < points.length; at += 2) {
      const [x0 = 0, y0 = 0] = [points[at], points[at + 1]]
      const x1 = points[(at + 2) % points.length] ?? 0
      const y1 = points[(at + 3) % points.length] ?? 0
      if (y0 === y1) continue
      const slope = (x1 - x0) / (y1 - y0)
      const [top, bottom, turn] = y0 < y1 ? [y0, y1, 1] : [y1, y0, -1]
      edges.push({ top, bottom, x: x0 - slope * y0, slope, turn })
    }
  }
  return edges.sort((a, b) => a.top - b.top)
}
