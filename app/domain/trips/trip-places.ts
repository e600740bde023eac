import { addDays } from '~/domain/calendar/calendar-date'
import { fromClock, toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Itinerary, ItineraryDay, TripPlace } from '~/domain/itinerary/itinerary'
import { journeysOf } from '~/domain/itinerary/split-places'
import type { Said } from '~/domain/message'
import { namedTown } from '~/domain/posters/named-town'

/** One is at a base at a quarter of an hour, minutes; and by the end of the day. */
const step = 15
const lastMinute = 23 * 60 + 55

/** Whose data the places of a trip to several are, where one of them has some of others: it stands under the whole trip. */
export function creditOfPlaces(places: readonly TripPlace[]): Pick<Itinerary, 'credit'> {
  const credit = places.find((place) => place.credit)?.credit
  return credit ? { credit } : {}
}

/** The places of an edited trip, of its days and journeys; `towns` are in the order of the trip, `overviews` what is told of them. */
export function tripPlaces(
  days: readonly ItineraryDay[],
  towns: readonly (Destination | Locality)[],
  overviews: readonly Said[],
): TripPlace[] {
  const journeys = journeysOf({ days: [...days] })
  return towns.map((town, index): TripPlace => {
    const own = days.filter(({ place, before }) => place === index || (before && place === index + 1))
    const [there, away] = [journeys[index - 1], journeys[index]]
    const number = Math.min(60, Math.max(1, own.length))
    return {
      ...namedTown(town),
      startDate: own[0]?.date ?? addDays(days[0]?.date ?? '2000-01-01', 0),
      nights: Math.max(1, number - 1),
      days: number,
      ...(there?.journey && {
        arrival: toClock(
          Math.min(
            lastMinute,
            Math.ceil((fromClock(there.endTime) + there.journey.afterMinutes) / step) * step,
          ),
        ),
      }),
      ...(away?.journey && {
        departure: toClock(Math.max(0, fromClock(away.startTime) - away.journey.leadMinutes)),
      }),
      overview: overviews[index] ?? '',
    }
  })
}
