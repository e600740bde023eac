import type { Constraint, When } from '../constraint'
import type { Item } from '../items'
import { isAt, isListed, listed } from '../lexicons'
import { isNamed, isTime } from '../piece'
import { indices } from '../tokens'
import { clockOf, shift, whenOf } from '../when'
import { all, type Found, has, type Rule, type Seen } from './rule'

/** Arrival and departure: "We land at 15:30", "our flight home is on Sunday evening". */
/** Minutes after midnight. */
const evening = 18 * 60

export const arrival: Rule = ({ items, piece, tokens }) =>
  (['arrive', 'leave'] as const).flatMap((is): Found[] => {
    const said = all(items, is)
    const when = whenOf(items)
    if (said.length === 0 || when === null) return []
    // "Leave" with a sight is a wish about that sight.
    if (has(items, 'name') && piece.stance !== null && when.at === undefined) return []
    const { day, ...rest } = when
    // "Back by ten at the latest" is an evening.
    const isBack = said.some(({ first, last }) =>
      tokens.slice(first, last).some(({ text }) => isListed('backs', text)),
    )
    if (
      is === 'leave' &&
      isBack &&
      has(items, 'before') &&
      (when.at ?? 0) >= evening &&
      Object.keys(when).length === 1
    )
      return [{ constraint: { is: 'end', at: when.at ?? 0 }, certainty: 0.9, items }]
    // "We leave on day 3 at 23:50"; the first and the last day go without saying.
    const own =
      (typeof day === 'number' && !(is === 'arrive' && day === 1)) || (is === 'leave' && day === 'last')
    const constraint: Constraint = { is, when: Object.keys(rest).length > 0 && !own ? rest : when }
    // "He does not get going before noon".
    const bare = Object.keys(rest).length === 0
    return [{ constraint, certainty: has(items, 'not') || bare ? 0.5 : 0.9, items }]
  })

/** When days begin and end: "not before ten", "early risers", "back by nine". */
export const hours: Rule = (seen) => {
  // The hours of one day alone cannot be planned.
  const { day, weekday, date } = whenOf(seen.items) ?? {}
  const one = typeof day === 'number' || day === 'last' || weekday !== undefined || date !== undefined
  return hoursOf(seen).map((found) => (one ? (lieIn(found, seen) ?? { ...found, certainty: 0.5 }) : found))
}

/** "We sleep in on Sunday": that morning is free. */
function lieIn({ constraint, certainty, items }: Found, seen: Seen): Found | null {
  const late = constraint?.is === 'start' && constraint.early === false
  const { day, weekday, date } = whenOf(seen.items) ?? {}
  if (!late || day === 'last' || has(seen.items, 'name')) return null
  const when: When = {
    ...(day !== undefined && { day }),
    ...(weekday !== undefined && { weekday }),
    ...(date && { date }),
    part: 'morning',
  }
  return { constraint: { is: 'rest', when }, certainty, items: [...items, ...all(seen.items, 'weekday')] }
}

const hoursOf: Rule = ({ items }) => {
  const at = clockOf(items)
  const found: Found[] = []
  if (has(items, 'late-night') && at === undefined)
    return [
      {
        // "We don't want to be back late".
        constraint: { is: 'end', early: has(items, 'not') || has(items, 'skip') },
        certainty: 0.85,
        items: all(items, 'late-night'),
      },
    ]
  const night = all(items, 'early-night')
  if (night.length > 0)
    return [
      {
        constraint: at === undefined ? { is: 'end', early: true } : { is: 'end', at: eveningOf(at) },
        certainty: 0.9,
        items,
      },
    ]
  // "Busy until four every day", "free from 16:00 only": when days begin.
  const busy = has(items, 'busy-until')
  if (at !== undefined && (busy || (has(items, 'free') && isFrom(items))) && !items.some(isNamed))
    return [{ constraint: { is: 'start', at }, certainty: 0.85, items }]
  if (at !== undefined && has(items, 'before') && has(items, 'not') && !has(items, 'name'))
    return [{ constraint: { is: 'start', early: false, at: startOf(at, items) }, certainty: 0.85, items }]
  const late = all(items, 'late')
  const early = all(items, 'early')
  if (late.length > 0 && !has(items, 'arrive') && !has(items, 'leave')) {
    const from = at === undefined ? undefined : startOf(at, items)
    found.push({
      constraint: from === undefined ? { is: 'start', early: false } : { is: 'start', at: from },
      certainty: 0.85,
      items: at === undefined ? late : items,
    })
  } else if (early.length > 0) {
    // "The Lello early in the morning" is of that visit.
    if (items.some(({ target }) => target !== undefined)) return found
    const not = has(items, 'not') || has(items, 'skip')
    found.push({
      constraint:
        at !== undefined && !not ? { is: 'start', at: startOf(at, items) } : { is: 'start', early: !not },
      certainty: 0.85,
      items: [...early, ...all(items, 'not'), ...all(items, 'skip'), ...all(items, 'like')],
    })
  } else if (has(items, 'start') && at !== undefined)
    found.push({ constraint: { is: 'start', at: startOf(at, items) }, certainty: 0.85, items })
  else if (has(items, 'end') && at !== undefined)
    found.push({ constraint: { is: 'end', at: eveningOf(at) }, certainty: 0.85, items })
  return found
}

/** A start is in the morning, whatever the afternoon rule of bare numbers says: "not before 7". "4 pm" and "16 Uhr" stay. */
function startOf(at: number, items: readonly Item[]): number {
  const said = items.some(
    ({ is, number = 0 }) =>
      is === 'pm' ||
      (is === 'number' && number > 12 && number <= 24) ||
      (is === 'clock' && number >= 13 * 60),
  )
  return at >= 16 * 60 && !said ? at - 12 * 60 : at
}

const isFrom = (items: readonly Item[]) =>
  has(items, 'late') || has(items, 'after') || has(items, 'at') || has(items, 'start')

function eveningOf(at: number): number {
  return at < 12 * 60 ? at + 12 * 60 : at
}

/** "A maximum of three stops a day": so few are a relaxed day, so many a full one. */
function paceByStops(items: readonly Item[]): Found[] {
  const [counted] = all(items, 'a-stop')
  const number = items.find(({ is }) => is === 'number')?.number
  const aDay = has(items, 'per', 'day') || has(items, 'every') || has(items, 'a-day')
  if (!counted || !aDay || number === undefined || has(items, 'least')) return []
  const fewest = has(items, 'most') ? 4 : 3
  const pace = number <= fewest ? 'relaxed' : number >= 7 ? 'fast-paced' : null
  return pace ? [{ constraint: { is: 'pace', pace }, certainty: 0.85, items }] : []
}

export const pace: Rule = ({ items, before }) => {
  const [slow] = all(items, 'pace')
  if (!slow) return paceByStops(items)
  const not = has(items, 'not')
  const relaxed = (slow.value === 'relaxed') !== not
  // A slow day and a fast trip cannot be planned.
  const one = whenOf(items) ?? whenOf(before?.items ?? [])
  const certainty =
    (before?.stance === 'seen' && slow.value !== 'relaxed') ||
    (one && (typeof one.day === 'number' || one.weekday !== undefined || isLate(one.part)))
      ? 0.5
      : 0.85
  return [{ constraint: { is: 'pace', pace: relaxed ? 'relaxed' : 'fast-paced' }, certainty, items: [slow] }]
}

/** "Then a lazy afternoon" is said of it alone; slow mornings are a slow day. */
const isLate = (part: When['part']) => part === 'afternoon' || part === 'evening'

/** Breaks and free time, with the part of the day or the day that is named: "nothing on the first evening". */
export const rest: Rule = ({ items, before, tokens, piece }) => {
  // "Nothing after lunch on day 2": that afternoon.
  const afternoon = has(items, 'not') && has(items, 'after') && has(items, 'meal', 'lunch')
  const when: When = {
    ...whenOf(items.filter(({ is }) => is !== 'meal')),
    ...(afternoon && { part: 'afternoon' }),
  }
  // "Keep day 4 free"; but "the Pantheon is free".
  const kept =
    has(items, 'free') && Object.keys(when).length > 0 && !items.some(({ target }) => target !== undefined)
  // "On Tuesday morning I have a meeting".
  // "Sunday morning we go to church", which is no sight.
  const service = has(items, 'service') && !items.some(({ target }) => target !== undefined)
  const busy = (service || has(items, 'busy')) && isPartOfTrip(when)
  // "An afternoon free for the shops" is for the shops.
  const isForIt = items.some(
    ({ target, first }) =>
      (target?.by === 'kind' || target?.by === 'interest') &&
      indices(first - 2, first).some((index) => isAt('purposes', tokens, index)),
  )
  if (isForIt && isPartOfTrip(when)) return []
  const said = has(items, 'rest') || kept || busy
  const nothing =
    has(items, 'not') &&
    (whenOf(items) !== null || has(items, 'shift')) &&
    items.every(
      ({ is, first }) =>
        timeWords.has(is) ||
        (afternoon && (is === 'after' || is === 'meal')) ||
        (is === 'like' && isAt('pleases', tokens, first)),
    )
  // "…, but not on the first evening" is said of the place before.
  if (nothing && piece.joint === 'but' && before?.items.some(({ target }) => target !== undefined)) return []
  // "The Vatican on Wednesday, not Tuesday" says no more than the first half of it.
  if (
    nothing &&
    has(items, 'weekday') &&
    // "On Saturday morning nothing" is a morning free.
    items.findIndex(({ is }) => is === 'not') < items.findIndex(({ is }) => is === 'weekday') &&
    before?.items.some(({ is, target }) => is === 'weekday' || target !== undefined)
  )
    return [{ constraint: null, certainty: 0.9, items }]
  if ((!said || has(items, 'not')) && !(nothing && when.at === undefined)) return []
  const { at: _at, ...free } = when
  // "Keep 1 to 4 clear, we nap": the hours stand in the piece before.
  const between = hoursBetween(items) ?? (has(items, 'rest') ? hoursOfRest(before) : null)
  if (between && said) {
    const { part: _part, ...day } = { ...dayBefore(before), ...free }
    // "She naps from one to three" is said of every day.
    const daily: When = Object.keys(day).length === 0 ? { day: 'every' } : day
    return [
      {
        constraint: { is: 'rest', when: { ...daily, at: between.from }, until: between.to },
        certainty: 0.85,
        items,
      },
    ]
  }
  // "At three every afternoon she has to rest".
  if (when.at !== undefined && when.day === 'every' && has(items, 'rest'))
    return [{ constraint: { is: 'rest', when: { day: 'every', at: when.at } }, certainty: 0.85, items }]
  // "She falls asleep on her feet": from when to when was not said.
  if (all(items, 'rest').some(({ last }) => isAt('froms', tokens, last - 1))) return []
  // "Our toddler naps at one": for how long is asked. "Nothing before ten" says when days begin.
  if (when.at !== undefined && Object.keys(free).length === 0)
    return has(items, 'rest') ? [{ constraint: { is: 'rest', when }, certainty: 0.5, items }] : []
  // "We are free on Saturday only" says when not to rest.
  const isOpen = service && (!when.part || when.at !== undefined)
  const certainty = has(items, 'only') || (busy && has(items, 'most')) || isOpen ? 0.5 : 0.85
  // "Tuesday we spend with friends, plan nothing".
  // "1 to 4 is clear every day, we nap" was said.
  if (before && has(before.items, 'rest') && hoursBetween(before.items) && Object.keys(when).length === 0)
    return [{ constraint: null, certainty: 0.9, items }]
  const day = Object.keys(free).length === 0 && before ? whenOf(before.items) : null
  // "The wedding is on the 14th, the day after we rest".
  if (day) shift(day, items)
  const { at: _hour, ...carried } = day ?? {}
  return [{ constraint: { is: 'rest', when: day ? carried : free }, certainty, items }]
}

/** "Between 2 and 4", "from 13:00 to 15:00": hours under eight are in the afternoon. */
function hoursBetween(items: readonly Item[]): { from: number; to: number } | null {
  const isHour = ({ is, number = 25 }: Item) =>
    is === 'clock' || (is === 'number' && Number.isInteger(number) && number <= 24)
  const joins = listed('untils')
  const first = items.findIndex(isHour)
  const second = items.findIndex((item, index) => index > first && isHour(item))
  const [one, other] = [items[first], items[second]]
  if (!one || !other || !items.slice(first + 1, second).every(({ is }) => joins.has(is))) return null
  // "15 h 30".
  const after = (item: Item) => {
    const [word, spare] = items.slice(items.indexOf(item) + 1)
    return word?.is === 'clock-word' && spare?.is === 'number' && spare.first === word.last
      ? (spare.number ?? 0)
      : 0
  }
  const minutes = (item: Item) =>
    item.is === 'clock' ? (item.number ?? 0) : (item.number ?? 0) * 60 + after(item)
  const afternoon = (at: number) => (at < 8 * 60 ? at + 720 : at)
  const [from, to] = [afternoon(minutes(one)), afternoon(minutes(other))]
  return from < to && to <= 24 * 60 - 1 ? { from, to } : null
}

/** Of a piece that holds nothing but times. */
const hoursOfRest = (before: Seen | null) =>
  before?.items.every((item) => isTime(item) || ['am', 'pm', 'sign', 'free'].includes(item.is))
    ? hoursBetween(before.items)
    : null

function dayBefore(before: Seen | null): When {
  const { at: _at, part: _part, ...day } = (hoursOfRest(before) && whenOf(before?.items ?? [])) || {}
  return day
}

/** Whether a time is a day or a part of one. */
function isPartOfTrip({ day, weekday, date, part }: When): boolean {
  return day !== undefined || weekday !== undefined || date !== undefined || part !== undefined
}

const timeWords = listed('timeWords')

const timesOf = listed('timesOf')

export const occasion: Rule = ({ items }) =>
  all(items, 'occasion').flatMap((item): Found[] => {
    const what = item.value as Extract<Constraint, { is: 'occasion' }>['what']
    const { part: _part, at: _at, ...when } = whenOf(items) ?? {}
    // "This is not a honeymoon".
    if (items[items.indexOf(item) - 1]?.is === 'not')
      return [{ constraint: null, certainty: 0.9, items: [item] }]
    // "Proposing in the park on day 3": the day is that of the visit too.
    const own = items[items.indexOf(item) - 1]
    const used = items.filter(
      (each) => each === item || (timesOf.has(each.is) && (each === own || !has(items, 'name'))),
    )
    return [{ constraint: { is: 'occasion', what, when }, certainty: 0.9, items: used }]
  })
