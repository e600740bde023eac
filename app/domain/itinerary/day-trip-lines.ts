import { type Message, sayer } from '~/domain/message'
import { dayTripRows } from './day-trip-rows'
import type { ActivityView } from './itinerary'
import { dayTripSentences } from './sentences'

const tell = sayer(dayTripSentences)

/** A day trip as lines of text, its hints where they are wanted. */
export function dayTripLines(stop: Pick<ActivityView, 'dayTrip' | 'endTime'>, hints: boolean): Message[] {
  return dayTripRows(stop).map(({ hint, ...row }) => tell('day-trip.row', { ...row, ...(hints && { hint }) }))
}
