import { z } from 'zod'
import { ItineraryDay } from '~/domain/itinerary/itinerary'

/** A day that a language model wrote after the plan was finished: it is offered in place of the one that stands. */
export const LateDay = z.object({
  day: ItineraryDay,
  /** What the day held that it may take the place of. */
  instead: z.string(),
})
export type LateDay = z.infer<typeof LateDay>

/** What makes a day the one that a traveller knows: its date, and what is done when. */
export function heldBy({ date, activities }: ItineraryDay): string {
  const stops = activities.map(({ title, placeId, startTime, endTime, locked }) => [
    placeId ?? title,
    startTime,
    endTime,
    locked === true,
  ])
  return JSON.stringify([date, stops])
}

/** The offers that still fit a trip: their day was not changed since, and no other day has come to hold one of their places. */
export function stillOffered(offers: readonly LateDay[], days: readonly ItineraryDay[]): LateDay[] {
  return offers.filter(({ day, instead }) => {
    const stands = days.find((each) => each.day === day.day)
    if (!stands || heldBy(stands) !== instead) return false
    const places = new Set(placesOf(day).filter((id) => !placesOf(stands).includes(id)))
    return !days.some((other) => other !== stands && placesOf(other).some((id) => places.has(id)))
  })
}

const placesOf = ({ activities }: ItineraryDay) => activities.flatMap(({ placeId }) => placeId ?? [])
