import { fromClock } from '~/domain/calendar/clock-time'

/** A month with at least this many days of rain is a wet month. */
export const wetMonth = 15
/**
 * From this mean daily high (°C) weather services count "hot days"; the early afternoon should then be spent indoors.
 */
export const hotHigh = 30
export const hotHours = { from: fromClock('12:00'), to: fromClock('16:00') }
