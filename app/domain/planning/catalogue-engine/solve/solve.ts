import type { Steps } from '~/domain/planning/steps'
import type { DraftWithMeals, FirstSolved, SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { mealsAsSolved } from '../meals/meals'
import { affordPasses } from './afford-passes'
import { seeAtBestHours } from './best-hours'
import { fillGaps } from './fill-gaps'
import { beginWithAnIcon, fillFirstDay, withIconsFirst } from './first-day'
import { joinSpots } from './join-spots'
import { mendFaults } from './mend-faults'
import { menderOf } from './mender'
import { type Begun, searchDays } from './search-days'
import { settled, withBetterEnds, withLongerVisits, withoutFarMeals } from './settle-day'
import { shortenWays } from './shorten-ways'
import { someDays } from './some-days'
import { turnDays } from './turn-days'

/** Solves the days of a draft, beside the first where that is solved; then opens meals that make a day a zigzag, and says which days came out free. */
export function* solveTrip(draft: DraftWithMeals, first?: FirstSolved): Steps<SolvedDraft> {
  const solved = yield* first ? solveAfter(first, draft) : solveDays(draft)
  const days = solved.map((stops, day) => withoutFarMeals(stops, day, draft))
  const leftOut = days.some((stops, day) => stops !== solved[day])
  return { ...draft, meals: mealsAsSolved(draft, days, leftOut), solve: { days } }
}

/**
 * The days of a draft with their times: what the search found, with icons in the place of less, its waits mended, the best
 * morning first, and the ends of streets chosen.
 */
export function* solveDays(draft: DraftWithMeals, begun?: Begun): Steps<TimedOption[][]> {
  const found = yield* searchDays(draft, begun)
  yield
  const days = found.map((stops, day) => settled(stops, day, draft))
  yield
  const isBegun = draft.meals.frames.length === draft.request.days || begun?.isFirst === true
  const mended = draft.candidates.keepExisting ? days : yield* mendDays(days, draft, isBegun)
  yield
  return mended.map((times, day) => withLongerVisits(withBetterEnds(times, day, draft), day, draft))
}

function* mendDays(days: TimedOption[][], draft: DraftWithMeals, isBegun: boolean): Steps<TimedOption[][]> {
  const mender = menderOf(days, draft)
  if (!mender) return withIconsFirst(days, draft)
  yield* turnDays(mender)
  yield* fillGaps(mender)
  yield* shortenWays(mender)
  yield* mendFaults(mender)
  yield* seeAtBestHours(mender)
  yield* joinSpots(mender)
  yield* affordPasses(mender)
  const lived = () => mender.lived.map(({ times }) => times)
  const mended = lived()
  const ordered = withIconsFirst(mended, draft, (days) => mender.isWithinLimits(days))
  if (ordered !== mended) return ordered
  if (isBegun && (yield* beginWithAnIcon(mender))) yield* fillFirstDay(mender)
  return lived()
}

function* solveAfter({ times, skeleton }: FirstSolved, draft: DraftWithMeals): Steps<TimedOption[][]> {
  const seen = times.map(({ option }) => option.candidate.place)
  const taken = new Set(seen.map(({ id }) => id))
  const answered = new Set([...draft.candidates.answered, ...seen.flatMap(draft.candidates.taste.matches)])
  const others = someDays(draft, [1, draft.meals.frames.length], { taken, answered })
  const days = yield* solveDays(others.draft, { skeleton: others.numbered(skeleton) })
  return [times, ...others.ofTrip(days)]
}
