import { severalSentences } from '~/domain/assistant/several/sentences'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { listed } from './lists'
import { clock, count, hoursAndMinutes, howOften } from './wording'

export const answersOfSeveral = chapter(severalSentences, {
  'chat.in-place': ({ place, said }, say) => `${place}: ${say(said)}`,
  'chat.place-stay': ({ place, nights }) => (nights === null ? place : `${place} ${count(nights, 'night')}`),
  'chat.places-change': ({ stays }, say) => `${listed(stays.map(say))}: here is what would change.`,
  'chat.places-longer': ({ days, limit }) => {
    if (limit !== null)
      return `Your plan has trips of up to ${limit} days, so ${days > 0 ? `this one gets only ${count(days, 'day')} longer and` : 'the dates stay and'} the other places give nights.`
    return days > 0
      ? `The trip gets ${count(days, 'day')} longer. To keep its dates, add “same dates” to your sentence.`
      : 'The dates stay, so the other places give nights.'
  },
  'chat.places-first': () => 'Ask me for the rest once you have used the new places.',
  'chat.places-number': ({ why }) =>
    why === 'one' ? 'A trip has at least one place.' : 'A trip has at most 8 places.',
  'chat.place-known': ({ place }) => `${place} is in your trip already.`,
  'chat.place-gone': ({ place }) => `${place} is not a place of your trip.`,
  'chat.place-nights': ({ place }) =>
    `${place} has no night to spare. To leave it out, write "skip ${place}".`,

  'chat.place-days': ({ place, first, last }) =>
    `You are in ${place} on days ${first} to ${last} of the trip.`,
  'chat.journey': ({ asks, title, day, date, from, to, minutes, lead, after, year, sure, ...at }, say) => {
    const { departs, arrives, later, every, first, last, price } = at
    const parts: Record<(typeof asks)[number], string> = {
      times: `leaves${from ? ` ${from}` : ''} at ${clock(departs, say)}, arrives${to ? ` at ${to}` : ''} at ${clock(arrives, say)} local time${later ? ' the next day' : ''}; leave your base about ${hoursAndMinutes(lead)} before`,
      length: `${hoursAndMinutes(minutes)} on the way, about ${hoursAndMinutes(lead + minutes + after)} from base to base`,
      station: from && to ? `from ${from} to ${to}` : 'the stations are not known here',
      often:
        every && first && last
          ? `${howOften(every).toLowerCase()}, the first around ${clock(first, say)}, the last around ${clock(last, say)}`
          : 'how often it goes is not known here',
      price: price ? `${price} for one traveller` : 'its price is not known here',
      missed: '',
    }
    const source = {
      booked: 'This is what you booked.',
      known: `That is usual in ${year}, the price when you book some weeks ahead: look up the timetable of the day.`,
      estimate: `Times and price are estimated from the distance (${year}): look them up before you book.`,
    }
    return `${title}, day ${day} (${shortDate(date)}): ${asks.map((each) => parts[each]).join('; ')}. ${source[sure]}`
  },
  'chat.journey-missed': ({ mode, title, to, next, at, late, lateAt, first, last }, say) => {
    if (mode === 'car') return `${title}: you drive yourself, so an hour later is an hour less in ${to}.`
    const then = next
      ? `the next leaves around ${clock(next, say)}, and you are at your base in ${to} around ${clock(at, say)}${late ? `, too late for ${late} at ${clock(lateAt, say)}` : ''}. The last leaves around ${clock(last ?? next, say)}`
      : first
        ? `none leaves later that day. The first of the next morning leaves around ${clock(first, say)}`
        : 'the timetable is not known here'
    return `${title}, if you miss it: ${then}. Ask the company first whether your ticket is valid for another one, then enter it under Edit as a booked journey.`
  },
})
