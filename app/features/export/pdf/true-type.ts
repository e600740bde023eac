import type { Path } from 'fontkit'

/** A glyph for a font file: its outline in font units, and its advance width. */
export interface Outline {
  path: Pick<Path, 'commands'>
  advance: number
}

interface Metrics {
  unitsPerEm: number
  ascent: number
  descent: number
}

interface Point {
  x: number
  y: number
  on: boolean
}

const onCurve = 0x01
/** In variable fonts strokes overlap. */
const overlapping = 0x40

/** Bytes in file order, most significant first. */
class Bytes {
  private readonly values: number[] = []

  get length(): number {
    return this.values.length
  }

  u8(value: number): this {
    this.values.push(value & 0xff)
    return this
  }

  u16(...values: number[]): this {
    for (const value of values) this.u8(value >> 8).u8(value)
    return this
  }

  u32(...values: number[]): this {
    for (const value of values) this.u16((value >>> 16) & 0xffff, value & 0xffff)
    return this
  }

  /** Pads to a multiple of four. */
  pad(): this {
    while (this.length % 4 !== 0) this.u8(0)
    return this
  }

  done(): Uint8Array {
    return Uint8Array.from(this.values)
  }
}

/**
 * A TrueType font of these glyphs only, for embedding in a PDF by glyph number. Number 0 is the box of an unknown
 * character. Of a variable font, the used instance is embedded, with its outlines.
 */
export function trueType(
  glyphs: readonly Outline[],
  { unitsPerEm, ascent, descent }: Metrics,
): Uint8Array<ArrayBuffer> {
  const glyf = new Bytes()
  const loca = new Bytes()
  const hmtx = new Bytes()
  let [mostPoints, mostContours] = [0, 0]
  for (const { path, advance } of glyphs) {
    const contours = contoursOf(path)
    loca.u32(glyf.length)
    const left = writeGlyph(glyf, contours)
    hmtx.u16(Math.round(advance), left)
    mostPoints = Math.max(mostPoints, contours.flat().length)
    mostContours = Math.max(mostContours, contours.length)
  }
  loca.u32(glyf.length)
  const count = glyphs.length
  const head = new Bytes()
    .u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5)
    .u16(0, unitsPerEm)
    .u32(0, 0, 0, 0)
    .u16(0, Math.round(descent), unitsPerEm, Math.round(ascent), 0, 8, 2, 1, 0)
  const hhea = new Bytes()
    .u32(0x00010000)
    .u16(
      Math.round(ascent),
      Math.round(descent),
      0,
      unitsPerEm,
      0,
      0,
      unitsPerEm,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      count,
    )
  const maxp = new Bytes()
    .u32(0x00010000)
    .u16(count, mostPoints, mostContours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
  return font({ glyf, head, hhea, hmtx, loca, maxp })
}

/** The table directory and the tables, sorted by name. */
function font(tables: Record<string, Bytes>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(tables)
  const power = Math.floor(Math.log2(entries.length))
  const range = 2 ** power * 16
  const directory = new Bytes().u32(0x00010000).u16(entries.length, range, power, entries.length * 16 - range)
  let offset = 12 + entries.length * 16
  const parts = entries.map(([name, table]) => {
    const length = table.length
    const bytes = table.pad().done()
    for (const letter of name) directory.u8(letter.charCodeAt(0))
    directory.u32(checksum(bytes), offset, length)
    offset += bytes.length
    return bytes
  })
  const file = new Uint8Array(offset)
  let at = 0
  for (const part of [directory.done(), ...parts]) {
    file.set(part, at)
    at += part.length
  }
  return file
}

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

function contoursOf({ commands }: Outline['path']): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Math.round)
    const contour = contours.at(-1)
    if (command === 'moveTo') contours.push([{ x: a, y: b, on: true }])
    else if (command === 'lineTo') contour?.push({ x: a, y: b, on: true })
    else if (command === 'quadraticCurveTo')
      contour?.push({ x: a, y: b, on: false }, { x: c, y: d, on: true })
  }
  for (const contour of contours) {
    const [first, last] = [contour[0], contour.at(-1)]
    // Contours close themselves.
    if (contour.length > 1 && first && last?.on && first.x === last.x && first.y === last.y) contour.pop()
  }
  return contours.filter(({ length }) => length > 1)
}

/** Writes a simple glyph; returns its left side. */
function writeGlyph(glyf: Bytes, contours: Point[][]): number {
  const points = contours.flat()
  if (points.length === 0) return 0
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs)
  glyf.u16(contours.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys))
  let end = -1
  for (const contour of contours) {
    end += contour.length
    glyf.u16(end)
  }
  glyf.u16(0)
  for (const [index, { on }] of points.entries())
    glyf.u8((on ? onCurve : 0) | (index === 0 ? overlapping : 0))
  for (const axis of ['x', 'y'] as const) {
    let before = 0
    for (const point of points) {
      glyf.u16(point[axis] - before)
      before = point[axis]
    }
  }
  glyf.pad()
  return left
}
