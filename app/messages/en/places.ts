import type { JourneyMode } from '~/domain/itinerary/journey'
import { placeSentences } from '~/domain/itinerary/sentences'
import { clock, fullDate, hoursAndMinutes, howOften } from '~/messages/en/wording'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { inWords, listed } from './lists'

const modes: Record<JourneyMode, string> = {
  train: 'Train',
  flight: 'Flight',
  ferry: 'Ferry',
  car: 'Drive',
}

/** Trips to several places. */
/** Where one eats on a journey. */
const lunches: Record<JourneyMode, string> = {
  train: 'take it along from the station, as not every train sells food',
  flight: 'take something on board, or eat at the airport before',
  ferry: 'eat on board, or take something along',
  car: 'stop for it',
}

export const places = chapter(placeSentences, {
  'place.tip': ({ place, tip }, say) => `${place}: ${say(tip)}`,
  'place.overview': ({ days, stays }, say) => `${days} days: ${listed(stays.map(say))}.`,
  'place.stay': ({ place, nights }) => `${place}, ${inWords(nights)} ${nights === 1 ? 'night' : 'nights'}`,
  'place.best-order': ({ minutes }) =>
    `In this order you travel ${hoursAndMinutes(minutes)} less than in the order you gave.`,
  'place.nights-why': ({ place, nth, other, otherNth }) =>
    `A${ordinal(nth)} night in ${place} adds more than a${ordinal(otherNth)} in ${other}.`,
  'place.rates': ({ date, source, currency }) =>
    `Totals are in ${currency}; other currencies are converted by the reference rates of the ${source} of ${fullDate(date)}.`,
  'place.night-on-board': ({ from, to }) => `The night from ${from} to ${to} is spent on the way.`,
  'place.title': ({ mode, to }) => `${modes[mode]} to ${to}`,
  'place.journey': (journey) => {
    const { fromStation, toStation, minutes, km, every, first, last, year, estimate, mode } = journey
    const where = fromStation && toStation ? `From ${fromStation} to ${toStation}, ` : ''
    const length = `${hoursAndMinutes(minutes)}, about ${km} km.`
    const often =
      every !== null && first !== null && last !== null
        ? ` ${howOften(every)}, the first around ${first}, the last around ${last} (${year}).`
        : ''
    const kind = mode === 'train' ? ' Train or coach.' : ''
    const guess = estimate
      ? `${kind} Time and price are estimated from the distance (${year})${mode === 'car' ? '' : ': look up the timetable'}.`
      : ' The price is usual when you book some weeks ahead.'
    return `${where}${where ? length : length.charAt(0).toUpperCase() + length.slice(1)}${often}${guess}`
  },
  'place.way-there': ({ leadMinutes, afterMinutes }) =>
    `Leave your base ${hoursAndMinutes(leadMinutes)} before; allow ${hoursAndMinutes(afterMinutes)} to the next one.`,
  'place.lunch': ({ mode, at, aboard }, say) =>
    `Lunch is on the way, around ${clock(at, say)}: ${aboard ? lunches[mode] : 'eat before you set off'}.`,
  'place.from-home': ({ mode, home, place, time }, say) =>
    `From ${home} you are in ${place} at about ${clock(time, say)} on the first day (${modes[mode].toLowerCase()}, estimated).`,
  'place.to-home': ({ mode, home, place, time }, say) =>
    `On the last day you leave ${place} for ${home} at about ${clock(time, say)} (${modes[mode].toLowerCase()}, estimated).`,
  'place.booked-elsewhen': ({ title, to, booked, date }) =>
    booked === date
      ? `${title} would arrive in ${to} before it leaves, or after two days. Look at its times.`
      : `You have booked ${title} to ${to} on ${shortDate(booked)}, and with these nights you leave on ${shortDate(date)}. Choose other nights, or change the booking.`,
  'place.no-way': ({ from, to }) =>
    `We found no sensible way from ${from} to ${to} with the ways of travelling you allow. Allow another one, or change the order.`,
  'place.too-few-nights': ({ places, nights }) =>
    `${places} places need a night each, and the trip has ${nights === 1 ? 'one night' : `${nights} nights`}. Make it longer, or leave a place out.`,
  'place.nights-left': ({ given, nights }) =>
    `The places have ${given} nights together, and the trip has ${nights}. Change the end date, or leave the nights of a place open.`,
  'place.night-missing': ({ from, to }) =>
    `The journey from ${from} to ${to} takes a night. Make the trip a day longer, or give a place a night less.`,
})

const small = ' first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** What follows "a": " fourth", "n eighth", " 21st". */
function ordinal(number: number): string {
  const form = new Intl.PluralRules('en', { type: 'ordinal' }).select(number)
  const vowel = [8, 11, 18].includes(number) || (number >= 80 && number < 90)
  return `${vowel ? 'n' : ''} ${small[number] ?? `${number}${endings[form] ?? 'th'}`}`
}
