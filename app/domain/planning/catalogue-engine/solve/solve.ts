import type { Steps } from '~/domain/planning/steps'
import type { DraftWithMeals, SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { mealsAsSolved } from '../meals/meals'
import { fillGaps } from './fill-gaps'
import { beginWithAnIcon, withIconsFirst } from './first-day'
import { joinSpots } from './join-spots'
import { menderOf } from './mender'
import { takeMissingIcons } from './missing-icons'
import { searchDays } from './search-days'
import { settled, withBetterEnds, withoutFarMeals } from './settle-day'
import { shortenWays } from './shorten-ways'
import { swapTables } from './swap-tables'

/** Solves the days of a draft; then opens meals that make a day a zigzag, and says which days came out free. */
export function* solveTrip(draft: DraftWithMeals): Steps<SolvedDraft> {
  const solved = yield* solveDays(draft)
  const days = solved.map((stops, day) => withoutFarMeals(stops, day, draft))
  const leftOut = days.some((stops, day) => stops !== solved[day])
  return { ...draft, meals: mealsAsSolved(draft, days, leftOut), solve: { days } }
}

/**
 * The days of a draft with their times: what the search found, with icons in the place of less, its waits mended, the best
 * morning first, and the ends of streets chosen.
 */
export function* solveDays(draft: DraftWithMeals): Steps<TimedOption[][]> {
  const found = yield* searchDays(draft)
  yield
  const days = found.map((stops, day) => settled(stops, day, draft))
  yield
  const mended = draft.candidates.keepExisting ? days : yield* mendDays(days, draft)
  yield
  return mended.map((times, day) => withBetterEnds(times, day, draft))
}

function* mendDays(days: TimedOption[][], draft: DraftWithMeals): Steps<TimedOption[][]> {
  const mender = menderOf(days, draft)
  if (!mender) return withIconsFirst(days, draft)
  yield* takeMissingIcons(mender)
  yield* swapTables(mender)
  yield* fillGaps(mender)
  yield* shortenWays(mender)
  yield* joinSpots(mender)
  const lived = () => mender.lived.map(({ times }) => times)
  const mended = lived()
  const ordered = withIconsFirst(mended, draft)
  if (ordered !== mended) return ordered
  yield* beginWithAnIcon(mender)
  return lived()
}
