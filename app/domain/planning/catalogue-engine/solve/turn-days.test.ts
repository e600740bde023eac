import { expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import { atOnce } from '~/domain/planning/steps'
import type { DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { tripCandidates } from '../candidates/candidates'
import { tripMeals } from '../meals/meals'
import { dayTimes } from './day-times'
import { menderOf } from './mender'
import { solveDays } from './solve'
import { turnDays } from './turn-days'

const isSight = ({ meal, night }: StopOption) => !meal && !night
/** Every second sight is best in the morning, the others in the afternoon. */
const city: Destination = {
  ...testCity,
  places: testCity.places.map((place, index) =>
    place.kind === 'food' || place.kind === 'base' || place.kind === 'nightlife'
      ? place
      : { ...place, best: [index % 2 === 0 ? 'morning' : 'afternoon'] },
  ),
}

/** Sights that are seen at their best hours. */
function inTime(days: TimedOption[][]): number {
  const noon = 12 * 60
  return days
    .flat()
    .filter(
      ({ option, start }) =>
        isSight(option) && (option.candidate.place.best?.[0] === 'morning') === start < noon,
    ).length
}

/** The days with the sights in the opposite order, where such a day can be lived; each at any hour. */
function turned(days: TimedOption[][], draft: DraftWithMeals): TimedOption[][] {
  const anyHour = (option: StopOption) =>
    draft.meals.options.find(
      (each) =>
        isSight(each) && each.candidate.place.id === option.candidate.place.id && each.worth < option.worth,
    ) ?? option
  return days.reduce((plan, times, day) => {
    const sights = times.map(({ option }) => option).filter(isSight)
    const stops = times.map(({ option }) => (isSight(option) ? anyHour(sights.pop() ?? option) : option))
    const made = plan.with(day, dayTimes(stops, day, draft) ?? times)
    return menderOf(made, draft) ? made : plan
  }, days)
}

it('brings sights back to their best hours, and keeps each on its day', () => {
  const draft = tripMeals(tripCandidates(cityRequest({ days: 3 }), city))
  if (!draft) throw new Error('No meals')
  const worse = turned(atOnce(solveDays(draft)), draft)
  const mender = menderOf(worse, draft)
  if (!mender) throw new Error('The plan breaks a limit')
  atOnce(turnDays(mender))
  const made = mender.lived.map(({ times }) => times)
  expect(inTime(made)).toBeGreaterThan(inTime(worse) + 2)
  const placesOf = (times: TimedOption[]) => times.map(({ option }) => option.candidate.place.id).sort()
  expect(made.map(placesOf)).toEqual(worse.map(placesOf))
})
