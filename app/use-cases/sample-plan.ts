import { addDays, type CalendarDate, weekday } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { isHoliday } from '~/domain/catalogue/holidays'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { PlannerEngine } from '~/domain/planning/planner-engine'
import { planRequest } from '~/domain/request/plan-request'
import { defaultForm } from '~/domain/request/trip-rules'
import { makePlan } from './make-plan'

/** The free sample of a destination from a date on; null when there is none. */
export type SamplePlan = (destinationId: string, startDate: CalendarDate) => Promise<Itinerary | null>

const friday = 5
/** Days ahead at which a sample begins at the earliest. */
const ahead = 21

/** Days of a sample. */
const length = 3
/** Weeks that are looked at for one without a public holiday. */
const mostWeeks = 8

/**
 * The day the front page's sample of a destination begins: a Friday, at least three weeks ahead, and so the same for a week. Not a weekend with
 * a public holiday, whose hours are not known of every place: at Christmas the page would show a plan of which not all is proven.
 */
export function sampleStart(today: CalendarDate, destination: Pick<Destination, 'holidays'>): CalendarDate {
  const earliest = addDays(today, ahead)
  const first = addDays(earliest, (friday - weekday(earliest) + 7) % 7)
  const weeks = Array.from({ length: mostWeeks }, (_, week) => addDays(first, 7 * week))
  const days = (start: CalendarDate) => Array.from({ length }, (_, day) => addDays(start, day))
  return weeks.find((start) => !days(start).some((date) => isHoliday(destination, date))) ?? first
}

interface Parts {
  engine: PlannerEngine
  catalogue: PlaceCatalogue
  sunTimes: SunTimes
}

/** Makes samples and keeps the last of each destination, so that each is made once for as long as this lives. */
export function samplePlans({ engine, catalogue, sunTimes }: Parts): SamplePlan {
  const made = new Map<string, Itinerary>()
  return async (destinationId, startDate) => {
    const known = made.get(destinationId)
    if (known?.startDate === startDate) return known
    const destination = await catalogue.find(destinationId)
    if (!destination) return null
    const request = planRequest(defaultForm(startDate), 'free', destinationId)
    const plan = await makePlan(request, destination, { engine, sunTimes })
    if (!plan) return null
    made.set(destinationId, plan)
    return plan
  }
}
