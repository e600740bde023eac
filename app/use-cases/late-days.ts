import type { User } from '~/domain/account/session'
import { fail, ok, type Result } from '~/domain/errors'
import type { Itinerary, ItineraryView } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { noteOn } from '~/domain/planning/llm-engine/note'
import { type LateOffer, offerNumber, stillOffered, withOffer } from '~/domain/trips/late-offer'
import type { Trip, TripStore } from '~/domain/trips/trip'
import { dayView, itineraryView } from '~/messages/itinerary-view'
import { type EditParts, editedOf } from './edit-trip'

/** What came late, as it is offered: the introduction or the titles of its days, and the stops that they have not now. */
export interface OfferedDays {
  /** Names the offer. */
  day: number
  /** None of an introduction alone. */
  days: number[]
  title: string
  stops: string[]
  unverified: boolean
}

type Parts = EditParts & { trips: TripStore }

async function offered({ user, tripId }: { user: User; tripId: string }, { trips }: Pick<Parts, 'trips'>) {
  const [trip, kept] = await Promise.all([trips.find(user.id, tripId), trips.offers(user.id, tripId)])
  return trip && { trip, offers: stillOffered(kept, trip.itinerary) }
}

/** What a language model wrote after the plan was finished, as far as it still fits the trip. */
export async function lateDays(
  asked: { user: User; tripId: string },
  parts: Pick<Parts, 'trips' | 'say'>,
): Promise<Result<{ version: number; days: OfferedDays[] }>> {
  const found = await offered(asked, parts)
  if (!found) return fail('not-found', 'There is no such trip.')
  const { trip, offers } = found
  return ok({ version: trip.version, days: viewsOf(offers, trip.itinerary, parts.say) })
}

/** The same for the plan of a guest, who takes none: it is kept with the plan until they log in. */
export async function lateDaysOfGuest(
  asked: { visitorId: string; generationId: string },
  { trips, say }: Pick<Parts, 'trips' | 'say'>,
): Promise<Result<{ version: number; days: OfferedDays[] }>> {
  const kept = await trips.offersToGuest(asked.visitorId, asked.generationId)
  if (!kept) return fail('not-found', 'There is no such plan.')
  const { itinerary, offers } = kept
  return ok({ version: 1, days: viewsOf(stillOffered(offers, itinerary), itinerary, say) })
}

function viewsOf(offers: readonly LateOffer[], itinerary: Itinerary, say: Say): OfferedDays[] {
  return offers.map((offer) => {
    const days = offer.days.map(({ day }) => dayView(day, say))
    const held = itinerary.days
      .map((day) => dayView(day, say))
      .filter((each) => days.some(({ day }) => day === each.day))
    const stopsOf = (of: typeof days) => of.flatMap(({ activities }) => activities)
    const has = new Set(stopsOf(held).map(({ placeId, title }) => placeId ?? title))
    const stops = stopsOf(days).filter(({ placeId, title }) => !has.has(placeId ?? title))
    return {
      day: offerNumber(offer),
      days: days.map(({ day }) => day),
      title: days.length > 0 ? days.map(({ title }) => title).join('; ') : say(offer.overview?.text ?? ''),
      stops: stops.map(({ title }) => title),
      unverified: stops.some(({ unverified }) => unverified),
    }
  })
}

interface Answer {
  user: User
  tripId: string
  /** The version of the trip that the traveller sees. */
  version: number
  /** Names the offer. */
  day: number
  /** Whether what is offered takes the place of what stands; else it is offered no more. */
  use: boolean
}

/** Takes or declines what came late. What stood before stays among the earlier versions of the trip. */
export async function answerLateDay(
  { user, tripId, version, day, use }: Answer,
  parts: Parts,
): Promise<Result<{ version: number; itinerary: ItineraryView } | null>> {
  const found = await offered({ user, tripId }, parts)
  if (!found) return fail('not-found', 'There is no such trip.')
  const { trip, offers } = found
  const late = offers.find((each) => offerNumber(each) === day)
  const end = () =>
    parts.trips.keepOffers(
      user.id,
      tripId,
      offers.filter((each) => each !== late),
    )
  if (!use) {
    await end()
    return ok(null)
  }
  if (!late) return gone()
  const wanted = withOffer(trip.itinerary, late)
  const { trips, say } = parts
  // Introductions of places are read from the trip.
  const read = { ...trip.itinerary, ...(wanted.places && { places: wanted.places }) }
  const edited = await editedOf({ ...trip, itinerary: read }, wanted, user, parts)
  if (!edited.ok) return edited
  if (failing(edited.value) > failing(trip.itinerary)) return gone()
  const itinerary = { ...edited.value, ...writtenBy(trip, late) }
  const saved = await trips.update(user.id, tripId, version, itinerary)
  if (!saved.ok) return saved
  await end()
  return ok({ version: saved.value.version, itinerary: itineraryView(itinerary, say) })
}

const gone = () => fail('not-found', 'It does not fit your trip any more, so your trip stays as it is.')

const failing = ({ checks }: Itinerary) => checks.filter(({ status }) => status === 'fail').length

/** The model has written this as well. */
function writtenBy(
  { itinerary: { provenance } }: Trip,
  { days, overview }: LateOffer,
): Pick<Itinerary, 'engine' | 'provenance'> {
  if (!provenance) return { engine: 'openai' }
  const { note: _note, ...rest } = provenance
  const written = new Set([...days.map(({ day }) => day.day), ...(overview ? [0] : [])])
  const repairs = provenance.repairs.filter(
    (each) => !written.has(each.day) || each.kind !== 'planned-without-model',
  )
  const late = { ok: false as const, failure: 'late' as const, usage: { inputTokens: 0, outputTokens: 0 } }
  return { engine: 'openai', provenance: { ...rest, repairs, ...noteOn(late, false, repairs) } }
}
