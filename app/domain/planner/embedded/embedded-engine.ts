import { ok } from '~/domain/errors'
import { dayShape } from '~/domain/planner/pace'
import type { PlannerEngine } from '~/domain/planner/planner-engine'
import { clashOf } from './clash'
import { composeDay } from './compose-day'
import { dayWords } from './day-title'
import { overviewOf } from './overview'
import { planDays, withoutEmptyDays } from './plan-days'
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
