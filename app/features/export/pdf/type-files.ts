import { create, type Font } from 'fontkit'
import { z } from 'zod'

/** Font files and their characters, first to last code point. */
const TypeIndex = z.array(z.object({ file: z.string(), ranges: z.array(z.tuple([z.number(), z.number()])) }))
type TypeIndex = z.infer<typeof TypeIndex>

/** Reads a font file of the build: the index of a family by its name, or a font. */
export type ReadType = (file: string) => Promise<ArrayBuffer>

const han = ['jp', 'sc', 'kr'] as const

/**
 * The families that may contain a character, the most likely first. Han characters are drawn in the style of the trip's
 * language.
 */
function familiesFor(letter: string, languages: readonly string[]): readonly string[] {
  if (/\p{Script=Arabic}/u.test(letter)) return ['arabic']
  if (/\p{Script=Hebrew}/u.test(letter)) return ['hebrew']
  if (/\p{Script=Thai}/u.test(letter)) return ['thai']
  if (/\p{Script=Hangul}/u.test(letter)) return ['kr']
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30FF\uFF00-\uFFEF]/u.test(letter)) {
    const first = languages.includes('Japanese') ? 'jp' : languages.includes('Korean') ? 'kr' : 'sc'
    return [first, ...han.filter((family) => family !== first)]
  }
  return ['archivo', 'sans', 'jp']
}

/** Fonts by their characters; only those that a text needs are read. */
export class TypeFiles {
  private readonly fonts = new Map<string, Font>()
  private readonly fileOf = new Map<string, string>()

  private constructor(private readonly read: ReadType) {}

  /** The fonts that `texts` need. */
  static async open(
    read: ReadType,
    texts: Iterable<string>,
    languages: readonly string[],
  ): Promise<TypeFiles> {
    const files = new TypeFiles(read)
    const indexes = new Map<string, Promise<TypeIndex>>()
    const indexOf = (family: string) => {
      const index = indexes.get(family) ?? files.index(family)
      indexes.set(family, index)
      return index
    }
    for (const letter of new Set([...texts].flatMap((text) => [...text]))) {
      for (const family of familiesFor(letter, languages)) {
        const point = letter.codePointAt(0) ?? 0
        const found = (await indexOf(family)).find(({ ranges }) =>
          ranges.some(([first, last]) => first <= point && point <= last),
        )
        if (!found) continue
        const font = await files.load(found.file)
        if (!font.hasGlyphForCodePoint(point)) continue
        files.fileOf.set(letter, found.file)
        break
      }
    }
    return files
  }

  /** The font file of a character; a character in no font is drawn by the first one, as a box. */
  fileFor(letter: string): string {
    return this.fileOf.get(letter) ?? fallback
  }

  font(file: string): Font {
    const font = this.fonts.get(file)
    if (!font) throw new Error(`the font ${file} was not read`)
    return font
  }

  private async index(family: string): Promise<TypeIndex> {
    return TypeIndex.parse(JSON.parse(new TextDecoder().decode(await this.read(`${family}.json`))))
  }

  private async load(file: string): Promise<Font> {
    const known = this.fonts.get(file)
    if (known) return known
    // Neither a font collection nor any file that the build did not extract.
    const font = create(new Uint8Array(await this.read(file)) as Buffer) as Font
    this.fonts.set(file, font)
    return font
  }
}

const fallback = 'archivo-latin.ttf'
