import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import { twilight } from '~/domain/catalogue/daylight'
import { atOnce } from '~/domain/planning/steps'
import type { StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { tripCandidates } from '../candidates/candidates'
import { tripMeals } from '../meals/meals'
import { holesIn } from './holes'
import { solveDays } from './solve'

const draft = tripMeals(tripCandidates(cityRequest({ days: 3 }), testCity))
if (!draft) throw new Error('No meals')
/** A day with breakfast, lunch and dinner. */
const [, times = []] = atOnce(solveDays(draft))
const [breakfast, ...rest] = times

const from = (stop: TimedOption, start: number): TimedOption => ({
  ...stop,
  start,
  end: start + stop.end - stop.start,
})

describe('the morning of a day', () => {
  it('has no hole as it is', () => {
    expect(breakfast?.option.meal).toBe('breakfast')
    expect(holesIn(times, 1, draft).filter(({ position }) => position < 2)).toEqual([])
  })

  it('has one after a breakfast that waits for what opens late', () => {
    if (!breakfast) throw new Error('No breakfast')
    const usual = draft.candidates.hours.meals.breakfast.usual
    const late = [from(breakfast, usual + 60), ...rest]
    expect(holesIn(late, 1, draft)).toContainEqual({ position: 1, minutes: 60, named: true })
  })

  it('has one at its start where a sight comes before breakfast', () => {
    const [sight, ...others] = rest
    if (!breakfast || !sight) throw new Error('No sight')
    const turned = [from(sight, fromClock('09:00')), from(breakfast, sight.end), ...others]
    expect(holesIn(turned, 1, draft)[0]).toMatchObject({ position: 0, named: true })
  })
})

it('nobody waits over an hour for the sun to set', () => {
  const { light } = draft.candidates.weather[1] ?? {}
  const isView = ({ candidate, night }: StopOption) => candidate.place.kind === 'viewpoint' && !night
  const option = draft.meals.options.find(isView)
  const before = draft.meals.options.find(({ meal, night, candidate }) => {
    return (
      !meal &&
      !night &&
      candidate.place.area === option?.candidate.place.area &&
      !isView({ ...option, candidate })
    )
  })
  if (!option || !before || !light) throw new Error('No view')
  const start = light.to - twilight - 30
  const day = (free: number) => [
    { option: before, start: start - free - 80, end: start - free - 20 },
    { option, start, end: start + 60 },
  ]
  const waits = (free: number) => holesIn(day(free), 1, draft).filter(({ position }) => position === 1)
  expect(waits(30)).toEqual([])
  expect(waits(75)).not.toEqual([])
})
