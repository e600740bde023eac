import type { Destination } from '~/domain/catalogue/destination'
import { Diet } from '~/domain/catalogue/place'
import type { Target, When } from '~/domain/reader/constraint'
import type { Item } from '~/domain/reader/items'
import { isListed } from '~/domain/reader/lexicons'
import { isTime } from '~/domain/reader/piece'
import { typedName } from '~/domain/reader/rules/ways'
import { indices } from '~/domain/reader/tokens'
import { type Clause, has, says, targetOf } from './clause'
import type { Change } from './intent'
import { correctedIn, isCorrectedToUnknown, replacedIn, withoutSpared } from './read-corrections'
import { dates, daysMore, dropDay, isDropOfDay, length, mealOf, shiftOf } from './read-length'

type Rule = (clause: Clause, destination: Destination) => Change[] | null

/** The first that fits has the clause. */
const rules: readonly Rule[] = [
  lock,
  enough,
  free,
  length,
  dates,
  swap,
  remove,
  diet,
  cheaper,
  simple('do:walk-less', 'walk-less'),
  simple('do:rainy', 'rainy'),
  simple('do:order', 'order'),
  meal,
  simple('do:slower', 'slower'),
  simple('do:faster', 'faster'),
  dayTrip,
  move,
  add,
  start,
  children,
]

/** The changes that a clause asks for in so many words; null where none is. */
export function changesIn(clause: Clause, destination: Destination): Change[] | null {
  const meant = correctedIn(clause)
  if (meant) return readBy(rules, meant, destination)
  if (disowns(clause) || isCorrectedToUnknown(clause)) return []
  // "I don't want to move the Colosseum" keeps it; "I did not say remove" does nothing.
  if (negates(clause)) return lock(clause, destination) ?? []
  return readBy(rules, clause, destination)
}

function readBy(rules: readonly Rule[], clause: Clause, destination: Destination): Change[] | null {
  for (const rule of rules) {
    const found = rule(clause, destination)
    if (found) return found
  }
  return null
}

function when({ when: said }: Clause): { when?: When } {
  return said ? { when: said } : {}
}

function what(clause: Clause): { what?: Target } {
  const target = targetOf(clause)
  return target ? { what: target } : {}
}

function simple(meaning: string, is: 'walk-less' | 'rainy' | 'order' | 'slower' | 'faster'): Rule {
  return (clause) => (says(clause, meaning) ? [{ is, ...when(clause) }] : null)
}

/** "Keep the Pantheon"; "do not remove" it. */
function lock(clause: Clause, destination: Destination): Change[] | null {
  // "See that day 3 stays in Arcachon" is a day trip.
  if (isAway(clause.names[0], destination) && clause.when?.day !== undefined) return null
  if (says(clause, 'do:unlock')) return [{ is: 'unlock', ...what(clause) }]
  const spared = says(clause, 'do:remove', 'do:move', 'do:swap') && negates(clause)
  // "Leave the Pantheon where it is".
  const stays = says(clause, 'part:lock') && clause.said.some(({ meaning }) => meaning.startsWith('verb:'))
  if (!spared && !stays && !says(clause, 'do:lock')) return null
  return clause.names.length > 0 ? [{ is: 'lock', ...what(clause) }] : null
}

const sayings = /^(gesagt|said|say|dit|dicho|detto)$/

/** A "not" before what is to be done: "don't remove", and not "without". */
function negates({ items, said, tokens }: Clause): boolean {
  const verb = said.find(({ meaning }) => /^do:(remove|move|swap)$/.test(meaning))
  // "Nicht streichen" is a phrase of the reader.
  const isKept = items.some(
    ({ is, first, last }) => is === 'must' && verb && first < verb.first && last >= verb.last,
  )
  if (isKept && verb?.meaning === 'do:remove') return true
  // "Don't move" is one phrase of the reader, and "verschieb … nicht" ends with its denial.
  const isDenied = items.some(
    ({ is, first, last }) =>
      verb &&
      ((is === 'nothing' && first < verb.first && last >= verb.last) ||
        (is === 'not' && first > verb.first && !/^[\p{L}\d]/u.test(tokens[last]?.text ?? '.'))),
  )
  if (isDenied) return true
  return items.some(({ is, first, last }) => {
    if ((is !== 'not' && is !== 'skip') || !verb || last > verb.first || first === verb.first) return false
    // "I have not said that it should go".
    if (sayings.test(tokens[last]?.text ?? '')) return true
    // "No, remove the Met" denies what was said before.
    if (tokens[last]?.text === ',') return false
    // "Bored of ruins, leave the Forum out": what is not wanted is something else.
    const isOfAnother = items.some((each) => each.target && each.first >= last && each.last <= verb.first)
    return verb.first - last < 3 && !isOfAnother
  })
}

/** "I never said to move it", "I didn't ask you to remove it": nothing is to be done. "I have not said that it should go" keeps it. */
function disowns({ items, said, tokens }: Clause): boolean {
  const verb = said.find(({ meaning }) => /^do:(remove|move|swap|add)$/.test(meaning))
  const denial = items.find(
    ({ is, last }) => (is === 'not' || is === 'skip') && verb !== undefined && last <= verb.first,
  )
  if (!verb || !denial) return false
  const between = tokens.slice(denial.first, verb.first).map(({ text }) => text)
  // "I have not said that it should go" keeps it.
  if (sayings.test(tokens[denial.last]?.text ?? '')) return false
  return between.length < 8 && between.some((word) => isListed('asking', word))
}

/** Days, or one place for another. */
function swap(clause: Clause): Change[] | null {
  // "Replace the lunch with something cheaper".
  if (mealOf(clause) && says(clause, 'do:cheaper')) return null
  const pair = says(clause, 'ask:instead') && clause.names.length > 1
  if (!pair && !says(clause, 'do:swap', 'do:new')) return null
  const days = numbersOfDays(clause.items)
  const [from, to] = clause.names.map(({ target }) => target)
  if (!from && days.length >= 2) return [{ is: 'swap-days', days: days.slice(0, 2) }]
  const kind = clause.kinds[0]?.target
  // "Replace the Xyz by the Met": what is to go is not known.
  const comes = clause.said.find(({ meaning }) => meaning === 'for')
  if (from && !to && comes && comes.last <= (clause.names[0]?.first ?? 0)) return []
  if (from && !to && clause.when && !says(clause, 'do:new'))
    return [{ is: 'move', what: from, when: clause.when }]
  const instead = to ?? (kind && says(clause, 'for') ? kind : undefined)
  const reversed = instead !== undefined && backwards(clause)
  if (from || kind) {
    const places = reversed ? { what: instead, for: from ?? kind } : { what: from ?? kind, for: instead }
    return [{ is: 'swap', ...(places.what && { what: places.what }), ...(places.for && { for: places.for }) }]
  }
  return says(clause, 'do:swap') && !has(clause, 'food') ? [{ is: 'swap' }] : null
}

/** "The Pantheon instead of the Colosseum" names the new one first. */
function backwards({ said, names }: Clause): boolean {
  const instead = said.find(({ meaning }) => meaning === 'ask:instead')
  const [first] = names
  return instead !== undefined && first !== undefined && first.first < instead.first
}

function numbersOfDays(items: readonly Item[]): (number | 'last')[] {
  if (!items.some(({ is }) => is === 'day')) return []
  return items.flatMap(({ is, value, number }): (number | 'last')[] => {
    if ((is === 'day' || is === 'ordinal') && value === 'last') return ['last']
    if (is === 'day') return /^\d+$/.test(value) ? [Number(value)] : []
    return (is === 'number' || is === 'ordinal') && number && number <= 60 ? [number] : []
  })
}

/** Each place that is named; a kind where none is. */
function remove(clause: Clause): Change[] | null {
  if (isDropOfDay(clause)) return dropDay(clause)
  if (!says(clause, 'do:remove') || mealOf(clause) || has(clause, 'food') || has(clause, 'diet')) return null
  if (says(clause, 'do:add')) return null
  const [from, to] = replacedIn(clause)
  if (from && to) return [{ is: 'swap', what: from, for: to }]
  if (clause.names.length > 0)
    return withoutSpared(clause).flatMap(({ target }) =>
      target ? [{ is: 'remove' as const, what: target, ...when(clause) }] : [],
    )
  const [kind] = clause.kinds
  if (!kind?.target) return null
  const all = has(clause, 'not') || has(clause, 'every') || /(s|en|i|e)$/.test(wordOf(clause, kind))
  return [{ is: all ? 'without' : 'remove', what: kind.target, ...when(clause) }]
}

/** "No more churches", "basta de iglesias". "Plus de mosquées" may ask for more, and counts with "on en a assez" alone. */
function enough(clause: Clause): Change[] | null {
  const isMeant = says(clause, 'part:enough') || !says(clause, 'verb:enough')
  const told = clause.said.find(({ meaning }) => meaning === 'do:enough' || meaning === 'verb:enough')
  const kind = told && clause.kinds.find(({ first }) => first === told.last || first === told.first)
  if (!kind?.target || !isMeant || clause.question) return null
  const next = clause.tokens[kind.last]?.text ?? ''
  // "No more museums than churches", "no more temples after day 3".
  if (isListed('thans', next) || isListed('fromThen', next)) return []
  return [{ is: 'without', what: kind.target, ...when(clause) }]
}

/** "Can you keep the afternoon of day 3 free?" */
function free(clause: Clause): Change[] | null {
  const { items, when: said, names, kinds, question, tokens, first } = clause
  const isFree = items.some(({ is }) => is === 'free' || is === 'rest')
  const keeps = indices(first, items.at(-1)?.last ?? first).some((at) =>
    isListed('keepsFree', tokens[at]?.text ?? ''),
  )
  // "Do we have the afternoon free?" asks; "leave us the evening free" tells.
  const begins = tokens.slice(first, first + 2).find(({ text }) => /^\p{L}/u.test(text))?.text ?? ''
  const isRequest = question
    ? begins !== 'is' && isListed('requests', begins)
    : !has(clause, 'not') &&
      (indices(first, items.at(-1)?.last ?? first).some((at) =>
        isListed('freeOrders', tokens[at]?.text ?? ''),
      ) ||
        isWish(items))
  if (!isFree || !(keeps || isRequest) || !isRequest || names.length + kinds.length > 0 || mealOf(clause))
    return null
  return said?.day !== undefined || said?.weekday !== undefined ? [{ is: 'free', when: said }] : null
}

/** "I would like day 4 free." */
const isWish = (items: readonly Item[]) =>
  items.some(({ is }) => is === 'like') &&
  items.some(({ is }) => is === 'free') &&
  items.every(
    ({ is }) =>
      is === 'like' ||
      is === 'free' ||
      is === 'sign' ||
      isTime({ is, value: '', certainty: 1, first: 0, last: 0 }),
  )

const wordOf = ({ tokens }: Clause, { last }: Item) => tokens[last - 1]?.text ?? ''

function diet(clause: Clause): Change[] | null {
  const found = clause.items.flatMap(({ is, value }) =>
    is === 'diet' ? (Diet.safeParse(value).data ?? []) : [],
  )
  if (found.length === 0 || has(clause, 'not') || clause.names.length > 0) return null
  const meal = mealOf(clause)
  return [...new Set(found)].map((each) => ({
    is: 'diet',
    diet: each,
    ...(meal && { meal }),
    ...when(clause),
  }))
}

function cheaper(clause: Clause): Change[] | null {
  if (!says(clause, 'do:cheaper')) return null
  // "We found a cheaper flight": nothing of the plan.
  if (says(clause, 'of:flight', 'of:train', 'of:car') && !clause.question) return []
  const meal = mealOf(clause)
  // Of one place that costs too much nothing is known to be done.
  if (!meal && clause.names.length > 0) return []
  return [{ is: 'cheaper', ...(meal && { meal }), ...when(clause) }]
}

/** "Dinner later", "dinner at nine". */
function meal(clause: Clause): Change[] | null {
  const which = mealOf(clause)
  const { shift } = shiftOf(clause)
  if (!which || clause.names.length > 0 || has(clause, 'food')) return null
  const at = clause.when?.at
  if (!shift && at === undefined) return null
  const dinner = at !== undefined && which === 'dinner' && at < 12 * 60 ? at + 12 * 60 : at
  const { at: _at, part: _part, ...day } = clause.when ?? {}
  const told = { ...day, ...(dinner !== undefined && { at: dinner }) }
  return [
    {
      is: 'meal',
      meal: which,
      ...(at === undefined && shift && { shift }),
      ...(Object.keys(told).length > 0 && { when: told }),
    },
  ]
}

const isAway = (name: Item | undefined, { dayTrips }: Destination) =>
  dayTrips.some(({ id }) => name?.target?.by === 'place' && id === name.target.id)

/** A place outside the town is a day trip, however it is asked for. */
function dayTrip(clause: Clause, destination: Destination): Change[] | null {
  const away = clause.names.find((name) => isAway(name, destination))
  // "Make sure that my mother-in-law stays in Arcachon."
  if (!has(clause, 'day-trip') && has(clause, 'person') && says(clause, 'do:length')) return []
  if (!has(clause, 'day-trip') && !away) return null
  if (has(clause, 'not')) return null
  const target = away?.target ?? clause.names[0]?.target
  return [{ is: 'day-trip', ...(target && { what: target }), ...dayOnly(clause) }]
}

/** "A day trip" counts no day: only a day that is named is one. */
function dayOnly({ when: said }: Clause): { when?: When } {
  if (!said) return {}
  const { at: _at, part: _part, ...day } = said
  return Object.keys(day).length > 0 ? { when: day } : {}
}

/** "Move the Pantheon to day 3", "the Colosseum in the morning". */
function move(clause: Clause): Change[] | null {
  if (says(clause, 'do:add') || has(clause, 'seen') || has(clause, 'skip') || has(clause, 'not')) return null
  const asked = says(clause, 'do:move')
  if (asked && clause.names.length === 0 && !clause.when) return null
  if (clause.names.length === 0) return null
  // "First thing in the morning" is early.
  const early: When | undefined = has(clause, 'early') ? { part: 'morning' } : undefined
  const said = clause.when ?? early
  if (said)
    return clause.names.flatMap(({ target }) =>
      target ? [{ is: 'move' as const, what: target, when: said }] : [],
    )
  return null
}

function add(clause: Clause): Change[] | null {
  if (!says(clause, 'do:add')) return null
  // "A coffee after the Pantheon": the place is where it is to be.
  if (has(clause, 'food') && !mealOf(clause)) return [{ is: 'add-table' }]
  const targets = clause.names.length > 0 ? clause.names : clause.kinds.slice(0, 1)
  // "Wie komm ich von Fiumicino rein" adds nothing.
  if (
    targets.length === 0 &&
    clause.said.every(
      ({ meaning, first, last }) =>
        meaning !== 'do:add' || (last - first === 1 && clause.tokens[first]?.text === 'rein'),
    )
  )
    return null
  if (targets.length === 0) {
    const days = daysMore(clause)
    if (days) return [{ is: 'length', by: days }]
    const name = typedIn(clause)
    return has(clause, 'food') ? null : [{ is: 'add', ...(name && { what: name }), ...when(clause) }]
  }
  return targets.flatMap(({ target }) =>
    target ? [{ is: 'add' as const, what: target, ...when(clause) }] : [],
  )
}

/** Words with a capital after the verb, that the catalogue does not know. */
function typedIn({ tokens, first, said, items }: Clause): Target | undefined {
  const verb = said.find(({ meaning }) => meaning === 'do:add')
  const known = new Set(items.flatMap((item) => indices(item.first, item.last)))
  const name = typedName(tokens, Math.max(first, verb?.last ?? first), tokens.length, (at) => !known.has(at))
  return name ? { ...name, name: name.name.split(' ').map(capital).join(' ') } : undefined
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** When days begin and end. */
function start(clause: Clause): Change[] | null {
  const { shift } = shiftOf(clause)
  const at = clause.when?.at
  if (clause.names.length > 0 || (!shift && at === undefined && !says(clause, 'sleep-in'))) return null
  const late = says(clause, 'sleep-in')
  if (late && at === undefined) return [{ is: 'start', shift: 'later', ...dayOnly(clause) }]
  if (late || says(clause, 'start')) {
    const { at: _at, ...day } = clause.when ?? {}
    // "Mas tarde" is later, and not the afternoon.
    const { part: _part, ...dayToStart } = clause.when ?? {}
    const told =
      at === undefined
        ? Object.keys(dayToStart).length > 0
          ? dayToStart
          : undefined
        : { ...day, at: at >= 16 * 60 ? at - 12 * 60 : at }
    return [{ is: 'start', ...(at === undefined && shift && { shift }), ...(told && { when: told }) }]
  }
  if (says(clause, 'end'))
    return [{ is: 'end', ...(at === undefined && shift && { shift }), ...when(clause) }]
  return null
}

const grownUp = 16

function children(clause: Clause): Change[] | null {
  const age = clause.items.find(
    ({ is }, index) => is === 'number' && clause.items[index + 1]?.is === 'years',
  )?.number
  const young =
    has(clause, 'party', 'children') || has(clause, 'party', 'baby') || (age !== undefined && age < grownUp)
  // "My son is allergic to sesame" says what he cannot eat; "we have no children" has none.
  const isSaid = indices(clause.first, clause.items.at(-1)?.last ?? clause.first).some((at) =>
    isListed('speaks', clause.tokens[at + 1]?.text ?? ''),
  )
  const isElse = isSaid || has(clause, 'not') || has(clause, 'allergic') || has(clause, 'access')
  return young && !isElse && clause.names.length === 0 ? [{ is: 'children', ...dayOnly(clause) }] : null
}
