import { figuresIn } from './figures-in'

/** Control characters, and those that turn the direction of a text or can't be seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]+/gu

/** A model's text as one line of plain text of at most so many characters, cut between words. */
export function plainText(text: string, most: number): string {
  const line = text.replace(unseen, ' ').replace(/\s+/gu, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

/** Why a text may not be shown, whatever it speaks of. */
export type Offence = 'link' | 'contact' | 'markup' | 'figure'

const offences: readonly [Offence, RegExp][] = [
  ['link', /[a-z][a-z0-9+.-]{1,20}:\s?\/\/|www\s?[.·]|h(?:tt|xx)ps?\b/iu],
  // A host name: letters, a point without a space, and an ending in small letters.
  ['link', /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,}(?![\p{L}\p{N}])/u],
  ['link', /[\p{L}\p{N}]\s?[([{]\s?(?:dot|punkt|point|punto|\.)\s?[)\]}]\s?\p{L}/iu],
  ['link', /(?<!\p{L})(?:dot|point|punkt|punto) ?(?:com|net|org|io|xyz|biz|shop|ru|ly|link)(?!\p{L})/iu],
  // A name with a hyphen, then an ending that is spoken: "cheap-tours punkt de".
  ['link', /\p{L}-[\p{L}-]{1,40} (?:dot|point|punkt|punto) \p{L}{2,}/iu],
  // A name written as one word, then an ending that is spoken at the end of a clause.
  [
    'link',
    /\p{L}{5} (?:dot \p{L}{2,}|pun(?:kt|to) (?:it|es|de|fr|eu|ch|info|tickets?|tours?)|point (?:fr|eu|be|ch|info))(?=[.,;:!?]|$)/iu,
  ],
  ['link', /\p{L}\s?[/\\]\s?\p{L}+\s?[/\\]/u],
  ['contact', /[@＠]|(?<![\p{L}\p{N}])#\p{L}|\p{L}\s?[([{]\s?(?:at|ät|arroba|chiocciola|arobase)\s?[)\]}]/iu],
  // Digits one by one, as a number is dictated.
  ['contact', /(?:\d{1,4}[ .–-]+){4,}\d/u],
  ['markup', /[<>{}[\]|`*_~^\\＜＞]|&#?\w{2,8};|^\s*(?:#|>|- |• |\d+[.)] )|={3,}|-{3,}/u],
  ['link', /[\p{L}\p{N}]{26,}/u],
]

/** Whether letters are hidden in a text, or stand in it that can't be seen: no text of ours has them. */
export function hidesLetters(text: string): boolean {
  return /[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]/u.test(text)
}

/** Letters that look like others, and ways to break a word up, are read as what they look like. */
function asRead(text: string): string {
  return text.normalize('NFKC').replace(unseen, '').replace(/\s+/gu, ' ').replaceAll('’', "'")
}

/**
 * Why a model's text may not be shown, whatever it speaks of: a link, a contact, markup, or a figure that is not among those that
 * were given. Undefined when it may. What it speaks of is looked at in plain-prose.ts, names are elsewhere.
 */
export function offenceOf(text: string, given: unknown): Offence | undefined {
  const line = asRead(text)
  const found = offences.find(([, pattern]) => pattern.test(line))
  if (found) return found[0]
  const known = figuresGiven(given)
  return figuresIn(line).every(({ value, small }) => small || known.has(value)) ? undefined : 'figure'
}

/** What was given is the same for every part of an answer. */
const figures = new WeakMap<object, ReadonlySet<string>>()

function figuresGiven(given: unknown): ReadonlySet<string> {
  const key = typeof given === 'object' ? given : null
  const known = key && figures.get(key)
  if (known) return known
  const told = typeof given === 'string' ? given : JSON.stringify(given ?? '')
  const made = new Set(figuresIn(told).map(({ value }) => value))
  if (key) figures.set(key, made)
  return made
}
