// What the search makes of small made-up problems in a few rounds, written down. It stops long before the best plan, so that
// another step on the way is another plan here. Renewed like the golden plans.
import { expect, it } from 'vitest'
import { tripLike } from '~/domain/testing/trip-like-problem'
import type { Problem } from './problem'
import { search } from './search'

/** Without what makes the days of a plan worth more than their sum: the search joins routes of good plans then. */
const separate = (problem: Problem): Problem => ({
  ...problem,
  goals: [],
  groups: [],
  visits: problem.visits.map((visit) => ({ ...visit, goals: [] })),
})

const meals = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
]

const plans = (seeds: number[], plan: (seed: number) => number[][]) =>
  seeds.map((seed) => JSON.stringify(plan(seed)))

it.each([0, 1, 5, 40])('%i rounds with mandatory visits', (rounds) => {
  const made = plans([1, 2, 3, 4], (seed) =>
    search(tripLike(seed, 3), { seed, rounds, start: meals, mend: false }),
  )
  expect(made).toMatchSnapshot()
})

it.each([0, 1, 5, 40])('%i rounds without', (rounds) => {
  expect(plans([5, 6, 7, 8], (seed) => search(tripLike(seed, 0), { seed, rounds }))).toMatchSnapshot()
})

it.each([10, 80])('%i rounds of days that are worth their sum', (rounds) => {
  const { shapeCost: _, ...plain } = separate(tripLike(9, 0))
  const shaped = separate(tripLike(9, 0))
  expect(plans([1, 2, 3], (seed) => search(plain, { seed, rounds, temperature: [30, 1] }))).toMatchSnapshot()
  expect(plans([4, 5], (seed) => search(shaped, { seed, rounds, haste: 1 }))).toMatchSnapshot()
})
