import type { Destination } from '~/domain/catalogue/destination'
import { type Token, tokensOf } from './tokens'
import { isMistyped } from './typing'

interface Dish {
  food: string
  words: string[]
}

const known = new WeakMap<Destination, Map<string, Dish[]>>()

/** The dishes that the catalogue names for a town, by their first word. */
function dishesOf(destination: Destination): Map<string, Dish[]> {
  const done = known.get(destination)
  if (done) return done
  const dishes = new Map<string, Dish[]>()
  for (const { name } of destination.dishes) {
    const words = tokensOf(name)
      .map(({ text }) => text)
      .filter((text) => /\p{L}/u.test(text))
    const [first = ''] = words
    if (first.length < shortest && words.length < 2) continue
    dishes.set(first, [...(dishes.get(first) ?? []), { food: words.join(' '), words }])
  }
  known.set(destination, dishes)
  return dishes
}

/** Letters of a first word that tells a dish. */
const shortest = 4

/** "Momos", "hot chiken". */
const isDish = (typed: string, word: string) =>
  typed === word || typed === `${word}s` || isMistyped(typed, word)

/** Dishes of the town in a text: tokens from `first` up to, but not including, `last`. */
export function dishesIn(
  tokens: readonly Token[],
  destination: Destination,
): { food: string; first: number; last: number }[] {
  const dishes = dishesOf(destination)
  return tokens.flatMap(({ text }, first) => {
    const named = (dishes.get(text) ?? (text.endsWith('s') ? dishes.get(text.slice(0, -1)) : undefined))
      ?.filter(({ words }) => words.every((word, index) => isDish(tokens[first + index]?.text ?? '', word)))
      .sort((a, b) => b.words.length - a.words.length)[0]
    return named ? [{ food: named.food, first, last: first + named.words.length }] : []
  })
}
