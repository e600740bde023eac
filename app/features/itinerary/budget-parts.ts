import type { ActivityType, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { partySums } from '~/domain/itinerary/party-sums'
import { headsOf } from '~/domain/travellers'
import { partyNeeds, partyRule } from '~/messages/en/party'
import { peopleText } from '~/messages/en/wording'

/** The categories of a budget in drawing order, with the activities of each. */
const budgetTypes: readonly { type: ActivityType; name: string }[] = [
  { type: 'accommodation', name: 'Accommodation' },
  { type: 'food', name: 'Food' },
  { type: 'attraction', name: 'Activities' },
  { type: 'transport', name: 'Transport' },
]

const notes: Record<ActivityType, [one: string, many: string]> = {
  accommodation: ['night', 'nights'],
  food: ['meal', 'meals'],
  attraction: ['paid entry', 'paid entries'],
  transport: ['day with rides', 'days with rides'],
}

interface BudgetPart {
  name: string
  cents: number
  /** The items counted: "4 nights". */
  note: string
}

/** The totals of an itinerary, with the items of each. */
export function budgetParts({ budget, days }: Pick<ItineraryView, 'budget' | 'days'>): BudgetPart[] {
  const totals: Record<ActivityType, number> = {
    accommodation: budget.accommodationTotal,
    food: budget.foodTotal,
    attraction: budget.activitiesTotal,
    transport: budget.transportTotal,
  }
  const paid = days.flatMap(({ activities }) => activities).filter(({ costCents }) => costCents > 0)
  return budgetTypes.map(({ type, name }) => {
    const count = paid.filter((activity) => activity.type === type).length
    const [one, many] = notes[type]
    return { name, cents: Math.round(totals[type] * 100), note: `${count} ${count === 1 ? one : many}` }
  })
}

/** The cost of a day by category, in the same order. */
export function dayParts({ activities }: Pick<DayView, 'activities'>): { name: string; cents: number }[] {
  return budgetTypes.map(({ type, name }) => ({
    name,
    cents: activities.reduce((sum, activity) => sum + (activity.type === type ? activity.costCents : 0), 0),
  }))
}

/** What all travellers pay, by category in the same order; null for one alone, who pays what the plan says. */
export function partyColumn({ budget, travellers }: Pick<ItineraryView, 'budget' | 'travellers'>) {
  if (!travellers || headsOf(travellers) === 1) return null
  const { accommodation, food, activities, transport, total } = partySums(budget, travellers)
  return {
    people: peopleText(travellers.adults, travellers.children.length),
    cents: [accommodation, food, activities, transport],
    total,
    needs: partyNeeds(travellers),
    rule: partyRule(travellers),
  }
}
