import type { Font, Glyph } from 'fontkit'
import { hex4, num, type PdfFile } from './pdf-file'
import { breakable, directedRuns } from './text-runs'
import { type Outline, trueType } from './true-type'
import type { TypeFiles } from './type-files'

/** A style of the site's font: weight 100 to 900, width 62 to 125 percent. */
export interface Cut {
  weight: number
  width: number
}

/** A glyph on its line; all lengths in ems. */
export interface SetGlyph {
  face: Face
  /** Its number in the embedded font. */
  id: number
  dx: number
  dy: number
  advance: number
  /** The advance width in the font, thousandths of an em. */
  natural: number
}

/** Glyphs that together represent a part of the text. */
interface SetRun {
  text: string
  glyphs: SetGlyph[]
  /** Whether the PDF needs the text as well, because the glyphs are not in reading order. */
  needsText: boolean
}

export interface SetLine {
  runs: SetRun[]
  /** Ems. */
  width: number
}

/** A combining mark, as in Arabic letters that consist of a stroke and dots; font units. */
interface Dot {
  id: number
  dx: number
  dy: number
}

/** One style of one font file, with the glyphs that were used. */
class Face {
  private readonly numbers = new Map<string, number>()
  private readonly outlines: Outline[] = []
  private readonly letters: (readonly number[])[] = []

  constructor(
    /** The font's name in a page's resources. */
    readonly name: string,
    readonly font: Font,
  ) {
    this.use(font.getGlyph(0), [], [])
  }

  /** The number of a glyph in the embedded font; its dots are merged into it. */
  use(glyph: Glyph, codePoints: readonly number[], dots: readonly Dot[]): number {
    const key = [
      glyph.id,
      ...dots.map(({ id, dx, dy }) => `${id} ${Math.round(dx)} ${Math.round(dy)}`),
    ].join()
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const scale = 1000 / this.font.unitsPerEm
    const paths = [glyph.path, ...dots.map(({ id, dx, dy }) => this.font.getGlyph(id).path.translate(dx, dy))]
    const commands = paths.flatMap((path) => (scale === 1 ? path : path.scale(scale)).commands)
    this.outlines.push({ path: { commands }, advance: glyph.advanceWidth * scale })
    this.letters.push(codePoints)
    this.numbers.set(key, this.outlines.length - 1)
    return this.outlines.length - 1
  }

  /** Writes the font; returns the number of its object. */
  async embed(file: PdfFile, index: number): Promise<number> {
    const { unitsPerEm, ascent, descent, capHeight } = this.font
    const scaled = (value: number) => Math.round((value * 1000) / unitsPerEm)
    const metrics = { unitsPerEm: 1000, ascent: scaled(ascent), descent: scaled(descent) }
    const bytes = trueType(this.outlines, metrics)
    const program = await file.addStream(bytes, `/Length1 ${bytes.length}`)
    const tag = [...String(index).padStart(6, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')
    const base = `/BaseFont /${tag}+${this.font.postscriptName.replace(/[^\w-]/g, '')}`
    const descriptor = file.add(
      `<< /Type /FontDescriptor /FontName ${base.slice(10)} /Flags 4 /FontBBox [-500 ${metrics.descent} 1500 ${metrics.ascent}]` +
        ` /ItalicAngle 0 /Ascent ${metrics.ascent} /Descent ${metrics.descent} /CapHeight ${scaled(capHeight || ascent)}` +
        ` /StemV 80 /FontFile2 ${program} 0 R >>`,
    )
    const widths = this.outlines.map(({ advance }) => num(Math.round(advance))).join(' ')
    const descendant = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 ${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>` +
        ` /FontDescriptor ${descriptor} 0 R /DW 1000 /W [0 [${widths}]] /CIDToGlyphMap /Identity >>`,
    )
    const unicode = await file.addStream(this.toUnicode())
    return file.add(
      `<< /Type /Font /Subtype /Type0 ${base} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
    )
  }

  private toUnicode(): string {
    const rows = this.letters.flatMap((points, id) => {
      const text = String.fromCodePoint(...points)
      const units = Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at)))
      return points.length > 0 ? [`<${hex4(id)}> <${units.join('')}>`] : []
    })
    const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, block) => {
      const part = rows.slice(block * 100, block * 100 + 100)
      return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`
    })
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <FFFF> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n')
  }
}

/**
 * The text of each glyph of a right-to-left run. A font's glyph remembers the first letter it was used for, but letters
 * that differ only in their dots share a stroke: only the number of letters of a glyph is reliable.
 */
function lettersFromRight(text: string, glyphs: readonly Glyph[]): (readonly number[])[] {
  const points = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const count = glyphs.reduce((sum, { codePoints }) => sum + codePoints.length, 0)
  if (count !== points.length) return glyphs.map(({ codePoints }) => codePoints)
  return glyphs.map(({ codePoints: { length } }) => (length === 0 ? [] : points.splice(-length)))
}

/** The text shaper: sets text in the styles of the site's font, and in fonts for other scripts. */
export class TextShaper {
  private readonly faces = new Map<string, Face>()
  private readonly widths = new Map<string, number>()

  constructor(private readonly files: TypeFiles) {}

  /** One line of any length. */
  line(text: string, cut: Cut): SetLine {
    const runs = directedRuns(text.normalize('NFC')).flatMap((run) => {
      const pieces = this.pieces(run.text).map((piece) => this.shape(piece, run.rtl, cut))
      return run.rtl ? pieces.reverse() : pieces
    })
    const width = runs.reduce(
      (sum, { glyphs }) => glyphs.reduce((total, { advance }) => total + advance, sum),
      0,
    )
    return { runs, width }
  }

  /** Lines no wider than `measure` ems; a word that is too wide has its own line. */
  broken(text: string, cut: Cut, measure: number): string[] {
    const lines: string[] = []
    let line = ''
    let width = 0
    for (const piece of breakable(text)) {
      // A space at the end of a line has no width.
      if (line !== '' && width + this.widthOf(piece.trimEnd(), cut) > measure) {
        lines.push(line.trimEnd())
        line = ''
        width = 0
      }
      line += piece
      width += this.widthOf(piece, cut)
    }
    if (line.trim() !== '') lines.push(line.trimEnd())
    return lines
  }

  private widthOf(piece: string, cut: Cut): number {
    const key = `${cut.weight} ${cut.width} ${piece}`
    const width = this.widths.get(key) ?? this.line(piece, cut).width
    this.widths.set(key, width)
    return width
  }

  /** Writes every font that was used; returns the entries of a page's font resources. */
  async embed(file: PdfFile): Promise<string> {
    const entries: string[] = []
    for (const [index, face] of [...this.faces.values()].entries()) {
      entries.push(`/${face.name} ${await face.embed(file, index)} 0 R`)
    }
    return entries.join(' ')
  }

  /** Splits a run by the font files of its characters. Marks stay with the letter before them. */
  private pieces(text: string): { text: string; file: string }[] {
    const pieces: { text: string; file: string }[] = []
    for (const letter of text) {
      const last = pieces.at(-1)
      const file = this.files.fileFor(letter)
      const stays = last && (/\p{Mark}/u.test(letter) || (letter === ' ' && last.file !== file))
      if (last && (stays || last.file === file)) last.text += letter
      else pieces.push({ text: letter, file })
    }
    return pieces
  }

  private shape({ text, file }: { text: string; file: string }, rtl: boolean, cut: Cut): SetRun {
    const face = this.face(file, cut)
    const scale = 1 / face.font.unitsPerEm
    const run = face.font.layout(text, undefined, undefined, undefined, rtl ? 'rtl' : 'ltr')
    const glyphs: SetGlyph[] = []
    const said = rtl ? lettersFromRight(text, run.glyphs) : run.glyphs.map(({ codePoints }) => codePoints)
    let dots: Dot[] = []
    for (const [index, glyph] of run.glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[index] ?? {}
      const isDot = glyph.codePoints.length === 0 && xAdvance === 0
      // In right-to-left runs, marks come before their letter.
      if (rtl && isDot) dots.push({ id: glyph.id, dx: xOffset, dy: yOffset })
      else {
        glyphs.push({
          face,
          id: face.use(glyph, said[index] ?? [], dots),
          dx: xOffset * scale,
          dy: yOffset * scale,
          advance: xAdvance * scale,
          natural: Math.round(glyph.advanceWidth * 1000 * scale),
        })
        dots = []
      }
    }
    const read = String.fromCodePoint(...run.glyphs.flatMap(({ codePoints }) => codePoints))
    // PDF readers reverse right-to-left text themselves.
    return { text, glyphs, needsText: !rtl && read !== text }
  }

  private face(file: string, { weight, width }: Cut): Face {
    const house = file.startsWith('archivo')
    const axes = house ? { wght: weight, wdth: width } : { wght: weight }
    const key = `${file} ${JSON.stringify(axes)}`
    const known = this.faces.get(key)
    if (known) return known
    const face = new Face(`F${this.faces.size}`, this.files.font(file).getVariation(axes))
    this.faces.set(key, face)
    return face
  }
}
