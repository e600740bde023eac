// What the steps that mend a finished plan look at and what they make of it, written down for random plans of a made-up city: with
// hours of nothing, back and forth, without what one comes for. A change that whole plans happen to hide is seen here.
// Renewed like golden-plans.test.ts.
import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { PlanRequest } from '~/domain/request/plan-request'
import { hash, seeded } from '~/domain/seeded-random'
import { daysByChance } from '~/domain/testing/days-by-chance'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest } from '~/domain/testing/test-city'
import { tripCandidates } from './catalogue-engine/candidates/candidates'
import { tripMeals } from './catalogue-engine/meals/meals'
import { affordPasses } from './catalogue-engine/solve/afford-passes'
import { seeAtBestHours } from './catalogue-engine/solve/best-hours'
import { dayTimes } from './catalogue-engine/solve/day-times'
import { fillGaps } from './catalogue-engine/solve/fill-gaps'
import { beginWithAnIcon, fillFirstDay, withIconsFirst } from './catalogue-engine/solve/first-day'
import { earlyEnd, holesIn, holesOf } from './catalogue-engine/solve/holes'
import { joinSpots } from './catalogue-engine/solve/join-spots'
import { mendFaults } from './catalogue-engine/solve/mend-faults'
import { type Mender, menderOf } from './catalogue-engine/solve/mender'
import { missingIcons, missingWishes, withIcon } from './catalogue-engine/solve/missing-icons'
import { offHoursCost } from './catalogue-engine/solve/off-hours'
import {
  ratioOf,
  settled,
  withBetterEnds,
  withLongerVisits,
  withoutFarMeals,
} from './catalogue-engine/solve/settle-day'
import { shortenWays } from './catalogue-engine/solve/shorten-ways'
import { turnDays } from './catalogue-engine/solve/turn-days'
import type { Change } from './solver/solution'
import { atOnce, type Steps } from './steps'
import type { DraftWithMeals, StopOption, TimedOption } from './trip-draft'

/** Where a pass for three days is worth its price to who sees several sights that cost something. */
const withPass: Destination = {
  ...richCity,
  tickets: richCity.tickets.map((ticket) =>
    ticket.id === 'museum-pass'
      ? {
          ...ticket,
          places: Array.from({ length: 18 }, (_, index) => `sight-${3 * index}`),
          cost: { cents: 3800, year: 2026 },
        }
      : ticket,
  ),
  places: richCity.places.map((place) =>
    place.kind === 'food' || !place.cost?.cents ? place : { ...place, cost: { cents: 1200, year: 2026 } },
  ),
}

const trips: Record<string, [Partial<PlanRequest>, Partial<PlanRequest['filters']>?, Destination?]> = {
  'three days for which a pass pays': [
    { days: 3, budget: 'budget', interests: ['Sightseeing', 'History'] },
    {},
    withPass,
  ],
  'three days of sights and museums': [{ days: 3, interests: ['Sightseeing', 'Museums', 'Food & Dining'] }],
  'children on little money in the heat': [
    { days: 4, startDate: '2027-07-29', budget: 'budget', interests: ['Museums', 'Beach'] },
    { childFriendly: true, pace: 'relaxed' },
  ],
  'a late start and an early end, with wishes': [
    {
      days: 2,
      arrival: '10:30',
      departure: '17:00',
      interests: ['Art', 'Nightlife'],
      wishes: [
        { is: 'must', what: { by: 'place', id: 'sight-12' } },
        { is: 'like', what: { by: 'kind', kind: 'viewpoint' } },
      ],
    },
    { pace: 'fast-paced' },
  ],
  'five days of luxury in short light, with a day trip': [
    {
      days: 5,
      startDate: '2027-12-06',
      budget: 'luxury',
      interests: ['Sightseeing', 'History', 'Nightlife'],
      wishes: [{ is: 'day-trip', to: { by: 'place', id: 'lake-village' }, when: { day: 4 } }],
    },
    { maxWalkingDistance: 9 },
  ],
}

const isSight = ({ meal, night, kept }: StopOption) => !meal && !night && !kept

interface Plan {
  draft: DraftWithMeals
  days: TimedOption[][]
}

const knownPlans = new Map<string, Plan>()

/** A plan that nobody looked for: sights and evenings put where there is room for them, in no order. */
function randomPlan(name: string, seed: number): Plan {
  const known = knownPlans.get(`${name} ${seed}`)
  if (known) return known
  const [request, filters, city = richCity] = trips[name] ?? [{}]
  const draft = tripMeals(tripCandidates(cityRequest(request, filters), city))
  if (!draft) throw new Error('The wishes of this request clash')
  const plan = { draft, days: daysByChance(draft, seeded(seed)) }
  knownPlans.set(`${name} ${seed}`, plan)
  return plan
}

function menderFor({ draft, days }: Plan): Mender {
  const mender = menderOf(days, draft)
  if (!mender) throw new Error('The plan breaks a limit')
  return mender
}

const tenths = (value: number) => Math.round(value * 10) / 10
const clock = (times: TimedOption[]) =>
  times
    .map(({ option, start, end }) => `${option.candidate.place.id} ${option.site} ${start}-${end}`)
    .join(', ')

/** The steps in the order in which they run. */
const steps: Record<string, (mender: Mender) => Steps<unknown>> = {
  turnDays,
  fillGaps: (mender) => fillGaps(mender),
  shortenWays,
  mendFaults,
  seeAtBestHours,
  joinSpots,
  affordPasses,
  beginWithAnIcon,
  fillFirstDay,
}

/** How many changes, the first of them, and a number for all. */
function inShort(changes: Change[]): string {
  const all = changes.map((change) => change.map(([day, visits]) => `${day}: ${visits}`).join(' | '))
  return `${all.length} changes, ${hash(all.join('\n'))}, ${all[0] ?? ''}`
}

/** What a step looks at, where it makes none of the changes that it considers. */
function looksAt(mender: Mender, step: (mender: Mender) => Steps<unknown>): string[] {
  const seen: string[] = []
  mender.best = (changes, least, tried, { bonus = () => 0 } = {}) => {
    const more = tenths(changes.reduce((sum, change, at) => sum + bonus(change) * (1 + (at % 7)), 0))
    seen.push(`best of ${tried} above ${tenths(least)}, ${more} more: ${inShort(changes)}`)
    return undefined
  }
  mender.promising = (changes, most) => {
    const saved = tenths(changes.reduce((sum, each, at) => sum + each.saved * (1 + (at % 7)), 0))
    seen.push(`best ${most}, ${saved} saved: ${inShort(changes.map(({ change }) => change))}`)
    return []
  }
  atOnce(step(mender))
  return seen
}

const cases = Object.keys(trips).flatMap((trip) => [1, 2].map((seed) => [trip, seed] as const))

describe.each(cases)('%s, plan %i', { timeout: 60_000 }, (trip, seed) => {
  it('changes that are looked at', () => {
    const plan = randomPlan(trip, seed)
    const mender = menderFor(plan)
    const icons = missingIcons(mender, 9)
    const seen = Object.entries(steps).map(([name, step]) => [name, ...looksAt(menderFor(plan), step)])
    expect([
      ...seen,
      ['icons', ...icons.map((icon) => `${icon} ${inShort(withIcon(icon, mender))}`)],
      ['wishes', ...missingWishes(mender).map((wish) => wish.join(' '))],
    ]).toMatchSnapshot()
  })

  it('what each step makes of it', () => {
    const plan = randomPlan(trip, seed)
    const made = Object.entries(steps).map(([name, step]) => {
      const mender = menderFor(plan)
      const before = mender.total
      const result = atOnce(step(mender))
      const changed = mender.lived.flatMap(({ times, holes, waits }, day) =>
        times === plan.days[day] ? [] : [`${day} ${tenths(holes)} ${tenths(waits)} ${clock(times)}`],
      )
      return [`${name} ${tenths(before)} ${tenths(mender.total)} ${result ?? ''}`, ...changed]
    })
    expect(made).toMatchSnapshot()
    expect(withIconsFirst(plan.days, plan.draft).map(clock)).toMatchSnapshot()
  })

  it('how its days are judged', () => {
    const { draft, days } = randomPlan(trip, seed)
    const judged = days.map((times, day) => {
      const stops = times.map(({ option }) => option)
      const costs = [
        ratioOf(stops, draft),
        holesOf(times, day, draft),
        earlyEnd(times, day, draft),
        offHoursCost(times, day, draft),
      ]
      const holes = holesIn(times, day, draft).map(
        ({ position, minutes, named }) => `${position}: ${minutes}${named ? ' named' : ''}`,
      )
      return [costs.map(tenths).join(' '), ...holes]
    })
    expect(judged).toMatchSnapshot()
  })

  it('days that hold too much, or the wrong order, are settled', () => {
    const { draft, days } = randomPlan(trip, seed)
    const stops = days.map((times) => times.map(({ option }) => option))
    const made = stops.flatMap((own, day) => {
      const other = (stops[(day + 1) % stops.length] ?? []).filter(isSight)
      const tooMuch = settled([...own.slice(0, 2), ...other, ...own.slice(2)], day, draft)
      const lists = [
        tooMuch,
        withBetterEnds(tooMuch, day, draft),
        withLongerVisits(tooMuch.slice(0, -1), day, draft),
        withoutFarMeals(days[day] ?? [], day, draft),
        dayTimes(own.slice(1), day, draft) ?? [],
        dayTimes(own, day, draft, { room: 120, longer: 0.5 }) ?? [],
        dayTimes(
          own.filter(({ meal }) => meal !== 'lunch'),
          day,
          draft,
        ) ?? [],
        dayTimes(
          own.filter(({ meal }) => meal !== 'breakfast'),
          day,
          draft,
          { restful: false },
        ) ?? [],
      ]
      return lists.map(clock)
    })
    expect(made).toMatchSnapshot()
  })
})
