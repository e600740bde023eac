import { addDays } from '~/domain/calendar/calendar-date'
import type { Locality, Neighbour } from '~/domain/catalogue/locality'
import type { Meal } from '~/domain/catalogue/place'
import { ok } from '~/domain/errors'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Message } from '~/domain/message'
import { withBooked } from '~/domain/planning/booked-activities'
import { engineOf, type PlannerStages } from '~/domain/planning/stages'
import { hash, pick, seeded } from '~/domain/seeded-random'
import { type Area, areasOf, townsForADay } from './candidates/areas'
import { Ideas } from './candidates/ideas'
import { tablesOfDay } from './meals/tables'
import { overviewOf } from './narrate/overview'
import { tipsOf } from './narrate/tips'
import { composeDay } from './solve/compose-day'
import { dayWithin, outlineWithin } from './solve/day-hours'
import { type DayOutline, outlineDays } from './solve/day-outline'

/** The parts of a draft where there is no catalogue. Lists by day begin with the first. */
export interface AreaParts {
  candidates: { areas: Area[]; towns: Neighbour[]; ideas: Ideas; turn: number }
  /** By day: kinds of tables, as none is known. */
  meals: { tables: Record<Meal, Message>[] }
  /** What each day is for, and the day that this makes. */
  solve: { outlines: DayOutline[]; days: ItineraryDay[] }
}

/**
 * Plans where there is no catalogue: areas to walk, kinds of places to look for, towns nearby, light and holidays. It
 * names no venue, prices nothing and says so. The same request gives the same plan, another seed another one.
 */
export function areaStages(sunTimes: SunTimes): PlannerStages<Locality, AreaParts> {
  return {
    name: 'embedded',
    candidates(request, locality) {
      const random = seeded(hash(`${request.seed} ${locality.label} ${request.startDate}`))
      const areas = areasOf(locality, request.filters.maxWalkingDistance * 1000, random)
      const towns = townsForADay(locality, random)
      const ideas = new Ideas(request, random)
      const candidates = { areas, towns, ideas, turn: pick(random, 100) }
      return { request, destination: locality, candidates }
    },
    meals(draft) {
      const { request, candidates } = draft
      const tables = Array.from({ length: request.days }, (_, index) =>
        tablesOfDay(index + 1 + candidates.turn, request.budget),
      )
      return ok({ ...draft, meals: { tables } })
    },
    solve(draft) {
      const { request, destination: locality, candidates } = draft
      const { areas, towns, ideas } = candidates
      const inTown: DayOutline = { kind: 'town', areas: areas.slice(0, 2), again: true }
      const outlines = outlineDays(request.days, locality, areas, towns).map((outline, index) =>
        outlineWithin(outline, index + 1, request, inTown),
      )
      const days = draft.meals.tables.map((tables, index) => {
        const parts = { request, locality, ideas, sunTimes, tables }
        const date = addDays(request.startDate, index)
        const day = dayWithin(
          composeDay(outlines[index] ?? inTown, index + 1, date, parts),
          request,
          locality,
        )
        return request.bookings ? withBooked(day, request, locality) : day
      })
      return { ...draft, solve: { outlines, days } }
    },
    narrate: {
      overview: ({ request, destination, solve }, venues = 'none') =>
        overviewOf(request, destination, solve.outlines, venues),
      day({ solve: { days } }, index) {
        const day = days[index]
        if (!day) throw new RangeError(`There is no day ${index + 1} of ${days.length}`)
        return day
      },
      tips: ({ request, destination }) => tipsOf(request, destination, sunTimes),
    },
  }
}

/** The planner of every place without a catalogue. */
export const areaEngine = (sunTimes: SunTimes) => engineOf(areaStages(sunTimes))
