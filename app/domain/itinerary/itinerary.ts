import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { ClockTime } from '~/domain/calendar/clock-time-schema'
import { Credit } from '~/domain/catalogue/credit'
import { PosterFacts } from '~/domain/catalogue/destination'
import { Assumed, Meal } from '~/domain/catalogue/place'
import { Travel } from '~/domain/catalogue/travel-leg'
import { Message, type Said } from '~/domain/message'
import { Currency } from '~/domain/money/currency'
import { ReferenceRates } from '~/domain/money/reference-rates-schema'
import { Booking } from '~/domain/request/booking'
import { Travellers } from '~/domain/travellers-schema'
import { DayTripTimes } from './day-trip-times'
import { Journey } from './journey'
import { Provenance } from './provenance'

export const activityTypes = ['attraction', 'food', 'transport', 'accommodation'] as const
export const ActivityType = z.enum(activityTypes)
export type ActivityType = z.infer<typeof ActivityType>

/** Walks that a trip keeps as measured. */
export const mostMeasured = 600
const Position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
const MeasuredWalk = z.object({ from: Position, to: Position, meters: z.int().min(0).max(50_000) })

/** Quality scores, for what is not right or wrong; compared, never enforced. */
export const scoreIds = [
  'icons',
  'partition',
  'evening',
  'together',
  'rest',
  'tables',
  'variety',
  'route',
  'spread',
  'fit',
  'gems',
  'load',
  'season',
] as const

/** The checks, in the order they are shown. An itinerary of an engine never fails one. */
export const checkIds = [
  'days',
  'real',
  'once',
  'open',
  'time',
  'reach',
  'walk',
  'meals',
  'sleep',
  'diet',
  'access',
  'kids',
  'money',
  'tickets',
  'plan',
  'words',
  /** Only where something was read out of what the traveller wrote. */
  'wishes',
] as const

/** Totals for one traveller in whole units of the currency ("444.5"), as in the documented API. */
export const Budget = z.object({
  accommodationTotal: z.number().min(0),
  foodTotal: z.number().min(0),
  activitiesTotal: z.number().min(0),
  transportTotal: z.number().min(0),
  grandTotal: z.number().min(0),
})
export type Budget = z.infer<typeof Budget>

/** The fields of a stop. `text(most, least)` returns the schema of a text with that many characters. */
function activityOver<T extends z.ZodType>(text: (most?: number, least?: number) => T) {
  return {
    id: z.string().min(1).max(80),
    type: ActivityType,
    title: text(160, 1),
    description: text(600),
    /** Id of the catalogue place; null for a ride, and for a stop that a person typed in. */
    placeId: z.string().max(80).nullable(),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    /** Where one is after a stop with two ends, which is begun at the position above; left out where that is the same. */
    leftAt: z
      .object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        /** Metres that one goes there on foot; 0 for a ride. */
        footMeters: z.int().min(0).max(40_000),
      })
      .optional(),
    /** Local to the destination; an end before the start is after midnight, an end equal to it is a moment. */
    startTime: ClockTime,
    endTime: ClockTime,
    /** One traveller, hundredths of the itinerary's currency. */
    costCents: z.int().min(0),
    /** Why this stop was chosen for this traveller, one sentence. */
    reason: text(300),
    travel: Travel,
    meal: Meal.optional(),
    /** Not moved or changed when a day is re-planned. */
    locked: z.boolean().optional(),
    /** Of a stop that the traveller has booked: its time and place are fixed. */
    booking: Booking.optional(),
    /** Of a journey to the next place of the trip: how one gets there. */
    journey: Journey.optional(),
    /** The price as it is paid, where that is not in the itinerary's currency: `costCents` is converted from it. */
    local: z.object({ cents: z.int().min(0), currency: Currency }).optional(),
    /** Of a day trip: what one does there, with times. */
    dayTrip: DayTripTimes.optional().catch(undefined),
    /** What the free time before this stop is for; left out where it is no more than slack. */
    pause: z.enum(['rest', 'sunset', 'table']).optional().catch(undefined),
    /** The planner's suggestion without a known place: an area, a town or a kind of place to look for. */
    idea: z.boolean().optional(),
    /** A place that a language model named for a suggestion; it was not checked that it exists. */
    unverified: z.boolean().optional(),
    /** Id of the destination's ticket that it is entered with; the first stop of a ticket pays it. */
    ticket: z.string().max(80).optional(),
    /** What to tell of that ticket. */
    ticketUse: z
      .object({
        name: z.string().max(80),
        /** Number of the day on which it is bought. */
        boughtOn: z.int().min(1).max(60),
        /** Where it is bought: the names of the other places of the trip that it is used for. */
        also: z.array(z.string().max(80)).max(20),
        /** Where it is bought: what it is cheaper than single tickets. */
        saves: z.object({ cents: z.int().min(1), currency: Currency }).optional(),
      })
      .optional(),
    /** The traveller has typed another price for a catalogue place. */
    ownCost: z.boolean().optional(),
    /** When the place is open that day; an empty list means always, left out means unknown. */
    hours: z.array(z.object({ from: ClockTime, to: ClockTime })).optional(),
    /** Which of its hours and its price are only what is usual for such a place. */
    assumed: Assumed.optional().catch(undefined),
  }
}

/** A list without what this release does not know: a later one may have stored it before it was rolled back. */
function knownOf<T extends z.ZodType>(item: T, ids: readonly string[]) {
  const isKnown = (entry: unknown) => {
    const { success, data } = Named.safeParse(entry)
    return !success || ids.includes(data.id)
  }
  return z.preprocess((list) => (Array.isArray(list) ? list.filter(isKnown) : list), z.array(item))
}

const Named = z.object({ id: z.string() })

/**
 * The itinerary schemas, with one of two types of text: messages in storage and in the domain, words for display.
 * `text(most, least)` returns the schema of a text with that many characters.
 */
function schemasOver<T extends z.ZodType, A extends z.ZodType>(
  text: (most?: number, least?: number) => T,
  Activity: A,
) {
  /** What is told of a day, or of the part of a day that is spent in the place that is left. */
  const heading = {
    title: text(120, 1),
    /** The part of town most of the day is spent in. */
    area: text(80),
    /** Id of the base where the day starts and ends. */
    basePlaceId: z.string().max(80).nullable(),
    /** The day's own hours if it is shorter than others: an arrival, a departure, a late start. */
    hours: z.object({ from: ClockTime, to: ClockTime }).optional(),
    /** A day trip, or a day on which nothing is planned; left out for a day in the destination. */
    kind: z.enum(['day trip', 'free']).optional(),
    /** Meals that are left to the traveller; the note says so. */
    openMeals: z.array(Meal).optional(),
    /** What is different about the day, for display: "Begins at 12:00, as you asked." */
    note: text(400).optional(),
  }

  const ItineraryDay = z.object({
    ...heading,
    day: z.int().min(1).max(60),
    date: CalendarDate,
    activities: z.array(Activity),
    /** Of a trip to several places: where one is at the end of the day, as an index of `places`. */
    place: z.int().min(0).max(7).optional(),
    /** Of a day with a journey to another place: what is told of it up to there. */
    before: z.object(heading).optional(),
    /** Sunrise and sunset, local; left out where the sun does not rise or set. */
    sun: z.object({ rise: ClockTime, set: ClockTime }).optional(),
    /** Sum of the activities' costs. */
    costCents: z.int().min(0),
  })

  const TripPlace = z.object({
    /** "Rome, Italy". */
    destination: z.string().max(120),
    destinationId: z.string().max(80).nullable(),
    /** "Rome". */
    name: z.string().max(80),
    palette: z.object({ name: z.string(), facts: PosterFacts, latitude: z.number() }),
    credit: Credit.optional(),
    /** Of the prices there. */
    currency: Currency,
    timeZone: z.string().max(60),
    /** The first day there, the nights, and the days that are spent there at least in part. */
    startDate: CalendarDate,
    nights: z.int().min(1).max(59),
    days: z.int().min(1).max(60),
    /** When one is at the base after the journey there, and leaves it for the next; left out at the ends of the trip. */
    arrival: ClockTime.optional(),
    departure: ClockTime.optional(),
    overview: text(),
  })

  const Check = z.object({
    id: z.enum(checkIds),
    status: z.enum(['pass', 'fail', 'unknown']),
    /** What was examined and found, for display: "All 14 visits lie inside opening hours." */
    evidence: text(),
  })

  const Score = z.object({ id: z.enum(scoreIds), value: z.number(), evidence: text() })

  const provenance = Provenance.extend({ note: text(600).optional() })

  const Itinerary = z.object({
    destination: z.string(),
    /** Id of the catalogue destination; null for a place without a catalogue. */
    destinationId: z.string().nullable(),
    /** Source of the colours of a place without a catalogue. */
    palette: z.object({ name: z.string(), facts: PosterFacts, latitude: z.number() }).optional(),
    /** Whose data the places are; left out for our own catalogue and for places without one. */
    credit: Credit.optional(),
    startDate: CalendarDate,
    endDate: CalendarDate,
    /** The places of a trip to several, in their order; left out for one. Its days name theirs. */
    places: z.array(TripPlace).min(2).max(8).optional(),
    /** Where prices in other currencies were converted: the reference rates for one euro, and their day. */
    rates: ReferenceRates.optional(),
    overview: text(),
    days: z.array(ItineraryDay).min(1).max(60),
    tips: z.array(text()),
    budget: Budget,
    currency: Currency,
    engine: z.enum(['embedded', 'openai']),
    /** Meals and evenings are at the country's own hours; left out in trips from before they were. */
    clock: z.literal('local').optional(),
    /** Places with two ends are begun at one and left at the other; left out in trips whose ways begin where a stop began. */
    lines: z.literal('end-to-end').optional(),
    /**
     * Walks are as long as the streets where these were measured, else they go around water, railways and cliffs by their
     * crossings; rides end at the gates of areas that no vehicle enters. `along-streets`: from before these areas were known;
     * `around-barriers`: from before streets were measured; left out in trips whose walks were straight lines.
     */
    walks: z.enum(['through-gates', 'along-streets', 'around-barriers']).optional(),
    /** Walks of edits that a router measured along the streets; the others are computed. */
    measured: z.array(MeasuredWalk).max(mostMeasured).optional().catch(undefined),
    /** Tickets for several places are bought once and named where they are used; left out in trips from before. */
    tickets: z.literal('once').optional(),
    /** The price of a day trip holds the ride there and back; left out in trips whose days paid fares for it as well. */
    dayTripRides: z.literal('in-price').optional(),
    /** Who travels; left out for one adult. All amounts are those of one adult all the same. */
    travellers: Travellers.optional().catch(undefined),
    /** A free sample, the same for everybody who asks for this destination and date. */
    sample: z.boolean(),
    checks: knownOf(Check, checkIds),
    scores: knownOf(Score, scoreIds),
    /** Only for plans that a language model took part in. */
    provenance: provenance.optional(),
  })

  return { ItineraryDay, TripPlace, Check, Score, Itinerary }
}

/** A stored text of an itinerary: a message, or the words of a person, a model or an older trip. */
function keptText(most = 6000, least = 0): z.ZodType<Said> {
  return z.union([z.string().min(least).max(most), Message])
}

export type SchemasOver<T extends z.ZodType, A extends z.ZodType> = ReturnType<typeof schemasOver<T, A>>

/** The words of a start and of a price. */
const timeWords = z.string().min(1).max(20)
const costWords = z.string().max(40)

/** A stored stop. The words of its start and of its price are made when it is displayed. */
export const Activity = z.object({
  ...activityOver(keptText),
  /** Of `costCents`; left out where no price is known. */
  currency: Currency.optional(),
  /** A price in words, of an older trip. */
  cost: costWords.optional(),
  /** A start in words, of an older trip. */
  time: timeWords.optional(),
})
export const keptSchemas = schemasOver(keptText, Activity)
export type Activity = z.infer<typeof Activity>
export const ItineraryDay = keptSchemas.ItineraryDay
export type ItineraryDay = z.infer<typeof ItineraryDay>
/** A place of a trip to several. */
export type TripPlace = z.infer<typeof keptSchemas.TripPlace>
export const Check = keptSchemas.Check
export type Check = z.infer<typeof Check>
export const Score = keptSchemas.Score
export type Score = z.infer<typeof Score>
export const Itinerary = keptSchemas.Itinerary
export type Itinerary = z.infer<typeof Itinerary>

/** An itinerary in words, as pages, files and the API show it. */
const words = (_most?: number, _least?: number) => z.string()
export const ActivityView = z.object({
  ...activityOver(words),
  /** The start for display: "9:00 AM". */
  time: timeWords,
  /** The cost for display: "€18.00" or "Free". Left out when unknown. */
  cost: costWords.optional(),
})
export const viewSchemas = schemasOver(words, ActivityView)
export type ActivityView = z.infer<typeof ActivityView>
export type DayView = z.infer<typeof viewSchemas.ItineraryDay>
export type TripPlaceView = z.infer<typeof viewSchemas.TripPlace>
export type CheckView = z.infer<typeof viewSchemas.Check>
export type ScoreView = z.infer<typeof viewSchemas.Score>
export const ItineraryView = viewSchemas.Itinerary.extend({
  /** What was asked for and the plan does not have, in sentences; the checks may all pass nevertheless. */
  unmet: z.array(z.string().max(600)).max(20).optional(),
})
export type ItineraryView = z.infer<typeof ItineraryView>
/** An itinerary before the checks: what an engine makes and a person edits. */
export type Plan = Omit<Itinerary, 'checks' | 'scores'>
export type PlanView = Omit<ItineraryView, 'checks' | 'scores'>
