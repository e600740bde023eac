import { z } from 'zod'
import { ClockTime } from '~/domain/calendar/clock-time-schema'
import { JourneyMode } from '~/domain/itinerary/journey'
import { Currency } from '~/domain/money/currency'

/** A main connection between two towns of the catalogue, usual in both directions. */
export const Connection = z.strictObject({
  /** Ids of two destinations. */
  between: z.tuple([z.string(), z.string()]),
  mode: JourneyMode,
  /** In the order of the towns. */
  stations: z.tuple([z.string().min(2).max(80), z.string().min(2).max(80)]),
  /** The usual length, from departure to arrival. */
  minutes: z.int().min(10).max(1500),
  /** Minutes between departures, as a rule. */
  every: z.int().min(5).max(1440),
  first: ClockTime,
  last: ClockTime,
  /** A usual single fare of one adult, bought some weeks before. */
  fare: z.strictObject({ cents: z.int().min(100), currency: Currency }),
  /** Months in which it runs; all where left out. */
  months: z.array(z.int().min(1).max(12)).max(11).optional(),
  year: z.int().min(2020).max(2030),
  confidence: z.enum(['high', 'medium', 'low']),
  /** Whose timetable it is. */
  source: z.string().min(2).max(80),
})
export type Connection = z.infer<typeof Connection>

export const Connections = z.array(Connection)

/** Where the build puts them. */
export const connectionsPath = '/catalogue/connections/connections.json'
