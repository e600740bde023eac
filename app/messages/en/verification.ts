import { weekdayName } from '~/domain/calendar/calendar-date'
import { toTwelveHour } from '~/domain/calendar/clock-time'
import type { Filling, Say } from '~/domain/message'
import { formatMoney } from '~/domain/money/format-money'
import { checkSentences } from '~/domain/verification/sentences'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { capital } from './lists'
import {
  clock,
  count,
  fromTo,
  fullDate,
  hoursAndMinutes,
  kilometres,
  limit,
  nameList,
  peopleText,
} from './wording'

type List = Filling<typeof checkSentences, 'check.real.own'>

/** What the checks found. */
export const checks = chapter(checkSentences, {
  'check.more': ({ more }) => `And ${more} more.`,
  'check.at-least-more': ({ more }) => `And at least ${more} more.`,

  'check.places.in': ({ place, evidence }, say) => `${place}: ${say(evidence)}`,
  'check.places.days': ({ days, places }) => `${count(days, 'day')} in ${places} places, without a gap.`,
  'check.places.journeys': ({ journeys }) =>
    `${count(journeys, 'journey')} between the places, with time to get to the station and from it.`,
  'check.places.money': ({ cents, currency, rates }) =>
    `${formatMoney(cents, currency)} for the whole trip${rates === null ? '' : `, other currencies converted by the rates of ${fullDate(rates)}`}.`,
  'check.places.order': ({ day }) => ofDay(day, 'is not in the place that comes next.'),
  'check.places.stray': ({ stops }) => `${count(stops, 'stop')} in no place of the trip.`,
  'check.places.missing': ({ asked, places }) => `${asked} places were asked for; the trip has ${places}.`,
  'check.places.nights': ({ place, asked, nights }) =>
    `${place} was asked for with ${count(asked, 'night')} and has ${nights}.`,
  'check.places.journeys-missing': ({ journeys, places }) =>
    `${places} places and ${count(journeys, 'journey')} between them.`,
  'check.places.too-fast': ({ day, to, minutes, meters }, say) =>
    onDay(day, `the journey to ${to} takes ${hoursAndMinutes(minutes)} for ${kilometres(meters, say)}.`),
  'check.places.clocks': ({ day, to, minutes }) =>
    onDay(day, `the clocks of the journey to ${to} do not come to ${hoursAndMinutes(minutes)}.`),
  'check.places.left-late': ({ day, to, departs }, say) =>
    onDay(day, `a stop leaves no time to get to the departure to ${to} at ${clock(departs, say)}.`),
  'check.places.met-early': ({ day, to, arrives }, say) =>
    onDay(day, `a stop begins before the arrival in ${to} at ${clock(arrives, say)}.`),
  'check.places.rates': () => 'Prices are in several currencies, and no rates are told.',
  'check.places.converted': ({ stop, cents, currency }, say) =>
    `${say(stop)} costs ${formatMoney(cents, currency)}, which is converted wrongly.`,

  'check.wishes.pass': ({ wishes }, say) => `Done: ${wishes.map(say).join('; ')}.`,
  'check.wishes.missed': ({ wishes }, say) => `Not done: ${wishes.map(say).join('; ')}.`,
  'check.wishes.unseen': ({ wishes }, say) =>
    `Read, but the plan cannot show it: ${wishes.map(say).join('; ')}.`,
  'check.wishes.unread': () => 'A part of what you wrote was not understood.',
  'check.days.length': ({ asked, days }) => `The trip was asked for ${count(asked, 'day')} and has ${days}.`,
  'check.days.number': ({ day, number }) => ofDay(day, `is numbered ${number}.`),
  'check.days.date': ({ day, date, expected }) => ofDay(day, `is dated ${date}; it falls on ${expected}.`),
  'check.days.span': ({ from, to, askedFrom, askedTo }) =>
    `The trip runs ${from} to ${to}; ${askedFrom} to ${askedTo} was asked for.`,
  'check.days.empty': ({ day }) => ofDay(day, 'is empty and does not say so.'),
  'check.days.not-free': ({ day }) => ofDay(day, 'is called free and has stops.'),
  'check.days.no-day-trip': ({ day }) => ofDay(day, 'is called a day trip and goes nowhere.'),
  'check.days.pass': ({ days, from, to, dayTrips, freeDays }) => {
    const span = days === 1 ? shortDate(to) : `${shortDate(from)} to ${shortDate(to)}`
    const rest = [
      ...(dayTrips > 0 ? [`; ${count(dayTrips, 'day trip')} among them`] : []),
      ...(freeDays > 0 ? [`; ${count(freeDays, 'day')} left free, and called so`] : []),
    ]
    return `${count(days, 'day')}, ${span}, each dated in order${rest.join('')}.`
  },
  'check.plan.over-limit': ({ days, limit }) =>
    `The trip has ${count(days, 'day')}; the plan allows ${limit}.`,
  'check.plan.sample-length': ({ days, sampleDays }) =>
    `A free sample has ${sampleDays} days; this one has ${days}.`,
  'check.plan.wrongly-marked': () => 'Marked as a free sample, but a full trip was asked for.',
  'check.plan.not-marked': () => 'A free sample not marked as one.',
  'check.plan.pass': ({ days, limit }) =>
    `${count(days, 'day')}; ${limit === null ? 'the plan has no day limit' : `the plan allows ${limit}`}.`,

  'check.real.not-in-catalogue': ({ day, title, destination }, say) =>
    onDay(day, `"${say(title)}" is not in the catalogue of ${destination}.`),
  'check.real.another-title': ({ day, title, place }, say) =>
    onDay(day, `"${say(title)}" stands for ${place}.`),
  'check.real.no-position': ({ day, place }) => onDay(day, `${place} has no position.`),
  'check.real.off-position': ({ day, place, meters }) =>
    onDay(day, `${place} is drawn ${Math.round(meters)} m from where it is.`),
  'check.real.out-of-town': ({ day, place, meters, destination }, say) =>
    onDay(day, `${place} lies ${kilometres(meters, say, true)} out, outside ${destination}.`),
  'check.real.not-a-base': ({ day, base }) =>
    onDay(day, `its base "${base}" is not a base of the catalogue.`),
  'check.real.own': (list, say) =>
    `${count(list.total, 'stop')} typed in and not in the catalogue: ${names(list, say)}.`,
  'check.real.pass': ({ stops, radiusKm, destination }, say) =>
    `All ${count(stops, 'stop')} are places of the catalogue within ${limit(radiusKm, say)} of ${destination}.`,
  'check.real.day-trips': (list, say) => `${count(list.total, 'day trip')} out of town: ${names(list, say)}.`,
  'check.once.twice': ({ stop, first, second }, say) =>
    `${say(stop)} comes twice: ${first === second ? `both on day ${first}` : `on day ${first} and day ${second}`}.`,
  'check.once.pass': ({ stops, meals }) =>
    `${count(stops, 'stop')}, none of them twice; ${count(meals, 'meal')} at as many different tables.`,

  'check.open.closed-until': ({ day, place, until, why, ...planned }, say) =>
    onDay(day, `${place} is closed until ${fullDate(until)} (${why}); planned ${fromTo(planned, say)}.`),
  'check.open.closed-for-good': ({ day, place, why, ...planned }, say) =>
    onDay(day, `${place} is closed until further notice (${why}); planned ${fromTo(planned, say)}.`),
  'check.open.closed-on-holiday': ({ day, place, date, holiday, ...planned }, say) =>
    onDay(day, `${place} is closed on ${shortDate(date)}, ${holiday}; planned ${fromTo(planned, say)}.`),
  'check.open.closed-on-weekday': ({ day, place, date, ...planned }, say) =>
    onDay(
      day,
      `${place} is closed on ${weekdayName(date)}s; planned ${weekdayName(date)} ${fromTo(planned, say)}.`,
    ),
  'check.open.closed-on-date': ({ day, place, date, ...planned }, say) =>
    onDay(day, `${place} is closed on ${shortDate(date)}; planned ${fromTo(planned, say)}.`),
  'check.open.standstill': ({ day, place, why, ...planned }, say) =>
    onDay(day, `nobody may go out (${why}); ${say(place)} is planned ${fromTo(planned, say)}.`),
  'check.open.other-hours': ({ day, place, opens, closes, ...planned }, say) => {
    const hours = opens.map((from, index) => fromTo({ from, to: closes[index] ?? from }, say))
    return onDay(day, `${place} is open ${hours.join(' and ')}; planned ${fromTo(planned, say)}.`)
  },
  'check.open.last-entry': ({ day, place, lastEntry, arrive }, say) =>
    onDay(
      day,
      `${place} lets the last visitor in at ${clock(lastEntry, say)}; you arrive ${clock(arrive, say)}.`,
    ),
  'check.open.unknown': (list, say) => `No opening hours are known for ${names(list, say)}.`,
  'check.open.usual': ({ known, visits, ...list }, say) =>
    `Hours are known for ${known} of ${count(visits, 'visit')}. Usual hours of such places stand in for ${names(list, say)}.`,
  'check.open.holiday-unknown': ({ date, holiday, ...list }, say) =>
    `${publicHoliday(date, holiday)}; whether ${names(list, say)} ${list.total === 1 ? 'keeps its' : 'keep their'} usual hours then is not known.`,
  'check.open.pass': ({ visits }) => `All ${count(visits, 'visit')} lie inside opening hours.`,
  'check.open.tightest-entry': ({ place, lastEntry, arrive }, say) =>
    `Tightest: ${place}, last entry ${clock(lastEntry, say)}, you arrive ${clock(arrive, say)}.`,
  'check.open.tightest-exit': ({ place, closes, leave }, say) =>
    `Tightest: ${place}, closes ${clock(closes, say)}, you leave ${clock(leave, say)}.`,
  'check.open.no-holiday-calendar': ({ places }) =>
    `Public holidays not included: ${places} of them keep other hours then.`,
  'check.open.holiday-known': ({ date, holiday, visits }) =>
    `${publicHoliday(date, holiday)}; the hours of that day are known for ${visits === 1 ? 'its visit' : `all its ${visits} visits`}.`,
  'check.open.holiday-partly-known': ({ date, holiday, known, visits }) =>
    `${publicHoliday(date, holiday)}; ${known} of ${count(visits, 'visit')} give hours for it, the others have no doors to shut.`,

  'check.time.overlap': ({ day, stop, from, before, until }, say) =>
    onDay(
      day,
      `${say(stop)} starts ${clock(from, say)}, before ${say(before)} ends at ${clock(until, say)}.`,
    ),
  'check.time.too-short': ({ day, place, minutes, least }) =>
    onDay(day, `${minutes} minutes at ${place}; it takes at least ${least}.`),
  'check.time.too-long': ({ day, place, minutes, most }) =>
    onDay(day, `${minutes} minutes at ${place}; ${most} is the most.`),
  'check.time.early': ({ day, stop, from, earliest }, say) =>
    onDay(day, `${say(stop)} starts ${clock(from, say)}, before ${clock(earliest, say)}.`),
  'check.time.late': ({ day, stop, until, latest }, say) =>
    onDay(day, `${say(stop)} runs to ${clock(until, say)}, past ${clock(latest, say)}.`),
  'check.time.back-late': ({ day, base, until, latest }, say) =>
    onDay(day, `back at ${say(base)} ${clock(until, say)}, past ${clock(latest, say)}.`),
  'check.time.announced': ({ day, title, announced, from }, say) =>
    onDay(day, `${say(title)} is announced for ${announced} and starts ${toTwelveHour(from)}.`),
  'check.time.unknown': (list, say) => `No usual length is known for a stop at ${names(list, say)}.`,
  'check.time.pass': ({ visits, first, last, pace, early, ...hours }, say) =>
    `${count(visits, 'visit')}, none too short, too long or overlapping. Days run ${fromTo({ from: first, to: last }, say)} ` +
    `at most; a ${pace} day may run ${fromTo(hours, say)}${early ? ', and begin earlier where you asked to be somewhere then' : ''}.`,

  'check.reach.nothing-runs': ({ day, date, stop }, say) =>
    onDay(day, `nothing runs on ${shortDate(date)}; the way to ${say(stop)} is by transit.`),
  'check.reach.no-way-on-foot': ({ day, stop, before }, say) =>
    onDay(day, `there is no way on foot to ${say(stop)}${before === null ? '' : ` from ${say(before)}`}.`),
  'check.reach.late': ({ day, mode, stop, minutes, left, before }, say) =>
    onDay(
      day,
      `the way ${by(mode)} to ${say(stop)} takes ${minutes} minutes; ${left} are left after ${say(before)}.`,
    ),
  'check.reach.minutes': ({ day, mode, stop, stated, minutes }, say) =>
    onDay(day, `the way ${by(mode)} to ${say(stop)} is given as ${stated} minutes; it takes ${minutes}.`),
  'check.reach.meters': ({ day, mode, stop, stated, meters }, say) =>
    onDay(
      day,
      `the way ${by(mode)} to ${say(stop)} is given as ${kilometres(stated, say)}; it is ${kilometres(meters, say)}.`,
    ),
  'check.reach.no-vehicle': ({ day, stop, stated, meters }, say) =>
    onDay(
      day,
      `no vehicle drives to ${say(stop)}: ${kilometres(meters, say)} of the way are on foot, the plan says ${kilometres(stated, say)}.`,
    ),
  'check.reach.unknown': (list, say) =>
    `The way to ${names(list, say)} cannot be worked out: one end has no position.`,
  'check.reach.pass': ({ walks, rides, minutes, mode, stop, by: arrival }, say) =>
    `${count(walks, 'walk')} and ${count(rides, 'ride')} fit between their stops. Longest: ${minutes} minutes ` +
    `${by(mode)} to ${say(stop)}, there by ${clock(arrival, say)}.`,
  'check.reach.measured': ({ walks }) => `A router measured ${walks} of the walks along the streets.`,
  'check.reach.no-ways': () => 'There are no ways between stops.',
  'check.walk.each-way': ({ meters }, say) => `ways under ${kilometres(meters, say)}`,
  'check.walk.each-day': ({ km }, say) => `${limit(km, say)} a day`,
  'check.walk.long-way': ({ day, meters, stop, limit }, say) =>
    onDay(day, `${kilometres(meters, say)} on foot to ${say(stop)}; ${say(limit)} is the limit.`),
  'check.walk.long-stop': ({ day, meters, stop, limit }, say) =>
    onDay(day, `${say(stop)} is ${kilometres(meters, say)} on foot; ${say(limit)} is the limit.`),
  'check.walk.long-day': ({ day, meters, limit }, say) =>
    onDay(day, `${kilometres(meters, say)} on foot; ${say(limit)} is the limit.`),
  'check.walk.unknown': (list, say) => `How far it is on foot to ${names(list, say)} is not known.`,
  'check.walk.pass': ({ longest, stop, longestDay, most, mostDay, limit }, say) =>
    `Longest walk ${kilometres(longest, say)}, to ${say(stop)} on day ${longestDay}. ` +
    `Most in a day ${kilometres(most, say)}, day ${mostDay}; ${say(limit)} is the limit.`,
  'check.walk.no-walks': ({ limit }, say) => `No way is on foot; ${say(limit)} is the limit.`,

  'check.meals.missing': ({ day, meal }) => ofDay(day, `has no ${meal}.`),
  'check.meals.out-of-hours': ({ day, meal, earliest, latest, ...eaten }, say) =>
    onDay(
      day,
      `${meal} ${fromTo(eaten, say)}; it belongs between ${clock(earliest, say)} and ${clock(latest, say)}.`,
    ),
  'check.meals.not-served': ({ day, meal, place }) => onDay(day, `${place} does not serve ${meal}.`),
  'check.meals.too-close': ({ day, minutes, first, second, least }) =>
    onDay(day, `${minutes} minutes from ${first} to ${second}; at least ${least} belong between.`),
  'check.meals.unknown': ({ day, stop, meal }, say) =>
    onDay(day, `whether ${say(stop)} serves ${meal} is not known.`),
  'check.meals.pass': ({ full, days }) => {
    if (full === days)
      return `Breakfast, lunch and dinner in their hours on ${days === 1 ? 'the day' : `all ${count(days, 'day')}`}.`
    const whole =
      full === 0 ? 'no day has' : `${full} of ${count(days, 'day')} ${full === 1 ? 'has' : 'have'}`
    return `Every meal is in its hours; ${whole} all three.`
  },
  'check.meals.short-day': ({ shortDay, ...hours }, say) => `Day ${shortDay} runs ${fromTo(hours, say)}.`,
  'check.meals.left-open': ({ meals }) => `${count(meals, 'meal')} left to you, each said on its day.`,
  'check.meals.closest': ({ minutes, first, second, closestDay }) =>
    `Closest together: ${hoursAndMinutes(minutes)} from ${first} to ${second} on day ${closestDay}.`,
  'check.sleep.no-bed': ({ day }) => ofDay(day, 'ends without a place to sleep.'),
  'check.sleep.several-beds': ({ day, beds }) => ofDay(day, `has ${beds} places to sleep.`),
  'check.sleep.elsewhere': ({ day, stop, base }, say) =>
    ofDay(day, `ends at ${say(stop)}, but its base is ${base ?? 'another'}.`),
  'check.sleep.base-changes': ({ base, changeDay }) =>
    `The base changes to ${base} on day ${changeDay} and the plan does not say why.`,
  'check.sleep.nights-charged': ({ charged, nights }) =>
    `${count(charged, 'night')} charged; the trip has ${nights}.`,
  'check.sleep.unknown': ({ day }) => onDay(day, 'where the night is spent is not in the catalogue.'),
  'check.sleep.pass': ({ nights, ...list }, say) =>
    `${count(nights, 'night')} at ${names(list, say)}; every day starts and ends there.`,

  'check.diet.none': () => 'No diet was asked for.',
  'check.diet.not-served': ({ day, stop, diet }, say) =>
    onDay(day, `${say(stop)} has no ${diet.toLowerCase()} meal.`),
  'check.diet.unknown': ({ day, stop, diet }, say) =>
    onDay(day, `a ${diet.toLowerCase()} meal at ${say(stop)} is not confirmed.`),
  'check.diet.no-tables': ({ diets }) =>
    `No food stop is planned: every meal is left to you, ${nameList(diets).toLowerCase()}.`,
  'check.diet.pass': ({ stops, diets }) =>
    `All ${count(stops, 'food stop')} serve ${nameList(diets).toLowerCase()} meals.`,
  'check.access.none': () => 'No access need was asked for.',
  'check.access.not-met': ({ day, stop, need }, say) =>
    onDay(day, `${say(stop)} does not meet "${need.toLowerCase()}".`),
  'check.access.unknown': ({ day, stop, need }, say) =>
    onDay(day, `"${need.toLowerCase()}" is not confirmed for ${say(stop)}.`),
  'check.access.pass': ({ places, needs }) =>
    `All ${count(places, 'place')} meet ${nameList(needs.map((need) => `"${need.toLowerCase()}"`))}.`,
  'check.access.guides': ({ places, needs }) =>
    `All ${places} museums, galleries, landmarks and places of worship offer ${nameList(needs).toLowerCase()}; ` +
    'streets, parks and tables have nothing to explain.',
  'check.kids.none': () => 'No children were announced.',
  'check.kids.unsuitable': ({ day, stop }, say) => onDay(day, `${say(stop)} is not for children.`),
  'check.kids.late': ({ day, until, latest }, say) =>
    ofDay(day, `ends at ${clock(until, say)}; children are back by ${clock(latest, say)}.`),
  'check.kids.no-break': ({ day }) => ofDay(day, 'has no break and no park or beach.'),
  'check.kids.unknown': ({ day, stop }, say) =>
    onDay(day, `whether ${say(stop)} suits children is not confirmed.`),
  'check.kids.pass': ({ visits, latest }, say) =>
    `All ${count(visits, 'visit')} suit children; each day has a break or a park and ends by ${clock(latest, say)}.`,

  'check.money.currency': ({ currency, destination, priced }) =>
    `Amounts are in ${currency}; ${destination} is priced in ${priced}.`,
  'check.money.total': ({ type, cents, currency, stated }) =>
    `The items of ${type === 'attraction' ? 'activities' : type} come to ${formatMoney(cents, currency)}; ` +
    `the total says ${formatMoney(stated, currency)}.`,
  'check.money.grand-total': ({ cents, currency, stated }) =>
    `The totals come to ${formatMoney(cents, currency)}; the grand total says ${formatMoney(stated, currency)}.`,
  'check.money.day-total': ({ day, cents, currency, stated }) =>
    onDay(
      day,
      `its items come to ${formatMoney(cents, currency)}; the day says ${formatMoney(stated, currency)}.`,
    ),
  'check.money.reads-otherwise': ({ day, stop, reads, cents, currency }, say) =>
    onDay(day, `${say(stop)} says ${reads ?? 'nothing'} and is counted as ${formatMoney(cents, currency)}.`),
  'check.money.price': ({ day, stop, cents, currency, price }, say) =>
    onDay(
      day,
      `${say(stop)} is counted as ${formatMoney(cents, currency)}; the catalogue says ${formatMoney(price, currency)}.`,
    ),
  'check.money.rides': ({ day, rides, cents, currency, fare }) =>
    onDay(
      day,
      `${rides} rides are counted as ${formatMoney(cents, currency)}; they cost ${formatMoney(fare, currency)}.`,
    ),
  'check.money.over-level': ({ day, cents, currency, budget, level }) =>
    ofDay(
      day,
      `costs ${formatMoney(cents, currency)} without the bed; a ${budget} day is ${formatMoney(level, currency)}.`,
    ),
  'check.money.unknown': (list, say) => `No price is known for ${names(list, say)}.`,
  'check.money.estimates': ({ cents, currency, ...list }, say) =>
    `The plan adds up to ${formatMoney(cents, currency)}, with estimates for ${names(list, say)}.`,
  'check.money.pass': ({ cents, currency }) =>
    `Every total is the sum of its items; ${formatMoney(cents, currency)} in all.`,
  'check.money.travellers': ({ adults, children, rooms, cents, currency }) =>
    `${peopleText(adults, children)} in ${count(rooms, 'room')}: ${formatMoney(cents, currency)} together.`,
  'check.money.dearest': ({ dearestDay, cents, currency, level }) =>
    `Dearest day ${dearestDay}: ${formatMoney(cents, currency)} of ${formatMoney(level, currency)} without the bed.`,
  'check.money.beside': ({ cents, currency, ...trips }, say) =>
    `${names(trips, say)} at ${formatMoney(cents, currency)} is on top of that.`,
  'check.money.own-prices': ({ prices }) => `${prices} ${prices === 1 ? 'price is' : 'prices are'} your own.`,

  'check.tickets.needed': ({ day, stop, ticket }, say) =>
    onDay(day, `${say(stop)} has no ticket but ${ticket}, which the plan does not buy.`),
  'check.tickets.not-for': ({ day, stop, ticket }, say) =>
    onDay(day, `${ticket} does not admit to ${say(stop)}.`),
  'check.tickets.unpaid': ({ day, stop, ticket }, say) =>
    onDay(day, `${ticket} is not paid at its price at ${say(stop)}.`),
  'check.tickets.twice': ({ day, stop, ticket, firstDay }, say) =>
    onDay(day, `${ticket} is paid again at ${say(stop)}; that of day ${firstDay} is still valid.`),
  'check.tickets.expired': ({ day, stop, ticket, firstDay }, say) =>
    onDay(day, `${ticket} of day ${firstDay} is no longer valid at ${say(stop)}.`),
  'check.tickets.unknown': (list, say) =>
    `The trip is from before tickets for several places were looked at: ${names(list, say)}.`,
  'check.tickets.pass': ({ tickets, visits, ...list }, say) =>
    `${count(tickets, 'ticket')} for ${count(visits, 'visit')}, each bought once and used while it is valid: ${names(list, say)}.`,
  'check.tickets.none': () => 'No stop needs a ticket for several places.',
  'check.words.unknown': ({ where, name }, say) =>
    `${say(where)} names "${name}", which is neither a stop nor in the catalogue.`,
  'check.words.overview': () => 'The overview',
  'check.words.tip': ({ number }) => `Tip ${number}`,
  'check.words.day-title': (of) => `The title of day ${of.ofDay}`,
  'check.words.day-note': (of) => `The note of day ${of.ofDay}`,
  'check.words.day-area': (of) => `The area of day ${of.ofDay}`,
  'check.words.stop-title': (of, say) => `The title of ${say(of.stop)} (day ${of.ofDay})`,
  'check.words.stop-description': (of, say) => `The description of ${say(of.stop)} (day ${of.ofDay})`,
  'check.words.stop-reason': (of, say) => `The reason of ${say(of.stop)} (day ${of.ofDay})`,
  'check.words.pass': ({ texts, stops, places }) =>
    `${count(texts, 'text')} read; no venue is named beyond the ${count(stops, 'stop')} and ` +
    `the ${places} places of the catalogue.`,
})

/** "Day 2: lunch is late.", beside its day "Lunch is late." */
function onDay(day: number | null, words: string): string {
  return day === null ? capital(words) : `Day ${day}: ${words}`
}

/** "Day 2 has no lunch.", beside its day "Has no lunch." */
function ofDay(day: number | null, words: string): string {
  return day === null ? capital(words) : `Day ${day} ${words}`
}

function names(list: List, say: Say): string {
  return nameList(list.names.map(say), list.total)
}

function by(mode: 'walk' | 'transit'): string {
  return mode === 'walk' ? 'on foot' : 'by transit'
}

function publicHoliday(date: string, holiday: string): string {
  return `${shortDate(date)} is a public holiday (${holiday})`
}
