import type { Destination } from '~/domain/catalogue/destination'
import { mostAdults, mostChildren, type Travellers } from '~/domain/travellers'
import { type Item, itemsOf } from './items'
import { languageOf } from './language'
import { fitsPattern, isAt, isListed } from './lexicons'
import { type Token, tokensOf } from './tokens'

/**
 * How many a text says that travel: "two adults and a child of four", "we are four", "with my mother". Null where it says
 * nothing of it. Numbers count before words, and whoever writes travels too.
 */
export function travellersSaid(text: string, destination: Destination): Travellers | null {
  const tokens = tokensOf(text)
  const lexicon = languageOf(tokens)
  if (!lexicon) return null
  return travellersIn(itemsOf(tokens, lexicon, destination), tokens)
}

/** The same of the parts of a text. */
export function travellersIn(items: readonly Item[], tokens: readonly Token[]): Travellers | null {
  const children = childrenIn(items, tokens)
  const grown = adultsIn(items, tokens, children.length)
  if (grown === null && children.length === 0) return null
  const adults = Math.min(mostAdults, Math.max(1, grown ?? 1))
  return { adults, children: children.slice(0, mostChildren) }
}

/** The number right before an item; one without a number. */
function before(items: readonly Item[], index: number): number | undefined {
  const item = items[index - 1]
  const number = item?.is === 'number' && item.last === items[index]?.first ? item.number : undefined
  return number !== undefined && Number.isInteger(number) ? number : undefined
}

/** The ages that follow the children, up to the next word with another meaning. */
function agesAfter(items: readonly Item[], index: number): number[] {
  const ages: number[] = []
  for (const item of items.slice(index + 1)) {
    if (item.is === 'number' && item.number !== undefined && item.number <= 17) ages.push(item.number)
    else if (!isListed('amongAges', item.is)) break
  }
  return ages
}

/** From so many years on one is no child. */
const grownFrom = 18

function childrenIn(items: readonly Item[], tokens: readonly Token[]): (number | null)[] {
  const found: (number | null)[] = []
  const named = items.some(({ is, value }) => is === 'party' && (value === 'children' || value === 'twins'))
  for (const [index, item] of items.entries()) {
    // "A six year old": a child that is named by its age.
    const age = item.is === 'years' && !named ? before(items, index) : undefined
    const words = tokens.slice(item.first, item.last).map(({ text }) => text)
    if (age !== undefined && age < grownFrom && fitsPattern('yearsOld', words.join(' '))) found.push(age)
    if (item.is !== 'party' || isDenied(item, tokens)) continue
    if (item.value === 'baby') {
      if (!found.includes(0)) found.push(0)
      continue
    }
    // "Family of four" counts heads, not years.
    if ((item.value !== 'children' && item.value !== 'twins') || isFamily(item, tokens)) continue
    if (items[index - 1]?.is === 'months') continue
    const ages = agesAfter(items, index)
    const youngest = items[index - 1]?.is === 'years' ? before(items, index - 1) : undefined
    const heads = youngest === undefined ? before(items, index) : 1
    const said = youngest === undefined ? ages : [youngest]
    const number = item.value === 'twins' ? 2 : Math.max(heads ?? 1, said.length)
    found.push(...Array.from({ length: Math.min(number, mostChildren) }, (_, at) => said[at] ?? null))
  }
  return found
}

function adultsIn(items: readonly Item[], tokens: readonly Token[], children: number): number | null {
  let most: number | null = null
  const say = (number: number) => {
    most = Math.max(most ?? 0, number)
  }
  for (const [index, item] of items.entries()) {
    if (isDenied(item, tokens)) continue
    const next = items[index + 1]
    const number = before(items, index)
    if (item.is === 'adults' && number !== undefined) return number
    if (item.is === 'party' && item.value === 'couple') say(2)
    if (item.is === 'party' && item.value === 'alone') say(1)
    if (item.is === 'party' && (item.value === 'group' || isFamily(item, tokens))) {
      const after = next?.is === 'number' ? next.number : undefined
      const all = number ?? after
      if (all !== undefined && Number.isInteger(all) && all > 1) say(Math.max(1, all - children))
    }
    if (item.is === 'we-are' && next?.is === 'number' && isAllOfUs(items, index))
      say(Math.max(1, (next.number ?? 1) - children))
    if (item.is === 'person' && comesAlong(item, tokens)) say(2)
  }
  return most
}

/** "We are four": what the number counts is not said to be days or years. */
function isAllOfUs(items: readonly Item[], index: number): boolean {
  const [number, counted] = [items[index + 1]?.number ?? 0, items[index + 2]?.is]
  const others = ['years', 'day', 'occasion', 'km', 'minutes', 'currency', 'adults', 'kind', 'months']
  return Number.isInteger(number) && number > 0 && !others.includes(counted ?? '')
}

/** "With my mother", "my mother and I", "me and my sister". */
function comesAlong({ first, last }: Item, tokens: readonly Token[]): boolean {
  const word = (index: number) => tokens[index]?.text ?? ''
  const back = [first - 4, first - 3, first - 2, first - 1].map(word)
  return (
    back.slice(1).some((text) => isListed('comesWith', text)) ||
    back.some((text, at) => isListed('selves', text) && isListed('ands', back[at + 1] ?? '')) ||
    (isListed('ands', word(last)) && isListed('selves', word(last + 1)))
  )
}

function isFamily({ first, last }: Item, tokens: readonly Token[]): boolean {
  return tokens.slice(first, last).some(({ text }) => /^famil/.test(text))
}

function isDenied({ first }: Item, tokens: readonly Token[]): boolean {
  return [first - 3, first - 2, first - 1].some((index) => isAt('deniedParty', tokens, index))
}
