import { Diet } from '~/domain/catalogue/place'
import type { Constraint } from '../constraint'
import { clauseFits, clauseHas } from '../coverage'
import type { Item } from '../items'
import { fitsPattern, isAt, isListed, listed } from '../lexicons'
import { indices, type Token } from '../tokens'
import { all, type Found, has, negated, type Rule } from './rule'

/** Diets and allergies. "Not vegetarian" is no diet. */
export const diets: Rule = ({ items, before, tokens, isUnknown }) => {
  const found = all(items, 'diet').flatMap((item): Found[] => {
    const diet = Diet.safeParse(item.value)
    if (!diet.success) return []
    const constraint: Constraint | null = negated(items, item) ? null : { is: 'diet', diet: diet.data }
    // "No meat of horses" leaves other meat.
    const isOfOne = isAt('ofOne', tokens, item.last) && isUnknown(item.last + 1)
    return [{ constraint, certainty: isOfOne ? 0.5 : 0.95, items: [item, ...all(items, 'not')] }]
  })
  // "Allergic to nuts and shellfish": the list goes on in the next piece.
  // "…, fish is fine" ends the list.
  const listed =
    before?.items.some(({ is }) => is === 'allergic') &&
    !items.some((item) => clauseHas('allowed', [item], tokens))
  const said = all(items, 'allergic')
  if (said.length === 0 && !listed) return found
  // "No crab, I'm allergic": what was refused right before it.
  if (said.length > 0 && items.every(({ is }) => is === 'allergic' || ofSaying.has(is))) {
    const refused = (before?.items ?? []).flatMap((item) => {
      const isRefused = before?.stance === 'skip' || before?.piece.joint === 'except' || item.is === 'never'
      const dish = item.is === 'never' ? { ...item, is: 'food' } : item
      const to: Constraint | null =
        allergyOf(dish, tokens[item.first]?.text ?? '') ??
        (dish.is === 'food' ? { is: 'allergy', to: item.value } : null)
      return isRefused && to ? [{ constraint: to, certainty: 0.9, items: said }] : []
    })
    if (refused.length > 0) return [...found, ...refused]
  }
  const isSaid = said.some(({ first }) => isAllergy.test(tokens[first]?.text ?? ''))
  const known = items.flatMap((item): Found[] => {
    const dish: Constraint | null =
      isSaid && item.is === 'food' && item.value !== 'seafood' && said.some(({ last }) => last <= item.first)
        ? { is: 'allergy', to: item.value.replaceAll('-', ' ') }
        : null
    const constraint = dish ?? allergyOf(item, tokens[item.first]?.text ?? '')
    return constraint ? [{ constraint, certainty: 0.95, items: [...said, item, ...all(items, 'not')] }] : []
  })
  // "Allergic to lupin": what has no word of its own here is kept as it was typed.
  const [allergic] = said
  // "A severe allergy to lupin", "allergie grave au sarrasin".
  let at = allergic?.last ?? 0
  while (isAt('severe', tokens, at)) at++
  const to = allergic && tokens[at]?.text
  // "Can't do bridges" is none.
  if (known.length === 0 && found.length === 0 && allergic && to && isUnknown(at)) {
    const certainty = isAllergy.test(tokens[allergic.first]?.text ?? '') ? 0.8 : 0.5
    return [{ constraint: { is: 'allergy', to }, certainty, items: said }]
  }
  return [...found, ...known]
}

const ofSaying = listed('ofSaying')

const isAllergy = /^(allerg|alerg|intol|unvertr)/

const dietOf: Readonly<Record<string, Diet>> = {
  gluten: 'Gluten-free',
  nuts: 'Nut-free',
  dairy: 'Dairy-free',
}

function allergyOf({ is, value }: Item, said: string): Constraint | null {
  if (is === 'food' && value === 'seafood')
    return { is: 'allergy', to: isListed('fish', said) ? 'fish' : 'shellfish' }
  if (is !== 'allergen') return null
  const diet = dietOf[value]
  return diet ? { is: 'diet', diet } : { is: 'allergy', to: value }
}

export const access: Rule = ({ items }) =>
  all(items, 'access').flatMap((item): Found[] => {
    // The values are those of the lexicons, which a test holds against the schema.
    const need = item.value as Extract<Constraint, { is: 'access' }>['need']
    // "Nothing with stairs" is the need itself.
    return need === 'no-stairs' || !negated(items, item)
      ? [{ constraint: { is: 'access', need }, certainty: 0.9, items: [item] }]
      : []
  })

/** From this age on one counts as older. */
const olderFrom = 65

/** "My mother is 78": the age of somebody who is no child. */
function agedPerson(items: readonly Item[]): Found[] {
  const person = items.find(({ is }) => is === 'person')
  const age = items.find(
    ({ is, number = 0 }, index) =>
      is === 'number' && number >= olderFrom && number <= 105 && !counted.has(items[index + 1]?.is ?? ''),
  )
  if (!person || !age) return []
  return [{ constraint: { is: 'party', who: 'older' }, certainty: 0.85, items: [person, age] }]
}

/** From so many on "we are eight" says that they are a group. */
const groupFrom = 6

function manyPeople(items: readonly Item[], tokens: readonly Token[]): Found[] {
  return items.flatMap((item, index): Found[] => {
    const number = items[index + 1]
    const heads =
      item.is === 'we-are' && number?.is === 'number' && Number.isInteger(number.number) ? number.number : 0
    if (items[index + 2]?.is === 'years' || items[index + 2]?.is === 'occasion') return []
    // "We are over 60".
    if (number && isAt('ages', tokens, number.first - 1)) return []
    if (!number || !heads || heads < groupFrom || heads > 60 || counted.has(items[index + 2]?.is ?? ''))
      return []
    return [
      { constraint: { is: 'party', who: 'group', number: heads }, certainty: 0.85, items: [item, number] },
    ]
  })
}

/** "With a 4 year old": a child that is named by its age alone. */
function aChildByAge(items: readonly Item[], tokens: readonly Token[]): Found | undefined {
  if (has(items, 'party', 'children') || has(items, 'party', 'twins')) return undefined
  const years = items.find(({ is }) => is === 'years')
  const number = items[items.indexOf(years ?? noItem) - 1]
  if (!years || number?.is !== 'number' || !Number.isInteger(number.number)) return undefined
  const age = number.number ?? grownFrom
  const said = tokens.slice(years.first, years.last).map(({ text }) => text)
  const after = tokens[years.last]?.text ?? '.'
  if (
    age >= grownFrom ||
    !fitsPattern('yearsOld', said.join(' ')) ||
    !isAt('withThem', tokens, number.first - 1)
  )
    return undefined
  if (/^\p{L}/u.test(after) && !isListed('afterYears', after)) return undefined
  return {
    constraint: { is: 'party', who: 'children', ages: [age] },
    certainty: 0.85,
    items: [number, years],
  }
}

const noItem: Item = { is: '', value: '', certainty: 0, first: 0, last: 0 }

/** Who travels. */
export const party: Rule = ({ items, before, tokens }) => {
  const found: Found[] = [...agedPerson(items), ...manyPeople(items, tokens)]
  const ages = agesIn(items)
  const young = aChildByAge(items, tokens)
  if (young) found.push(young)
  // Ages and heads; not the day of a date.
  const numbers = items.filter(
    ({ is, number = 0 }, index) =>
      is === 'number' &&
      (items[index + 1]?.is === 'party' || (ages.includes(number) && items[index + 1]?.is !== 'month')),
  )
  const aged = all(items, 'age')
  for (const item of all(items, 'party').filter((each) => !isMeasured(each, items))) {
    // "Rather not with the kids": they come along.
    const along = tokens
      .slice(Math.max(0, item.first - 2), item.first)
      .some(({ text }) => isListed('along', text))
    if (negated(items, item) && !along) continue
    // A girl of two in a pram is no baby more.
    const inPram = item.value === 'baby' && isAt('prams', tokens, item.first)
    if (inPram && (ages.length > 0 || (before && agesIn(before.items).length > 0))) continue
    // Twins in a pram are babies.
    if (item.value === 'twins' && has(items, 'party', 'baby')) continue
    // "A very elderly pug" is nobody's grandmother.
    const at = items.indexOf(item)
    const isOfDog = [items[at + 1], items[at - 1]].some(
      (each) => each?.value === 'dog' && each.first - item.last < 2 && item.first - each.last < 2,
    )
    if (item.value === 'older' && isOfDog) continue
    // "C'est la seule chose de décidée" says nothing of who travels.
    if (item.value === 'alone' && isAt('articles', tokens, item.first - 1)) continue
    // "The kids are staying with grandma": neither of them comes along.
    if (isLeftAtHome(item, tokens)) {
      found.push({ constraint: null, certainty: 0.9, items: [item] })
      continue
    }
    const constraint = partyOf(item, items, ages, tokens)
    const counts = ['children', 'twins', 'group'].includes(item.value) ? [...numbers, ...aged] : []
    if (constraint)
      found.push({ constraint, certainty: 0.9, items: [item, ...counts, ...all(items, 'adults')] })
  }
  return merged(found)
}

function isLeftAtHome(item: Item, tokens: readonly Token[]): boolean {
  return clauseFits('leftAtHome', [item], tokens)
}

/** "For two hours" is no couple. */
function isMeasured(item: Item, items: readonly Item[]): boolean {
  const after = items[items.indexOf(item) + 1]
  return (
    item.value === 'couple' && after?.first === item.last && after.value !== 'last' && measures.has(after.is)
  )
}

const measures = listed('measures')

/** Four of us are the travellers of the form; four friends, or a group of four, are a group. */
const fewOfAGroup = 5
const fewFriends = 3

function partyOf(
  item: Item,
  items: readonly Item[],
  ages: readonly number[],
  tokens: readonly Token[],
): Constraint | null {
  const { value: who } = item
  switch (who) {
    case 'family':
      return { is: 'party', who: 'children' }
    case 'twins': {
      if (isMonthsOld(items, tokens)) return { is: 'party', who: 'baby' }
      const [age] = ages
      return {
        is: 'party',
        who: 'children',
        ...(age !== undefined && { ages: ages.length > 1 ? [...ages] : [age, age] }),
      }
    }
    case 'children':
      if (isMonthsOld(items, tokens)) return { is: 'party', who: 'baby' }
      // "My son Tom (24)".
      if (isGrown(item, items) || isOneOfUs(item, items)) return null
      return { is: 'party', who, ...(ages.length > 0 && { ages: [...ages] }) }
    case 'group': {
      const isOfFriends = tokens
        .slice(item.first, item.last + 1)
        .some(({ text }) => isListed('friends', text))
      const fewest = isOfFriends ? fewFriends : fewOfAGroup
      const number = besides(item, items).find((each) => each >= fewest && each <= 60)
      return number === undefined ? null : { is: 'party', who, number }
    }
    case 'baby':
    case 'pregnant':
    case 'older':
    case 'dog':
    case 'couple':
    case 'alone':
      return { is: 'party', who }
    default:
      return null
  }
}

/** "18 months"; but "he has talked of nothing else for six months" is no age. */
function isMonthsOld(items: readonly Item[], tokens: readonly Token[]): boolean {
  return items.some(
    ({ is, first }) =>
      is === 'months' && !indices(first - 2, first).some((at) => isAt('durations', tokens, at)),
  )
}

/** "We're seven girls". */
function isOneOfUs(item: Item, items: readonly Item[]): boolean {
  const [we, number] = items.slice(Math.max(0, items.indexOf(item) - 2))
  return we?.is === 'we-are' && number?.is === 'number' && we.last === number.first
}

/** Whether the age after somebody's child is that of a grown person. */
function isGrown(item: Item, items: readonly Item[]): boolean {
  const [next, number] = items.slice(items.indexOf(item) + 1)
  const age = next?.is === 'age' ? number : next
  return (
    age?.is === 'number' && (age.number ?? 0) >= grownFrom && next?.is === 'age' && (age.number ?? 0) < 100
  )
}

/** From so many years on a son or daughter is no child. */
const grownFrom = 18

/**
 * "Two children aged 4 and 7", "kids (4, 7)", "our 5-year-old": numbers before years, after "aged" or right after the
 * children. A number before the children counts heads.
 */
function agesIn(said: readonly Item[]): number[] {
  const items = said.filter(({ is }) => is !== 'question' && is !== 'only')
  const ages: number[] = []
  for (let first = 0; first < items.length; first++) {
    if (items[first]?.is !== 'number') continue
    let last = first
    while (items[last + 1]?.is === 'number') last++
    const [before, after] = [items[first - 1], items[last + 1]]
    const children = before?.is === 'party' && (before.value === 'children' || before.value === 'twins')
    const run = items.slice(first, last + 1).flatMap(({ number }) => number ?? [])
    const [heads, ...rest] = run
    if (after?.is === 'years' || before?.is === 'age') ages.push(...run)
    // "The little one".
    else if (run.length === 1 && heads === 1) continue
    else if (children && (after === undefined || !counted.has(after.is))) ages.push(...run)
    // "Two kids 4 and 7" may leave out the kids: "2, 4 and 7".
    else if (heads === rest.length && rest.length > 1) ages.push(...rest)
    first = last
  }
  return ages.filter((age) => Number.isInteger(age) && age <= 17)
}

/** What a number counts that stands before it, so that it is no age. */
const counted = listed('counted')

/** Numbers right before or after: "8 people", "a group of 8". */
function besides(item: Item, items: readonly Item[]): number[] {
  const at = items.indexOf(item)
  // "With my mates ten years ago" counts years.
  const countsYears = ['years', 'day', 'seen'].includes(items[at + 2]?.is ?? '')
  return [items[at - 1], countsYears ? undefined : items[at + 1]].flatMap((each) =>
    each?.is === 'number' && each.number ? [each.number] : [],
  )
}

/** One of each kind: of children the one whose ages are known. */
function merged(found: Found[]): Found[] {
  const byWho = new Map<string, Found>()
  for (const each of found) {
    if (each.constraint?.is !== 'party') continue
    const { who } = each.constraint
    const other = byWho.get(who)
    const better = other?.constraint?.is !== 'party' || (!other.constraint.ages && each.constraint.ages)
    if (better) byWho.set(who, each)
  }
  return [...found.filter(({ constraint }) => constraint === null), ...byWho.values()]
}
