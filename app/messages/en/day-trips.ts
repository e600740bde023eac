import { dayTripSentences } from '~/domain/itinerary/sentences'
import { chapter } from '~/messages/language'
import { rowWords } from './day-trip-words'
import { clock } from './wording'

export const dayTrips = chapter(dayTripSentences, {
  'day-trip.row': (row, say) => {
    const { kind, at, to, hint } = row
    const time = at && kind !== 'late' ? `${clock(at, say)}${to ? ` to ${clock(to, say)}` : ''} ` : ''
    return `${time}${rowWords(row, say)}${hint ? `. ${hint}` : ''}`
  },
})
