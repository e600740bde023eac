import { create, type Font } from 'fontkit'
import { z } from 'zod'

/** Font files and the characters each is for, first to last code point. */
const TypeIndex = z.array(z.object({ file: z.string(), ranges: z.array(z.tuple([z.number(), z.number()])) }))
type TypeIndex = z.infer<typeof TypeIndex>

/** Reads a font file of the build: an index by its family's name, or a font. */
export type ReadType = (file: string) => Promise<ArrayBuffer>

const han = ['jp', 'sc', 'kr'] as const

/** The families that may have a character, the likeliest first. A Han character looks as the trip's language writes it. */
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

/** Fonts by the characters they have; only those that a text needs are read. */
export class TypeFiles {
  private readonly fonts = new Map<string, Font>()
  private readonly fileOf = new Map<string, string>()

  private constructor(private readonly read: ReadType) {}

  /** Everything that `texts` are set in. */
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

  /** The file a character is set from; what nobody has is set from the first, as a box. */
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
    // Neither a collection nor anything else than what the build unpacked.
    const font = create(new Uint8Array(await this.read(file)) as Buffer) as Font
    this.fonts.set(file, font)
    return font
  }
}

const fallback = 'archivo-latin.ttf'
