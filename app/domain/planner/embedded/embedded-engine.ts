import { ok } from '~/domain/errors'
import type { Destination } from '~/domain/places/destination'
import { dayShape } from '~/domain/planner/pace'
import type { PlannerEngine } from '~/domain/planner/planner-engine'
import { clashOf } from './clash'
import { composeDay } from './compose-day'
import type { DayFrame } from './day-frame'
import type { TimedOption } from './day-times'
import { dayWords } from './day-title'
import { overviewOf } from './overview'
import { planDays } from './plan-days'
import { shapedTrip } from './shaped-trip'
import { tipsOf } from './tips'

/**
 * The planner that runs inside the product: a solver over the catalogue, no model and no network. The work is bounded by
 * rounds of search, not by a clock, and the same request gives the same plan.
 */
export const embeddedEngine: PlannerEngine = {
  name: 'embedded',
  async *plan(request, destination) {
    const outline = shapedTrip(request, destination)
    if (!outline) {
      yield clashOf(request, destination)
      return
    }
    yield ok({ kind: 'overview', overview: overviewOf(request, destination, outline) })
    const days = planDays(outline, request, destination)
    const frames = withoutEmptyDays(outline.frames, days, destination)
    const words = dayWords(days, frames, dayShape(request.filters).stops[0], destination)
    const told = new Map<string, number>()
    for (const [day, stops] of days.entries()) {
      const made = composeDay(stops, day, { ...outline, frames }, request, destination, told)
      const { title = destination.name, area = destination.name } = words[day] ?? {}
      yield ok({ kind: 'day', day: { ...made, title, area } })
    }
    yield ok({ kind: 'tips', tips: tipsOf(request, destination, days, frames) })
  },
}

/** A day that got no sight in the end is a free one, and says so. */
function withoutEmptyDays(frames: DayFrame[], days: TimedOption[][], { areas }: Destination): DayFrame[] {
  return frames.map((frame, index) => {
    const sights = days[index]?.some(({ option }) => !option.meal)
    const wander = frame.wander ?? areas[index % areas.length]
    return sights || !wander ? frame : { ...frame, wander }
  })
}
