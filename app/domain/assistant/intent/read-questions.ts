import type { Destination } from '~/domain/catalogue/destination'
import { Meal } from '~/domain/catalogue/place'
import type { Target, When } from '~/domain/reader/constraint'
import type { Item } from '~/domain/reader/items'
import { isListed } from '~/domain/reader/lexicons'
import type { Token } from '~/domain/reader/tokens'
import { type Clause, has, meaningIn, says, targetOf } from './clause'
import { bookings, costParts, type Question, topics } from './intent'

type Rule = (clause: Clause, destination: Destination) => Question | null

/** Questions that are meant whatever else is said. The first that fits has the clause. */
const plain: readonly Rule[] = [
  (clause) => (says(clause, 'ask:elsewhere') ? { is: 'elsewhere' } : null),
  airport,
  booking,
  (clause) => (says(clause, 'ask:rain') ? { is: 'rain', ...when(clause) } : null),
  (clause) =>
    says(clause, 'ask:tickets') || asksForTickets(clause) ? { is: 'tickets', ...placed(clause) } : null,
  (clause) =>
    says(clause, 'ask:daylight')
      ? { is: 'daylight', ...(says(clause, 'ask:where') && { where: true as const }), ...dayOf(clause) }
      : null,
  (clause) =>
    says(clause, 'ask:best-time') && clause.names.length > 0 ? { is: 'best-time', ...placed(clause) } : null,
  (clause) => (says(clause, 'ask:weather') ? { is: 'weather', ...when(clause) } : null),
  (clause) => (says(clause, 'ask:open') ? { is: 'hours', ...placed(clause), ...when(clause) } : null),
  (clause) => (says(clause, 'ask:why') ? { is: 'why', ...placed(clause) } : null),
  (clause) => (says(clause, 'ask:instead') && clause.question ? { is: 'instead', ...placed(clause) } : null),
  (clause) => (says(clause, 'ask:stay') ? { is: 'stay' } : null),
  way,
  (clause) =>
    says(clause, 'ask:when') && clause.names.length > 0 ? { is: 'when-is', ...placed(clause) } : null,
  onFoot,
  cost,
  (clause) =>
    says(clause, 'ask:takes') && clause.names.length > 0 ? { is: 'takes', ...anyName(clause) } : null,
  (clause) => (says(clause, 'ask:eat') ? { is: 'eat', ...anyName(clause), ...when(clause) } : null),
  dayOut,
  (clause) =>
    says(clause, 'ask:more') && !says(clause, 'ask:near') ? { is: 'more', ...when(clause) } : null,
]

/** "Do we need, for the Tower, tickets?" */
function asksForTickets({ question, names, tokens, first, items }: Clause): boolean {
  const last = Math.max(first, ...items.map((item) => item.last))
  const has = (list: string) => tokens.slice(first, last + 1).some(({ text }) => isListed(list, text))
  return question && names.length === 1 && has('tickets') && has('needs')
}

/** Questions whose words also stand in requests: they are tried after those. */
const loose: readonly Rule[] = [
  (clause) =>
    says(clause, 'ask:near') && isOfFood(clause)
      ? {
          is: 'eat',
          ...(clause.names.length > 0 ? anyName(clause) : { near: true as const }),
          ...when(clause),
        }
      : null,
  // "We prefer to stay near the station" is no question.
  (clause) =>
    says(clause, 'ask:near') && (clause.question || !has(clause, 'base'))
      ? { is: 'near', ...placed(clause), ...when(clause) }
      : null,
  practical,
  bareBooking,
  // "Top of the Rock?": what there is to know of it.
  ({ question, names: [name, ...others], said, items, text }) =>
    question &&
    name?.target?.by === 'place' &&
    others.length === 0 &&
    said.length === 0 &&
    items.every(({ is }) => is === 'name' || is === 'sign') &&
    text.split(' ').length <= name.last - name.first + 1
      ? { is: 'about', what: name.target }
      : null,
  (clause) => (says(clause, 'ask:checks') ? { is: 'checks' } : null),
  (clause) =>
    clause.question &&
    mealIn(clause) &&
    says(clause, 'ask:when', 'ask:day', 'ask:where') &&
    clause.names.length === 0
      ? { is: 'day', ...mealIn(clause), ...when(clause) }
      : null,
  (clause) => (says(clause, 'ask:day') && clause.when ? { is: 'day', ...when(clause) } : null),
  (clause) =>
    says(clause, 'ask:about') && (clause.names[0]?.certainty ?? 0) >= sureName
      ? { is: 'about', ...anyName(clause) }
      : null,
  (clause) => (says(clause, 'ask:instead') ? { is: 'instead', ...placed(clause) } : null),
  ofAKind,
]

export function plainQuestion(clause: Clause, destination: Destination): Question | null {
  return first(plain, clause, destination)
}

export function looseQuestion(clause: Clause, destination: Destination): Question | null {
  return first(loose, clause, destination)
}

/** Thanks, a greeting, or a cry for help, where nothing else is said. */
export function courtesy(clause: Clause): Question | null {
  if (clause.said.some(({ meaning }) => /^(ask|do):/.test(meaning)) || targetOf(clause) || clause.when)
    return null
  const which = meaningIn(clause, 'say')
  return which === 'thanks' || which === 'hello' || which === 'bye' || which === 'help'
    ? { is: 'courtesy', which }
    : null
}

function first(rules: readonly Rule[], clause: Clause, destination: Destination): Question | null {
  for (const rule of rules) {
    const found = rule(clause, destination)
    if (found) return found
  }
  return null
}

/** A name that is surely meant: "the capital" may be the Capitol or not. */
const sureName = 0.9

/** A name that is only like one word of a quarter's is not what a question is about. */
const sureOfArea = 0.95

function placed({ names }: Clause): { what?: Target } {
  const what = names.find(({ target, certainty }) => target?.by !== 'area' || certainty >= sureOfArea)?.target
  return what ? { what } : {}
}

function when({ when: said }: Clause): { when?: When } {
  return said ? { when: said } : {}
}

/** Of a sunset the day: the word for it is also a part of one. */
function dayOf({ when: said }: Clause): { when?: When } {
  const { part: _part, ...day } = said ?? {}
  return Object.keys(day).length > 0 ? { when: day } : {}
}

/** Coffee, pizza, a restaurant: what is near is a table. */
function isOfFood(clause: Clause): boolean {
  return (
    has(clause, 'food') ||
    says(clause, 'of:food') ||
    clause.kinds.some(({ value }) => value === 'food' || value === 'Food & Dining')
  )
}

/** "What do we do in Versailles?", "where do we have lunch in Nara?": of a day trip its parts are told. */
function dayOut(clause: Clause, { dayTrips }: Destination): Question | null {
  const what = clause.names[0]?.target
  if (what?.by !== 'place' || !dayTrips.some(({ id }) => id === what.id)) return null
  const asks = says(clause, 'ask:day', 'ask:more') || (mealIn(clause) && says(clause, 'ask:where'))
  return asks ? { is: 'about', what } : null
}

/** "Any live music?", "where is a good place for pizza?" */
function ofAKind(clause: Clause): Question | null {
  const [kind, ...others] = clause.kinds
  // "Where can we get a good carbonara", without its sign.
  const asks = clause.question || says(clause, 'ask:where')
  if (!asks || clause.names.length > 0 || others.length > 0 || has(clause, 'not')) return null
  const food = clause.items.find(({ is }) => is === 'food')?.value
  if (food && !kind) return { is: 'more', food, ...when(clause) }
  return kind?.target && !food ? { is: 'more', what: kind.target, ...when(clause) } : null
}

/** A place or a quarter, by whatever part of its name. */
function anyName({ names: [name] }: Clause): { what?: Target } {
  return name?.target ? { what: name.target } : {}
}

/** "Flights?": a word for what is booked, and nothing else. */
function bareBooking(clause: Clause): Question | null {
  const what = bookings.find((each) => says(clause, `of:${each}`))
  return what && clause.text.split(' ').length <= 2 ? { is: 'book', book: what } : null
}

/** The word for an airport, or the name of one of the town's. */
function airport(clause: Clause, { airport: about }: Destination): Question | null {
  const names = [...about.matchAll(/(\p{Lu}[\p{L}-]{1,40}) \([A-Z]{3}\)/gu)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  const named = names.some((name) => clause.text.toLowerCase().includes(name))
  return named || says(clause, 'ask:airport') ? { is: 'airport' } : null
}

function booking(clause: Clause): Question | null {
  if (!says(clause, 'ask:book') || says(clause, 'ask:tickets')) return null
  const what = bookings.find((each) => says(clause, `of:${each}`))
  if (what) return { is: 'book', book: what }
  return clause.names.length > 0 ? { is: 'tickets', ...placed(clause) } : { is: 'book', book: 'hotel' }
}

/** Whether a word of a list stands right before a name, or before its article. */
export const stands = (name: Item | undefined, list: string, tokens: readonly Token[]) =>
  name !== undefined &&
  [name.first - 1, name.first - 2].some((index) => isListed(list, tokens[index]?.text ?? ''))

function way(clause: Clause): Question | null {
  if (!says(clause, 'ask:way')) return null
  const [one, other] = clause.names
  // "How far is the castle from the Pantheon?"
  const back = stands(other, 'startsFrom', clause.tokens) && !stands(one, 'origins', clause.tokens)
  const [from, to] = (back ? [other, one] : [one, other]).map((name) => name?.target)
  if (!from) return null
  return to ? { is: 'way', from, to } : { is: 'way', to: from }
}

/** "How much walking", "how many steps": with a word of asking, else it is no question. */
function onFoot(clause: Clause): Question | null {
  if (!says(clause, 'ask:on-foot') || says(clause, 'do:walk-less')) return null
  // "How far do we walk" asks without its sign; "walk" alone does not.
  const isWhole = clause.said.some(
    ({ meaning, first, last }) => meaning === 'ask:on-foot' && last - first > 2,
  )
  return clause.question || isWhole || says(clause, 'ask:cost', 'ask:way')
    ? { is: 'on-foot', ...when(clause) }
    : null
}

function mealIn({ items }: Clause): { meal: Meal } | undefined {
  const meal = Meal.safeParse(items.find(({ is }) => is === 'meal')?.value).data
  return meal && { meal }
}

function cost(clause: Clause): Question | null {
  if (says(clause, 'ask:free') && clause.question && placed(clause).what)
    return { is: 'cost', ...placed(clause) }
  if (!says(clause, 'ask:cost')) return null
  const of = costParts.find((part) => says(clause, `of:${part}`))
  const said = when(clause)
  if (of === 'day' || said.when?.day === 'every') return { is: 'cost', when: { day: 'every' } }
  // "How much are tickets for the Vatican?" is of that place.
  const part = of === 'activities' && placed(clause).what ? undefined : of
  return { is: 'cost', ...placed(clause), ...(part && { of: part }), ...said }
}

const words: Partial<Record<(typeof topics)[number], string>> = {}

function practical(clause: Clause): Question | null {
  const topic = topics.find((each) => says(clause, words[each] ?? `ask:${each}`))
  return topic && (clause.question || clause.names.length === 0) && !has(clause, 'not')
    ? { is: 'practical', topic }
    : null
}
