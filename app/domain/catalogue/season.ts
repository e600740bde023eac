import { fromClock } from '~/domain/calendar/clock-time'

/** A month with this many days of rain or more is a wet one. */
export const wetMonth = 15
/** From this mean daily high on, °C, most days are "hot days" to the weather services and the early afternoon is no time to be outside. */
export const hotHigh = 30
export const hotHours = { from: fromClock('12:00'), to: fromClock('16:00') }
