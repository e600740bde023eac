import { ok } from '~/domain/errors'
import type { PlannerEngine } from '~/domain/planning/planner-engine'
import { dayShape } from '~/domain/request/pace'
import { clashOf } from './clash'
import { composeDay } from './compose-day'
import { dayWords } from './day-title'
import { overviewOf } from './overview'
import { plannedTrip } from './planned-trip'
import { tipsOf } from './tips'

/**
 * The planner that runs inside the product: a solver over the catalogue, no model and no network. The work is bounded by
 * rounds of search, not by a clock, and the same request gives the same plan.
 */
export const catalogueEngine: PlannerEngine = {
  name: 'embedded',
  async *plan(request, destination) {
    const planned = plannedTrip(request, destination)
    if (!planned) {
      yield clashOf(request, destination)
      return
    }
    const { outline, days } = planned
    const { frames } = outline
    yield ok({ kind: 'overview', overview: overviewOf(request, destination, outline) })
    const words = dayWords(days, frames, dayShape(request.filters).stops[0], destination)
    const told = new Map<string, number>()
    for (const [day, stops] of days.entries()) {
      const made = composeDay(stops, day, outline, request, destination, told)
      const { title = destination.name, area = destination.name } = words[day] ?? {}
      yield ok({ kind: 'day', day: { ...made, title, area } })
    }
    yield ok({ kind: 'tips', tips: tipsOf(request, destination, days, frames) })
  },
}
