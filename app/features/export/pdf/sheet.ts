import { hex4, num, pdfText } from './pdf-file'
import { type Art, circle, ink, stateName } from './svg-art'
import type { SetGlyph, SetLine } from './text-shaper'

/** A4, points. */
export const sheetSize = { width: 595.28, height: 841.89 }

interface LinkArea {
  x: number
  y: number
  width: number
  height: number
  url: string
}

/** One page. Units are points from the top left corner; text is placed by its baseline. */
export class Sheet {
  readonly operators: string[] = []
  readonly links: LinkArea[] = []

  rectangle(x: number, y: number, width: number, height: number, colour: string): void {
    this.operators.push(
      `${ink(colour)} rg ${num(x)} ${num(this.up(y + height))} ${num(width)} ${num(height)} re f`,
    )
  }

  rule(x: number, y: number, width: number, thickness: number, colour: string): void {
    this.rectangle(x, y, width, thickness, colour)
  }

  disc(x: number, y: number, r: number, colour: string): void {
    this.drawing(`${ink(colour)} rg\n${circle(x, y, r)}\nf`, 0, 0)
  }

  /** A drawing, scaled to fill the box, clipped at its edges and aligned to its bottom. */
  art(art: Art, x: number, y: number, width: number, height: number): void {
    const scale = Math.max(width / art.width, height / art.height)
    const left = x + (width - art.width * scale) / 2
    const top = y + height - art.height * scale
    this.operators.push(
      `q ${num(x)} ${num(this.up(y + height))} ${num(width)} ${num(height)} re W n`,
      `${num(scale)} 0 0 ${num(-scale)} ${num(left)} ${num(this.up(top))} cm`,
      art.operators,
      'Q',
    )
  }

  /** Operators in points from the top left of a box. */
  drawing(operators: string, x: number, y: number, scale = 1): void {
    this.operators.push(
      `q ${num(scale)} 0 0 ${num(-scale)} ${num(x)} ${num(this.up(y))} cm /${stateName(1, false)} gs`,
      operators,
      'Q',
    )
  }

  text(line: SetLine, x: number, y: number, size: number, colour: string, spacing = 0): void {
    let pen = x
    this.operators.push('BT', `${ink(colour)} rg`)
    for (const { text, glyphs, needsText } of line.runs) {
      if (needsText) this.operators.push(`/Span << /ActualText ${pdfText(text)} >> BDC`)
      let row: string[] = []
      let before: SetGlyph | null = null
      const flush = () => {
        // Neighbouring glyphs without a kern between them are one string.
        if (row.length > 0) this.operators.push(`[${row.join('').replaceAll('><', '')}] TJ`)
        row = []
      }
      for (const glyph of glyphs) {
        const level = glyph.dx === 0 && glyph.dy === 0
        // A run continues while the advance widths alone give the positions of the glyphs.
        if (before?.face !== glyph.face || !level || before.dx !== 0 || before.dy !== 0) {
          flush()
          const at = `${num(pen + glyph.dx * size)} ${num(this.up(y) + glyph.dy * size)}`
          this.operators.push(`/${glyph.face.name} ${num(size)} Tf 1 0 0 1 ${at} Tm`)
        }
        const kern = Math.round(glyph.natural - glyph.advance * 1000 - (spacing / size) * 1000)
        row.push(`<${hex4(glyph.id)}>${kern === 0 ? '' : kern}`)
        pen += glyph.advance * size + spacing
        before = glyph
      }
      flush()
      if (needsText) this.operators.push('EMC')
    }
    this.operators.push('ET')
  }

  link(x: number, y: number, width: number, height: number, url: string): void {
    this.links.push({ x, y: this.up(y + height), width, height, url })
  }

  private up(y: number): number {
    return sheetSize.height - y
  }
}
