import type { Destination } from '~/domain/catalogue/destination'
import { stopsOf } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { fitsPattern } from '~/domain/reader/lexicons'
import { travellersIn } from '~/domain/reader/travellers-said'
import { plain } from '../subject'
import { type Clause, clausesOf, has, says } from './clause'
import { intentInShort } from './in-short'
import { type Intent, isChange } from './intent'
import { changesIn } from './read-changes'
import { putInPlace, takenBackFrom } from './read-corrections'
import { courtesy, looseQuestion, plainQuestion, stands } from './read-questions'
import { isReason, isSaidAgain } from './read-reasons'
import { statementsIn } from './read-statements'

/** What is asked for, and the parts that were not understood. */
export interface Asked {
  intents: Intent[]
  unread: string[]
}

/** Requests in one message, and characters of it; more are not read. */
const most = 8
const longest = 600

/** What a message to the assistant asks for, in any of the reader's languages. */
export function readIntents(
  text: string,
  destination: Destination,
  itinerary?: Pick<ItineraryView, 'days'>,
): Asked {
  const intents = new Map<string, Intent>()
  const unread: string[] = []
  let missed: boolean = false
  let reason: boolean = false
  for (const clause of saidIn(text.slice(0, longest), destination, ownTitles(itinerary))) {
    const before = [...intents.values()].at(-1)
    const swapped = putInPlace(before, clause)
    if (before && swapped) intents.delete(intentInShort(before))
    const read = swapped ? [swapped] : (completes(before, clause) ?? intentsOf(clause, destination))
    if (before && isChange(before) && (isReason(clause, read) || isSaidAgain(clause, read, before))) continue
    const whole = before && withTime(before, clause)
    if (whole) {
      intents.delete(intentInShort(before))
      intents.set(intentInShort(whole), whole)
      continue
    }
    // "A day in Pérouges, is that possible? Add it."
    if (before && isChange(before) && read.length === 1 && intentInShort(read[0] as Intent) === 'add')
      continue
    // "Way too expensive, take out the castle".
    if (before && reason && read.some(isChange)) intents.delete(intentInShort(before))
    // "The seaplane out, much too dear": why it is to go, and no wish for a cheaper plan.
    const isOfUnknown: boolean = missed && read.every((intent) => intentInShort(intent) === 'cheaper')
    const found: Intent[] = isOfUnknown ? [] : read
    reason = isReason(clause, found)
    missed = found.length === 0 && says(clause, 'do:remove')
    if (found.length === 0) unread.push(clause.text)
    const [open] = found
    if (open && [...intents.values()].at(-1)?.is === open.is) intents.delete(open.is)
    for (const intent of found) intents.set(intentInShort(intent), intent)
  }
  const all = [...intents.values()]
  // "Thanks! And now without museums": the thanks is not what is asked for.
  const asked = all.filter(({ is }) => is !== 'courtesy')
  return { intents: (asked.length > 0 ? asked : all).slice(0, most), unread }
}

/** The clauses of a message. Where somebody begins anew, the request before is not there, and without one after it all is asked back. */
function saidIn(text: string, destination: Destination, titles: readonly string[]): Clause[] {
  const from = takenBackFrom(text)
  if (from === null) return clausesOf(text, destination, titles)
  const after = clausesOf(text.slice(from), destination, titles)
  const isNew = after[0]?.said.some(({ meaning }) => /^(do:(?!rather)|ask:)/.test(meaning))
  return [...clausesOf(text.slice(0, from), destination, titles).slice(0, -1), ...after.slice(isNew ? 0 : 1)]
}

/** "Could we add Kamakura? On day 4": the day or the hour of the request before, in a clause that says nothing else. */
function withTime(before: Intent, clause: Clause): Intent | null {
  const { when, names, kinds, question } = clause
  if (!when || names.length + kinds.length > 0 || question) return null
  if (
    clause.said.some(({ meaning }) => /^do:(?!add|move)/.test(meaning)) ||
    has(clause, 'rest') ||
    has(clause, 'not')
  )
    return null
  return (before.is === 'add' || before.is === 'day-trip') && before.what && !before.when
    ? { ...before, when }
    : null
}

/** Titles of stops that are not of the catalogue, whose names the reader does not know. */
function ownTitles(itinerary: Pick<ItineraryView, 'days'> | undefined): string[] {
  return (itinerary?.days ?? []).flatMap((day) =>
    stopsOf(day).flatMap(({ placeId, title }) => (placeId === null ? [title] : [])),
  )
}

/** "Why did you choose this? The Crypt, I mean": the name that the question before was about. */
function completes(before: Intent | undefined, { said, names: [name] }: Clause): Intent[] | null {
  const asks = said.some(({ meaning }) => /^(do|ask):/.test(meaning))
  if (!before || !name?.target || asks || !('is' in before)) return null
  switch (before.is) {
    case 'why':
    case 'instead':
    case 'tickets':
    case 'about':
    case 'when-is':
      return before.what ? null : [{ is: before.is, what: name.target }]
    case 'hours':
      return before.what ? null : [{ ...before, what: name.target }]
    default:
      return null
  }
}

function intentsOf(clause: Clause, destination: Destination): Intent[] {
  const changes = clause.said.some(({ meaning }) => meaning.startsWith('do:'))
  // "The price does not matter, when are we at the fountain?"
  if (!changes && clause.names.length === 0 && fitsPattern('notAsked', plain(clause.text))) return []
  const question = changes ? null : plainQuestion(clause, destination)
  if (question) return [question]
  const advice = adviceIn(clause, destination)
  if (advice) return advice
  const polite = courtesy(clause)
  if (polite) return [polite]
  if (clause.said.some(({ meaning }) => meaning === 'do:undo') && clause.names.length === 0)
    return [{ is: 'courtesy', which: 'undo' }]
  const heads = headsIn(clause)
  if (heads) return [heads]
  const asked = changesIn(clause, destination)
  if (asked && isWondering(clause, asked)) return []
  if (asked && !isAsking(clause)) return asked
  const other = plainQuestion(clause, destination) ?? looseQuestion(clause, destination)
  if (other) return [other]
  const asks = ofTheSky(clause) ?? between(clause)
  if (asks && !asked) return [asks]
  // What begins with a word of asking and was not understood is no wish.
  return asked ?? (isAsked(clause) ? [] : statementsIn(clause, destination))
}

/** "We are four now": said of the whole trip, and of nothing else. */
function headsIn({ items, tokens, names, question, when }: Clause): Intent | null {
  const ofMore = items.some(({ is }) => ['meal', 'kind', 'food', 'diet', 'access', 'interest'].includes(is))
  if (question || ofMore || when || names.length > 0) return null
  const counted = items.some(
    ({ is, value }) => is === 'adults' || is === 'we-are' || (is === 'party' && value === 'alone'),
  )
  const travellers = counted ? travellersIn(items, tokens) : null
  return travellers && { is: 'travellers', travellers }
}

/** "And if it pours on day 3?", "will it rain on Friday?" */
function ofTheSky({ items, question, when }: Clause): Intent | null {
  const rains = items.some(({ is, value }) => is === 'avoid' && value === 'rain')
  if (!rains || !question) return null
  const isIf = items.some(({ is }) => is === 'if')
  return { is: isIf ? 'rain' : 'weather', ...(when && { when }) }
}

/** "Walking time from the Pantheon to Piazza Navona". */
function between({ names, tokens }: Clause): Intent | null {
  const [from, to] = names
  const isWay = stands(from, 'origins', tokens) && stands(to, 'goals', tokens)
  if (names.length !== 2 || !from?.target || !to?.target || !isWay) return null
  return { is: 'way', from: from.target, to: to.target }
}

/** "Why did you remove it?", "should we skip it?", "what would you remove?": asked, and not told to be done. */
function adviceIn(clause: Clause, destination: Destination): Intent[] | null {
  const [name] = clause.names
  if (says(clause, 'ask:why')) return [{ is: 'why', ...(name?.target && { what: name.target }) }]
  const told = clause.said.some(({ meaning }) => meaning.startsWith('do:'))
  if (says(clause, 'ask:advice') && name?.target && clause.question)
    return [plainQuestion(clause, destination) ?? { is: 'about', what: name.target }]
  // "Would you drop the Colosseum if you were me?"
  const supposed = clause.items.some(({ is }) => is === 'if') && name?.target
  if (told && clause.question && supposed) return [{ is: 'about', what: supposed }]
  return told && clause.question && isAsked(clause) && !says(clause, 'polite') ? [] : null
}

/** A question that only sounds like a request: "what is near", "what do we do". */
function isAsking(clause: Clause): boolean {
  return (
    clause.question &&
    clause.said.some(({ meaning }) => /^ask:(near|about|day|when)$/.test(meaning)) &&
    !clause.said.some(({ meaning }) => meaning.startsWith('do:'))
  )
}

/** "Is Neuschwanstein worth the trek?": a day trip that is asked about, and not told to be added. */
function isWondering(clause: Clause, asked: readonly Intent[]): boolean {
  const told = clause.said.some(({ meaning }) => meaning.startsWith('do:'))
  return clause.question && isAsked(clause) && !told && asked.every(({ is }) => is === 'day-trip')
}

/** Whether a clause begins with a word of asking. */
function isAsked({ items: [first] }: Clause): boolean {
  return first?.is === 'question' || first?.is === 'asks'
}
