import { answerSentences, changeSentences } from '~/domain/assistant/sentences'
import { monthName } from '~/domain/calendar/calendar-date'
import { formatMoney } from '~/domain/money/format-money'
import type { DayPart } from '~/domain/reader/constraint'
import { checkNames } from '~/messages/en/check-names'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { capital, listed } from './lists'
import { whyNot } from './provenance'
import { clock, closedUntil, hoursAndMinutes, kilometres, peopleText, rainyDays } from './wording'

const examples =
  'I can tell you opening hours, weather and light, ways, prices, why a stop is there, what is near and where to stay. ' +
  'I can also change the plan: "Colosseum in the morning", "no museums", "swap day 1 and 3", "vegetarian on day 2".'

const partWords: Record<DayPart, string> = {
  sunrise: ' at sunrise',
  morning: ' in the morning',
  noon: ' around noon',
  afternoon: ' in the afternoon',
  sunset: ' at sunset',
  evening: ' in the evening',
  night: ' at night',
}

export const answers = chapter(answerSentences, {
  'chat.which-stop': () => 'Tell me which stop you mean, by its name.',
  'chat.which-place': () => 'Tell me which place you mean, by its name.',
  'chat.own-stop': ({ title }) => `${title} is your own.`,
  'chat.why': ({ title, reason, description }) => `${title}: ${reason} ${description}`,
  'chat.hours-unknown': ({ name }) => `The opening hours of ${name} are not in the catalogue.`,
  'chat.shut': ({ name, until, why }) => `${name} is ${closedUntil(until, why)}.`,
  'chat.closed': ({ name, date }) => `${name} is closed on ${shortDate(date)}.`,
  'chat.always-open': ({ name }) => `${name} never closes.`,
  'chat.open': ({ name, windows, date }, say) =>
    `${name} is open ${listed(windows.map(say))} on ${shortDate(date)}.`,
  'chat.usually-open': ({ name, windows, date }, say) =>
    `We do not know the hours of ${name}. Such places are usually open ${listed(windows.map(say))} on ${shortDate(date)}.`,
  'chat.window': ({ from, to }, say) => `${clock(from, say)} to ${clock(to, say)}`,
  'chat.last-entry': ({ minutes }) => `The last visitor is let in ${minutes} minutes before.`,
  'chat.planned': ({ from, to }, say) => `You are there from ${clock(from, say)} to ${clock(to, say)}.`,
  'chat.nothing-near': () => 'The catalogue has nothing else near there.',
  'chat.near': ({ title, day, places }, say) =>
    `Near ${title ?? `day ${day}`}, and not in your plan: ${listed(places.map(say))}.`,
  'chat.place-near': ({ name, meters }) => `${name} (${meters} m)`,
  'chat.when': ({ title, day, date, from, to }, say) =>
    `${title} is on day ${day}, ${shortDate(date)}, from ${clock(from, say)} to ${clock(to, say)}.`,
  'chat.day-cost': ({ day, cents, currency }) =>
    `Day ${day} comes to ${formatMoney(cents, currency)} for one traveller.`,
  'chat.stop-cost': ({ title, price }, say) => `${title}: ${say(price)}, for one traveller.`,
  'chat.total': ({ total, nights, food, activities, transport, currency }) => {
    const show = (cents: number) => formatMoney(cents, currency)
    return (
      `${show(total)} in total for one traveller: ${show(nights)} for nights, ` +
      `${show(food)} for food, ${show(activities)} for activities and ` +
      `${show(transport)} for transport. These are estimates, without flights.`
    )
  },
  'chat.on-foot': ({ day, meters }, say) => `Day ${day}: ${kilometres(meters, say, true)} on foot.`,
  'chat.all-pass': ({ checks }) => `All ${checks} checks pass.`,
  'chat.check': ({ id, status, evidence }) => `${checkNames[id]} (${status}): ${evidence}`,
  'chat.day': ({ day, stops }) => `Day ${day}: ${stops.join(', ')}.`,
  'chat.stop': ({ title, description }) => `${title}: ${description}`,
  'chat.day-trip-parts': ({ day, rows }, say) =>
    `${day === null ? 'What one does there, in order' : `On day ${day}`}: ${rows.map(say).join('; ')}.`,
  'chat.closed-that-day': ({ date, names }) =>
    names.length === 0
      ? `Nothing that is well known is closed on ${shortDate(date)}, as far as the catalogue goes.`
      : `Closed on ${shortDate(date)}: ${listed(names)}.`,
  'chat.weather': ({ month, high, low, rainDays }) =>
    `In ${monthName(month)} days usually reach ${high} °C and nights ${low} °C, with rain on ${rainyDays(rainDays)} of the month. That is the average: look at a forecast a few days before.`,
  'chat.daylight': ({ date, rise, set }, say) =>
    `On ${shortDate(date)} the sun rises at ${clock(rise, say)} and sets at ${clock(set, say)}.`,
  'chat.no-daylight': ({ date }) => `The times of sunrise and sunset on ${shortDate(date)} are not known.`,
  'chat.takes': ({ name, shortest, usual, longest }) =>
    `${name}: people stay about ${hoursAndMinutes(usual)}, at least ${hoursAndMinutes(shortest)} and at most ${hoursAndMinutes(longest)}.`,
  'chat.of-that-kind': ({ planned, other }) =>
    [
      planned.length > 0 ? `In your plan: ${listed(planned)}.` : '',
      other.length > 0
        ? `${planned.length > 0 ? 'Others' : 'Not in your plan'}: ${listed(other)}. Say "add ${other[0]}" and I find it a place.`
        : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  'chat.none-of-that': ({ destination }) => `I know nothing of that kind in ${destination}.`,
  'chat.add-by-hand': () =>
    'A table beside the meals of a day is added by hand: Edit, then Add a stop on that day.',
  'chat.viewpoints': ({ names }) => `It is seen well from ${listed(names)}.`,
  'chat.best-time': ({ name, parts }) =>
    `${name} is at its best ${parts.map((part) => (part === 'midday' ? 'at midday' : `in the ${part}`)).join(' or ')}.`,
  'chat.no-best-time': ({ name }) => `No time of day is said to be better than others for ${name}.`,
  'chat.elsewhere': () =>
    'I know sights, tables and places to stay, and nothing of that kind. The map on your phone finds the nearest one.',
  'chat.languages': ({ languages }) => `People speak ${listed(languages)}.`,
  'chat.airport': ({ text }) => text,
  'chat.way': ({ from, to, walk, minutes, meters, transit }, say) => {
    const way = walk ? 'on foot' : `by ${transit}`
    return `From ${from ?? 'where you stay'} to ${to}: about ${minutes} minutes ${way}, ${kilometres(meters, say, true)}.`
  },
  'chat.way-out': ({ name, minutes, by }) => `${name} is ${minutes} minutes from the centre, by ${by}.`,
  'chat.part-cost': ({ part, cents, total, currency }) =>
    `${formatMoney(cents, currency)} for ${part}, of ${formatMoney(total, currency)} in total, for one traveller.`,
  'chat.price-unknown': ({ name }) => `The price of ${name} is not in the catalogue.`,
  'chat.not-known': ({ what }) =>
    `The catalogue does not say that of this place (${subjects[what] ?? what}).`,
  'chat.instead': ({ title, names }) =>
    `Instead of ${title}, at its time: ${listed(names)}. Say "replace ${title} with ${names[0]}" and I show you the change.`,
  'chat.nothing-instead': ({ title }) =>
    `There is nothing as good near ${title} that is open then. I can take it out, or move it.`,
  'chat.more': ({ names }) =>
    `Not in your plan yet: ${listed(names)}. Say "add ${names[0]}" and I find it a place.`,
  'chat.not-planned': ({ name, fact }) =>
    `${name} is not in your plan. ${fact} Say "add ${name}" and I find it a place.`,
  'chat.rain': ({ outdoor, indoor, day }) => {
    const open =
      outdoor.length > 0 ? `In the open: ${listed(outdoor)}. ` : 'Nothing of it stands in the open. '
    const roofed = indoor.length > 0 ? `Under a roof, and not in your plan: ${listed(indoor)}. ` : ''
    return `${open}${roofed}Say "rainy plan${on(day)}" and I show you a plan for indoors.`
  },
  'chat.ticket': ({ name, booking }) =>
    booking === 'required'
      ? `${name} has to be booked in advance.`
      : booking === 'advised'
        ? `Booking ${name} in advance is advised.`
        : booking === 'none'
          ? `${name} needs no booking.`
          : `Whether ${name} has to be booked is not in the catalogue.`,
  'chat.ticket-of': ({ name, price, fact }, say) => `Ticket: ${name}, ${say(price)}. ${fact}`,
  'chat.tickets-needed': ({ names }) =>
    names.length > 0
      ? `These have to be booked in advance: ${listed(names)}.`
      : 'Nothing in your plan has to be booked in advance.',
  'chat.no-such-day': ({ days }) => `The plan has ${days} days, and that is none of them.`,
  'chat.area': ({ name, fact }) => `${name}: ${fact}`,
  'chat.areas': ({ areas }, say) => areas.map(say).join(' '),
  'chat.house': ({ name, price }, say) => `${name} (${say(price)} a night for two)`,
  'chat.houses': ({ houses }, say) => `Houses for your budget: ${listed(houses.map(say))}.`,
  'chat.stay-now': ({ title }) => `In the plan now: ${title}.`,
  'chat.dish': ({ name, about }) => `${name} (${about.replace(/\.$/, '')})`,
  'chat.dishes': ({ dishes }, say) => `What people eat there: ${listed(dishes.map(say))}.`,
  'chat.tables-near': ({ name, tables }) =>
    tables.length > 0
      ? `To eat near ${name}: ${listed(tables)}.`
      : `The catalogue has no other table near ${name}.`,
  'chat.practical': ({ text }) => text,
  'chat.transit': ({ name, fare, dayPass }, say) =>
    `There is ${name}. One ride is ${say(fare)}${dayPass === null ? '' : `, a day ticket ${say(dayPass)}`}.`,
  'chat.book': ({ what, name }) => `Nothing is booked here. ${name} has ${booked[what]}:`,
  'chat.book-nowhere': ({ what }) =>
    `Nothing is booked here, and I know no platform with ${booked[what]} for this trip.`,
  'chat.courtesy': ({ which }) => courtesies[which],

  'chat.which-of': ({ titles }) => `Which do you mean: ${titles.join(', ')}?`,
  'chat.left-free': ({ title }) => `The time of ${title} stays free.`,
  'chat.freed': ({ titles }) =>
    `Nothing as good is open in place of ${listed(titles)}, so that time stays free.`,
  'chat.not-free-of-faults': ({ name }) =>
    `With ${name === null ? 'this' : `${name} there`} a check no longer passes: look at it before you take it over.`,
  'chat.not-then': () => 'That cannot be then.',
  'chat.shut-then': ({ titles }) => `${listed(titles)} is not open then, so it stays as it is.`,
  'chat.no-such-meal': ({ meal }) => `There is no ${meal} in the plan then.`,
  'chat.unconfirmed': ({ titles }) =>
    `For these I found nothing confirmed that fits into the day, so they stay: ${listed(titles)}.`,
  'chat.of-kind': ({ kind, names }, say) =>
    `Of ${say(kind)} the catalogue has ${listed(names)}. Name one and I add it.`,
  'chat.simpler': ({ titles }) => `Simpler than what they replace: ${listed(titles)}.`,
  'chat.like-that': ({ title, day, from }, say) =>
    `${title} is on day ${day} at ${clock(from, say)} already.`,
  'chat.other-day': ({ title, day }) => `${title} is on day ${day}.`,
  'chat.none-suits': () => 'I found nothing to replace.',
  'chat.suits-already': ({ change }, say) => `${say(change)}: the plan is like that already.`,
  'chat.has-food': ({ food, title, day }) => `There is ${food} in the plan already: ${title} on day ${day}.`,
  'chat.only-snacks': ({ meal, names }) =>
    `Cheaper than this ${meal} there are only snacks and chains nearby: ${listed(names)}. Name one if you want it.`,
  'chat.odd-length': ({ longest }) => `A trip has from 1 to ${longest} days.`,
  'chat.which-dates': () => 'Choose the dates in the form, and I plan the trip for them.',
  'chat.other-dates': ({ startDate, endDate, newStart, newEnd }) =>
    `${shortDate(newStart)} to ${shortDate(newEnd)} instead of ${shortDate(startDate)} to ${shortDate(endDate)} is another plan, since hours and light change with the dates. The form can be filled in for it:`,
  'chat.day-trips': ({ names }) => `Day trips from there: ${listed(names)}. Tell me which.`,
  'chat.no-day-trips': () => 'The catalogue has no such day trip from there.',
  'chat.day-trip': ({ name, fact, minutes, by, day }) =>
    `${name}: ${fact} It is ${minutes} minutes away, by ${by}, and takes a whole day${day === null ? '' : ` (day ${day})`}, so the others are planned around it. The form can be filled in for it:`,
  'chat.own-base': ({ name }) =>
    `The catalogue does not have ${name === '' ? 'that house' : name}. Choose "Where to stay", then your own address, and the ways begin there.`,
  'chat.cannot': ({ what }) => cannot[what],
  'chat.not-read': ({ parts }) =>
    `I did not understand this part: ${listed(parts.map((part) => `"${part}"`))}.`,

  'chat.not-understood': () => `I did not understand that. ${examples}`,
  'chat.plan-too-small': () =>
    'Changing the plan by asking me comes with Premium and the Globetrotter Club. I can still answer questions about it.',
  'chat.not-theirs': () => 'Sign in and plan this trip as your own, then I can change it for you.',
  'chat.would-change': ({ title }, say) => `${say(title)}: here is what would change.`,
  'chat.could-not': ({ refused }, say) => `I could not do that. ${refused.map(say).join(' ')}`,
  'chat.not-all': ({ refused }, say) => `Not all of it can be done. ${refused.map(say).join(' ')}`,
  'chat.without-model': ({ reason }) => `Answered without the language model, since ${whyNot(reason)}.`,
  'chat.model-unasked': ({ reason }) =>
    reason === 'too many'
      ? 'Answered without the language model: you have asked many questions in a short time.'
      : 'Answered without the language model: it could not be reached.',
})

export const changes = chapter(changeSentences, {
  'change.days-swapped': ({ first, second }) => `Day ${first} and day ${second} swapped`,
  'change.on-day': ({ title, day, at }, say) =>
    `${title} on day ${day}${at === null ? '' : ` at ${clock(at, say)}`}`,
  'change.around': ({ title, day, part, at }, say) =>
    `${title} on day ${day}${at === null ? (part === null ? '' : partWords[part]) : ` at ${clock(at, say)}`}, and the day planned around it`,
  'change.at': ({ title, at }, say) => `${title} at ${clock(at, say)}`,
  'change.less-walking': ({ day }) => `Less walking${on(day)}`,
  'change.cheaper': ({ what, day }) => `Cheaper ${what}${on(day)}`,
  'change.slower': ({ day }) => `A slower plan${on(day)}`,
  'change.rainy': ({ day }) => `A rainy plan${on(day)}`,
  'change.shorter': ({ day }) => `A shorter way round${on(day)}`,
  'change.replanned': ({ manner, days }) => {
    const where = days.length < 2 ? on(days[0] ?? null) : ` on days ${days.join(', ')}`
    return `${manners[manner]}${where}`
  },
  'change.locked': ({ title }) => `${title} locked`,
  'change.unlocked': ({ title }) => `${title} unlocked`,
  'change.meal-time': ({ meal, day }) => `${capital(meal)} at another time${on(day)}`,
  'change.hours': ({ day, from, to }, say) =>
    from === null ? `Back by ${clock(to ?? '', say)}${on(day)}` : `A start at ${clock(from, say)}${on(day)}`,
  'change.diet': ({ diet, meal, day }) => `${diet} ${meal ?? 'meals'}${on(day)}`,
  'change.free': ({ day, part }) => `A free ${part ?? 'day'}${on(day)}`,
  'change.children': ({ day }) => `With children${on(day)}`,
  'change.travellers': ({ adults, children }) => `For ${peopleText(adults, children)}`,
  'change.access': ({ need, day }) => `${need}${on(day)}`,
  'change.base': ({ name }) => `Staying at ${name}`,
  'change.no-more': ({ what, day }, say) => `No ${say(what)}${on(day)}`,
  'change.without': ({ title }) => `Without ${title}`,
  'change.left-out': ({ title }) => `${title} left out`,
  'change.added': ({ name, day }) => `${name} added${on(day)}`,
  'change.stops-swapped': ({ first, second }) => `${first} and ${second} swapped`,
  'change.instead': ({ place, stop }) => `${place} instead of ${stop}`,
  'change.several': ({ changes: all }, say) => {
    const titles = all.map(say).join('; ')
    return titles.length <= longestTitle ? titles : `${all.length} changes`
  },

  'refused.locked': ({ title }) => `${title} is locked. Unlock it first.`,
  'refused.none-cheaper': ({ what }) => `The catalogue has no cheaper ${what} nearby that is open then.`,
  'refused.none-there': ({ what, day }, say) => `The plan has no ${say(what)}${on(day)}.`,
  'refused.not-in-plan': ({ name }) => `${name} is not in the plan.`,
  'refused.in-plan': ({ name }) => `${name} is in the plan already.`,
  'refused.not-in-catalogue': ({ what, destination }, say) =>
    `The catalogue has no ${say(what)} in ${destination}. You can add one in your own words: Edit, then Add a stop.`,
  'refused.no-room': ({ name }) => `There is no day to put ${name ?? 'it'} in.`,
  'refused.odd-change': () => 'One change was not of a kind I can make.',
  'refused.no-effect': ({ change }, say) =>
    `${say(change)}: that changes nothing, or something locked stands in the way.`,
  'refused.too-many': ({ most }) => `I make at most ${most} changes at a time.`,
  'refused.no-such-stop': () => 'One change was about a stop that is not in the plan.',
  'refused.no-such-day': ({ day }) =>
    day === null ? 'The plan has no such day.' : `The plan has no day ${day}.`,
  'refused.no-time': ({ text }) => `${text === '' ? 'Nothing' : text} is no time of day.`,
  'refused.not-a-meal': ({ place, stop }) =>
    `${place} cannot take the place of ${stop}: one is a meal, the other is not.`,
  'refused.not-served': ({ place, meal }) => `${place} does not serve ${meal}.`,
  'refused.not-offered': () => 'One change was about a place that the catalogue does not offer here.',
  'refused.days-not-swapped': ({ first, second }) => `Days ${first} and ${second} cannot be swapped.`,
  'refused.too-late': ({ latest }, say) =>
    `A day that begins after ${clock(latest, say)} has no room for a plan.`,
})

/** Characters; a longer title of several changes gives their number. */
const longestTitle = 60

const manners = {
  slower: 'A slower plan',
  indoors: 'A rainy plan',
  cheaper: 'A cheaper plan',
  'less-walking': 'Less walking',
  'shorter-way': 'A shorter way round',
  'later-start': 'A later start',
}

const booked = {
  hotel: 'places to stay',
  flight: 'flights',
  car: 'rental cars',
  train: 'trains and coaches',
  tour: 'guided tours',
}

const courtesies = {
  thanks: 'You are welcome. Have a good trip!',
  hello: `Hello! ${examples}`,
  bye: 'Goodbye, and have a good trip!',
  help: examples,
  undo: 'Press Undo in the editor to take the last change back. What is not saved is gone when you reload the page.',
}

const cannot = {
  faster:
    'I cannot make a finished plan fuller by itself. Name a place and I add it, or have the trip planned anew at a faster pace:',
  need: 'The catalogue does not know that of places, so I cannot plan by it.',
  wish: 'I understood that, but a finished plan cannot be changed by it. The form can take it along for another plan:',
}

const subjects: Partial<Record<string, string>> = {
  stay: 'where to stay',
  food: 'what to eat',
  airport: 'the way from the airport',
}

function on(day: number | null): string {
  return day === null ? '' : ` on day ${day}`
}
