import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import { bestMonths, nextStart } from '~/domain/catalogue/best-months'
import type { Destination } from '~/domain/catalogue/destination'
import { fail, ok, type Result } from '~/domain/errors'
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

/** Whether the caller may have a plan made; asked only where there is none. */
export type Admitted = () => Promise<Result<null>>

/**
 * The plan that a destination's page shows; null where the engine finds none. Fails while somebody else has it made, and where it
 * may not be made now and no earlier one is left.
 */
export type CityPlan = (
  destination: Destination,
  days: PlanLength,
  today: CalendarDate,
  admitted: Admitted,
) => Promise<Result<Itinerary | null>>

interface Parts {
  engine: PlannerEngine
  sunTimes: SunTimes
  store: PlanStore
  /** What the code and the catalogue were built from: another build makes other plans. */
  build: string
  /** Work that goes on when the reader who began it leaves. */
  waitUntil(work: Promise<unknown>): void
  /** Milliseconds to wait for another reader's plan. */
  patience?: number
}

/** Seconds after which a plan that is being made is there. */
const soon = 5

/**
 * Plans for readers who have said nothing yet: the form's defaults, from a date in the next good month. They are made when they
 * are first asked for and kept, so that a page can be rendered anew without the engine.
 */
export function cityPlans({ engine, sunTimes, store, build, waitUntil, patience = 3000 }: Parts): CityPlan {
  const remembered = new Map<string, Itinerary>()
  const underway = new Map<string, Promise<Made | null>>()
  function remember(key: string, plan: Itinerary): Itinerary {
    remembered.delete(key)
    const [oldest] = remembered.keys()
    if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
    remembered.set(key, plan)
    return plan
  }

  /** Makes the plan, or shows the last one that was made for such a page, where the caller may not have it made. */
  async function made({ key, lastKey, destination, days, startDate, admitted }: Wanted): Promise<Made> {
    const allowed = await admitted()
    if (!allowed.ok) {
      const last = await store.get(lastKey)
      return last ? ok(last) : { ok: false, failure: { ...allowed.failure, code: 'upstream-down' } }
    }
    const form = { ...defaultForm(startDate), endDate: addDays(startDate, days - 1) }
    // The same request as the free sample's, so that opening it leads to the plan that is shown.
    const request = planRequest(form, days === sampleLength ? 'free' : 'premium', destination.id)
    const plan = await makePlan(request, destination, { engine, sunTimes })
    if (!plan) return ok(null)
    for (const each of [key, lastKey]) store.put(each, plan)
    return ok(remember(key, plan))
  }

  /** One request makes the plan; others for the same page wait for it, and not for ever: the one may have ended. */
  async function madeOnce(wanted: Wanted): Promise<Made> {
    const { key } = wanted
    const other = underway.get(key)
    if (other) return (await Promise.race([other, after(patience)])) ?? busy()
    const work = made(wanted)
    const shared = work.catch(() => null)
    underway.set(key, shared)
    const done = () => underway.get(key) === shared && underway.delete(key)
    waitUntil(shared.finally(done))
    setTimeout(done, patience)
    return work
  }

  return async (destination, days, today, admitted) => {
    const startDate = nextStart(bestMonths(destination.climate), today)
    const lastKey = ['last', destination.id, days].join(' ')
    const key = [build, destination.id, days, startDate].join(' ')
    const known = remembered.get(key) ?? (await store.get(key)) ?? remembered.get(key)
    if (known) return ok(remember(key, known))
    return madeOnce({ key, lastKey, destination, days, startDate, admitted })
  }
}

type Made = Result<Itinerary | null>

interface Wanted {
  key: string
  /** The last plan for the page, of whatever build and start. */
  lastKey: string
  destination: Destination
  days: PlanLength
  startDate: CalendarDate
  admitted: Admitted
}

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))

function busy(): Made {
  const text = 'This plan is being made right now. Please try again in a moment.'
  return fail('upstream-down', text, { title: 'Almost there', retryAfter: soon })
}
