import { addDays, type CalendarDate, weekday } from '~/domain/calendar/calendar-date'
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

/** The day the front page's samples begin: a Friday, three to four weeks ahead, and so the same for a week. */
export function sampleStart(today: CalendarDate): CalendarDate {
  const earliest = addDays(today, ahead)
  return addDays(earliest, (friday - weekday(earliest) + 7) % 7)
}

interface Parts {
  engine: PlannerEngine
  catalogue: PlaceCatalogue
  sunTimes: SunTimes
}

/** Makes samples and keeps those of the latest start, so that each is made once for as long as this lives. */
export function samplePlans({ engine, catalogue, sunTimes }: Parts): SamplePlan {
  const made = new Map<string, Itinerary>()
  let madeFor: CalendarDate | null = null
  return async (destinationId, startDate) => {
    const known = startDate === madeFor && made.get(destinationId)
    if (known) return known
    const destination = await catalogue.find(destinationId)
    if (!destination) return null
    const request = planRequest(defaultForm(startDate), 'free', destinationId)
    const plan = await makePlan(request, destination, { engine, sunTimes })
    if (!plan) return null
    if (startDate !== madeFor) made.clear()
    madeFor = startDate
    made.set(destinationId, plan)
    return plan
  }
}
