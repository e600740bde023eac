import { answerSentences, changeSentences } from '~/domain/assistant/sentences'
import { formatMoney } from '~/domain/money/format-money'
import { checkNames } from '~/messages/en/check-names'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { listed } from './lists'
import { whyNot } from './provenance'
import { closedUntil } from './wording'

const examples =
  'I can tell you opening hours, why a stop is there, what else is near, when something is and what it costs. ' +
  'I can also change the plan: "less walking on day 2", "no museums", "swap day 1 and 3", "cheaper dinner".'

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
  'chat.window': ({ from, to }) => `${from} to ${to}`,
  'chat.last-entry': ({ minutes }) => `The last visitor is let in ${minutes} minutes before.`,
  'chat.planned': ({ from, to }) => `You are there from ${from} to ${to}.`,
  'chat.nothing-near': () => 'The catalogue has nothing else near there.',
  'chat.near': ({ title, day, places }, say) =>
    `Near ${title ?? `day ${day}`}, and not in your plan: ${listed(places.map(say))}.`,
  'chat.place-near': ({ name, meters }) => `${name} (${meters} m)`,
  'chat.when': ({ title, day, date, from, to }) =>
    `${title} is on day ${day}, ${shortDate(date)}, from ${from} to ${to}.`,
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
  'chat.on-foot': ({ day, meters }) => `Day ${day}: ${(meters / 1000).toFixed(1)} km on foot.`,
  'chat.all-pass': ({ checks }) => `All ${checks} checks pass.`,
  'chat.check': ({ id, status, evidence }) => `${checkNames[id]} (${status}): ${evidence}`,
  'chat.day': ({ day, stops }) => `Day ${day}: ${stops.join(', ')}.`,
  'chat.stop': ({ title, description }) => `${title}: ${description}`,

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
  'change.on-day': ({ title, day, at }) => `${title} on day ${day}${at === null ? '' : ` at ${at}`}`,
  'change.another-time': ({ title }) => `${title} at another time`,
  'change.at': ({ title, at }) => `${title} at ${at}`,
  'change.less-walking': ({ day }) => `Less walking${on(day)}`,
  'change.cheaper': ({ what, day }) => `Cheaper ${what}${on(day)}`,
  'change.later': ({ day }) => `A later start${on(day)}`,
  'change.slower': ({ day }) => `A slower plan${on(day)}`,
  'change.rainy': ({ day }) => `A rainy plan${on(day)}`,
  'change.shorter': ({ day }) => `A shorter way round${on(day)}`,
  'change.replanned': ({ manner, days }) => {
    const where = days.length < 2 ? on(days[0] ?? null) : ` on days ${days.join(', ')}`
    return `${manners[manner]}${where}`
  },
  'change.locked': ({ title }) => `${title} locked`,
  'change.unlocked': ({ title }) => `${title} unlocked`,
  'change.no-more': ({ what, day }) => `No ${what}${on(day)}`,
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
  'refused.none-there': ({ what, day }) => `There are no ${what} in the plan${on(day)}.`,
  'refused.in-plan': ({ name }) => `${name} is in the plan already.`,
  'refused.not-in-catalogue': ({ what, destination }) =>
    `The catalogue has no ${what} in ${destination}. You can add one in your own words: Edit, then Add a stop.`,
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
  'refused.too-late': ({ latest }) => `A day that begins after ${latest} has no room for a plan.`,
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

function on(day: number | null): string {
  return day === null ? '' : ` on day ${day}`
}
