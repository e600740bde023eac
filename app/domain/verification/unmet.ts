import type { Itinerary } from '~/domain/itinerary/itinerary'
import { type Message, type Said, sequenceCode } from '~/domain/message'
import { tell } from './sentences'

/** What was asked for and the plan does not have: interests that no stop is for, and meals without a table. */
export function unmetOf({ days, scores }: Pick<Itinerary, 'days' | 'scores'>): Message[] {
  const fit = scores.find(({ id }) => id === 'fit')
  const absent = fit ? partsOf(fit.evidence).filter(({ code }) => code === 'score.fit.absent') : []
  // A free day and a day trip say themselves where one eats.
  const meals = days.reduce((sum, { kind, openMeals = [] }) => sum + (kind ? 0 : openMeals.length), 0)
  return [...absent, ...(meals > 0 ? [tell('check.meals.left-open', { meals })] : [])]
}

function partsOf(said: Said): Message[] {
  if (typeof said === 'string') return []
  const { code, params } = said
  if (code !== sequenceCode || !Array.isArray(params.parts)) return [said]
  return params.parts.flatMap((part) => (typeof part === 'object' ? [part] : []))
}
