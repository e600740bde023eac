import { Diet } from '~/domain/catalogue/place'
import type { Constraint } from '../constraint'
import type { Item } from '../items'
import { all, type Found, negated, type Rule } from './rule'

/** Diets and allergies. "Not vegetarian" is no diet. */
export const diets: Rule = ({ items, before }) => {
  const found = all(items, 'diet').flatMap((item): Found[] => {
    const diet = Diet.safeParse(item.value)
    if (!diet.success) return []
    const constraint: Constraint | null = negated(items, item) ? null : { is: 'diet', diet: diet.data }
    return [{ constraint, certainty: 0.95, items: [item, ...all(items, 'not')] }]
  })
  // "Allergic to nuts and shellfish": the list goes on in the next piece.
  const listed = before?.items.some(({ is }) => is === 'allergic')
  const said = all(items, 'allergic')
  if (said.length === 0 && !listed) return found
  return [
    ...found,
    ...items.flatMap((item): Found[] => {
      const constraint = allergyOf(item)
      return constraint ? [{ constraint, certainty: 0.95, items: [...said, item, ...all(items, 'not')] }] : []
    }),
  ]
}

const dietOf: Readonly<Record<string, Diet>> = {
  gluten: 'Gluten-free',
  nuts: 'Nut-free',
  dairy: 'Dairy-free',
}

function allergyOf({ is, value }: Item): Constraint | null {
  if (is === 'food' && value === 'seafood') return { is: 'allergy', to: 'shellfish' }
  if (is !== 'allergen') return null
  const diet = dietOf[value]
  return diet ? { is: 'diet', diet } : { is: 'allergy', to: value }
}

const accessNeeds = ['wheelchair', 'walks-little', 'no-stairs', 'blind', 'deaf'] as const

export const access: Rule = ({ items }) =>
  all(items, 'access').flatMap((item): Found[] => {
    const need = accessNeeds.find((each) => each === item.value)
    return need && !negated(items, item)
      ? [{ constraint: { is: 'access', need }, certainty: 0.9, items: [item] }]
      : []
  })

/** Who travels. */
export const party: Rule = ({ items }) => {
  const found: Found[] = []
  const numbers = items.filter((item, index) => item.is === 'number' && items[index + 1]?.is !== 'adults')
  const aged = all(items, 'age')
  for (const item of all(items, 'party')) {
    if (negated(items, item)) continue
    const constraint = partyOf(item, items, numbers, aged.length > 0)
    const counts = item.value === 'children' || item.value === 'group' ? [...numbers, ...aged] : []
    if (constraint)
      found.push({ constraint, certainty: 0.9, items: [item, ...counts, ...all(items, 'adults')] })
  }
  return merged(found)
}

function partyOf(
  { value: who }: Item,
  items: readonly Item[],
  numbers: readonly Item[],
  aged: boolean,
): Constraint | null {
  const counts = numbers.flatMap(({ number }) =>
    number !== undefined && Number.isInteger(number) ? [number] : [],
  )
  switch (who) {
    case 'children': {
      const ages = agesOf(items, counts, aged)
      return { is: 'party', who, ...(ages.length > 0 && { ages }) }
    }
    case 'group': {
      const number = counts.find((each) => each > 2 && each <= 60)
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

/** "Two children aged 4 and 7", "kids (4, 7)", "our 5-year-old": a number alone before the word counts heads. */
function agesOf(items: readonly Item[], counts: readonly number[], aged: boolean): number[] {
  const years =
    items.some(({ is, value }) => is === 'party' && value === 'children') &&
    items.some(({ is }) => is === 'years')
  const [first, ...rest] = counts
  if (first === undefined) return []
  const heads = rest.length > 0 && rest.length === first
  const ages = heads ? rest : aged || years || rest.length > 0 ? counts : []
  return ages.filter((age) => age <= 17)
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
  return [...byWho.values()]
}
