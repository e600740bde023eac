import type { Destination } from '~/domain/catalogue/destination'
import type { Target } from './constraint'
import { dishesIn } from './dishes'
import { isNeutral, type Meant, meaningsOf } from './lexicon'
import type { Lexicon } from './lexicons'
import { fitsPattern, isAt, isListed, listed } from './lexicons'
import { type Named, namesIn } from './names'
import { isNamed } from './piece'
import { type Token, tokensOf } from './tokens'

/** A part of a text with a meaning: a meaning of the lexicon, a name, a number or a sign. */
export interface Item {
  /** The meaning before the colon: `kind`, `diet`, `not`, `name`, `number`, `clock`, `sign`. */
  is: string
  /** What follows the colon. */
  value: string
  target?: Target
  /** The quarter that has the name of the target: where one stays, it is the quarter that is meant. */
  area?: Target
  /** The sight of the name of a quarter. */
  sight?: Target
  /** Of a name of a place: its kind. */
  kind?: string
  /** Of a number or clock time. */
  number?: number
  certainty: number
  first: number
  last: number
}

/** The meanings of all tokens, names before words: the Spanish Steps are no stairs. */
export function itemsOf(tokens: readonly Token[], lexicon: Lexicon, destination: Destination): Item[] {
  const meanings = meaningsOf(tokens, lexicon)
  const known = new Set(meanings.flatMap(({ first, last }) => range(first, last)))
  const isKnown = (index: number) => known.has(index) || isNeutral(tokens[index]?.text ?? '', lexicon)
  const eaten = dishesIn(tokens, destination)
  const names = namesIn(tokens, destination, isKnown).filter(
    // Part of a name that is also said otherwise ("modern art") counts only with a capital; a longer phrase wins over a name.
    ({ first, last, certainty, kind }) => {
      // "Lampredotto" is eaten, though a house is called after it.
      if (kind === 'food' && eaten.some((dish) => dish.first === first && dish.last === last)) return false
      // "My husband Michel has a fear of heights".
      if (
        last - first === 1 &&
        meanings.some((meant) => meant.last === first && isSomebody.test(meant.meaning))
      )
        return false
      // "naschmarkt" is spelt right as a name, and wrong as a night market.
      // "Take out the" holds the article of "the Met" and not the name.
      const own = last - first > 1 && isAt('articles', tokens, first) ? first + 1 : first
      const said = meanings.filter(
        (meant) => meant.first < last && meant.last > own && meant.certainty >= certainty * clearName,
      )
      // The "Sunday" of "San Telmo Sunday Fair" is a day.
      if (last - first === 1 && certainty < 1 && said.some(({ meaning }) => isTimeWord.test(meaning)))
        return false
      // So is the "Saturday night" of the "Saturday Night Market".
      if (
        certainty < 0.97 &&
        said.length > 0 &&
        range(first, last).every((at) =>
          said.some((meant) => isTime.test(meant.meaning) && meant.first <= at && meant.last > at),
        )
      )
        return false
      // "Opera al Massimo": the name has a capital, and the phrase "al massimo" would have none.
      const isName = lexicon.language !== 'de' && tokens[first]?.capital && isLower(tokens[first - 1])
      if (
        said.some(
          (meant) =>
            meant.last - meant.first > last - first &&
            (!isName || /^(party|person|must)/.test(meant.meaning)),
        )
      )
        return false
      // "Avec" is a restaurant in Chicago.
      const word = tokens[first]
      if (last - first === 1 && word && !word.capital && isNeutral(word.text, lexicon)) return false
      // "My brother is a singer" is no house of that name.
      const article = tokens[first - 1]?.text ?? ''
      const isOne = isListed('indefinite', article) && (article !== 'a' || lexicon.language === 'en')
      if (last - first === 1 && word && !word.capital && isOne) return false
      const ordinary = range(first, last).every((index) =>
        said.some((meant) => meant.first <= index && meant.last > index),
      )
      // At the beginning of a sentence every word has a capital.
      const begins =
        (last - first === 1 || certainty < 0.9) && !/^[\p{L}\d,]/u.test(tokens[first - 1]?.text ?? '.')
      // "Mein Sohn": German nouns have capitals.
      const noun = lexicon.language === 'de' && last - first === 1 && certainty < 0.95
      const capital = tokens[first]?.capital === true && (noun ? false : !begins || certainty >= 1)
      return capital || !ordinary || (last - first > 1 && certainty >= 1)
    },
  )
  const dishes = eaten.filter(
    (dish) => ![...names, ...meanings].some(({ first, last }) => first < dish.last && last > dish.first),
  )
  for (const meant of meanings) {
    const named = theOnlyOne(meant, tokens, destination)
    const isNamed = names.some(({ first, last }) => first < meant.last && last > meant.first)
    if (named && !isNamed) names.push(named)
  }
  for (const name of names) {
    swallow(name, meanings, tokens)
    ofItsKind(name, meanings, tokens, destination)
  }
  const taken = new Set(names.flatMap(({ first, last }) => range(first, last)))
  const items: Item[] = [
    ...names.map(({ target, area, sight, kind, first, last, certainty }) => ({
      is: 'name',
      value: '',
      target,
      ...(area && { area }),
      ...(sight && { sight }),
      ...(kind && { kind }),
      certainty,
      first,
      last,
    })),
    ...meanings
      .filter(({ first, last }) => !range(first, last).some((index) => taken.has(index)))
      .flatMap(({ meaning, first, last, certainty }) =>
        dated(meaning, first, tokens)
          .split(' + ')
          .sort(restLast)
          .map((each) => ({ ...item(each, first, last), certainty })),
      ),
  ]
  items.push(
    ...dishes.map(({ food, first, last }) => ({ ...item(`food:${food}`, first, last), certainty: 1 })),
  )
  for (const dish of items.filter(({ is }) => is === 'food')) {
    // "Churros con chocolate", "fish with chips" are one dish.
    const next = items.find(({ is, first }) => is === 'food' && first === dish.last + 1)
    if (!next || !isAt('comesWith', tokens, dish.last)) continue
    const joint = items.find(({ first }) => first === dish.last)
    dish.last = next.last
    for (const each of [next, joint]) if (each) items.splice(items.indexOf(each), 1)
  }
  const covered = new Set(items.flatMap(({ first, last }) => range(first, last)))
  const named = new Set(
    items.flatMap((each) =>
      isNamed(each) && !/^[\p{L}\d]/u.test(tokens[each.first - 1]?.text ?? '.') ? [each.last] : [],
    ),
  )
  tokens.forEach(({ text }, index) => {
    if (covered.has(index)) return
    // "Currywurst ok, haggis no".
    if (named.has(index) && isListed('okays', text) && /^[^\p{L}\d]$/u.test(tokens[index + 1]?.text ?? '.'))
      items.push(item('yes', index, index + 1))
    const counts = /^\d/.test(text) ? ordinalItem(tokens, index, lexicon.language) : undefined
    if (counts) {
      items.push(counts)
      covered.add(index + 1)
    } else if (/^\d/.test(text))
      items.push(dateAfterArticle(tokens, index, lexicon.language) ?? numberItem(text, index))
    else if (!/\p{L}/u.test(text)) items.push({ ...item('sign', index, index + 1), value: text })
  })
  return withShortDays(
    items.sort((a, b) => a.first - b.first),
    tokens,
  )
}

const isTimeWord = /^(weekday|month):/
const isTime = /^(weekday|month|part|day)/

const isLower = (token: Token | undefined) => token?.capital === false && /^\p{L}/u.test(token.text)

/** Who may be called by a name right after it. */
const isSomebody = /^(person|party:children)$/

/** Of a mistyped word and a name that is spelt right the name counts. */
const clearName = 0.92

/** "The zoo", where the town has one: the place of that name, and no liking of animals. */
function theOnlyOne(
  { first, last }: Meant,
  tokens: readonly Token[],
  destination: Destination,
): Named | undefined {
  const word = tokens[first]?.text ?? ''
  const before = tokens[first - 1]?.text ?? '.'
  // "Castle first thing on Monday": what a sentence begins with needs no article.
  const stands = isListed('definite', before) || !/[\p{L}\d]/u.test(before)
  // "The cathedral of salt" is another one.
  const isOther =
    isAt('ofOne', tokens, last) && /^\p{Ll}/u.test(tokens[last + 1]?.text ?? '') && !tokens[last + 1]?.capital
  if (last - first !== 1 || !isListed('single', word) || !stands || isOther) return undefined
  const called = destination.places
    .filter(
      ({ id, kind, name, localName = '' }) =>
        kind !== 'base' &&
        kind !== 'food' &&
        tokensOf([name, localName, ...(destination.names?.[id] ?? [])].join(' ')).some(
          ({ text }) => text === word,
        ),
    )
    .sort((a, b) => b.fame - a.fame)
  const [best, second] = called
  if (!best || (second && best.fame - second.fame < clearly)) return undefined
  return { target: { by: 'place', id: best.id }, kind: best.kind, first, last, certainty: 0.85 }
}

/** "L'acquario Sea Life", "camel rides": what a name is, right beside it, is part of the name. */
function swallow(name: Named, meanings: readonly Meant[], tokens: readonly Token[]): void {
  if (name.target.by !== 'place') return
  const before = meanings.find(({ last, meaning }) => last === name.first && isGeneric.test(meaning))
  const isWhole = name.last - name.first > 1 || name.certainty >= 0.95
  if (before && isWhole && name.kind !== 'food' && isAt('definite', tokens, before.first - 1))
    name.first = before.first
  const after = meanings.find(({ first, meaning }) => first === name.last && isRide.test(meaning))
  // "Opera House tour": what one does there.
  const isTour = isAt('tours', tokens, after?.first ?? 0)
  if (after && (name.kind === 'experience' || (isTour && name.kind !== 'food'))) name.last = after.last
}

/** "The flea market at Monastiraki": the one place of that kind that has the name, and not what else has it. */
function ofItsKind(
  name: Named,
  meanings: readonly Meant[],
  tokens: readonly Token[],
  destination: Destination,
): void {
  const said =
    meanings.findLast(
      ({ last, meaning }) => last <= name.first && name.first - last <= 4 && /^kind:/.test(meaning),
    ) ?? meanings.find(({ first, meaning }) => first === name.last && /^kind:/.test(meaning))
  const kind = said?.meaning.slice(5)
  if (!said || !kind || name.kind === kind || (kind === 'museum' && name.kind === 'gallery')) return
  const isBeside = range(said.last, name.first).every((index) => {
    const { text = '' } = tokens[index] ?? {}
    const isDay = meanings.some(
      ({ first, last, meaning }) => first <= index && last > index && isTimeWord.test(meaning),
    )
    return isDay || isListed('joins', text) || isListed('atPlaces', text) || isListed('inside', text)
  })
  const words = range(name.first, name.last)
    .map((index) => tokens[index]?.text ?? '')
    .filter((word) => word.length > 2 && !isListed('common', word))
  if (!isBeside || words.length === 0) return
  const [place, ...others] = destination.places.filter((each) => {
    const own = tokensOf([each.name, each.localName ?? '', ...(destination.names?.[each.id] ?? [])].join(' '))
    return each.kind === kind && words.every((word) => own.some(({ text }) => text === word))
  })
  if (!place || others.length > 0) return
  name.target = { by: 'place', id: place.id }
  name.kind = kind
  name.certainty = Math.max(name.certainty, 0.9)
  name.first = Math.min(name.first, said.first)
  name.last = Math.max(name.last, said.last)
  delete name.area
  delete name.sight
}

const isGeneric = /^(kind|interest):/
const isRide = /^(interest:Adventure|kind:experience|kind:walk)$/

/** How much better known the one is than the next of that name. */
const clearly = 12

/** "On the 30th of September" is a date, and no birthday. */
function dated(meaning: string, first: number, tokens: readonly Token[]): string {
  const text = tokens[first]?.text ?? ''
  if (meaning !== 'occasion:birthday' || !/^\d+$/.test(text)) return meaning
  const [before, article] = [tokens[first - 2]?.text, tokens[first - 1]?.text]
  const isDate =
    Number(text) <= 31 && (tokens[first + 2]?.text === 'of' || (before === 'on' && article === 'the'))
  return isDate ? `ordinal:${text}` : meaning
}

/** "Sat night", "11:15 sat": a short word for a day that is also another word counts beside a time alone. */
function withShortDays(items: readonly Item[], tokens: readonly Token[]): Item[] {
  return items.flatMap((item, index): Item[] => {
    // "Playa sí" says yes; "si hace sol" is a condition.
    if (item.is === 'yes-or')
      return /^\p{L}/u.test(tokens[item.last]?.text ?? '.') ? [] : [{ ...item, is: 'yes' }]
    // "The 3rd" is a date as "the 23rd" is, where it counts nothing.
    if (item.is === 'ordinal' && item.value !== 'month-day' && /^\d/.test(tokens[item.first]?.text ?? ''))
      return [{ ...item, value: item.value === '' ? '' : 'date' }]
    const [before, after] = [items[index - 1], items[index + 1]]
    // "Tue am": the half of a day without an hour.
    if ((item.is === 'am' || item.is === 'pm') && (before?.is === 'weekday' || before?.is === 'weekday-or'))
      return [{ ...item, is: 'part', value: item.is === 'am' ? 'morning' : 'afternoon' }]
    if (item.is !== 'weekday-or') return [item]
    const isTime = (each: Item | undefined) => each !== undefined && besideDays.has(each.is)
    const beside =
      (isTime(before) && before?.last === item.first) || (isTime(after) && after?.first === item.last)
    return beside ? [{ ...item, is: 'weekday' }] : []
  })
}

const besideDays = listed('nearDay')

/** "The last afternoon free": the part of the day stands beside what counts it. */
function restLast(a: string, b: string): number {
  return Number(a === 'rest') - Number(b === 'rest')
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

const ordinalEnds = listed('ordinalEnds')

/** "14th", "2e", "3º"; "2." only before a word that it counts. */
function ordinalItem(tokens: readonly Token[], index: number, language: string): Item | undefined {
  const [number, end, next] = [tokens[index], tokens[index + 1], tokens[index + 2]]
  if (!number || !end || end.from !== number.to || !ordinalEnds.has(end.text)) return undefined
  if (!/^\d{1,2}$/.test(number.text)) return undefined
  if (end.text === '.' && language !== 'de') return undefined
  // "Am 11. um 16 Uhr": the day of the month.
  const dated = isAt('beforeDates', tokens, index - 1)
  if (
    end.text === '.' &&
    !dated &&
    !(next && next.from > end.to && /^\p{L}/u.test(next.text) && isCounted(next))
  )
    return undefined
  return {
    is: 'ordinal',
    value: end.text === '.' && !dated ? '' : 'date',
    number: Number(number.text),
    certainty: 1,
    first: index,
    last: index + 2,
  }
}

/** "El 5 por la tarde", "le 14": a number after an article in the singular, that counts nothing, is a day of the month. */
function dateAfterArticle(tokens: readonly Token[], index: number, language: string): Item | undefined {
  const [article, number, next] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (
    !article ||
    !number ||
    article.text !== singular[language] ||
    !/^([1-9]|[12]\d|3[01])$/.test(number.text)
  )
    return undefined
  if (next && /^\p{L}/u.test(next.text) && !isListed('afterDates', next.text)) return undefined
  return {
    is: 'ordinal',
    value: 'month-day',
    number: Number(number.text),
    certainty: 1,
    first: index,
    last: index + 1,
  }
}

const singular: Readonly<Record<string, string>> = { es: 'el', fr: 'le', it: 'il' }

/** German words after "2.": a new sentence would begin with a capital, but so do nouns. */
function isCounted({ text, capital }: Token): boolean {
  return !capital || fitsPattern('countedDays', text)
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
