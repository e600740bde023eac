// Test support: a request and a plan for the invented town that passes every check.
import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import { fromClock, toTwelveHour } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import { ride, walk } from '~/domain/catalogue/travel'
import { budgetOf, dayCost } from '~/domain/itinerary/budget'
import type { ActivityView, DayView, Plan, PlanView } from '~/domain/itinerary/itinerary'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import { judge } from '~/domain/verification/judge'
import { costText } from '~/messages/en/budget'
import { sayIn } from '~/messages/languages'
import { testDestination, testPlace } from './test-destination'

export const testRequest: PlanRequest = {
  destinationId: testDestination.id,
  startDate: '2027-05-03',
  days: 3,
  budget: 'moderate',
  interests: ['History', 'Museums'],
  additionalInfo: '',
  filters: defaultFilters,
  seed: 1,
  sample: false,
  dayLimit: 10,
}

/** Monday to Wednesday; on Tuesday there is a ride to the lighthouse and back. */
const timetable: [string, string, string][][] = [
  [
    ['bread-bench', '08:00', '08:40'],
    ['sea-gate', '09:00', '10:30'],
    ['net-loft', '12:30', '13:30'],
    ['clock-stairs', '15:00', '16:30'],
    ['anchor-table', '18:30', '19:30'],
  ],
  [
    ['milk-bar', '08:00', '08:40'],
    ['rope-museum', '09:30', '11:30'],
    ['salt-store', '12:30', '13:30'],
    ['far-light', '15:00', '16:30'],
    ['lamp-room', '18:30', '19:30'],
  ],
  [
    ['egg-house', '08:00', '08:40'],
    ['fish-hall', '09:00', '10:30'],
    ['oil-press', '12:30', '13:30'],
    ['tile-church', '15:10', '16:30'],
    ['stone-oven', '18:30', '19:30'],
  ],
]

function activity(
  id: string,
  startTime: string,
  endTime: string,
  from: Coordinates,
  last: boolean,
): ActivityView {
  const { name, kind, at, meals, cost, nightly: night } = testPlace(id)
  const onFoot = walk(from, at)
  const costCents = night ? (last ? 0 : night.moderate) : (cost?.cents ?? 0)
  return {
    id,
    type: kind === 'base' ? 'accommodation' : kind === 'food' ? 'food' : 'attraction',
    title: kind === 'base' ? `Night in ${name}` : name,
    description: testPlace(id).fact,
    time: toTwelveHour(fromClock(startTime)),
    cost: costText(costCents, 'EUR'),
    placeId: id,
    latitude: at[0],
    longitude: at[1],
    startTime,
    endTime,
    costCents,
    reason: `You asked for History, and it is near Harbour Quarter.`,
    travel: onFoot.meters > 2000 ? ride(from, at, testDestination) : onFoot,
    ...(meals?.[0] ? { meal: meals[0] } : {}),
  }
}

/** A ride is a moment between two stops, at the first of them. */
function rideFrom(before: ActivityView, costCents: number): ActivityView {
  return {
    ...before,
    id: `ride-${before.id}`,
    type: 'transport',
    title: 'Ride the bus',
    description: '',
    reason: '',
    placeId: null,
    time: toTwelveHour(fromClock(before.endTime)),
    startTime: before.endTime,
    costCents,
    cost: costText(costCents, 'EUR'),
    travel: { mode: 'walk', minutes: 0, meters: 0 },
    meal: undefined,
  }
}

function dayOf(stops: [string, string, string][], index: number): DayView {
  const base = testPlace('harbour-rooms')
  const lastDay = index === timetable.length - 1
  const activities: ActivityView[] = []
  let from = base.at
  for (const [id, start, end] of [...stops, [base.id, '20:10', '20:10'] as const]) {
    const next = activity(id, start, end, from, lastDay)
    const before = activities.at(-1)
    if (before && next.travel.mode === 'transit') {
      activities.push(rideFrom(before, testDestination.transit.fareCents))
    }
    activities.push(next)
    from = testPlace(id).at
  }
  return {
    day: index + 1,
    date: addDays(testRequest.startDate, index),
    title: 'Old Harbour at a slow step',
    area: 'Old Harbour',
    basePlaceId: base.id,
    activities,
    costCents: dayCost(activities),
  }
}

export const testPlan: PlanView = summed({
  destination: testDestination.label,
  destinationId: testDestination.id,
  startDate: testRequest.startDate,
  endDate: addDays(testRequest.startDate, 2),
  overview: testDestination.overview,
  days: timetable.map(dayOf),
  tips: testDestination.tips,
  budget: budgetOf([]),
  currency: 'EUR',
  engine: 'embedded',
  clock: 'local',
  sample: false,
})

/** The plan with new sums, so that a change of a stop does not fail the check of amounts. */
function summed(plan: PlanView): PlanView {
  const days = plan.days.map((day) => ({ ...day, costCents: dayCost(day.activities) }))
  return { ...plan, days, budget: budgetOf(days) }
}

/** The test plan with one activity changed. */
export function withStop(id: string, change: Partial<ActivityView>, plan: PlanView = testPlan): PlanView {
  return withActivities((list) => list.map((item) => (item.id === id ? { ...item, ...change } : item)), plan)
}

/** The test plan with a stop moved to another hour. */
export function withTimes(
  id: string,
  startTime: string,
  endTime: string,
  plan: PlanView = testPlan,
): PlanView {
  return withStop(id, { startTime, endTime, time: toTwelveHour(fromClock(startTime)) }, plan)
}

/** The test plan with new activities for every day, or for one day. */
export function withActivities(
  change: (list: ActivityView[], day: number) => ActivityView[],
  plan: PlanView = testPlan,
): PlanView {
  return summed({
    ...plan,
    days: plan.days.map((day) => ({ ...day, activities: change(day.activities, day.day) })),
  })
}

/** A stop as a traveller types it. */
export function ownStop(title: string, startTime: string, endTime: string): ActivityView {
  return {
    ...activity('sea-gate', startTime, endTime, testPlace('sea-gate').at, false),
    id: 'own',
    title,
    description: 'A friend of Trattoria Da Mario recommends it.',
    reason: '',
    cost: undefined,
    costCents: 0,
    placeId: null,
    latitude: null,
    longitude: null,
    travel: { mode: 'walk', minutes: 0, meters: 0 },
  }
}

/** The evidence of one check of a plan, in words. */
export function outcome(
  id: string,
  plan: Plan = testPlan,
  request: PlanRequest = testRequest,
  destination: Destination = testDestination,
) {
  const found = judge(plan, request, destination).checks.find((check) => check.id === id)
  if (!found) throw new Error(`no check "${id}"`)
  return { ...found, evidence: sayIn()(found.evidence) }
}

/** The ids of the checks that do not pass, with their status. */
export function notPassed(
  plan: PlanView,
  request: PlanRequest = testRequest,
  destination: Destination = testDestination,
) {
  const { checks } = judge(plan, request, destination)
  return checks.filter(({ status }) => status !== 'pass').map(({ id, status }) => `${id} ${status}`)
}

export const asked = (filters: Partial<PlanRequest['filters']>): PlanRequest => ({
  ...testRequest,
  filters: { ...defaultFilters, ...filters },
})

export function dated(date: CalendarDate): { plan: PlanView; request: PlanRequest } {
  const days = testPlan.days.map((day, index) => ({ ...day, date: addDays(date, index) }))
  return {
    plan: { ...testPlan, startDate: date, endDate: addDays(date, days.length - 1), days },
    request: { ...testRequest, startDate: date },
  }
}
