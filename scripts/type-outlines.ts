// Outlines of the house face for pictures that the Worker makes: letters as paths, at the cuts such pictures are set in.
import { writeFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

type Cut = { widths: number[]; letters: Record<string, Letter> }
type Letter = { advances: number[]; commands: string; points: number[][] }

const nameWidths = [62, 100, 125]
const textWidths = [90]

const shortened: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Letters that a font has, of those that names of places and our own words are written with. */
function lettersOf(font: Font, wanted: RegExp): string[] {
  return font.characterSet.map((point) => String.fromCodePoint(point)).filter((letter) => wanted.test(letter))
}

function add(cut: Cut, font: Font, weight: number, wanted: RegExp): void {
  const fonts = cut.widths.map((width) => font.getVariation({ wght: weight, wdth: width }))
  const em = 1000 / font.unitsPerEm
  for (const letter of lettersOf(font, wanted)) {
    const glyphs = fonts.map((cutFont) => cutFont.glyphForCodePoint(letter.codePointAt(0) ?? 0))
    cut.letters[letter] ??= {
      advances: glyphs.map(({ advanceWidth }) => Math.round(advanceWidth * em)),
      commands: (glyphs[0]?.path.commands ?? []).map(({ command }) => shortened[command] ?? '').join(''),
      points: glyphs.map(({ path }) =>
        path.commands.flatMap(({ args }) => args.map((value) => Math.round(value * em))),
      ),
    }
  }
}

/** Writes the outlines of some fonts, given as TrueType, into a file. */
export function writeOutlines(fonts: readonly Buffer[], file: string): void {
  const name: Cut = { widths: nameWidths, letters: {} }
  const text: Cut = { widths: textWidths, letters: {} }
  for (const bytes of fonts) {
    const font = create(bytes)
    if (!('getVariation' in font)) throw new Error('the house face comes in one font a file')
    add(name, font, 900, /^[\p{Lu}\p{N}\p{P} ]$/u)
    add(text, font, 640, /^[\p{L}\p{N}\p{P} ]$/u)
  }
  writeFileSync(file, JSON.stringify({ name, text }))
}
