import { monthName, weekdayName } from '~/domain/calendar/calendar-date'
import type { Place } from '~/domain/catalogue/place'
import type { Message, Say } from '~/domain/message'
import type { Currency } from '~/domain/money/currency'
import { formatMoney } from '~/domain/money/format-money'
import { catalogueSentences } from '~/domain/planning/catalogue-engine/sentences'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { capital, inWords, joined, listed } from './lists'
import { clock, closedUntil, hoursAndMinutes, rainyDays } from './wording'

const kindWords: Record<Place['kind'], string> = {
  sight: 'landmarks',
  museum: 'museums',
  gallery: 'galleries',
  worship: 'sacred places',
  walk: 'a walk',
  viewpoint: 'views',
  park: 'parks and gardens',
  beach: 'the beach',
  market: 'a market',
  shop: 'shops',
  experience: 'experiences',
  show: 'an evening show',
  nightlife: 'a night out',
  food: 'food',
  base: 'home',
}

/** What is best at a time of day; `it` for the others. */
const bestWords: Partial<Record<Place['kind'], string>> = {
  viewpoint: 'the view',
  market: 'the market',
  walk: 'the walk',
  beach: 'the beach',
}

const childrenWords: Partial<Record<Place['kind'], string>> = {
  park: 'there is room for children outdoors',
  beach: 'children can play on the beach',
  market: 'there is much for children to see and taste',
}

/** What a house is called by, and dishes that people come for; other kitchens are called by their country or region. */
const houseNames = [
  'bistro',
  'creperie',
  'pub',
  'diner',
  'steakhouse',
  'grill',
  'bakery',
  'cafe',
  'tea house',
  'patisserie',
  'deli',
  'wine bar',
  'beer hall',
  'market hall',
  'food court',
  'izakaya',
]
const dishes = [
  'pizza',
  'tapas',
  'fish and chips',
  'kebab',
  'dim sum',
  'hot pot',
  'kaiseki',
  'sushi',
  'ramen',
  'soba and udon',
  'tempura',
  'yakitori',
  'okonomiyaki',
  'korean barbecue',
  'hawker',
  'burgers',
  'barbecue',
  'soul food',
  'tacos',
  'churrasco',
  'seafood',
  'street food',
  'ice cream',
  'breakfast',
  'sandwiches',
  'salads',
  'tasting menu',
]
const spelled: Record<string, string> = {
  cafe: 'café',
  creperie: 'crêperie',
  'korean barbecue': 'Korean barbecue',
  hawker: 'hawker food',
  'tasting menu': 'its tasting menu',
}

/** "it is a bakery", "people come for seafood", "the cooking is Greek" */
function kitchenWords(kitchen: string): string {
  const name = spelled[kitchen] ?? kitchen
  if (houseNames.includes(kitchen)) return `it is ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
  if (dishes.includes(kitchen)) return `people come for ${name}`
  return `the cooking is ${name.split(' ').map(capital).join(' ')}`
}

/** "40 minutes", "2 h 10 min" */
function hoursText(minutes: number): string {
  return minutes <= 60 ? `${minutes} minutes` : hoursAndMinutes(minutes)
}

interface TripLength {
  days: number
  pace: string
  cents: number
  currency: Currency
}

function lengthOfTrip({ days, pace, cents, currency }: TripLength, from: string): string {
  return `${capital(inWords(days))} ${days === 1 ? 'day' : 'days'} at a ${pace} pace, ${from}; food, entries and rides stay within ${formatMoney(cents, currency)} a day for one person.`
}

const companionWords: Record<'same place' | 'same ticket' | 'one story' | 'one walk', string> = {
  'same place': 'it is right beside',
  'same ticket': 'it is on one ticket with',
  'one story': 'it belongs with',
  'one walk': 'a short walk joins it with',
}

export const cataloguePlan = chapter(catalogueSentences, {
  'wish.needs': ({ diets, access }) =>
    listed([...diets.map(lower), ...access.map((need) => `"${lower(need)}"`)]),

  'overview.length': ({ base, ...about }) => lengthOfTrip(about, `from a base in ${base}`),
  'overview.from-house': ({ base, area, ...about }) => lengthOfTrip(about, `from ${base} in ${area}`),
  'overview.day-trips': ({ names }) => `Day trips go to ${listed(names)}.`,
  'overview.free-days': ({ days }) =>
    `${leftFree(days)} what suits you is closed by then or already in the plan.`,
  'overview.free-days-unconfirmed': ({ days, sights, needs }, say) =>
    `${leftFree(days)} our catalogue has ${inWords(sights)} ${sights === 1 ? 'sight' : 'sights'} confirmed for ${say(needs)} and open on your dates.`,
  'overview.open-meals': ({ open, due, tables, needs }, say) => {
    const suit = needs ? `confirmed for ${say(needs)}` : 'that fit this trip'
    const why =
      tables === null ? '' : `: we know of ${inWords(tables)} ${tables === 1 ? 'table' : 'tables'} ${suit}`
    return `${capital(inWords(open))} of ${inWords(due)} meals ${open === 1 ? 'is' : 'are'} left to you, each said on its day${why}.`
  },
  'overview.wishes': ({ wishes }, say) => `You wrote: ${wishes.map(say).join('; ')}.`,
  'overview.unread': () => 'A part of what you wrote was not understood: say it another way in the chat.',
  'overview.unanswered': ({ destination, wishes }) =>
    `We know of nothing in ${destination} for ${listed(wishes.map((wish) => `"${wish}"`))} that fits this trip.`,

  'day.trip': ({ to }) => `Day trip to ${to}`,
  'day.full': ({ place }) => `A day at ${place}`,
  'day.free': ({ area }) => `A free day: ${area}`,
  'day.standstill': ({ name }) => `A free day indoors: ${name}`,
  'day.arrival': ({ at }) => `Arrival in ${at}`,
  'day.departure': ({ from }) => `Departure from ${from}`,
  'day.slower': ({ area }) => `A slower day in ${area}`,
  'day.areas': ({ areas }) => joined(areas),
  'day.kinds': ({ areas, kinds }) => `${joined(areas)}: ${listed(kinds.map((kind) => kindWords[kind]))}`,

  'note.arrive': ({ at }, say) => `You arrive at ${clock(at, say)}.`,
  'note.leave': ({ at }, say) => `You leave at ${clock(at, say)}.`,
  'note.early': () => 'Have breakfast before you go or on the way.',
  'note.late': () => 'Have dinner on the way or when you are there.',
  'note.from-morning': () => 'Planned for an arrival in the morning.',
  'note.until-evening': () => 'Planned for a departure in the evening.',
  'note.from-about': ({ at }, say) => `Planned for arriving at about ${clock(at, say)}.`,
  'note.until-about': ({ at }, say) => `Planned for leaving at about ${clock(at, say)}.`,
  'note.bags-in': ({ base }) => `Leave your bags at ${base ?? 'the reception'} first.`,
  'note.bags-out': ({ base }) =>
    `Check out after breakfast and leave your bags at ${base ?? 'the reception'} until you go.`,
  'note.holiday': ({ date, name }) =>
    `${shortDate(date)} is a public holiday (${name}): shops may be closed.`,
  'note.standstill': ({ date, name }) =>
    `${shortDate(date)} is ${name}: everything is shut, nobody may go out, and no plane leaves or lands. Breakfast, lunch and dinner are where you stay: ask for them when you book.`,
  'note.standstill-end': ({ arrives }) =>
    `You cannot ${arrives ? 'arrive' : 'leave'} on this day: choose dates that ${arrives ? 'begin' : 'end'} on another.`,
  'note.nothing-runs': ({ date, transit }) =>
    `Nothing runs on ${shortDate(date)} (${transit}), so everything is within a walk.`,
  'note.way-out': ({ by, minutes, paid }) =>
    `${capital(by)}, about ${minutes} minutes each way${paid ? '; the price of the day trip includes the ride' : ''}.`,
  'note.beside': ({ to, cents, currency }) =>
    `${capital(to)} costs ${formatMoney(cents, currency)} there and back, on top of what the other days may cost.`,
  'note.free': ({ area, needs, walking }, say) => {
    const what = needs ? `what is confirmed for ${say(needs)}` : 'what suits you'
    const why = walking ? 'is closed or too far to walk' : 'and is open is already in the plan'
    return `No stops are planned: ${what} ${why}. A quarter to wander: ${area}.`
  },
  'note.breakfast-in': () => 'Breakfast is where you stay: no table is near enough for it.',
  'note.lunch-out': () => 'Lunch is out there, at a table of your choice.',
  'note.lunch-at': ({ place }) => `Lunch is at ${place}, at a table of your choice.`,
  'note.open-meals': ({ meals, why, needs, lunchTime }, say) => {
    const reasons = {
      'none known': `: we know of no table confirmed for ${needs ? say(needs) : 'this trip'}`,
      spent: ': the day trip takes most of what a day may cost',
      'used up': `: the tables ${needs ? `confirmed for ${say(needs)}` : 'we have checked'} are used up, closed or out of the way`,
    }
    const time = lunchTime ? ', and there is time for lunch' : ''
    return `${capital(listed(meals))} ${meals.length > 1 ? 'are' : 'is'} left to you${why ? reasons[why] : ''}${time}.`
  },
  'note.hours-asked': ({ from, to }, say) =>
    `The day ${[...(from ? [`begins at ${clock(from, say)}`] : []), ...(to ? [`ends by ${clock(to, say)}`] : [])].join(' and ')}, as you asked.`,

  'trip.title': ({ to }) => `Day trip to ${to}`,
  'trip.reason': () => 'A day out of town, there and back the same day.',
  'full-day.reason': ({ destination, hours }) =>
    `People come to ${destination} for it, and it takes ${inWords(hours)} hours at the least: a day of its own.`,
  'stay.title': ({ base }) => `Back to your base in ${base}`,
  'stay.title-last': ({ base }) => `Leave ${base} with your bags`,
  'stay.reason': () => 'One base for all your nights here, so that you unpack once.',
  'stay.reason-last': () => 'You set off from here.',

  'reason.interests': ({ wishes, detail }, say) =>
    `You asked for ${listed(wishes.map(lower))}${and(detail, say)}.`,
  'reason.style': ({ style, detail }, say) =>
    `It suits the ${lower(style)} style you chose${and(detail, say)}.`,
  'reason.icon': ({ destination, detail }, say) =>
    `One of the things a first visit to ${destination} is for${and(detail, say)}.`,
  'reason.fact': ({ detail }, say) => `${capital(say(detail))}.`,
  'reason.evening': ({ kind, detail }, say) =>
    `${kind === 'nightlife' ? 'A place to end the evening' : kind === 'show' ? 'For the evening' : kind === 'walk' || kind === 'sight' ? 'A walk after dinner' : 'For after dinner'}${and(detail, say)}.`,
  'reason.famous': ({ destination, detail }, say) =>
    `Among the places ${destination} is best known for${and(detail, say)}.`,
  'reason.gem': ({ detail }, say) => `Off the beaten track${and(detail, say)}.`,
  'reason.near': ({ stop, detail }, say) => `It is open and within reach of ${say(stop)}${and(detail, say)}.`,
  'reason.between': ({ before, after, detail }, say) =>
    `It fits between ${say(before)} and ${say(after)}${and(detail, say)}.`,
  'reason.meal': ({ parts }, say) => `${capital(parts.map(say).join('; '))}.`,

  'reason.why': ({ why, detail }, say) => (detail ? `${why} ${capital(say(detail))}.` : why),
  'reason.facts': ({ details }, say) => `${capital(details.map(say).join(', and '))}.`,

  'stop.meal': ({ meal }) => meal,
  'stop.base': () => 'your base',
  'stop.base-in': ({ base }) => `your base in ${base}`,

  'detail.gem': () => 'it is off the beaten track',
  'detail.open-late': ({ until, date }, say) =>
    `it is open until ${clock(until, say)} on this ${weekdayName(date)}`,
  'detail.closed': ({ date }) => `it comes today because it is closed on ${shortDate(date)}`,
  'detail.good-time': ({ part }) => `the ${part} is a good time for it`,
  'detail.on-foot': ({ minutes, from }, say) => `it is ${onFoot(minutes, say(from))}`,
  'detail.free': () => 'it costs nothing',
  'detail.companions': ({ names, kind }) => `${companionWords[kind]} ${listed(names)}`,
  'detail.sunset': ({ at }, say) => `the sun sets at ${clock(at, say)}`,
  'detail.cool': () => 'it is out in the open, best before the heat of the day',
  'detail.lit': () => 'it is lit after dark',
  'detail.best-time': ({ part, kind }) => `${bestWords[kind] ?? 'it'} is best in the ${part}`,
  'detail.at-opening': ({ at }) => `you are there when it opens at ${at}`,
  'detail.closes': ({ until }) => `today it is open only until ${until}`,
  'detail.opens': ({ at }) => `today it opens only at ${at}`,
  'detail.on-the-way': ({ before, after }, say) => `it is on the way from ${say(before)} to ${say(after)}`,
  'detail.then': ({ minutes, meal }) => `${meal} is ${onFoot(minutes, 'it')}`,
  'detail.inside': ({ high }) => `it has a roof, for the hours when it is about ${high} °C outside`,
  'detail.for-families': () => 'families with children come for it',
  'detail.children': ({ kind }) => childrenWords[kind] ?? 'it suits children',
  'detail.few-minutes': ({ minutes, area }) =>
    `${minutes} minutes are enough for it, while you are in ${area}`,
  'detail.long': ({ minutes }) => `you have ${hoursText(minutes)} for it`,
  'detail.booked': () => 'it has to be booked ahead',
  'detail.home': ({ minutes }) =>
    minutes <= 1 ? 'your bed is next door' : `your bed is ${inWords(minutes)} minutes on foot from it`,

  'pause.rest': ({ minutes }) => `Before it you have ${hoursText(minutes)} to rest.`,
  'pause.rest-at': ({ minutes, base, way }) =>
    `Before it you have ${hoursText(minutes)} to rest: ${base} is ${way <= 1 ? 'next door' : `${inWords(way)} minutes away`}.`,
  'pause.rest-cool': ({ minutes }) =>
    `Before it you have ${hoursText(minutes)} to rest out of the heat, in a café or another cool room.`,
  'pause.sunset': ({ minutes, at }, say) =>
    `You have ${hoursText(minutes)} to yourself before the sun sets at ${clock(at, say)}.`,
  'pause.table': ({ minutes }) =>
    `You have ${hoursText(minutes)} to yourself first: people here eat at about this hour.`,

  'table.confirmed': ({ diets }) => `confirmed for ${listed(diets.map(lower))}`,
  'table.on-foot': ({ minutes, from }, say) => onFoot(minutes, say(from)),
  'table.before-next': ({ minutes, next }) =>
    minutes <= 1 ? onFoot(minutes, next) : `${onFoot(minutes, next)}, where you go next`,
  'table.known-for': ({ what }) => `known for ${what}`,
  'table.best-known': () => 'one of the best-known tables in town',
  'table.gem': () => 'off the beaten track',
  'table.famous': () => 'known far beyond the city',
  'table.price': ({ cents, currency }) => `about ${formatMoney(cents, currency)} a head`,
  'table.asked': () => 'chosen because you asked for food',
  'table.kitchen': ({ kitchen }) => kitchenWords(kitchen),
  'table.book': () => 'tables here are booked ahead',
  'table.home': ({ minutes }) =>
    `${minutes <= 1 ? 'next to' : `${inWords(minutes)} minutes on foot from`} your bed`,
  'table.local': ({ area }) => `in ${area}, where the day is`,
  'table.quarter': ({ area }) => `in ${area}`,

  'tip.kitchen': ({ meals, needs, served }, say) =>
    `Take a room with a kitchen: ${meals} meals are left to you, because ${served ? 'too few tables are' : 'no table is'} confirmed for ${say(needs)}. Ask before you eat elsewhere.`,
  'tip.book': ({ names }) => `Book before you travel: ${listed(names)}.`,
  'tip.closed': ({ place, closed, visit }) =>
    `${place} is closed on ${shortDate(closed)}; the plan goes there on ${shortDate(visit)}.`,
  'tip.shut': ({ place, until, why }) => `${place} is ${closedUntil(until, why)}.`,
  'tip.holiday': ({ date, name }) => `${shortDate(date)} (${name})`,
  'tip.holidays': ({ holidays }, say) =>
    `${listed(holidays.map(say))} ${holidays.length === 1 ? 'is a public holiday' : 'are public holidays'}: hours that places state for it are kept, others can differ, so ask first.`,
  'tip.transit': ({ transit, fareCents, passCents, currency, year }) => {
    const pass = passCents === null ? '' : ` and a day ticket ${formatMoney(passCents, currency)}`
    return `Getting around is by ${transit}: one ride costs ${formatMoney(fareCents, currency)}${pass} (${year} prices).`
  },
  'tip.arrival': ({ way }) => `From the airport: ${way}`,
  'tip.tipping': ({ custom }) => `Tipping: ${custom}`,
  'tip.emergency': ({ number, plug }) => `Emergency number: ${number}. Plugs: ${plug}.`,

  'season.usual': ({ month, high, low, rainDays }) =>
    `${monthName(month)} days reach about ${high} °C and nights about ${low} °C; it rains on ${rainyDays(rainDays)} of the month.`,
  'season.hot': ({ months, left, more }) => {
    const but = left.length === 0 ? '' : `, but for ${listed(left)}${more ? ' and a few more' : ''}`
    return `${monthsAre(months)} hot: what is outdoors comes before noon or after four${but}.`
  },
  'season.wet': ({ months, roofed, sights }) =>
    `${monthsAre(months)} wet, so roofs weigh more in this plan: ${roofed} of ${sights} sights have one.`,
  'season.short-days': ({ date, rise, set }, say) =>
    `The days are short: on ${shortDate(date)} the sun rises at ${clock(rise, say)} and sets at ${clock(set, say)}. Gardens, ruins and beaches come while it is light.`,
})

function lower(text: string): string {
  return text.toLowerCase()
}

function and(detail: string | Message | null, say: Say): string {
  return detail ? `, and ${say(detail)}` : ''
}

function leftFree(days: number): string {
  return `${capital(inWords(days))} ${days === 1 ? 'day is' : 'days are'} left free, and called so:`
}

function onFoot(minutes: number, from: string): string {
  return minutes <= 1 ? `next to ${from}` : `${inWords(minutes)} minutes on foot from ${from}`
}

function monthsAre(months: number[]): string {
  return `${listed(months.map(monthName))} ${months.length === 1 ? 'is' : 'are'}`
}
