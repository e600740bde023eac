import { z } from 'zod'
import { type Itinerary, ItineraryDay } from '~/domain/itinerary/itinerary'
import { type Said, said } from '~/domain/message'
import type { LateWork } from '~/domain/planning/planner-engine'

/** What a language model wrote after the plan was finished: it is offered in place of what stands, all of it or nothing. */
export const LateOffer = z.object({
  days: z.array(
    z.object({
      day: ItineraryDay,
      /** What the day held that it may take the place of. */
      instead: z.string(),
    }),
  ),
  overview: z.object({ text: said, instead: said }).optional(),
  /** Ids of places that the introduction names. */
  names: z.array(z.string()),
  /** Of a trip to several places the one that it introduces, from 0. */
  place: z.int().optional(),
})
export type LateOffer = z.infer<typeof LateOffer>

type Trip = Pick<Itinerary, 'days' | 'overview' | 'places'>

/** What makes a day the one that a traveller knows: its date, and what is done when. */
function heldBy({ date, activities }: ItineraryDay): string {
  const stops = activities.map(({ title, placeId, startTime, endTime, locked }) => [
    placeId ?? title,
    startTime,
    endTime,
    locked === true,
  ])
  return JSON.stringify([date, stops])
}

/** An offer of what came late for a plan that is finished. */
export function offerOf({ days, overview, names = [], place }: LateWork, finished: Trip): LateOffer {
  return {
    days: days.flatMap((day) => {
      const stands = finished.days.find((each) => each.day === day.day)
      return stands ? [{ day, instead: heldBy(stands) }] : []
    }),
    ...(overview !== undefined && { overview: { text: overview, instead: introductionOf(finished, place) } }),
    names,
    ...(place !== undefined && { place }),
  }
}

/** What an offer is called among those of its trip: the number of its first day, or 0 and below for introductions alone. */
export const offerNumber = ({ days, place = 0 }: LateOffer) => days[0]?.day.day ?? 0 - place

/**
 * The offers that still fit a trip: their days were not changed since, no other day has come to hold one of their places, and
 * what an introduction names is still there.
 */
export function stillOffered(offers: readonly LateOffer[], trip: Trip): LateOffer[] {
  return offers.filter(({ days, overview, names, place }) => {
    if (overview && !same(overview.instead, introductionOf(trip, place))) return false
    const own = new Set(days.map(({ day }) => day.day))
    const others = new Set(trip.days.flatMap((day) => (own.has(day.day) ? [] : placesOf(day))))
    const held = new Set(trip.days.flatMap(placesOf))
    const isThere = ({ day, instead }: LateOffer['days'][number]) => {
      const stands = trip.days.find((each) => each.day === day.day)
      if (!stands || heldBy(stands) !== instead) return false
      const before = placesOf(stands)
      return !placesOf(day).some((id) => !before.includes(id) && others.has(id))
    }
    return names.every((id) => held.has(id)) && days.every(isThere)
  })
}

/** A trip with an offer that fits it. */
export function withOffer<T extends Trip>(trip: T, { days, overview, place }: LateOffer): T {
  const late = new Map(days.map(({ day }) => [day.day, day]))
  const taken = { ...trip, days: trip.days.map((day) => late.get(day.day) ?? day) }
  if (!overview) return taken
  const { text } = overview
  return place === undefined
    ? { ...taken, overview: text }
    : {
        ...taken,
        places: trip.places?.map((each, index) => (index === place ? { ...each, overview: text } : each)),
      }
}

function introductionOf({ overview, places }: Trip, place?: number): Said {
  return place === undefined ? overview : (places?.[place]?.overview ?? '')
}

/** Ids of places, and names that nobody has checked. */
function placesOf({ activities }: ItineraryDay): string[] {
  return activities.flatMap(
    ({ placeId, unverified, title }) => placeId ?? (unverified && typeof title === 'string' ? title : []),
  )
}

const same = (one: Said, other: Said) => JSON.stringify(one) === JSON.stringify(other)
