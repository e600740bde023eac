import { windOf } from '~/domain/catalogue/bearing'
import type { Locality } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import { countryName } from '~/domain/gazetteer/countries'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Area } from './areas'
import type { DayOutline } from './day-outline'
import type { Ideas } from './ideas'
import { isLit, type Light } from './light'
import type { DaySlots } from './slots'
import { away, people } from './words'

/** A stop that has its part of the day, but not yet its minutes. */
export interface Visit {
  title: string
  text: string
  reason: string
  at: Coordinates | null
}

export interface VisitParts {
  request: PlanRequest
  locality: Locality
  ideas: Ideas
}

/** From this ride on a day elsewhere has one stop less, minutes. */
const longRide = 45

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
    const last = ride > longRide && visits.length > 3 ? visits.length - 1 : visits.length
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

export function forInterest(interest: string): string {
  return `For "${interest}".`
}

function areaVisit({ title, text, at }: Area, again: boolean): Visit {
  return {
    title: again ? `${title}, once more` : title,
    text,
    reason: again ? 'You have been here: this time without a map.' : '',
    at,
  }
}

function freeTime(index: number, afternoon: number, { name }: Locality): Visit | null {
  if (index !== 0 && index !== afternoon) return null
  return {
    title: index === 0 ? 'A free morning' : 'A free afternoon',
    text:
      index === 0
        ? `Nothing is planned: what is known of ${name} fills the other days.`
        : 'Go back to what you liked, or follow advice you were given on the way.',
    reason: index === 0 ? 'A day without a programme, said so rather than filled up.' : '',
    at: null,
  }
}

function tripVisit(
  { town, again }: Extract<DayOutline, { kind: 'trip' }>,
  { name, town: start, countryCode }: Locality,
): Visit {
  const abroad =
    town.country === countryCode ? '' : ` It lies in ${countryName(town.country)}: take your papers.`
  return {
    title: again ? `${town.name}, a second time` : `Go and see ${town.name}`,
    text:
      `${away(town.meters)} ${windOf(town.bearing)} of ${start ?? name} as the crow flies, with ${people(town.population)}.${abroad} ` +
      'Look up what goes there first, train, bus, boat or only a road: the time given is worked out from the distance.',
    reason: again
      ? 'For what the first day left out.'
      : 'Chosen for its size and how near it is; nobody has told us what it is like.',
    at: town.at,
  }
}
