import type { Tags } from './map-object'
import type { TextReader } from './text-reader'

/** Letters that most readers of the page can read. */
const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\p{M}]*$/u
/** Letters that can be written in Latin ones, letter by letter; a word in others would be read wrongly. */
const spelled =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}\p{N}\p{P}\p{S}\p{Z}\p{M}]*$/u
const longest = 80

export interface Names {
  /** For everybody: in English where the map has it. */
  name: string
  /** As it is written there, where that differs. */
  localName?: string
  /** What else people call it. */
  others: string[]
}

/** Words behind a name that say that the house is no longer there. */
const closed =
  /\b(permanently |temporarily |now )?(closed|geschlossen|fermé|cerrado|chiuso|encerrado|fechado|suljettu|stängt|закрыто|demolished|abandoned)\b/i

export function saysClosed(tags: Tags): boolean {
  return Object.entries(tags).some(([key, value]) => /^name(:en)?$/.test(key) && closed.test(value))
}

/** The names of an object; undefined where it has none that can be shown. */
export function namesOf(
  tags: Tags,
  { spell }: Pick<TextReader, 'spell'>,
  { keepSign = false } = {},
): Names | undefined {
  const local = clean(tags.name ?? tags.official_name ?? tags.loc_name ?? '')
  const english = clean(tags['name:en'] ?? tags.int_name ?? '')
  const roman = clean(
    Object.entries(tags).find(([key]) => /^name:(..-Latn|ja_rm|zh_pinyin|ko_rm)$/i.test(key))?.[1] ?? '',
  )
  // A table is found by what stands over its door, as long as one can read it.
  const sign = keepSign && latin.test(local) ? local : ''
  const name =
    sign ||
    english ||
    (latin.test(local) ? local : '') ||
    roman ||
    (spelled.test(local) ? clean(spell(local)) : '') ||
    local
  if (name.length < 2 || name.length > longest || local.length > longest) return undefined
  const others = Object.entries(tags)
    .filter(([key]) =>
      /^(alt_name|short_name|old_name|official_name|name:(en|de|fr|es|it|pt|ru|zh|ja))$/.test(key),
    )
    .flatMap(([, value]) => value.split(';').map(clean))
    .filter((each) => each.length > 2 && each.length <= 60 && each !== name && each !== local)
  return {
    name,
    ...(local && local !== name && { localName: local }),
    others: [...new Set(others)].slice(0, 8),
  }
}

function clean(text: string): string {
  return text.normalize('NFC').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()
}

/** Lower-case letters and digits alone, to tell whether two names are one. */
export function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Latin letters that are no letter with a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** An id of the catalogue: lower-case words joined by hyphens; empty where the letters allow none. */
export function slug(name: string, spell: TextReader['spell'] = (text) => text): string {
  return spell(name)
    .toLowerCase()
    .replace(/[ßøłđæœþðı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48)
    .replace(/-$/, '')
}
