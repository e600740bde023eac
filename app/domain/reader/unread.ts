import type { Reading } from './constraint'
import type { Item } from './items'
import { listed } from './lexicons'
import { indices, type Token } from './tokens'

/** The end of the sentence in which a token stands. */
export function endOf(from: number, tokens: readonly Token[]): number {
  let end = from
  while (end < tokens.length && !/^[.!?;\n]$/.test(tokens[end]?.text ?? '')) end++
  return end
}

/** The beginning of the sentence in which a token stands. */
export function startOf(from: number, tokens: readonly Token[]): number {
  let start = from
  while (start > 0 && !/^[.!?;\n]$/.test(tokens[start - 1]?.text ?? '')) start--
  return start
}

/** Words as they are compared, a space between them. */
export const textOf = (from: number, to: number, tokens: readonly Token[]) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** The words of the sentence in which a token stands. */
export const sentenceText = (from: number, tokens: readonly Token[]) =>
  textOf(startOf(from, tokens), endOf(from, tokens), tokens)

const silentItems = listed('silents')

/** What a sentence may be about; words of courtesy and joints are not. */
export const isContent = ({ is }: Item) => !silentItems.has(is)

/** Sentences of which no word is known to the lexicon. */
export function unknownSentences(
  tokens: readonly Token[],
  covered: ReadonlySet<number>,
  isUnknown: (index: number) => boolean,
): Reading['unread'] {
  const found: Reading['unread'] = []
  let from = 0
  for (let index = 0; index <= tokens.length; index++) {
    const text = tokens[index]?.text ?? '\n'
    if (!/^[.!?;\n]$/.test(text)) continue
    const words = indices(from, index)
    if (
      words.length > 0 &&
      words.every((each) => !covered.has(each) || signs.test(tokens[each]?.text ?? ''))
    ) {
      const unknown = words.filter(isUnknown).length
      if (unknown > 0) found.push([tokens[from]?.from ?? 0, tokens[index - 1]?.to ?? 0])
    }
    from = index + 1
  }
  return found
}

const signs = /^[^\p{L}\d]$/u
