import type { Constraint, Target, When } from './constraint'
import { clauseHas, clauseOf, isBooked } from './coverage'
import { askedBack, doubt, isBeforeCondition } from './doubt'
import type { Item } from './items'
import { facts, unconditional } from './kinds'
import { isAt, isListed, listed } from './lexicons'
import { withOwnWord } from './own-word'
import { fillers, type Piece, type Stance, says } from './piece'
import { doubtRemarkedOn, isTimeOrCount } from './remarks'
import { mealtimes } from './rules/mealtimes'
import { money } from './rules/money'
import { access, diets, party } from './rules/people'
import { type Found, has, type Rule, type Seen } from './rules/rule'
import { arrival, hours, occasion, pace, rest } from './rules/times'
import { food, visits } from './rules/visits'
import { avoid, base, dayTrip, ways } from './rules/ways'
import { carryDay, dayOf, shareDate, shareDay, shareTickets } from './shared-times'
import { stancesOf } from './stances'
import { indices, type Token } from './tokens'
import { endOf } from './unread'
import { shift, whenOf } from './when'

/** In this order: each leaves to the next what it did not use. */
const rules: readonly Rule[] = [
  diets,
  access,
  party,
  occasion,
  money,
  rest,
  mealtimes,
  arrival,
  base,
  dayTrip,
  hours,
  pace,
  ways,
  avoid,
  food,
  visits,
]

/** "Since 1974". */
const isYear = ({ is, number = 0 }: Item) => is === 'number' && number >= 1900

/** What a piece must hold to continue the list before it. */
const speaks = (piece: Piece) => piece.items.some(({ is, target }) => target !== undefined || is === 'food')

/** What a sentence says, and its pieces that want or do not want something that was not found. */
export function sentence(
  said: readonly Piece[],
  tokens: readonly Token[],
  isUnknown: Seen['isUnknown'],
  isStrange: Seen['isUnknown'],
): { found: Found[]; missed: Piece[] } {
  const { own: pieces, sure } = withOwnWord(said, tokens, isStrange)
  const stances = stancesOf(
    pieces,
    speaks,
    ({ items, stance }) => {
      const first = items[0]?.first ?? 0
      const end = stance === 'skip' ? clauseOf(items, tokens)[1] : (items.at(-1)?.last ?? 0)
      return !indices(first, Math.max(end, first + 3)).some(isUnknown)
    },
    ({ last }) => /^\p{L}/u.test(tokens[last]?.text ?? ''),
  )
  /** A word that neither means something nor is known to change nothing. */
  const isWord = (at: number) => isUnknown(at) && isStrange(at)
  const found: Found[] = []
  const missed: Piece[] = []
  let before: Seen | null = null
  for (const [index, piece] of pieces.entries()) {
    const seen: Seen = {
      piece,
      items: piece.items,
      stance: stances[index] ?? null,
      tokens,
      before,
      isUnknown: isWord,
      obscure: isObscure(pieces, index, tokens, isWord),
    }
    const here = readPiece(seen)
    takeDay(found, here, seen)
    if (!sure.has(piece))
      doubt(here, piece, pieces, seen.stance, before?.stance ?? null, tokens, isStrange, isWord)
    carryDay(found.at(-1), here, piece, tokens)
    const own = piece.joint === 'except' ? withExceptions(found, here) : null
    // "It is gross, but our kids insist on it": who is named says it of the place before.
    const ofPeople = here.length > 0 && here.every(({ constraint }) => constraint?.is === 'party')
    if (ofPeople && piece.joint === 'but') ofTheSame(found, seen)
    found.push(...(own ?? here))
    let settled = here.length > 0 && !piece.items.some(({ is }) => is === 'some-day')
    if (here.length === 0) {
      const last = found.at(-1)
      const said = last?.constraint
      const exception = ofTheException(found, seen, isStrange)
      if (exception) found.push(exception)
      else ofTheSame(found, seen)
      settled = exception !== null
      // "An excursion, only one, on Saturday": a day that went nowhere.
      const strange = indices(...clauseOf(piece.items, tokens)).some(isStrange)
      if (
        last?.constraint &&
        last.constraint === said &&
        !strange &&
        !facts.has(last.constraint.is) &&
        piece.items.every(isTimeOrCount) &&
        !(
          last.constraint.is === 'day-trip' &&
          piece.items.some(({ is, value }) => is === 'per' || (is === 'day' && value === ''))
        ) &&
        !piece.items.every(isYear)
      )
        last.certainty = Math.min(last.certainty, askedBack)
    }
    const end = pieces[index + 1]?.items[0]?.first ?? endOf(piece.items.at(-1)?.last ?? 0, tokens)
    const unknown = piece.stance !== null && indices(piece.items[0]?.first ?? 0, end).some(isUnknown)
    // "My son won't eat vegetables": that there is a son is not all of it.
    const isHalf =
      unknown && piece.stance === 'skip' && here.every(({ constraint }) => constraint?.is === 'party')
    if ((!settled && (unknown || wantsSomething(piece, seen.stance))) || (settled && isHalf))
      missed.push(piece)
    // "…, frankly, …" comes between.
    if (!piece.items.every(({ is }) => is === 'nothing')) before = seen
  }
  leaveToTheOther(found, tokens)
  spareTheNamed(found, tokens)
  if (sure.size === 0) doubtRemarkedOn(found, pieces, tokens, isStrange)
  shareDate(found)
  shareDay(found, pieces, stances, tokens)
  shareTickets(found, pieces)
  if (pieces.some(({ items }) => items.some(({ is }) => is === 'if'))) askBack(found, pieces, tokens)
  return { found, missed }
}

/** "On Wednesday I have a dinner, leave the evening free", "Saturday only: …": the day of a piece that says nothing else. */
function takeDay(found: readonly Found[], here: readonly Found[], { before, items }: Seen): void {
  const other = { ...(before && whenOf(before.items)) }
  shift(other, items)
  const { day, weekday, date } = other
  const said = found.at(-1)
  const isBusy = said?.constraint?.is === 'rest' && before?.items.some(({ is }) => is === 'busy')
  if (
    !before ||
    before.items.some(({ target, is }) => target || is === 'food') ||
    !hasDay({ day, weekday, date }) ||
    day === 'every'
  )
    return
  for (const each of here) {
    const wish = each.constraint
    if ((wish?.is !== 'rest' && wish?.is !== 'pin') || hasDay(wish.when) || !wish.when.part) continue
    each.constraint = {
      ...wish,
      when: { ...(day && { day }), ...(weekday && { weekday }), ...(date && { date }), ...wish.when },
    }
    if (isBusy && said && wish.is === 'rest') said.constraint = null
  }
}

const hasMorning = (found: readonly Found[]) =>
  found.some(({ constraint }) => constraint?.is === 'rest' && constraint.when.part === 'morning')

/** "The Natural History Museum is a must, no other museums": none but that one. */
function spareTheNamed(found: readonly Found[], tokens: readonly Token[]): void {
  for (const each of found) {
    const said = each.constraint
    const [kind] = each.items
    if (said?.is !== 'skip' || said.what.by !== 'kind' || said.except || !kind) continue
    if (!isAt('others', tokens, kind.first - 1)) continue
    const family = said.what.kind
    const except = found.flatMap(({ constraint, items: [name] }) =>
      (constraint?.is === 'must' || constraint?.is === 'like' || constraint?.is === 'pin') &&
      constraint.what.by === 'place' &&
      (name?.kind === family || (family === 'museum' && name?.kind === 'gallery'))
        ? [constraint.what]
        : [],
    )
    if (except.length > 0) each.constraint = { ...said, except }
  }
}

/**
 * "Places that are halal", "for food I have 90 a day", "a grand dinner, whatever it costs", "we arrive by ferry": a word that says
 * something by itself belongs to what else the sentence says.
 */
function leaveToTheOther(found: readonly Found[], tokens: readonly Token[]): void {
  const is = (...kinds: Constraint['is'][]) =>
    found.some(({ constraint }) => constraint && kinds.includes(constraint.is))
  const splurge = found.find(({ constraint }) => constraint?.is === 'splurge')
  for (const each of found) {
    const said = each.constraint
    const isFood =
      said?.is === 'like' && said.what.by === 'interest' && said.what.interest === 'Food & Dining'
    const belongs =
      (isFood && is('diet', 'spend', 'allergy')) ||
      (said?.is === 'budget' && said.level === 'luxury' && splurge !== undefined) ||
      (said?.is === 'move' && !said.not && is('arrive', 'leave')) ||
      // "No shellfish, but fish is fine."
      (said?.is === 'eat' &&
        found
          .slice(0, found.indexOf(each))
          .some(({ constraint }) => constraint && isListed('barred', constraint.is)) &&
        clauseHas('okay', each.items, tokens)) ||
      // "Dinner early, at half past six" is the hour of dinner.
      ((said?.is === 'start' || said?.is === 'end') &&
        said.at === undefined &&
        said.early &&
        is('mealtime')) ||
      // "We arrive at 22:40 and want to bed", "nothing before ten, we'll be out late".
      (said?.is === 'end' && said.at === undefined && is(said.early ? 'arrive' : 'start')) ||
      // "Nothing on Sunday morning, we sleep in" says why.
      (said?.is === 'start' && said.early === false && hasMorning(found))
    if (belongs) each.constraint = null
  }
}

/**
 * "If it is sunny, the beach": what hangs on a condition is asked back. "If the Borghese is sold out, the Barberini": the first
 * is wanted anyway.
 */
function askBack(found: Found[], pieces: readonly Piece[], tokens: readonly Token[]): void {
  const gone = pieces.find(({ items }) => items.some(({ is }) => is === 'if-gone'))
  for (const each of found) {
    const own = pieces.find(({ items }) => each.items.some((item) => items.includes(item)))
    if ((own && isBeforeCondition(own, pieces, tokens)) || (each.constraint && isBooked(each.constraint)))
      continue
    const wanted = each.items.some((item) => gone?.items.includes(item)) && each.constraint
    if (wanted && 'what' in wanted && typeof wanted.what === 'object' && wanted.what.by === 'place')
      each.constraint = { is: 'must', what: wanted.what }
    else if (each.constraint && !unconditional.has(each.constraint.is) && !isElsewhere(each, pieces))
      each.certainty = Math.min(each.certainty, askedBack)
  }
}

/** "I hate crowds, so the castle only if …": a dislike in a piece of its own. */
const isElsewhere = ({ constraint, items }: Found, pieces: readonly Piece[]) =>
  constraint?.is === 'avoid' &&
  pieces.some(
    (piece) =>
      piece.stance === 'skip' &&
      items.every((item) => piece.items.includes(item)) &&
      !piece.items.some(({ is }) => is === 'if'),
  )

/**
 * Whether a word beside what a piece names means nothing to the reader, in the piece or in a remark on it that names nothing
 * itself: what is only named may be wanted then, or not.
 */
function isObscure(
  pieces: readonly Piece[],
  index: number,
  tokens: readonly Token[],
  isUnknown: Seen['isUnknown'],
): boolean {
  const own = pieces[index]?.items ?? []
  const last = own.at(-1)?.last ?? 0
  const next = pieces.slice(index + 1).find(isTopic)?.items[0]
  const [from] = clauseOf(own, tokens)
  const to = next === undefined ? endOf(last, tokens) : Math.max(last, clauseOf([next], tokens)[0])
  return indices(from, to).some(isUnknown)
}

/** A piece that is about something of its own. */
const isTopic = (piece: Piece) => piece.items.some((item) => isSubject(item) || topics.has(item.is))
const topics = listed('topics')

/** "Have seen the …", "tickets for the …": of whatever is named, nothing was found. */
function wantsSomething({ items, joint }: Piece, stance: Stance | null): boolean {
  if (items.some(({ is }) => is === 'unplanned' || is === 'some-day')) return true
  // "The Forum, but not on Sunday".
  if (joint === 'except') return true
  // A meal with nothing to eat and no place cannot be planned.
  const named = items.some(
    ({ is }) => is === 'booked' || is === 'meal' || is === 'seen' || is === 'must' || is === 'skip',
  )
  return named || (stance !== null && items.some(isSubject))
}

/** What a wish may be about. */
const isSubject = ({ is, target }: Item) => target !== undefined || subjects.has(is)
const subjects = listed('subjects')

function readPiece(seen: Seen): Found[] {
  const found: Found[] = []
  let left: readonly Item[] = seen.items
  for (const rule of rules) {
    const here = rule({ ...seen, items: left })
    found.push(...here)
    const used = new Set(here.flatMap(({ items }) => items))
    if (used.size > 0) left = left.filter((item) => !used.has(item))
  }
  return found
}

/** "… we would rather see it at sunrise", "… but my husband insists on it": said of the place before. */
function ofTheSame(found: Found[], { piece, items, stance, before, tokens, isUnknown }: Seen): void {
  const last = found.at(-1)
  const said = last?.constraint
  if (!last || !said || items.some(isTarget)) return
  if (piece.joint === 'except' && said.is !== 'skip') return
  const when = whenOf(items)
  const wanted = stance === 'like' || stance === 'must' || stance === null
  // "One special dinner, money no object, on day 2".
  const dinner = found.find(({ constraint }) => constraint?.is === 'splurge')?.constraint
  if (
    dinner?.is === 'splurge' &&
    Object.keys(dinner.when).length === 0 &&
    when &&
    items.every(isTimeOrCount)
  ) {
    const { part: _part, at: _at, ...day } = when
    const own = found.find(({ constraint }) => constraint === dinner)
    if (own) own.constraint = { ...dinner, when: day }
    return
  }
  const isClear = !indices(...clauseOf(items, tokens)).some(isUnknown)
  const refused = isClear ? takenBack(said, piece, stance, before, tokens) : null
  if (refused) {
    last.constraint = { is: 'skip', what: refused }
    last.certainty = 0.85
    return
  }
  // "On Tuesday, but only in the afternoon": the hour of that visit.
  if (said.is === 'pin' && wanted && when && said.when.part === undefined && said.when.at === undefined) {
    const { part, at, ...day } = when
    if (Object.keys(day).length === 0)
      last.constraint = {
        ...said,
        when: { ...said.when, ...(part && { part }), ...(at !== undefined && { at }) },
      }
    return
  }
  // "A dip at Bačvice in the morning, the first day": the day of that visit, of that meal, or of that feast.
  if (
    (said.is === 'pin' ||
      said.is === 'rest' ||
      said.is === 'occasion' ||
      ((said.is === 'eat' || said.is === 'meal') && piece.joint === 'list')) &&
    wanted &&
    when &&
    !(said.when && hasDay(said.when)) &&
    hasDay(when) &&
    items.every(isTimeOrCount)
  ) {
    // "Beach in the morning, museums in the afternoon, every day": all of them.
    const all = when.day === 'every' ? found : [last]
    for (const each of all)
      if (each.constraint?.is === said.is && !(each.constraint.when && hasDay(each.constraint.when)))
        each.constraint = {
          ...each.constraint,
          when: said.is === 'occasion' ? (dayOf(when) ?? when) : { ...when, ...each.constraint.when },
        }
    return
  }
  if ((said.is === 'must' || said.is === 'like') && said.what.by !== 'name' && when && wanted && before) {
    const { day, part, weekday, at, date } = when
    // "Tickets for the opera, on the 12th at seven".
    const booked = has(before.items, 'booked') && said.what.by === 'place'
    if (day ?? part ?? weekday ?? at ?? date)
      last.constraint = { is: 'pin', what: said.what, when, ...(booked && { booked: true as const }) }
  } else if (
    said.is === 'skip' &&
    piece.joint === 'but' &&
    stance !== null &&
    stance !== 'skip' &&
    stance !== 'seen' &&
    // "…, but the Memorial": something else.
    !indices(last.items.at(-1)?.last ?? 0, clauseOf(items, tokens)[1]).some(
      (at) => isUnknown(at) && tokens[at]?.capital,
    )
  )
    last.constraint = { is: 'must', what: said.what }
  else if (said.is === 'skip' && piece.joint === 'except') last.certainty = askedBack
  else if (said.is === 'avoid-food' && piece.joint === 'but' && stance !== null && stance !== 'skip')
    last.certainty = askedBack
}

const hasDay = ({ day, weekday, date }: When) =>
  day !== undefined || weekday !== undefined || date !== undefined

/** "We have never been there and don't want to", "it is sold out, so leave it out": the place before is refused. */
function takenBack(
  said: Constraint,
  { items, joint }: Piece,
  stance: Stance | null,
  before: Seen | null,
  tokens: readonly Token[],
): Target | null {
  if (
    stance !== 'skip' ||
    !before ||
    !refusable.has(said.is) ||
    !('what' in said) ||
    typeof said.what !== 'object'
  )
    return null
  const isKind = said.what.by === 'kind' || said.what.by === 'interest'
  if (
    !(said.what.by === 'place' || isKind) ||
    !items.every(({ is }) => says.has(is) || fillers.has(is) || answering.has(is))
  )
    return null
  const refusal = items.find(({ is }) => is === 'skip')
  if (has(before.items, 'not-seen') && !isKind) return joint === 'except' ? null : said.what
  // "The bridge, frankly, one can do without": a whole phrase that refuses what was only named.
  const isPhrase = refusal !== undefined && refusal.last - refusal.first > 1
  if (isPhrase && joint === 'list' && before.piece.stance === null && isOneThing(before.items))
    return said.what
  const isOfIt =
    refusal !== undefined &&
    indices(refusal.first, refusal.last + 1).some((index) => isAt('pronouns', tokens, index))
  return isOfIt ? said.what : null
}

const isOneThing = (items: readonly Item[]) =>
  items.filter(({ target }) => target !== undefined).length === 1 &&
  items.every(({ is, target }) => target !== undefined || fillers.has(is))

const refusable = listed('refusable')
const answering = listed('answering')

/** "No museums except the Borghese, which we want on the second day": said of the exception. */
function ofTheException(
  found: readonly Found[],
  { items, stance, before, tokens }: Seen,
  isStrange: Seen['isUnknown'],
): Found | null {
  const last = found.at(-1)
  const what = last?.constraint?.is === 'skip' ? last.constraint.except?.at(-1) : undefined
  const when = whenOf(items)
  const wanted = stance === 'like' || stance === 'must' || stance === null
  if (!last || !what || !when || !wanted || before?.piece.joint !== 'except' || items.some(isTarget))
    return null
  // "…, we want to sleep long on the second day" is about something else.
  if (indices(...clauseOf(items, tokens)).some(isStrange)) return null
  return { constraint: { is: 'pin', what, when }, certainty: last.certainty, items: [...items] }
}

const isTarget = ({ target, is }: Item) => target !== undefined || is === 'food' || is === 'meal'

/** Joins "except the Borghese" to "no museums"; gives what is a wish of its own, or null where there is nothing to join. */
function withExceptions(found: readonly Found[], exceptions: readonly Found[]): Found[] | null {
  const last = found.findLast(({ constraint }) => constraint?.is === 'skip')
  if (last?.constraint?.is !== 'skip') return null
  const except = exceptions.flatMap(({ constraint }) =>
    constraint?.is === 'like' || constraint?.is === 'pin' ? [constraint.what] : [],
  )
  if (except.length === 0) return null
  last.constraint = { ...last.constraint, except: [...(last.constraint.except ?? []), ...except] }
  return exceptions.filter(({ constraint }) => constraint?.is !== 'like')
}
