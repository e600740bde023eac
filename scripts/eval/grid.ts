import { addDays } from '../../app/domain/calendar/calendar-date'
import type { Destination } from '../../app/domain/catalogue/destination'
import {
  accessNeeds,
  budgetLevels,
  diets,
  interests,
  travelStyles,
} from '../../app/domain/catalogue/vocabulary'
import { type PlanRequest, planRequest } from '../../app/domain/request/plan-request'
import { defaultFilters, defaultForm, paces } from '../../app/domain/request/trip-rules'

export interface GridOptions {
  seed: number
  longest: number
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Words that a text beside the form may try to smuggle into a plan: places that no catalogue has. */
const temptation = 'We loved the Harry Potter Studios and Trattoria Da Mario.'

/**
 * Request `index` of the grid: destinations, months, lengths and budgets take turns, so that each meets each; filters,
 * wishes and days are drawn by lot.
 */
export function gridRequest(
  index: number,
  destinations: Destination[],
  { seed, longest }: GridOptions,
): { request: PlanRequest; destination: Destination } | undefined {
  const destination = destinations[index % destinations.length]
  if (!destination) return undefined
  const random = randomFrom(seed * 1_000_003 + index)
  const some = <T>(list: readonly T[], number: number) =>
    list
      .map((item) => ({ item, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .slice(0, number)
      .map(({ item }) => item)
  const round = Math.floor(index / destinations.length) + (index % destinations.length)
  const month = String((round % 12) + 1).padStart(2, '0')
  const startDate = addDays(`2027-${month}-01`, Math.floor(random() * 28))
  if (random() < 0.05)
    return { destination, request: planRequest(defaultForm(startDate), 'free', destination.id) }
  const typed = random() < 0.1 ? ['Jazz Clubs'] : []
  const filters = { ...defaultFilters }
  if (random() < 0.4) filters.pace = some(paces, 1)[0] ?? filters.pace
  if (random() < 0.12) filters.dietaryRestrictions = some(diets, random() < 0.2 ? 2 : 1)
  if (random() < 0.1) filters.accessibility = some(accessNeeds, random() < 0.2 ? 2 : 1)
  if (random() < 0.15) filters.childFriendly = true
  if (random() < 0.2) filters.maxWalkingDistance = Math.floor(random() * 11)
  if (random() < 0.1) filters.localExperiencesOnly = true
  if (random() < 0.2) filters.travelStyle = some(travelStyles, 1 + Math.floor(random() * 2))
  const wished = [
    interests[round % interests.length] ?? 'Museums',
    ...some(interests, Math.floor(random() * 4)),
  ]
  return {
    destination,
    request: {
      destinationId: destination.id,
      startDate,
      days: 1 + ((round * 7 + Math.floor(round / 30)) % longest),
      budget: budgetLevels[round % budgetLevels.length] ?? 'moderate',
      interests: [...new Set([...typed, ...wished])],
      additionalInfo: random() < 0.1 ? temptation : '',
      filters,
      seed: index,
      sample: false,
      dayLimit: null,
    },
  }
}
