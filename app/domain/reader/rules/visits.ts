import { Meal } from '~/domain/catalogue/place'
import type { Constraint, DayPart, Target, When } from '../constraint'
import { clauseHas, clauseOf, isTooMuch } from '../coverage'
import type { Item } from '../items'
import { isAt, isListed, listed } from '../lexicons'
import type { Piece, Stance } from '../piece'
import { indices } from '../tokens'
import { whenOf } from '../when'
import { all, type Found, has, type Rule, type Seen } from './rule'
import { typedName } from './ways'

/** What is to be seen, left out, or has been seen; how many; and when. */
export const visits: Rule = ({ items, stance: said, piece, tokens, before, isUnknown, obscure }) => {
  // "Can't do heights".
  const tooMuch =
    piece.stance === null && items.some((item) => item.target?.by === 'place' && isTooMuch(item, tokens))
  const stance = has(items, 'allergic') || tooMuch ? 'skip' : said
  // "The market of Tsukiji" is one place; its kind beside its name says nothing more.
  const namedKinds = new Set(items.flatMap(({ is, kind }) => (is === 'name' && kind ? [kind] : [])))
  const targets = items.filter(
    ({ is, target, value }, at) =>
      target !== undefined &&
      !(is === 'kind' && (namedKinds.has(value) || items.findIndex((each) => each.value === value) < at)),
  )
  const when = beforeNoon(whenOnDay(whenOf(items), earlyVisit(items)), items)
  if (piece.joint === 'except' && before) return exceptions(targets, before.stance, when)
  if (targets.length === 0) return unknownName({ items, stance, piece, tokens, before, isUnknown, obscure })
  const [kind, ...more] = targets.filter(({ target }) => target?.by !== 'place')
  const count = more.length === 0 ? countOf(items, kind, stance, tokens) : null
  // So many on one day cannot be planned.
  const oneDay = typeof when?.day === 'number' || when?.day === 'last' || when?.weekday !== undefined
  const counted = count && oneDay ? { ...count, certainty: 0.5 } : count
  if (counted && targets.length === 1) return [counted]
  const booked = has(items, 'booked')
  return targets.flatMap((item): Found[] => {
    // "The Guggenheim we have seen": what is seen, or has its tickets, is the sight and not its quarter.
    const isOne = stance === 'seen' || booked || (stance === 'must' && !when)
    const what = isOne ? (item.sight ?? item.target) : item.target
    if (!what) return []
    if (counted && item === kind) return [counted]
    // "In La Boca only the Caminito": where the other place is.
    if (what.by === 'area' && isWhere(item, targets, tokens)) return []
    // "Halal food" says what food, and not that food is what they travel for.
    if (
      what.by === 'interest' &&
      what.interest === 'Food & Dining' &&
      piece.items.some(({ is }) => isFood.has(is))
    )
      return []
    const meal = Meal.safeParse(items.find(({ is }) => is === 'meal')?.value)
    const around = has(items, 'before') || has(items, 'after')
    const house = item.kind === 'food' && !booked ? mealOfPart(when) : undefined
    // "Abends gern in Kazimierz essen".
    const inArea = what.by === 'area' && isEatenAt(item, tokens) ? mealOfPart(when) : undefined
    const eaten = meal.success && !around ? meal.data : (house ?? inArea)
    if (eaten && (what.by === 'place' || what.by === 'area') && stance !== 'skip' && stance !== 'seen')
      return [
        mealAt(
          eaten,
          item,
          item.kind === 'food' || item.kind === 'market' ? what : (item.area ?? what),
          when,
        ),
      ]
    // "The Champs-Élysées can go in the bin": a name alone is a wish only where all else is understood.
    const doubtful = isPartOfName(item, tokens, isUnknown) || (stance === null && obscure && !when)
    // "Nothing outside at midday" cannot be planned by the hour.
    // "Two days in Brooklyn" is no wish for its bridge.
    const within = isNamedByPart(item) && inside.has(tokens[item.first - 1]?.text ?? '')
    // "A whole day at the Kunsthistorisches"; a day out is one anyway, and one of a quarter is counted before.
    if (isDayFor(item, items, stance, tokens) && targets.length === 1)
      return [{ constraint: { is: 'days', what, number: 1 }, certainty: 0.9 * item.certainty, items }]
    const hourly = stance === 'skip' && (when?.at !== undefined || when?.part === 'noon')
    // "Kelvingrove on Monday morning": a quarter, or the museum of its name.
    const either = item.sight !== undefined && !booked && when !== null && !isNight(when)
    const certainty = doubtful || hourly || within || either ? 0.5 : certaintyOf(items, item, booked, tokens)
    if (stance === 'skip' || stance === 'seen')
      return [
        {
          constraint: { is: stance, what, ...(when && stance === 'skip' && { when }) },
          certainty,
          items: [item],
        },
      ]
    if (when && (booked || what.by === 'place' || what.by === 'area' || when.day !== 'every'))
      return [
        {
          constraint: { is: 'pin', what, when, ...(booked && { booked: true as const }) },
          certainty,
          items: [item],
        },
      ]
    if (booked && what.by === 'place') return [{ constraint: { is: 'must', what }, certainty, items: [item] }]
    // "Churches yes" is a liking; "the Louvre yes" is more.
    const must =
      what.by === 'place'
        ? stance !== 'like' || isWilled(piece, before, tokens) || isOnlyAskedFor(items, tokens)
        : stance === 'must' && !has(items, 'yes')
    return [{ constraint: { is: must ? 'must' : 'like', what }, certainty, items: [item] }]
  })
}

const isWhere = ({ first }: Item, targets: readonly Item[], tokens: Parameters<Rule>[0]['tokens']) =>
  targets.some(({ target }) => target?.by === 'place') &&
  indices(first - 2, first).some((index) => inside.has(tokens[index]?.text ?? ''))

const isNight = ({ part }: When) => part === 'evening' || part === 'night'

/** "The Pantheon first thing in the morning" is of that visit. */
function earlyVisit(items: readonly Item[]): When | null {
  const named = items.filter(({ target }) => target?.by === 'place')
  return has(items, 'early') && named.length === 1 && !has(items, 'not') ? { part: 'morning' } : null
}

/** "The grove before eight" is in the morning; the hour is the last one, and not that of the visit. */
function beforeNoon(when: When | null, items: readonly Item[]): When | null {
  if (when?.at === undefined || when.at > noon || !has(items, 'before')) return when
  const { at: _at, ...rest } = when
  return { ...rest, part: 'morning' }
}

const noon = 12 * 60

/** "The market on Sunday, early" is in the morning of that day. */
function whenOnDay(when: When | null, early: When | null): When | null {
  return when && early && when.part === undefined && when.at === undefined && when.day !== 'every'
    ? { ...when, ...early }
    : (when ?? early)
}

/** "We want the Tower" is more than "we would like" it; what follows in its list is wanted, too. */
function isWilled({ items, stance }: Piece, before: Seen | null, tokens: Seen['tokens']): boolean {
  if (stance === null && before) return isWilled(before.piece, before.before, tokens)
  return items.some(
    ({ is, first, last }) => is === 'like' && indices(first, last).some((at) => isAt('wills', tokens, at)),
  )
}

/** "The Crypt please" says no more than "the Crypt". */
function isOnlyAskedFor(items: readonly Item[], tokens: Parameters<Rule>[0]['tokens']): boolean {
  const likings = items.filter(({ is }) => is === 'like')
  return likings.length > 0 && likings.every(({ first }) => isAt('pleases', tokens, first))
}

/** "Hyde Park" where the catalogue has none is a name, and no park at all. */
function isPartOfName(
  { is, first }: Item,
  tokens: Parameters<Rule>[0]['tokens'],
  isUnknown: (index: number) => boolean,
) {
  const before = tokens[first - 1]
  return is === 'kind' && tokens[first]?.capital === true && before?.capital === true && isUnknown(first - 1)
}

/** Whether one word of the name of a place stands for it. */
const isNamedByPart = ({ is, certainty, target, first, last }: Item) =>
  is === 'name' && target?.by === 'place' && certainty < 0.9 && last - first === 1
const inside = listed('inside')

/** "The café on the first morning" is a breakfast there. */
const mealOfPart = (when: When | null): Meal | undefined =>
  when?.at === undefined && when?.part ? mealOf[when.part] : undefined
const mealOf: Partial<Record<DayPart, Meal>> = {
  morning: 'breakfast',
  noon: 'lunch',
  evening: 'dinner',
  night: 'dinner',
}

const isEatenAt = (item: Item, tokens: Seen['tokens']) => clauseHas('eats', [item], tokens)

/** "Dinner in Trastevere" is no visit of Trastevere. */
function mealAt(meal: Meal, item: Item, at: Target, when: When | null): Found {
  const { part: _part, ...day } = when ?? {}
  const onDay = Object.keys(day).length > 0 ? { when: day } : {}
  return { constraint: { is: 'meal', meal, at, ...onDay }, certainty: 0.85 * item.certainty, items: [item] }
}

const isFood = listed('isFood')

/** "A whole day for the zoo". */
const isWholeDay = (items: readonly Item[], tokens: Parameters<Rule>[0]['tokens']) =>
  items.some(({ is, first }) => is === 'day' && isAt('wholes', tokens, first - 1))

/** Nothing but the place, a whole day of no date, and words that ask for it. */
const isDayFor = (
  { is, kind, target }: Item,
  items: readonly Item[],
  stance: Stance | null,
  tokens: Parameters<Rule>[0]['tokens'],
): boolean =>
  is === 'name' &&
  kind !== undefined &&
  kind !== 'food' &&
  target?.by === 'place' &&
  stance !== 'skip' &&
  stance !== 'seen' &&
  (isWholeDay(items, tokens) ||
    items.some(
      ({ is: each, value, first, last }) =>
        each === 'per' &&
        value === 'day' &&
        indices(first, last).some((index) => isAt('wholes', tokens, index)),
    )) &&
  items.every((each) => each.target !== undefined || dayWords.has(each.is))
const dayWords = listed('dayWords')

/** Under what is applied where the plan cannot do what was said. */
function certaintyOf(
  items: readonly Item[],
  { target, kind, certainty }: Item,
  booked: boolean,
  tokens: Parameters<Rule>[0]['tokens'],
): number {
  // Tickets for a show of which the name is not known; half a day for something; from the third day on.
  const unplanned =
    (booked && target?.by === 'kind') ||
    (has(items, 'half-day') && target?.by !== 'place') ||
    has(items, 'unplanned') ||
    // A whole day for one place in town; a day out is one anyway.
    (has(items, 'per', 'day') &&
      kind !== undefined &&
      items.filter((each) => each.target).length === 1 &&
      !has(items, 'avoid')) ||
    (kind !== undefined && isWholeDay(items, tokens)) ||
    (has(items, 'after') && (has(items, 'day') || has(items, 'weekday')) && !has(items, 'meal')) ||
    // "Eating well on the last evening" is a dinner, and no sight.
    (target?.by === 'interest' && target.interest === 'Food & Dining' && has(items, 'part')) ||
    // A meal for a kind of sights.
    (has(items, 'meal') && !has(items, 'before') && !has(items, 'after'))
  // With tickets, one word of a name is enough.
  return (
    (unplanned ? 0.5 : 0.9) *
    (booked && whenOf(items) && target?.by === 'place' ? Math.max(certainty, 0.8) : certainty)
  )
}

/** "No museums except the Borghese": the exception is joined to what it excepts in read.ts; with a time it is a wish too. */
function exceptions(targets: readonly Item[], stance: Stance | null, when: When | null): Found[] {
  return targets.flatMap((item): Found[] => {
    const what = item.target
    if (!what) return []
    const constraint: Constraint =
      stance !== 'skip' ? { is: 'skip', what } : when ? { is: 'pin', what, when } : { is: 'like', what }
    return [{ constraint, certainty: 0.9, items: [item] }]
  })
}

/** "At most two museums a day", "one day for shopping", "a beach every day". */
function countOf(
  items: readonly Item[],
  target: Item | undefined,
  stance: string | null,
  tokens: Seen['tokens'],
): Found | null {
  const what = target?.target
  if (!target || !what || what.by === 'place' || stance === 'seen') return null
  const limited = has(items, 'most') || has(items, 'least') || has(items, 'only')
  // "Ein Museum reicht", "only a museum a day".
  const one = limited && isAt('indefinite', tokens, target.first - 1) ? 1 : undefined
  const number = countBefore(items, target) ?? one
  // "We don't want to see more than three".
  const most = has(items, 'most') || (has(items, 'limit') && stance === 'skip')
  const least = has(items, 'least')
  const days = all(items, 'day').find((day) => items[items.indexOf(day) - 1]?.is === 'number')
  // "No more than three temples in one day".
  const inOneDay =
    days !== undefined && number !== undefined && items[items.indexOf(days) - 1]?.number !== number
  const perDay = has(items, 'every') || has(items, 'per', 'day') || has(items, 'a-day') || inOneDay
  if (has(items, 'half-day')) return null
  if (
    number === undefined &&
    ((has(items, 'few') && !has(items, 'not') && stance !== 'must') ||
      // "Un musée par jour maximum".
      (has(items, 'per', 'day') && most && stance !== 'skip'))
  )
    return {
      constraint: { is: 'count', what, compare: 'most', number: 1, per: 'day' },
      certainty: 0.8,
      items,
    }
  if (number === undefined && has(items, 'per', 'day') && !has(items, 'every') && stance !== 'skip')
    return { constraint: { is: 'days', what, number: 1 }, certainty: 0.8, items }
  if (days && number !== undefined && !perDay && number <= 60)
    return { constraint: { is: 'days', what, number }, certainty: 0.85, items }
  // "Never two museums on one day".
  const isNever =
    has(items, 'not') &&
    (number ?? 0) > 1 &&
    (perDay ||
      items.some(({ is, value }, at) => is === 'day' && value === '' && items[at - 1]?.is !== 'ordinal'))
  if (isNever && number !== undefined && !most && !least && !has(items, 'limit'))
    return {
      constraint: { is: 'count', what, compare: 'most', number: number - 1, per: 'day' },
      certainty: 0.85,
      items,
    }
  const per = perDay ? 'day' : 'trip'
  const compare = most || has(items, 'only') ? 'most' : least ? 'least' : 'exactly'
  // "Not ten viewpoints!" says not how many.
  if (compare === 'exactly' && has(items, 'not') && (number ?? 0) > 1)
    return { constraint: { is: 'count', what, compare: 'most', number: 1, per }, certainty: 0.5, items }
  // "More than two museums the children …" says neither.
  const open = compare === 'exactly' && has(items, 'limit')
  if (number !== undefined && number <= 60 && Number.isInteger(number))
    return {
      constraint: { is: 'count', what, compare, number, per },
      certainty: open ? 0.5 : 0.85,
      items,
    }
  if (perDay && stance !== 'skip' && what.by !== 'area')
    return {
      constraint: { is: 'count', what, compare: 'least', number: 1, per: 'day' },
      certainty: 0.8,
      items,
    }
  return null
}

const betweenCountAndKind = listed('counting')

/** The number that counts a kind: it stands before it, or after it with "at most". Of hours and days it is no count. */
function countBefore(items: readonly Item[], target: Item): number | undefined {
  const at = items.indexOf(target)
  for (let index = at - 1; index >= 0; index--) {
    const item = items[index]
    // The heads of "two couples" count nothing else.
    if (item?.is === 'number' && items[index - 1]?.first !== item.first) return item.number
    if (item?.is === 'day') return items[index - 1]?.number
    if (!item || !betweenCountAndKind.has(item.is)) break
  }
  const after = items.slice(at + 1)
  const limit = after.findIndex(({ is }) => is === 'most' || is === 'least')
  const beside = [after[limit + 1], after[limit - 1]].find((each) => each?.is === 'number')
  return limit >= 0 ? beside?.number : undefined
}

/** A name that the catalogue does not have: words with a capital after "see" or "skip". */
function unknownName({ items, stance, piece, tokens, isUnknown }: Parameters<Rule>[0]): Found[] {
  if (stance === null || items.some(({ is }) => used.has(is))) return []
  const verb = items.find(({ is }) => is === 'must' || is === 'like' || is === 'skip' || is === 'seen')
  if (!verb) return []
  const name = typedName(tokens.slice(0, clauseOf(piece.items, tokens)[1]), verb.last, verb.last, isUnknown)
  return name ? [{ constraint: { is: stance, what: name }, certainty: 0.6, items: piece.items }] : []
}

/** Meanings that say what a piece is about, so that a capital in it names no place. */
const used = listed('used')

/** Dishes; and of what people are allergic to, what is wanted or refused: "vegetarian, no eggs". */
const isEaten =
  (stance: Stance | null, tokens: Parameters<Rule>[0]['tokens']) =>
  ({ is, value, first }: Item) =>
    is === 'food' ||
    (is === 'allergen' &&
      stance !== null &&
      stance !== 'seen' &&
      // "She doesn't eat cheese" is no diet.
      (!health.has(value) || (stance === 'skip' && isAt('cheese', tokens, first))))
const health = listed('health')

const isOnADay = (when: When | null) =>
  when?.day !== undefined || when?.weekday !== undefined || when?.date !== undefined

/** "No fish" may leave mussels; words for both are all seafood. */
function foodOf({ value, first, last }: Item, tokens: Parameters<Rule>[0]['tokens']): string {
  if (value === 'dairy') return 'cheese'
  if (value !== 'seafood') return value === 'shellfish' ? 'seafood' : value
  const words = tokens.slice(first, last).map(({ text }) => text)
  return words.some((word) => isListed('fish', word)) && !words.some((word) => isListed('shells', word))
    ? 'fish'
    : value
}

/** Dishes, drinks and kitchens; and what is never eaten, whatever the rest of the piece says. */
export const food: Rule = ({ items, stance, piece, before, tokens }) => [
  ...all(items, 'never').map(
    (item): Found => ({
      constraint: { is: 'avoid-food', food: foodOf(item, tokens) },
      certainty: 0.9,
      items: [item],
    }),
  ),
  ...items.filter(isEaten(stance, tokens)).flatMap((item): Found[] => {
    // "A coffee at Sperl" is a visit of the house; "I am Korean" is no wish for a kitchen.
    if ((stance !== 'skip' && isOfTheHouse(item, items, tokens)) || isWhoIAm(item, tokens))
      return [{ constraint: null, certainty: 0.9, items: [item] }]
    const when = beforeNoon(mealTime(items, piece.items, tokens), items)
    const meal = Meal.safeParse(
      has(items, 'after') || has(items, 'before')
        ? undefined
        : (items.find(({ is }) => is === 'meal')?.value ??
            (isOnADay(whenOf(items)) && has(items, 'part', 'noon') ? 'lunch' : undefined)),
    )
    // "I eat everything except natto".
    const isException = piece.joint === 'except'
    // "We don't eat beef or pork".
    const goesOn = stance === null && items.length === 1 && before !== null && has(before.items, 'never')
    const isBarred = all(items, 'allergic').some(({ last }) => last <= item.first)
    const not =
      (isException && before?.stance !== 'skip') ||
      stance === 'skip' ||
      goesOn ||
      (stance === null && isBarred)
    const constraint: Constraint = {
      is: not ? 'avoid-food' : 'eat',
      food: foodOf(item, tokens),
      // "Sushi in the market hall for breakfast" is a breakfast there.
      ...(meal.success && !piece.items.some(({ is }) => is === 'name') && { meal: meal.data }),
      ...(when && { when }),
    }
    // "No pizza every day" wants other food too, on some of the days.
    const unplanned = stance === 'seen' || (not && when?.day === 'every')
    return [{ constraint, certainty: unplanned ? 0.4 : 0.85, items: [item] }]
  }),
]

/** "Takoyaki at Wanaka": what is eaten stands right before the house. */
function isOfTheHouse(dish: Item, items: readonly Item[], tokens: Parameters<Rule>[0]['tokens']): boolean {
  const house = items.find(({ is, first }) => is === 'name' && first >= dish.last)
  return (
    (house?.kind === 'food' || house?.kind === 'nightlife' || house?.kind === 'experience') &&
    indices(dish.last, house.first).every((index) => isAt('atHouses', tokens, index))
  )
}

const isWhoIAm = ({ first }: Item, tokens: Parameters<Rule>[0]['tokens']) =>
  isAt('iAm', tokens, first - 1) && (tokens[first - 1]?.text !== 'am' || isAt('selves', tokens, first - 2))

/**
 * "Gelato after dinner every night" is gelato every day; so is one a day. "Beer in the evening in Kazimierz": the hour is that of
 * the visit. A meal says the part of the day.
 */
function mealTime(
  items: readonly Item[],
  piece: readonly Item[],
  words: Parameters<Rule>[0]['tokens'],
): When | null {
  const when = whenOf(items)
  // "Paella one day" is once.
  const daily = all(items, 'per').some(
    ({ value, first }) =>
      value === 'day' && !(isListed('indefinite', words[first]?.text ?? '') && words[first]?.text !== 'a'),
  )
  if (when?.day === 'every' || daily)
    return {
      day: 'every',
      ...(when?.part && when.part !== 'noon' && !has(items, 'meal') && { part: when.part }),
    }
  if (!when || piece.some(({ is }) => is === 'name')) return null
  const { part, ...rest } = when
  const said = has(items, 'meal') || (part === 'noon' && isOnADay(when)) || part === undefined
  const kept = said ? rest : { ...rest, part }
  return Object.keys(kept).length > 0 ? kept : null
}
