import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { ClockTime } from '~/domain/calendar/clock-time-schema'
import { Currency } from '~/domain/money/currency'
import { Barrier } from './barrier'
import { FootArea } from './foot-area'
import { Ground } from './ground'
import { Lines } from './lines'
import type { MeasuredWalk } from './measured-walks'
import {
  AccessNeed,
  Assumed,
  BudgetLevel,
  Cents,
  Coordinates,
  Diet,
  Id,
  Interest,
  Place,
  Price,
} from './place'
import { Streets } from './streets'
import { TripPart } from './trip-parts'
import { companionKinds, stayKinds } from './vocabulary'

const Year = z.int().min(2015).max(2027)

/** Facts the poster is drawn from. */
export const PosterFacts = z.strictObject({
  family: z.enum(['coast', 'island', 'mountain', 'river plain', 'desert', 'city']),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']),
  /** Hue of the evening sky there, degrees in OKLCH. */
  sunset: z.number().min(0).max(360),
  landmark: z
    .enum([
      'basilica',
      'bridge',
      'bridge tower',
      'caldera',
      'castle',
      'cathedral',
      'church',
      'citadel',
      'clock',
      'colosseum',
      'duomo',
      'gables',
      'gate',
      'golden gate',
      'gondola',
      'junk',
      'lookout',
      'mausoleum',
      'minaret',
      'mosque',
      'needle',
      'observatory',
      'opera',
      'pagoda',
      'palace gate',
      'prang',
      'pyramids',
      'quadriga',
      'skypark',
      'sugarloaf',
      'table',
      'temple',
      'torii',
      'tower',
      'tram',
      'treasury',
    ])
    .optional(),
})
export type PosterFacts = z.infer<typeof PosterFacts>

/** One month: mean daily high and low in °C and days with rain. */
const Month = z.strictObject({
  high: z.int().min(-40).max(50),
  low: z.int().min(-50).max(40),
  rainDays: z.int().min(0).max(31),
})

const Area = z.strictObject({
  id: Id,
  name: z.string().min(2).max(60),
  at: Coordinates,
  /** What the area is like, in one line. */
  fact: z.string().min(15).max(200),
})
export type Area = z.infer<typeof Area>

/** A place outside the destination for a visit within one day. */
const DayTrip = z.strictObject({
  id: Id,
  name: z.string().min(2).max(60),
  at: Coordinates,
  /** Minutes one way, door to door from the centre of the destination. */
  minutes: z.int().min(10).max(240),
  /** How to get there: "regional train from Termini". */
  by: z.string().min(3).max(80),
  /**
   * Of one adult: the whole way there and back from where one stays, and the entry fees that everybody pays. A day pays no fares of the
   * town's transport for that way (`holdsRide`).
   */
  cost: z.strictObject({ cents: Cents, year: Year }),
  /** Nobody sees what one comes for without a ticket, a seat or a guide that was booked before. */
  booking: z.literal('required').optional(),
  interests: z.array(Interest).min(1).max(5),
  /** Weekdays on which its sights are open, "Tu-Su"; every day when left out. */
  days: z
    .string()
    .regex(/^[A-Z][a-z](-[A-Z][a-z])?(,[A-Z][a-z](-[A-Z][a-z])?)*$/, 'weekdays such as "Tu-Su"')
    .optional(),
  /** Months in which it is closed, cannot be reached or is not worth the journey. */
  avoidMonths: z.array(z.int().min(1).max(12)).max(9).optional(),
  /** What there is to see, one sentence. */
  fact: z.string().min(20).max(220),
  /** What one does there, in order. */
  parts: z.array(TripPart).min(2).max(6).optional(),
  /** When one leaves there at the latest, "17:30"; only where the last train, boat or bus matters. */
  lastBack: ClockTime.optional(),
  source: z.string().min(4).max(160),
  confidence: z.enum(['high', 'medium', 'low']),
})
export type DayTrip = z.infer<typeof DayTrip>

/** What a first visitor would be sorry to have missed: a place or a day trip of this file. */
const Icon = z.strictObject({
  place: Id,
  /** The interests whose travellers come for it; a traveller with none of them may do without. */
  interests: z.array(Interest).min(1).max(6),
  /** Trips of fewer days do without it. Not given: any trip has it, or from five days on where it is a day trip. */
  fromDays: z.number().int().min(2).max(14).optional(),
})
export type Icon = z.infer<typeof Icon>

/** Places that belong together on one day, in a good order. */
const Companions = z.strictObject({
  places: z.array(Id).min(2).max(6),
  kind: z.enum(companionKinds),
  /** Why a guide shows them together, one sentence. */
  why: z.string().min(15).max(160),
  /** One of the places that is hardly worth going to without the others. */
  onlyWith: Id.optional(),
})
export type Companions = z.infer<typeof Companions>

/** A ticket for several places, or one that a place cannot be entered without. Bought once for each person. */
const Ticket = z.strictObject({
  id: Id,
  name: z.string().min(3).max(80),
  /** What it admits to, once each. */
  places: z.array(Id).min(1).max(20),
  /** Whether these places have no other ticket; else it is a pass that one may do without. */
  only: z.boolean(),
  /** Hours from the first entry, or calendar days with the first, in which it is valid; neither: on one day. */
  validHours: z.int().min(1).max(720).optional(),
  validDays: z.int().min(1).max(30).optional(),
  cost: Price,
  fact: z.string().min(20).max(220),
  source: z.string().min(4).max(160),
  confidence: z.enum(['high', 'medium', 'low']),
})
export type Ticket = z.infer<typeof Ticket>

/** A real house to sleep in. */
const Stay = z.strictObject({
  id: Id,
  name: z.string().min(2).max(80),
  kind: z.enum(stayKinds),
  level: BudgetLevel,
  area: Id,
  at: Coordinates,
  address: z.string().min(5).max(120).optional(),
  /** A night in a double room (two beds in a hostel), in an ordinary season. */
  night: Price,
  /** Whether the price is only what is usual for such a house. */
  assumed: Assumed.optional(),
  /** One true sentence that helps to choose. */
  fact: z.string().min(20).max(200),
  source: z.string().min(4).max(160),
  confidence: z.enum(['high', 'medium', 'low']),
})
export type Stay = z.infer<typeof Stay>

/** A dish that the town is known for. */
const Dish = z.strictObject({
  name: z.string().min(2).max(60),
  /** What it is, half a sentence. */
  what: z.string().min(8).max(140),
})

/** Where the places of an imported destination come from, and how much is known of them. */
const Imported = z.strictObject({
  /** "OpenStreetMap", as it is named where its data is shown. */
  from: z.string().min(2).max(60),
  /** Day of the data. */
  date: CalendarDate,
  licence: z.string().min(2).max(40),
  /** The words that the licence asks for. */
  attribution: z.string().min(4).max(80),
  url: z.url().max(120),
  /** Whether a rank file says how well known its sights are, or only what the map has of them. */
  fame: z.enum(['ranks', 'map']),
  /** What the usual hours and prices are taken from. */
  usual: z.string().min(4).max(160),
  known: z.strictObject({
    sights: z.int().min(0),
    sightsWithHours: z.int().min(0),
    sightsWithPrice: z.int().min(0),
    tables: z.int().min(0),
    tablesWithHours: z.int().min(0),
  }),
})
export type Imported = z.infer<typeof Imported>

/** One file of the catalogue: a destination, its facts and its places. */
export const Destination = z.strictObject({
  id: Id,
  /** "City, Country" as the form shows it. */
  label: z.string().min(3).max(80),
  name: z.string().min(2).max(60),
  country: z.string().min(2).max(60),
  /** ISO 3166-1, two letters; of the catalogue's countries the name is enough. */
  countryCode: z.string().length(2).optional(),
  /** Other names people type: "NYC", "Roma", "東京". */
  aliases: z.array(z.string().min(1).max(60)).max(20).default([]),
  center: Coordinates,
  /** Every place lies within this many kilometres of the centre. */
  radiusKm: z.number().min(2).max(120),
  timeZone: z.string().regex(/^[A-Za-z_]+\/[A-Za-z_/-]+$/),
  /** Currency of every amount in this file. */
  currency: Currency,
  /** The local money for payments, and the conversion of amounts when it is another currency. */
  localMoney: z.string().min(3).max(160),
  languages: z.array(z.string().min(2).max(40)).min(1).max(4),
  emergency: z.string().min(2).max(80),
  /** Plug types and mains voltage, for example "C, F and L, 230 V". */
  plug: z.string().min(1).max(60),
  drivesOn: z.enum(['left', 'right']),
  tipping: z.string().min(10).max(200),
  airport: z.string().min(10).max(240),
  transit: z.strictObject({
    /** Its public transport: "metro, bus and tram". */
    name: z.string().min(3).max(60),
    /** One ride, one adult. */
    fareCents: Cents,
    /** A day ticket, where there is one. */
    dayPassCents: Cents.optional(),
    /** Door to door: minutes for waiting and stairs, and metres a minute while riding. */
    waitMinutes: z.int().min(3).max(30),
    metersPerMinute: z.int().min(150).max(900),
    /** The same for what of a ride lies beyond its first eight kilometres, as the day trips there are stated (`catalogue/far-rides.test.ts`). */
    farMetersPerMinute: z.int().min(150).max(1300).optional(),
    year: Year,
    /**
     * Groups of points without a footpath between them, such as islands; any other point belongs to the nearest group.
     */
    apart: z.array(z.array(Coordinates).min(1)).min(2).optional(),
    /** Days of the year without public transport, as `12-25`. */
    restDays: z.array(z.string().regex(/^\d\d-\d\d$/)).optional(),
  }),
  /** What is walked across only at its crossings. */
  barriers: z.array(Barrier).max(40).default([]),
  /** Metres on foot for each metre in a straight line, where plans were held against real streets (docs/evaluation.md); else 1.3. */
  detour: z.number().min(1.1).max(1.6).optional(),
  /** How far its places are apart on foot; only where they were measured on a map. Barriers do not count then. */
  streets: Streets.optional(),
  /** Lines of its public transport, where they are known. */
  lines: Lines.optional(),
  /** Water and parks under the drawing of a route; of a town of the catalogue they are drawn from its barriers. */
  ground: Ground.optional(),
  /** Where no vehicle drives. */
  footOnly: z.array(FootArea).min(1).max(8).optional(),
  /** January to December. */
  climate: z.array(Month).length(12),
  /** What one traveller spends a day on food, entries and local transport, by budget level. */
  daily: z.strictObject({ budget: Cents, moderate: Cents, luxury: Cents, year: Year }),
  areas: z.array(Area).min(3).max(20),
  /** Two or three sentences: what the place is and what it offers. */
  overview: z.string().min(80).max(500),
  /** Useful advice, one sentence each. */
  tips: z.array(z.string().min(20).max(240)).min(5).max(16),
  poster: PosterFacts,
  /** Day trips for trips that are longer than the places last; the best first. */
  dayTrips: z.array(DayTrip).max(12).default([]),
  places: z.array(Place).min(1),
  /** The one nobody leaves out first. */
  icons: z.array(Icon).max(40).default([]),
  companions: z.array(Companions).max(40).default([]),
  tickets: z.array(Ticket).max(30).default([]),
  stays: z.array(Stay).max(30).default([]),
  dishes: z.array(Dish).max(16).default([]),
  /** Diets and access needs for which no place is confirmed: declared, so that a gap is never an oversight. */
  notServed: z.array(z.union([Diet, AccessNeed])).default([]),
  /** Public holidays by date, added by the build for the years it covers; an empty list means unknown. */
  holidays: z.record(z.string(), z.string()).optional(),
  /**
   * Dates on which everything is shut, nobody may go out, and no plane or boat leaves or lands, with what it is: "Nyepi, the day of
   * silence".
   */
  standstills: z.record(CalendarDate, z.string().min(4).max(60)).optional(),
  /**
   * What travellers call places, areas, day trips and ("") the town in their own languages, by id; added by the build from
   * catalogue/names.
   */
  names: z.record(z.string(), z.array(z.string())).optional(),
  /** Only of a destination that was read from open data. */
  imported: Imported.optional(),
  source: z.string().min(4).max(240),
})
export type Destination = z.infer<typeof Destination> & {
  /** Walks that a router measured for one trip, where it has some. */
  measured?: readonly MeasuredWalk[] | undefined
  /** For trips whose days paid fares for the way to a day trip as well. */
  paysAllRides?: true
}
