import { daysBetween } from '~/domain/calendar/calendar-date'
import type { Draft, EditFacts } from '~/domain/itinerary/edit/draft'
import { partsOf } from '~/domain/itinerary/edit/places'
import { type Said, sequence } from '~/domain/message'
import { answerTo } from '../answers/answer-to'
import type { Outcome } from '../changes/outcome'
import { type Intent, isChange, type Question } from '../intent/intent'
import { readIntents } from '../intent/read-intents'
import type { Offer } from '../offer'
import { outcomesOf, proposalOf, type Reach, type Reply, refusals, replyTo } from '../reply'
import { daysNamed, nameOf, namesDay } from '../scene'
import { answer } from '../sentences'
import { plain } from '../subject'
import { journeysAsked, sentencesOf } from './about-journeys'
import { placesChanged, type StayNow } from './change-places'
import { intentInPlace, type Position, saidInTrip, stepInTrip } from './in-trip'
import { type NamedPlace, type PlacesAsked, placesNamed, readPlaces } from './read-places'
import { ofSeveral } from './sentences'

/** One place of the trip as a trip of its own. */
interface Part {
  position: Position
  name: string
  draft: Draft
  facts: EditFacts
}

/**
 * The answer to a message about a trip to several places. What is asked for about the places themselves becomes other places for the
 * trip; what is asked about the journeys between them is answered from these; all else is answered in the places that it is about, and
 * in every place where it names none. `earlier` are the traveller's messages before, the latest first.
 */
export function replyOfSeveral(
  text: string,
  draft: Draft,
  facts: EditFacts,
  reach: Reach,
  earlier: readonly string[] = [],
): Reply {
  const { answers, rest } = journeysAsked(sentencesOf(text), draft.itinerary, namedIn(facts), earlier)
  if (answers.length === 0) return withoutJourneys(text, draft, facts, reach)
  if (rest.length === 0) return { say: sequence(answers) }
  const { say, ...other } = withoutJourneys(rest.join(' '), draft, facts, reach)
  return { ...other, say: sequence([...answers, say]) }
}

/** The answer to what is not about a journey. */
function withoutJourneys(text: string, draft: Draft, facts: EditFacts, reach: Reach): Reply {
  const named = namedIn(facts)
  const { wishes, rest } = placesAsked(text, facts)
  if (wishes.length === 0) return inPlaces(text, { draft, facts, reach, named })
  const other = rest.length > 0 ? inPlaces(rest.join(' '), { draft, facts, reach, named }) : null
  const { dayLimit } = facts.request
  const changed = placesChanged(wishes, staysNow(draft), dayLimit ?? undefined)
  if (!changed.ok) return { ...other, say: sequence([changed.why, other?.say ?? '']) }
  if (reach !== 'revise') return { say: sequence([refusals[reach], other?.say ?? '']) }
  const { change, longer, capped = false } = changed
  const stays = change.destinations.map(({ destination, nights = null }) =>
    ofSeveral('chat.place-stay', { place: destination.split(',')[0] ?? destination, nights }),
  )
  // Other places come first: what else is asked for is done in the trip as it is then.
  const { proposal, ...told } = other ?? { say: '' }
  return {
    ...told,
    say: sequence([
      ofSeveral('chat.places-change', { stays }),
      longer === undefined
        ? ''
        : ofSeveral('chat.places-longer', { days: longer, limit: capped ? dayLimit : null }),
      proposal ? ofSeveral('chat.places-first', {}) : told.say,
    ]),
    places: change,
  }
}

/** What a message asks for about the places of a trip. */
export function placesAsked(text: string, facts: EditFacts): PlacesAsked {
  return readPlaces(text, namedIn(facts), (sentence) =>
    factsByPlace(facts).some((each) => namesSight(sentence, each)),
  )
}

/** The towns that a message adds to the trip, with the nights that it says. */
export function townsAdded({ wishes }: PlacesAsked): { destination: string; nights?: number }[] {
  return wishes.flatMap((wish) => {
    const named =
      wish.is === 'list'
        ? wish.places
        : 'place' in wish
          ? [{ ...wish.place, ...('nights' in wish && { nights: wish.nights }) }]
          : []
    return named.flatMap(({ known, destination, nights }) =>
      known ? [] : [{ destination, ...(nights !== undefined && { nights }) }],
    )
  })
}

/** What is known of each place of a trip, of which a plain one has one. */
const factsByPlace = (facts: EditFacts) => facts.places ?? [facts]

function namedIn(facts: EditFacts): NamedPlace[] {
  return factsByPlace(facts).map(({ destination: { label, name, aliases } }) => ({
    destination: label,
    names: [name, label, ...aliases],
  }))
}

function staysNow({ itinerary: { places, destination, startDate, endDate } }: Draft): readonly StayNow[] {
  return places ?? [{ destination, nights: daysBetween(startDate, endDate) }]
}

/** Whether a sentence names a place within a town. */
function namesSight(sentence: string, { destination }: EditFacts): boolean {
  return readIntents(sentence, destination).intents.some((intent) => {
    const what = 'what' in intent ? intent.what : undefined
    return what?.by === 'place' && destination.places.some(({ id }) => id === what.id)
  })
}

interface Asked {
  draft: Draft
  facts: EditFacts
  reach: Reach
  named: readonly NamedPlace[]
}

/** The answer of the places that a text is about. */
function inPlaces(text: string, { draft, facts, reach, named }: Asked): Reply {
  if (!draft.itinerary.places) return replyTo(text, draft, facts, reach)
  const parts = partsAlone(draft, facts)
  const [first] = parts
  const readings = parts.map((part) => ({
    part,
    ...readIntents(text, part.facts.destination, part.draft.itinerary),
  }))
  const about = relevant(text, readings, named)
  const intents = about.flatMap(({ intents: own }) => own)
  if (!first || readings.every(({ intents: own }) => own.length === 0))
    return { say: answer('chat.not-understood', {}) }
  const [only] = about
  if (only && intents.length === 0) return { say: daysOf(only.part) }
  const twice = sameName(about, text)
  if (twice.length > 1) return { say: answer('chat.which-of', { titles: twice }) }
  const least = about.reduce((best, each) => (each.unread.length < best.unread.length ? each : best))
  const missed = least.unread.length > 0 ? answer('chat.not-read', { parts: least.unread }) : ''
  const whole = least.intents.filter(isOfTrip)
  const offers: (Offer | undefined)[] = []
  const answers: Said[] = []
  const changes: Outcome[][] = []
  const scene = { draft, facts, text }
  for (const question of whole.filter(isQuestion)) {
    const { say, offer } = answerTo(question, { itinerary: draft.itinerary, facts, text })
    answers.push(say)
    offers.push(offer)
  }
  changes.push(outcomesOf(whole.filter(isChange), scene))
  const isSeveral = about.length > 1
  for (const { part, intents: own } of about) {
    const { position, name } = part
    const ofPart = { ...part, text }
    const here = own.filter((intent) => !isOfTrip(intent))
    for (const question of here.filter(isQuestion)) {
      const { say, offer } = answerTo(question, { itinerary: part.draft.itinerary, facts: part.facts, text })
      const said = saidInTrip(say, position.offset)
      answers.push(isSeveral ? ofSeveral('chat.in-place', { place: name, said }) : said)
      offers.push(offer)
    }
    const made = outcomesOf(here.filter(isChange), ofPart)
    changes.push(made.map((outcome) => outcomeInTrip(outcome, position)))
  }
  const offer = offers.find((each) => each)
  const outcomes = joined(changes.flat())
  const told = distinct(answers)
  if (outcomes.length === 0) return { say: sequence([...told, missed]), ...(offer && { offer }) }
  if (reach !== 'revise') return { say: sequence([...told, refusals[reach]]), ...(offer && { offer }) }
  const { say, ...proposed } = proposalOf(outcomes)
  return { say: sequence([...told, ...say, missed]), ...(offer && { offer }), ...proposed }
}

const isQuestion = (intent: Intent): intent is Question => !isChange(intent)

/** A day is named on which the trip is elsewhere. */
function daysOf({ name, position: { offset }, draft: { itinerary } }: Part): Said {
  const last = offset + itinerary.days.length
  return ofSeveral('chat.place-days', { place: name, first: offset + 1, last })
}

/** Names that a text means in several places alike: "the Accademia". */
function sameName(about: readonly Reading[], text: string): string[] {
  if (about.length < 2 || !about.every((each) => wordsNamed(each, text) > 0)) return []
  return about.flatMap(({ part, intents }) => {
    const target = intents.flatMap((intent) => ('what' in intent && intent.what ? [intent.what] : []))[0]
    const name = nameOf(target, { itinerary: part.draft.itinerary, facts: part.facts, text })
    return name ? [`${name}, ${part.name}`] : []
  })
}

/** What is the same in every place: asked of the trip as a whole. */
function isOfTrip(intent: Intent): boolean {
  switch (intent.is) {
    case 'courtesy':
    case 'checks':
    case 'travellers':
    case 'length':
    case 'dates':
    case 'book':
      return true
    case 'cost':
      return !intent.what && !namesDay(intent.when) && intent.of !== 'day'
    default:
      return false
  }
}

function partsAlone(draft: Draft, facts: EditFacts): Part[] {
  const parts = partsOf(draft, facts)
  return parts.flatMap(({ part, draft: own }): Part[] => {
    const { index, offset, plan, place } = part
    const alone = facts.places?.[index]
    if (!alone) return []
    const days = own.itinerary.days
    const itinerary = alone.recompute({ ...plan, days }, alone.request, alone.destination)
    return [
      {
        position: { index, offset, isLast: index === parts.length - 1 },
        name: place.name,
        draft: { itinerary, wishes: own.wishes },
        facts: alone,
      },
    ]
  })
}

interface Reading {
  part: Part
  intents: Intent[]
  unread: string[]
}

/** The places that a text is about: those that it names, else those that have what it names, else those that have its days. */
function relevant(text: string, readings: readonly Reading[], named: readonly NamedPlace[]): Reading[] {
  const said = placesNamed(text, named)
  const byName = readings.filter(({ part }) => said.includes(part.facts.destination.label))
  const among = byName.length > 0 ? byName : readings
  const most = Math.max(0, ...among.map((reading) => wordsNamed(reading, text)))
  const known = among.filter((reading) => wordsNamed(reading, text) === most)
  // "Is the Uffizi open on Monday?" is about one place, whether the trip is there then or not.
  if (known.length === 1 && (most > 0 || byName.length > 0)) return known.map((each) => onItsDays(each))
  const here = known.map((each) => onItsDays(each, true)).filter(({ intents }) => intents.length > 0)
  return here.length > 0 ? here : known.map((each) => onItsDays(each)).slice(0, 1)
}

/** A reading with the numbers that days have in its place; `strict` leaves out what is about weekdays and dates elsewhere. */
function onItsDays({ part, intents, unread }: Reading, strict = false): Reading {
  const { days } = part.draft.itinerary
  const own = intents.flatMap((intent) => intentInPlace(intent, part.position, days.length) ?? [])
  return { part, unread, intents: strict ? own.filter((intent) => hasItsDay(intent, part)) : own }
}

/** How many words of a text are the name of what it asks for in a place: "Accademia Gallery" is another one than "Gallerie dell'Accademia". */
function wordsNamed({ part, intents }: Reading, text: string): number {
  const typed = new Set(plain(text).split(' '))
  const known = { itinerary: part.draft.itinerary, facts: part.facts, text }
  const targets = intents.flatMap((intent) => [
    'what' in intent ? intent.what : undefined,
    'for' in intent ? intent.for : undefined,
    'to' in intent ? intent.to : undefined,
  ])
  return Math.max(
    0,
    ...targets.map((target) =>
      target?.by === 'place' || target?.by === 'area'
        ? plain(nameOf(target, known) ?? '')
            .split(' ')
            .filter((word) => word.length > 2 && typed.has(word)).length + 0.5
        : 0,
    ),
  )
}

/** A weekday or a date that is not among the days of a place belongs to another one. */
function hasItsDay(intent: Intent, { draft }: Part): boolean {
  const when = 'when' in intent ? intent.when : undefined
  return !namesDay(when) || daysNamed(when, draft.itinerary).length > 0
}

function outcomeInTrip(outcome: Outcome, position: Position): Outcome {
  const { offset } = position
  if ('impossible' in outcome) return { ...outcome, impossible: saidInTrip(outcome.impossible, offset) }
  const { title, steps, also } = outcome
  return {
    title: saidInTrip(title, offset),
    steps: steps.map((step) => stepInTrip(step, position)),
    ...(also && { also: saidInTrip(also, offset) }),
  }
}

/** Changes of one title are one; a place where nothing is to be done is not spoken of while another one has it done. */
function joined(outcomes: readonly Outcome[]): Outcome[] {
  const made = outcomes.flatMap((each) => ('steps' in each ? [each] : []))
  const byTitle = new Map<string, (typeof made)[number]>()
  for (const each of made) {
    const key = JSON.stringify(each.title)
    const before = byTitle.get(key)
    const steps = before ? [...before.steps, ...each.steps] : each.steps
    byTitle.set(key, { ...each, ...(before?.also && { also: before.also }), steps: distinct(steps) })
  }
  return byTitle.size > 0 ? [...byTitle.values()] : distinct(outcomes)
}

function distinct<Entry>(list: readonly Entry[]): Entry[] {
  return [...new Map(list.map((each) => [JSON.stringify(each), each])).values()]
}
