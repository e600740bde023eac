import type { Steps } from '~/domain/planning/steps'
import type { DraftWithMeals, SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { mealsAsSolved } from '../meals/meals'
import { fillGaps } from './fill-gaps'
import { searchDays } from './search-days'
import { settled, withBetterEnds, withoutFarMeals } from './settle-day'

/** Solves the days of a draft; then opens meals that make a day a zigzag, and says which days came out free. */
export function* solveTrip(draft: DraftWithMeals): Steps<SolvedDraft> {
  const solved = yield* solveDays(draft)
  const days = solved.map((stops, day) => withoutFarMeals(stops, day, draft))
  const leftOut = days.some((stops, day) => stops !== solved[day])
  return { ...draft, meals: mealsAsSolved(draft, days, leftOut), solve: { days } }
}

/** The days of a draft with their times: what the search found, with its waits mended and the ends of streets chosen. */
export function* solveDays(draft: DraftWithMeals): Steps<TimedOption[][]> {
  const found = yield* searchDays(draft)
  yield
  const days = found.map((stops, day) => settled(stops, day, draft))
  yield
  const filled = draft.candidates.keepExisting ? days : yield* fillGaps(days, draft)
  yield
  return filled.map((times, day) => withBetterEnds(times, day, draft))
}
