import type { User } from '~/domain/account/session'
import { fail, ok, type Result } from '~/domain/errors'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Itinerary, ItineraryView } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { noteOn } from '~/domain/planning/llm-engine/note'
import { stillOffered } from '~/domain/trips/late-day'
import type { Trip, TripStore } from '~/domain/trips/trip'
import { dayView, itineraryView } from '~/messages/itinerary-view'
import { editedOf } from './edit-trip'
import type { DestinationSources } from './find-destination'

/** A day that came late, as it is offered: its title, and the stops that the day has not now. */
export interface OfferedDay {
  day: number
  title: string
  stops: string[]
}

type Parts = DestinationSources & { trips: TripStore; sunTimes: SunTimes; say: Say }

async function offered({ user, tripId }: { user: User; tripId: string }, { trips }: Pick<Parts, 'trips'>) {
  const [trip, kept] = await Promise.all([trips.find(user.id, tripId), trips.offers(user.id, tripId)])
  return trip && { trip, offers: stillOffered(kept, trip.itinerary.days) }
}

/** The days that a language model wrote after the plan was finished, as far as they still fit the trip. */
export async function lateDays(
  asked: { user: User; tripId: string },
  parts: Pick<Parts, 'trips' | 'say'>,
): Promise<Result<{ version: number; days: OfferedDay[] }>> {
  const found = await offered(asked, parts)
  if (!found) return fail('not-found', 'There is no such trip.')
  const { trip, offers } = found
  const days = offers.map(({ day }) => {
    const { title, activities } = dayView(day, parts.say)
    const has = new Set(
      trip.itinerary.days.find((each) => each.day === day.day)?.activities.map(({ placeId }) => placeId),
    )
    const stops = activities.flatMap((stop) => (has.has(stop.placeId) ? [] : [stop.title]))
    return { day: day.day, title, stops }
  })
  return ok({ version: trip.version, days })
}

interface Answer {
  user: User
  tripId: string
  /** The version of the trip that the traveller sees. */
  version: number
  day: number
  /** Whether the offered day takes the place of the one that stands; else it is offered no more. */
  use: boolean
}

/** Takes or declines a day that came late. The day before stays among the earlier versions of the trip. */
export async function answerLateDay(
  { user, tripId, version, day, use }: Answer,
  parts: Parts,
): Promise<Result<{ version: number; itinerary: ItineraryView } | null>> {
  const found = await offered({ user, tripId }, parts)
  if (!found) return fail('not-found', 'There is no such trip.')
  const { trip, offers } = found
  const late = offers.find((each) => each.day.day === day)?.day
  const end = () =>
    parts.trips.keepOffers(
      user.id,
      tripId,
      offers.filter((each) => each.day.day !== day),
    )
  if (!use) {
    await end()
    return ok(null)
  }
  if (!late) return gone()
  const days = trip.itinerary.days.map((each) => (each.day === day ? late : each))
  const { trips, say } = parts
  const edited = await editedOf(trip, { ...trip.itinerary, days }, user, parts)
  if (!edited.ok) return edited
  if (failing(edited.value) > failing(trip.itinerary)) return gone()
  const itinerary = { ...edited.value, ...writtenBy(trip, day) }
  const saved = await trips.update(user.id, tripId, version, itinerary)
  if (!saved.ok) return saved
  await end()
  return ok({ version: saved.value.version, itinerary: itineraryView(itinerary, say) })
}

const gone = () => fail('not-found', 'That day does not fit your trip any more, so your trip stays as it is.')

const failing = ({ checks }: Itinerary) => checks.filter(({ status }) => status === 'fail').length

/** The model has written this day as well. */
function writtenBy(
  { itinerary: { provenance } }: Trip,
  day: number,
): Pick<Itinerary, 'engine' | 'provenance'> {
  if (!provenance) return { engine: 'openai' }
  const { note: _note, ...rest } = provenance
  const repairs = provenance.repairs.filter(
    (each) => each.day !== day || each.kind !== 'planned-without-model',
  )
  const late = { ok: false as const, failure: 'late' as const, usage: { inputTokens: 0, outputTokens: 0 } }
  return { engine: 'openai', provenance: { ...rest, repairs, ...noteOn(late, false, repairs) } }
}
