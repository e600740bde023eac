import type { Destination } from '~/domain/catalogue/destination'
import type { Constraint, Read, Reading } from './constraint'
import { clauseOf } from './coverage'
import { askedBack } from './doubt'
import { type Item, itemsOf } from './items'
import { opinions, remarkable } from './kinds'
import { languageOf } from './language'
import { isNeutral, isTelling } from './lexicon'
import { fitsPattern, isListed } from './lexicons'
import { fillers, type Piece, says } from './piece'
import { isQuestion, sentencesOf } from './pieces'
import { sentence } from './sentence'
import { asDayTrip, withoutRepeats } from './settle'
import { indices, type Token, tokensOf } from './tokens'
import { endOf, isContent, sentenceText, startOf, textOf, unknownSentences } from './unread'
import { withException, withVerdict } from './verdict'

/** What a text wishes for, in one of the languages that have a lexicon. */
export function read(text: string, destination: Destination): Reading {
  const tokens = tokensOf(text)
  const lexicon = languageOf(tokens, destination)
  if (!lexicon) return { read: [], unread: tokens.length > 0 ? [[0, text.length]] : [], language: 'en' }
  const items = itemsOf(tokens, lexicon, destination)
  const covered = new Set(items.flatMap(({ first, last }) => indices(first, last)))
  /** Words that may say something and mean nothing to the reader. */
  const unknown = tokens.map((_token, index) => {
    const text = tokens[index]?.text ?? ''
    return text.length > 3 && /\p{L}/u.test(text) && !covered.has(index) && !isTelling(text, lexicon)
  })
  const isUnknown = (index: number) => unknown[index] ?? false
  /** Words that are not accounted for: neither part of a meaning, nor known to change nothing. */
  const strange = tokens.map(
    ({ text }, index) => /\p{L}/u.test(text) && !covered.has(index) && !isNeutral(text, lexicon),
  )
  const isStrange = (index: number) => strange[index] ?? false
  const result: Read[] = []
  const unread: Reading['unread'] = []
  let before = 0
  /** Where the sentence before ends. */
  let closed = 0
  let isUnderstood = false
  for (const pieces of sentencesOf(items, tokens)) {
    const ordered = pieces.some((piece) => piece.items.some(({ is }) => is === 'order'))
    if (isQuestion(pieces) || ordered) {
      // "A guide? No thanks" says nothing of the sentence before.
      before = result.length
      unread.push(
        spanOf(
          pieces.flatMap((piece) => piece.items),
          tokens,
        ),
      )
      // "My mother uses a wheelchair, can we do the cruise?"
      const { found } = sentence(ordered ? [] : pieces.slice(0, -1), tokens, isUnknown, isStrange)
      for (const { constraint, certainty, items: said } of found)
        if (constraint && isListed('ofTheBody', constraint.is))
          result.push({ constraint, certainty, words: wordsOf(said, tokens) })
      continue
    }
    // "Snails are a thing here. Not for us."
    const [opens = 0, closes = 0] = [pieces[0]?.items[0]?.first, pieces.at(-1)?.items.at(-1)?.last]
    // "No towers." is about something, known or not.
    const isAsked = tokens.slice(closed, opens).some(({ text }) => text === '?')
    const asks = isAsked || pieces.at(-1)?.items.at(-1)?.value === '?'
    closed = closes
    if (
      isDismissal(pieces) &&
      !asks &&
      !indices(startOf(opens, tokens), endOf(closes, tokens)).some(isStrange)
    ) {
      const last = result.slice(before)
      const [only] = last.filter(({ constraint }) => remarkable.has(constraint.is))
      // "Everybody loves the tanneries. Not me, skip them."
      const refuses = pieces.some(({ items }) => items.some(({ is }) => is === 'skip'))
      const what = only && 'what' in only.constraint ? only.constraint.what : undefined
      if (only && refuses && last.length === 1 && typeof what === 'object' && what.by === 'place') {
        only.constraint = { is: 'skip', what }
        only.certainty = 0.85
        before = result.length
        continue
      }
      for (const each of last)
        if (
          remarkable.has(each.constraint.is) &&
          each.constraint.is !== 'skip' &&
          each.constraint.is !== 'seen'
        )
          each.certainty = Math.min(each.certainty, askedBack)
    }
    before = result.length
    const { found, missed } = sentence(pieces, tokens, isUnknown, isStrange)
    isUnderstood ||= found.length > 0
    for (const { constraint, certainty, items: said } of found)
      if (constraint && !isTheTown(constraint, destination))
        result.push({
          ...asDayTrip(constraint, certainty, destination),
          words: wordsOf(said, tokens),
        })
    // "Both on the same day": the visits are understood, that they belong together is said to be not.
    const visits = found.filter(({ constraint }) => constraint?.is === 'must' || constraint?.is === 'like')
    if (visits.length > 1 && fitsPattern('sameDay', sentenceText(opens, tokens)))
      unread.push(...pieces.slice(-1).map(({ items: said }) => spanOf(said, tokens)))
    if (found.length > 0) unread.push(...missed.map(({ items: said }) => spanOf(said, tokens)))
    else {
      const said = pieces.flatMap((piece) => piece.items)
      const [first, last] = [said[0]?.first ?? 0, endOf(said.at(-1)?.last ?? 0, tokens)]
      // "Surprise us with anything": what stands in its clause belongs to it.
      const polite = new Set(
        said.filter(({ is }) => is === 'nothing').flatMap((item) => indices(...clauseOf([item], tokens))),
      )
      const unknownHere = indices(startOf(first, tokens), last).some(
        (index) => isUnknown(index) && !polite.has(index),
      )
      if (said.some(isContent) || unknownHere)
        unread.push([tokens[startOf(first, tokens)]?.from ?? 0, tokens[last - 1]?.to ?? 0])
    }
  }
  unread.push(...unknownSentences(tokens, covered, isUnknown))
  // "Grab rather than walking", "we eat, that is it": nothing is left of it.
  const many = tokens.filter(({ text }) => /\p{L}/u.test(text)).length >= aFewWords
  if (!isUnderstood && unread.length === 0 && many && !items.some(({ is }) => is === 'nothing'))
    unread.push([0, text.length])
  // "Beer, beer and beer! Just kidding": what somebody said he would have is asked back.
  for (const each of result)
    if (opinions.has(each.constraint.is) && each.constraint.is !== 'skip') {
      const end = Math.max(...each.words.map(([, to]) => to))
      const after = tokens.findIndex(({ from }) => from >= end)
      if (after >= 0 && fitsPattern('jokes', textOf(after, tokens.length, tokens)))
        each.certainty = Math.min(each.certainty, askedBack)
    }
  inOwnDollars(result, tokens, destination)
  const reading = { read: result, unread, language: lexicon.language }
  const settled = withException(withVerdict(reading, items, tokens, destination), items, tokens)
  return { ...settled, read: withoutRepeats(settled.read) }
}

/** "75 dollars a day" in Sydney are Australian ones, unless those of the United States were named. */
function inOwnDollars(all: readonly Read[], tokens: readonly Token[], { currency }: Destination): void {
  if (!isListed('dollars', currency.toLowerCase()) || tokens.some(({ text }) => isListed('american', text)))
    return
  for (const each of all)
    if (each.constraint.is === 'spend' && each.constraint.currency === 'USD')
      each.constraint = { ...each.constraint, currency }
}

/** "We have been to Rome three times": of the town itself there is nothing to leave out, and it is seen anyway. */
function isTheTown(constraint: Constraint, { name }: Destination): boolean {
  if (!('what' in constraint) || typeof constraint.what !== 'object' || constraint.what.by !== 'name')
    return false
  const town = tokensOf(name).map(({ text }) => text)
  return town.join(' ') === constraint.what.name
}

/** From so many words on a text that says nothing to the reader is answered. */
const aFewWords = 3

/** A sentence that refuses and names nothing: it is said of the one before. */
const isDismissal = (pieces: readonly Piece[]) =>
  pieces.some(({ stance }) => stance === 'skip' || stance === 'seen') &&
  pieces.every(({ items }) => items.every(({ is }) => says.has(is) || fillers.has(is) || is === 'sign'))

function wordsOf(items: readonly Item[], tokens: readonly Token[]): Read['words'] {
  return items.map(({ first, last }) => [tokens[first]?.from ?? 0, tokens[last - 1]?.to ?? 0])
}

function spanOf(items: readonly Item[], tokens: readonly Token[]): [number, number] {
  const first = Math.min(...items.map((item) => item.first))
  const last = Math.max(...items.map((item) => item.last))
  return [tokens[first]?.from ?? 0, tokens[last - 1]?.to ?? 0]
}
