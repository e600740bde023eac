import type { Destination } from '~/domain/catalogue/destination'
import type { Target } from './constraint'
import { type Lexicon, meaningsOf } from './lexicon'
import { namesIn } from './names'
import type { Token } from './tokens'

/** A part of a text with a meaning: a meaning of the lexicon, a name, a number or a sign. */
export interface Item {
  /** The meaning before the colon: `kind`, `diet`, `not`, `name`, `number`, `clock`, `sign`. */
  is: string
  /** What follows the colon. */
  value: string
  target?: Target
  /** Of a number or clock time. */
  number?: number
  certainty: number
  first: number
  last: number
}

/** The meanings of all tokens, names before words: the Spanish Steps are no stairs. */
export function itemsOf(tokens: readonly Token[], lexicon: Lexicon, destination: Destination): Item[] {
  const meanings = meaningsOf(tokens, lexicon)
  const names = namesIn(tokens, destination).filter(
    // A name of one word that is also a word of the language counts only when it begins with a capital.
    ({ first, last }) =>
      last - first > 1 ||
      tokens[first]?.capital ||
      !meanings.some((meant) => meant.first <= first && meant.last > first),
  )
  const taken = new Set(names.flatMap(({ first, last }) => range(first, last)))
  const items: Item[] = [
    ...names.map(({ target, first, last, certainty }) => ({
      is: 'name',
      value: '',
      target,
      certainty,
      first,
      last,
    })),
    ...meanings
      .filter(({ first, last }) => !range(first, last).some((index) => taken.has(index)))
      .map(({ meaning, first, last }) => item(meaning, first, last)),
  ]
  const covered = new Set(items.flatMap(({ first, last }) => range(first, last)))
  tokens.forEach(({ text }, index) => {
    if (covered.has(index)) return
    if (/^\d/.test(text)) items.push(numberItem(text, index))
    else if (!/\p{L}/u.test(text)) items.push({ ...item('sign', index, index + 1), value: text })
  })
  return items.sort((a, b) => a.first - b.first)
}

function item(meaning: string, first: number, last: number): Item {
  const colon = meaning.indexOf(':')
  const [is, value] = colon < 0 ? [meaning, ''] : [meaning.slice(0, colon), meaning.slice(colon + 1)]
  const number = is === 'number' || is === 'ordinal' ? { number: Number(value) } : {}
  const target = is === 'kind' || is === 'interest' ? { target: targetOf(is, value) } : {}
  return { is, value, ...number, ...target, certainty: 1, first, last }
}

function targetOf(is: 'kind' | 'interest', value: string): Target {
  // The values are those of the lexicons, which a test holds against the vocabulary.
  return (is === 'kind' ? { by: 'kind', kind: value } : { by: 'interest', interest: value }) as Target
}

/** "15:30" is a clock time; "1.200" and "12,50" are numbers; "3.5." may be a date. */
function numberItem(text: string, first: number): Item {
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(text)
  const base = { certainty: 1, first, last: first + 1 }
  if (clock && Number(clock[1]) < 24 && Number(clock[2]) < 60)
    return { ...base, is: 'clock', value: text, number: Number(clock[1]) * 60 + Number(clock[2]) }
  const date = /^(\d{1,2})\.(\d{1,2})$/.exec(text)
  if (date && Number(date[2]) <= 12) return { ...base, is: 'date', value: text }
  const plain = text.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.')
  return { ...base, is: 'number', value: text, number: Number(plain) }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first }, (_, index) => first + index)
}
