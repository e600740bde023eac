import type { Target } from '~/domain/reader/constraint'
import type { Item } from '~/domain/reader/items'
import { fitsPattern, isListed } from '~/domain/reader/lexicons'
import { indices, type Token, tokensOf } from '~/domain/reader/tokens'
import { type Clause, says } from './clause'
import type { Intent } from './intent'

const lastOf = ({ items, said, names, first }: Clause) =>
  Math.max(first, ...[...items, ...said, ...names].map(({ last }) => last))

/**
 * The clause as it is meant where it denies one place and names another: "don't remove the Met, but the MoMA" is to remove
 * the MoMA, and nothing is to be done to the Met. Null where nothing is corrected.
 */
export function correctedIn(clause: Clause): Clause | null {
  const { items, said, names, tokens, question } = clause
  const [denied, meant] = names
  const verb = said.find(({ meaning }) => /^do:(remove|move)$/.test(meaning))
  if (!verb || !denied || !meant || names.length !== 2 || question) return null
  const isDenial = ({ is, first, last }: Item) =>
    first < meant.first &&
    (is === 'not' ||
      // "Don't remove" and "ich will nicht" are phrases of the reader; "skip" alone denies nothing.
      (/^(nothing|must|skip|like)$/.test(is) &&
        first !== verb.first &&
        indices(first, last).some((at) => isListed('deniesOne', tokens[at]?.text ?? ''))))
  const contrasts = indices(denied.last, meant.first).some((at) =>
    isListed('corrects', tokens[at]?.text ?? ''),
  )
  // "Not the Met but the MoMA is too far" says something else of it.
  const goesOn = indices(meant.last, lastOf(clause)).some(
    (at) =>
      /^[\p{L}\d]/u.test(tokens[at]?.text ?? '') &&
      !(at >= verb.first && at < verb.last) &&
      !isListed('pleases', tokens[at]?.text ?? ''),
  )
  if (!contrasts || goesOn || !items.some(isDenial)) return null
  return { ...clause, names: [meant], items: items.filter((each) => each !== denied && !isDenial(each)) }
}

/** "Not the Met but the Xyz": a name that is not known follows, and what is to be done is not clear. */
export function isCorrectedToUnknown({ names, items, tokens, said }: Clause): boolean {
  const [denied, ...others] = names
  const verb = said.find(({ meaning }) => /^do:(remove|move)$/.test(meaning))
  if (!denied || !verb || others.length > 0) return false
  const isDenied = items.some(({ is, first }) => is === 'not' && first < denied.first)
  const at = [denied.last + 1, denied.last + 2].find((each) => tokens[each]?.capital)
  const isKnown = [...items, ...said].some(({ first, last }) => at !== undefined && first <= at && last > at)
  return isDenied && at !== undefined && !isKnown && isListed('corrects', tokens[denied.last]?.text ?? '')
}

/** "Remove the Met but not the MoMA": the names that no denial after the first spares. */
export function withoutSpared({ names, items }: Clause): readonly Item[] {
  const [first] = names
  const isSpared = (name: Item) =>
    items.some(
      ({ is, first: from, last }) =>
        (is === 'not' || is === 'except') &&
        first &&
        from >= first.last &&
        last <= name.first &&
        name.first - last < 2,
    )
  return names.filter((name) => !isSpared(name))
}

/** "The MoMA out and instead the Guggenheim": the one that goes, and the one that comes. */
export function replacedIn({ said, names, items }: Clause): (Target | undefined)[] {
  const [from, to] = names
  const rather = said.find(({ meaning }) => meaning === 'do:rather' || meaning === 'ask:instead')
  if (!from || !to || !rather || names.length !== 2) return []
  const begins = items.some(
    ({ is, value, last }) => last === rather.first && (is === 'and' || (is === 'sign' && value === ',')),
  )
  const isBetween = begins && rather.first >= from.last && rather.last <= to.first
  // "Drop the Met and see the MoMA instead".
  const isAtEnd = rather.first === to.last && to.first - from.last > 2
  return isBetween || isAtEnd ? [from.target, to.target] : []
}

/** "Take the Met out" and then "put the MoMA in": one place for another, where no day is named for the new one. */
export function putInPlace(before: Intent | undefined, clause: Clause): Intent | null {
  const { names, tokens, when, first, question } = clause
  const [name] = names
  // "Instead of the Met, put the MoMA in": one request in two halves.
  const isOpen = before?.is === 'instead' && says(clause, 'do:add', 'do:move', 'do:rather')
  if (!isOpen && (before?.is !== 'remove' || before.when)) return null
  if (!before.what) return null
  if (!name?.target || names.length !== 1 || when || question) return null
  const puts = indices(first, lastOf(clause)).some((at) => isListed('puts', tokens[at]?.text ?? ''))
  const isSameSentence = /^[\p{L}\d]/u.test(tokens[first - 1]?.text ?? '.')
  const told = says(clause, 'do:move', 'do:add') && isSameSentence
  const isInPlace = says(clause, 'do:rather', 'ask:instead')
  return !says(clause, 'do:remove', 'do:lock', 'do:swap') && (isOpen || (told && puts) || isInPlace)
    ? { is: 'swap', what: before.what, for: name.target }
    : null
}

const isWord = ({ text }: Token) => /[\p{L}\d]/u.test(text)

/** Where somebody begins anew: "take out the Met, no wait, the MoMA", "add the… never mind". Characters of the text; null where nobody does. */
export function takenBackFrom(text: string): number | null {
  const tokens = tokensOf(text)
  const at = tokens.findIndex((token, index) => {
    const before = tokens[index - 1]
    if (!before || !isWord(token)) return false
    const next = tokens.slice(index, index + 6).filter(isWord)
    const words = next.map((each) => each.text).join(' ')
    return fitsPattern('takesBack', words)
  })
  return at < 0 ? null : (tokens[at]?.from ?? null)
}
