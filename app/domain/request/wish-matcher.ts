import type { Place } from '~/domain/catalogue/place'
import { interests } from '~/domain/catalogue/vocabulary'

/** Words that say nothing about a place. */
const emptyWords = new Set(
  'and the for with from our are was that this have love like want would really very some local good best nice visit see places things trip'.split(
    ' ',
  ),
)
/** Which of the wishes a place answers: known interests by the catalogue's list, typed ones by words in what it says. */
export function wishMatcher(wishes: string[]): (place: Place) => string[] {
  const readers = wishes.map((wish) => {
    const known = interests.find((interest) => interest.toLowerCase() === wish.trim().toLowerCase())
    const words = wordsOf(wish)
    const answers = (place: Place) =>
      known ? place.interests.includes(known) : words.some((word) => textOf(place).includes(` ${word}`))
    return { wish, answers }
  })
  const found = new Map<string, string[]>()
  return (place) => {
    const matches =
      found.get(place.id) ?? readers.filter(({ answers }) => answers(place)).map(({ wish }) => wish)
    found.set(place.id, matches)
    return matches
  }
}

/** What a place says of itself, as words are looked for in it. */
function textOf({ name, localName = '', kind, fact }: Place): string {
  return ` ${fold(`${name} ${localName} ${kind} ${fact}`)} `
}

/** The words of a text without accents, cases and plural endings. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word.length >= 3 && !emptyWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ies|es|s)$/, '') : word))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/** A clause with one of these says what somebody does not want; nothing is read out of it. */
const negative = /\b(no|not|never|without|avoid|hate|dislike|skip|except)\b|n't\b/i

/** Whether a place has to do with what a traveller wrote beside the form. */
export function noteMatcher(note: string): (place: Place) => boolean {
  const words = note
    .split(/[.,;:!?\n]|\bbut\b/)
    .filter((clause) => !negative.test(clause))
    .flatMap(wordsOf)
    .filter((word) => word.length >= 4)
  return (place) => {
    if (words.length === 0) return false
    const text = textOf(place)
    return words.some((word) => text.includes(` ${word}`))
  }
}
