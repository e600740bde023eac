import { windOf } from '~/domain/catalogue/bearing'
import type { Locality } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import { type Message, type Said, sequence } from '~/domain/message'
import { area } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Area } from '../candidates/areas'
import type { Ideas } from '../candidates/ideas'
import { tell } from '../sentences'
import type { DayOutline } from './day-outline'
import { isLit, type Light } from './light'
import type { DaySlots } from './slots'

/** A stop that has its part of the day, but not yet its minutes. */
export interface Visit {
  title: Said
  text: Said
  reason: Said
  at: Coordinates | null
}

export interface VisitParts {
  request: PlanRequest
  locality: Locality
  ideas: Ideas
}

/** What fills the parts of a day, one for each; null where nothing is planned. `ride` is in minutes, one way. */
export function visitsOf(
  outline: DayOutline,
  { visits, lunch }: DaySlots,
  ride: number,
  light: Light,
  { ideas, locality, request }: VisitParts,
): (Visit | null)[] {
  const afternoon = visits.findIndex(({ from }) => from >= lunch.from)
  const population = outline.kind === 'trip' ? outline.town.population : locality.population
  const lit = (index: number) => visits.slice(index, index + 1).some((part) => isLit(part, light))
  const something = (index: number): Visit => {
    const part = index < afternoon ? 'morning' : 'afternoon'
    const { title, text, interest } = ideas.next(population, part, lit(index))
    const asked = request.interests.some((wish) => wish.toLowerCase() === interest.toLowerCase())
    return { title, text, at: null, reason: asked ? forInterest(interest) : '' }
  }
  if (outline.kind === 'free') return visits.map((_, index) => freeTime(index, afternoon, locality))
  if (outline.kind === 'trip') {
    const last = ride > area.longRide && visits.length > 3 ? visits.length - 1 : visits.length
    return visits.map((_, index) =>
      index === 0 ? tripVisit(outline, locality) : index < last ? something(index) : null,
    )
  }
  // The two areas stand in different halves of the day, while it is light; with two parts in all there is time for one.
  const inOrder = [...visits.keys()]
  const first = inOrder.find((index) => index < afternoon && lit(index)) ?? inOrder.find(lit) ?? 0
  const next = inOrder.find((index) => index >= afternoon && index > first + 1 && lit(index)) ?? afternoon
  const second = visits.length > 2 && next > first ? outline.areas[1] : undefined
  return visits.map((_, index) => {
    const area = index === first ? outline.areas[0] : index === next ? second : undefined
    return area ? areaVisit(area, outline.again) : something(index)
  })
}

export function forInterest(interest: string): Message {
  return tell('sketch.for-interest', { interest })
}

function areaVisit({ title, text, at }: Area, again: boolean): Visit {
  return {
    title: again ? tell('sketch.once-more', { what: title }) : title,
    text,
    reason: again ? tell('sketch.been-here', {}) : '',
    at,
  }
}

function freeTime(index: number, afternoon: number, { name }: Locality): Visit | null {
  if (index !== 0 && index !== afternoon) return null
  return {
    title: tell(index === 0 ? 'sketch.free-morning' : 'sketch.free-afternoon', {}),
    text:
      index === 0
        ? tell('sketch.free-morning-text', { place: name })
        : tell('sketch.free-afternoon-text', {}),
    reason: index === 0 ? tell('sketch.free-reason', {}) : '',
    at: null,
  }
}

function tripVisit(
  { town, again }: Extract<DayOutline, { kind: 'trip' }>,
  { name, town: start, countryCode }: Locality,
): Visit {
  const { name: to, meters, population, at, country } = town
  return {
    title: tell(again ? 'sketch.second-time' : 'sketch.go-and-see', { town: to }),
    text: sequence([
      tell('sketch.trip-text', { meters, wind: windOf(town.bearing), from: start ?? name, population }),
      ...(country === countryCode ? [] : [tell('sketch.abroad', { country })]),
      tell('sketch.look-up-way', {}),
    ]),
    reason: tell(again ? 'sketch.second-time-reason' : 'sketch.trip-reason', {}),
    at,
  }
}
