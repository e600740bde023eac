import { addDays } from '~/domain/calendar/calendar-date'
import type { Locality } from '~/domain/catalogue/locality'
import { ok } from '~/domain/errors'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { PlannerEngine } from '~/domain/planning/planner-engine'
import { hash, pick, seeded } from '~/domain/seeded-random'
import { areasOf } from './areas'
import { composeDay } from './compose-day'
import { dayWithin, outlineWithin } from './day-hours'
import { type DayOutline, outlineDays } from './day-outline'
import { Ideas } from './ideas'
import { overviewOf } from './overview'
import { tipsOf } from './tips'

/**
 * Plans where there is no catalogue: areas to walk, kinds of places to look for, towns nearby, light and holidays. It
 * names no venue, prices nothing and says so. The same request gives the same plan, another seed another one.
 */
export function areaEngine(sunTimes: SunTimes): PlannerEngine<Locality> {
  return {
    name: 'embedded',
    async *plan(request, locality) {
      const random = seeded(hash(`${request.seed} ${locality.label} ${request.startDate}`))
      const areas = areasOf(locality, request.filters.maxWalkingDistance * 1000, random)
      const inTown: DayOutline = { kind: 'town', areas: areas.slice(0, 2), again: true }
      const outlines = outlineDays(request.days, locality, areas, random).map((outline, index) =>
        outlineWithin(outline, index + 1, request, inTown),
      )
      const ideas = new Ideas(request, random)
      const parts = { request, locality, ideas, sunTimes, turn: pick(random, 100) }
      yield ok({ kind: 'overview', overview: overviewOf(request, locality, outlines) })
      for (const [index, outline] of outlines.entries()) {
        const day = composeDay(outline, index + 1, addDays(request.startDate, index), parts)
        yield ok({ kind: 'day', day: dayWithin(day, request) })
      }
      yield ok({ kind: 'tips', tips: tipsOf(request, locality, sunTimes) })
    },
  }
}
