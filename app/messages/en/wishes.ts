import type { Place } from '~/domain/catalogue/place'
import { wishSentences } from '~/domain/reader/sentences'
import { chapter } from '~/messages/language'
import { capital } from './lists'
import { clock, count, limit, nameList } from './wording'

const kindWords: Record<Place['kind'], string> = {
  sight: 'landmarks',
  museum: 'museums',
  gallery: 'galleries',
  worship: 'churches and temples',
  walk: 'walks',
  viewpoint: 'viewpoints',
  park: 'parks and gardens',
  beach: 'beaches',
  market: 'markets',
  shop: 'shops',
  experience: 'classes and tours',
  show: 'shows and concerts',
  nightlife: 'bars and clubs',
  food: 'tables',
  base: 'places to stay',
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const needWords: Record<string, string> = {
  wheelchair: 'wheelchair',
  'walks-little': 'short walks',
  'no-stairs': 'no stairs',
  blind: 'low vision',
  deaf: 'hard of hearing',
}

const peopleWords: Record<string, string> = {
  baby: 'with a baby',
  children: 'with children',
  pregnant: 'pregnant',
  older: 'with older people',
  dog: 'with a dog',
  group: 'a group',
  couple: 'as a couple',
  alone: 'alone',
}

/** What was read out of a person's text, in a few words. */
export const wishes = chapter(wishSentences, {
  'target.name': ({ name }) => capital(name),
  'target.kind': ({ kind }) => kindWords[kind],
  'target.interest': ({ interest }) => interest.toLowerCase(),
  'wish.when': ({ day, weekday, month, dayOfMonth, part, at }, say) =>
    [
      day === 'every'
        ? 'every day'
        : day === 'last'
          ? 'on the last day'
          : day === null
            ? ''
            : `on day ${day}`,
      weekday === null ? '' : `on ${weekdays[weekday % 7]}`,
      dayOfMonth === null ? '' : `on ${dayOfMonth}${month === null ? '' : ` ${months[month - 1]}`}`,
      part === null || at !== null
        ? ''
        : part === 'sunset' || part === 'sunrise' || part === 'noon'
          ? `at ${part}`
          : part === 'night'
            ? 'at night'
            : `in the ${part}`,
      at === null ? '' : `at ${clock(at, say)}`,
    ]
      .filter((each) => each !== '')
      .join(' '),
  'wish.must': ({ what }, say) => say(what),
  'wish.like': ({ what }, say) => say(what),
  'wish.skip': ({ what, except, when }, say) =>
    `no ${say(what)}${when ? ` ${say(when)}` : ''}${except.length > 0 ? ` except ${nameList(except.map(say))}` : ''}`,
  'wish.seen': ({ what }, say) => `${say(what)} seen already`,
  'wish.pin': ({ what, when, booked }, say) =>
    `${say(what)} ${say(when)}${booked ? ' (tickets bought)' : ''}`,
  'wish.count': ({ what, compare, number, per }, say) => {
    const amount = compare === 'most' ? 'at most ' : compare === 'least' ? 'at least ' : ''
    return `${say(what)}: ${amount}${number}${per === 'day' ? ' a day' : ''}`
  },
  'wish.days': ({ what, number }, say) => `${count(number, 'day')} for ${say(what)}`,
  'wish.diet': ({ diet }) => diet.toLowerCase(),
  'wish.allergy': ({ to }) => `allergic to ${to}`,
  'wish.eat': ({ food, not, when }, say) => `${not ? 'no ' : ''}${food}${when ? ` ${say(when)}` : ''}`,
  'wish.meal': ({ meal, at, when }, say) => `${meal} near ${say(at)}${when ? ` ${say(when)}` : ''}`,
  'wish.party': ({ who, ages, number }) =>
    number !== null
      ? `${number} people`
      : `${peopleWords[who] ?? who}${ages.length > 0 ? ` (${nameList(ages.map(String))})` : ''}`,
  'wish.access': ({ need }) => needWords[need] ?? need,
  'wish.pace': ({ relaxed }) => (relaxed ? 'a relaxed pace' : 'full days'),
  'wish.start': ({ end, early, at }, say) =>
    at !== null
      ? `${end ? 'back by' : early === false ? 'nothing before' : 'days from'} ${clock(at, say)}`
      : end
        ? 'early nights'
        : early
          ? 'early starts'
          : 'late starts',
  'wish.mealtime': ({ meal, at, limit }, say) =>
    `${meal} ${limit === 'by' ? 'no later than' : limit === 'from' ? 'not before' : 'at'} ${clock(at, say)}`,
  'wish.rest': ({ when }, say) => `free time${when ? ` ${say(when)}` : ''}`,
  'wish.rest-between': ({ when, from, to }, say) =>
    `free time${when ? ` ${say(when)}` : ''} from ${clock(from, say)} to ${clock(to, say)}`,
  'wish.arrive': ({ leave, when }, say) => `${leave ? 'leaving' : 'arriving'} ${say(when)}`,
  'wish.base': ({ at }, say) => `staying near ${say(at)}`,
  'wish.day-trip': ({ to, not, when }, say) =>
    not
      ? `no day trip${to ? ` to ${say(to)}` : 's'}`
      : `a day trip${to ? ` to ${say(to)}` : ''}${when ? ` ${say(when)}` : ''}`,
  'wish.budget': ({ level }) => `${level} prices`,
  'wish.spend': ({ amount, currency, per }) =>
    `${amount}${currency ? ` ${currency}` : ''} ${per === 'trip' ? 'in all' : `a ${per}`}`,
  'wish.splurge': ({ when }, say) => `one special dinner${when ? ` ${say(when)}` : ''}`,
  'wish.avoid': ({ what }) => `no ${what.replaceAll('-', ' ')}`,
  'wish.occasion': ({ what, when }, say) => `${what}${when ? ` ${say(when)}` : ''}`,
  'wish.move': ({ by, not }) => `${not ? 'not ' : ''}${by === 'walk' ? 'on foot' : `by ${by}`}`,
  'wish.walk-limit': ({ km }, say) => `${limit(km, say)} on foot a day`,
})
