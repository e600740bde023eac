import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import { bestMonths, nextStart } from '~/domain/catalogue/best-months'
import type { Destination } from '~/domain/catalogue/destination'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { type PlanLength, sampleLength } from '~/domain/planning/plan-lengths'
import type { PlannerEngine } from '~/domain/planning/planner-engine'
import { planRequest } from '~/domain/request/plan-request'
import { defaultForm } from '~/domain/request/trip-rules'
import { makePlan } from './make-plan'

/** Made plans, by what they depend on. It may lose entries. */
export interface PlanStore {
  get(key: string): Promise<Itinerary | null>
  put(key: string, plan: Itinerary): void
}

/** Plans that an isolate remembers, those that were asked for last: it may have no other store, or many readers at once. */
const mostRemembered = 24

/** The plan that a destination's page shows; null where the engine finds none. */
export type CityPlan = (
  destination: Destination,
  days: PlanLength,
  today: CalendarDate,
) => Promise<Itinerary | null>

interface Parts {
  engine: PlannerEngine
  sunTimes: SunTimes
  store: PlanStore
  /** What the code and the catalogue were built from: another build makes other plans. */
  build: string
}

/**
 * Plans for readers who have said nothing yet: the form's defaults, from a date in the next good month. They are made when they
 * are first asked for and kept, so that a page can be rendered anew without the engine.
 */
export function cityPlans({ engine, sunTimes, store, build }: Parts): CityPlan {
  const remembered = new Map<string, Itinerary>()
  function remember(key: string, plan: Itinerary): Itinerary {
    remembered.delete(key)
    const [oldest] = remembered.keys()
    if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
    remembered.set(key, plan)
    return plan
  }
  return async (destination, days, today) => {
    const startDate = nextStart(bestMonths(destination.climate), today)
    const key = [build, destination.id, days, startDate].join(' ')
    // Readers who came together waited for the store together: the first has made the plan when the others come here.
    const known = remembered.get(key) ?? (await store.get(key)) ?? remembered.get(key)
    if (known) return remember(key, known)
    const form = { ...defaultForm(startDate), endDate: addDays(startDate, days - 1) }
    // The same request as the free sample's, so that opening it leads to the plan that is shown.
    const request = planRequest(form, days === sampleLength ? 'free' : 'premium', destination.id)
    const plan = await makePlan(request, destination, { engine, sunTimes })
    if (plan) store.put(key, plan)
    return plan && remember(key, plan)
  }
}
