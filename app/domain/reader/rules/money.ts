import { BudgetLevel } from '~/domain/catalogue/place'
import type { When } from '../constraint'
import { isTooMuch } from '../coverage'
import type { Item } from '../items'
import { isListed } from '../lexicons'
import { whenOf } from '../when'
import { all, type Found, has, negated, type Rule, type Seen } from './rule'

/** Amounts, levels, and one dear dinner. */
export const money: Rule = ({ items, before, tokens }) => {
  const found: Found[] = []
  const spend = spendOf(items)
  if (spend) found.push(spend)
  const [splurge] = all(items, 'splurge')
  if (splurge && !negated(items, splurge))
    found.push({
      constraint: { is: 'splurge', when: dinnerTime(whenOf(items)) },
      certainty: 0.9,
      items: items.filter(({ is }) => isListed('ofDinners', is)),
    })
  const [level] = all(items, 'budget')
  const budget = BudgetLevel.safeParse(level?.value)
  const ofAPlace = items.some((item) => item.target?.by === 'place' && isTooMuch(item, tokens))
  if (level && budget.success && !splurge && !ofAPlace) {
    // "Luxury restaurants no".
    const not = negated(items, level) || (items.at(-1)?.is === 'not' && budget.data === 'luxury')
    // "Let's splash out on dinner on Friday" is one dinner.
    if (!not && budget.data === 'luxury' && has(items, 'meal', 'dinner') && whenOf(items)) {
      found.push({
        constraint: { is: 'splurge', when: dinnerTime(whenOf(items)) },
        certainty: 0.85,
        items: [level],
      })
      return found
    }
    const said = not ? (budget.data === 'luxury' ? 'budget' : null) : budget.data
    if (said)
      found.push({
        constraint: { is: 'budget', level: said },
        // "Lunch should be quick and cheap" is said of one meal.
        certainty: isOfOneMeal(before) ? 0.5 : not ? 0.75 : 0.85,
        items: [level, ...all(items, 'meal'), ...all(items, 'interest')],
      })
  }
  return found
}

/** Whether the piece before is about a meal and nothing else. */
function isOfOneMeal(before: Seen | null): boolean {
  return before !== null && before.items.length === 1 && has(before.items, 'meal')
}

/** A dinner is in the evening, said or not. */
function dinnerTime(when: When | null): When {
  const { part, ...rest } = when ?? {}
  return part === 'sunset' ? { part, ...rest } : rest
}

function spendOf(items: readonly Item[]): Found | null {
  for (const [index, item] of items.entries()) {
    if (item.is !== 'currency') continue
    const amount = [items[index - 1], items[index + 1]].find((each) => each?.is === 'number')
    if (amount?.number === undefined || amount.number < 1) continue
    const said = items.find(({ is }) => is === 'per')?.value
    const meal = has(items, 'meal')
    const per =
      said === 'meal' || (meal && said !== 'trip')
        ? 'meal'
        : said === 'day' || has(items, 'every')
          ? 'day'
          : 'trip'
    return {
      constraint: { is: 'spend', amount: Math.round(amount.number), currency: item.value, per },
      certainty: 0.9,
      items,
    }
  }
  return null
}
