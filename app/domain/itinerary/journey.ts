import { z } from 'zod'
import { ClockTime } from '~/domain/calendar/clock-time-schema'
import { journeyModes } from '~/domain/catalogue/vocabulary'

export const JourneyMode = z.enum(journeyModes)
export type JourneyMode = z.infer<typeof JourneyMode>

/**
 * The journey from one place of a trip to the next: its stop begins at the station in the local time of the place that is
 * left, and ends at the station in the local time of the place that is reached.
 */
export const Journey = z.object({
  mode: JourneyMode,
  /** Names of the towns. */
  from: z.string().max(80),
  to: z.string().max(80),
  /** Stations, airports or harbours; left out where none is known. */
  fromStation: z.string().max(80).optional(),
  toStation: z.string().max(80).optional(),
  /** From departure to arrival. */
  minutes: z.int().min(1).max(2880),
  /** Along the way. */
  meters: z.int().min(0).max(25_000_000),
  /** Calendar days from the departure to the arrival, each in its own local date. */
  daysLater: z.int().min(0).max(1),
  /** Minutes from the base to the departure, and from the arrival to the next base: estimates. */
  leadMinutes: z.int().min(0).max(600),
  afterMinutes: z.int().min(0).max(600),
  /** Of a known connection: the usual minutes between departures, the first and the last. */
  every: z.int().min(1).max(1440).optional(),
  first: ClockTime.optional(),
  last: ClockTime.optional(),
  /** Of the price and the timetable. */
  year: z.int().min(2000).max(2100),
  /** Low for what is estimated from the distance alone. */
  confidence: z.enum(['high', 'medium', 'low']),
})
export type Journey = z.infer<typeof Journey>
