import type { Destination } from '~/domain/catalogue/destination'
import type { Check } from '~/domain/itinerary/itinerary'
import { type Message, type Said, textsIn } from '~/domain/message'
import { allStops, type CheckContext, isOwn, type JudgedDay, nameOf, type Stop } from './context'
import { knownNames } from './known-names'
import { namesTyped } from './names-typed'
import { tell } from './sentences'
import { type Style, unknownVenues } from './venue-names'
import { type Fault, fault, verdict } from './verdict'

interface Passage {
  where: Message
  /** The stop that the text is about. */
  stop?: Stop
  text: Said
  style: Style
}

/** No text contains the name of a venue that is not a stop or a place of the catalogue. */
export function wordsCheck(context: CheckContext): Check {
  const { plan, destination } = context
  const stops = allStops(context)
  const own = stops.filter(isOwn).flatMap(({ activity }) => textsIn(activity.title))
  const { interests, additionalInfo } = context.request
  const venuesIn = readerOf(destination, [...own, ...interests, ...namesTyped(additionalInfo)])
  const passages: Passage[] = [
    { where: tell('check.words.overview', {}), text: plan.overview, style: 'prose' as const },
    ...context.days.flatMap(passagesOf),
    ...plan.tips.map((text, index) => ({
      where: tell('check.words.tip', { number: index + 1 }),
      text,
      style: 'prose' as const,
    })),
  ]
  const faults: Fault[] = []
  for (const { where, stop, text, style } of passages) {
    for (const name of textsIn(text).flatMap((each) => venuesIn(each, style)))
      faults.push(fault(tell('check.words.unknown', { where, name: short(name) }), ...(stop ? [stop] : [])))
    if (faults.length >= enoughFaults) break
  }
  const pass = tell('check.words.pass', {
    texts: passages.length,
    stops: stops.length,
    places: destination.places.length,
  })
  return verdict('words', { faults, unknowns: [], pass, endedEarly: faults.length >= enoughFaults })
}

/** A name as evidence holds it. What reads like a name may be as long as its text, which no message can hold. */
function short(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name
}

const longestName = 120

/** Unknown names after which no further text is read: two are told, and texts full of names are slow to read. */
const enoughFaults = 60

type Reader = (text: string, style: Style) => string[]

/** Texts that are remembered: those of a few trips. */
const mostRemembered = 4000

/** The last matcher of each destination: during editing, nearly all texts are the same as before. */
const readers = new WeakMap<Destination, { asked: string; read: Reader }>()

function readerOf(destination: Destination, asked: string[]): Reader {
  const key = asked.join('\n')
  const last = readers.get(destination)
  if (last?.asked === key) return last.read
  const known = knownNames(destination, asked)
  const found = new Map<string, string[]>()
  const read: Reader = (text, style) => {
    const passage = `${style} ${text}`
    const names = found.get(passage) ?? unknownVenues(text, style, known)
    if (found.size >= mostRemembered) found.clear()
    found.set(passage, names)
    return names
  }
  readers.set(destination, { asked: key, read })
  return read
}

function passagesOf({ day, activities }: JudgedDay): Passage[] {
  const of = { ofDay: day.day }
  return [
    { where: tell('check.words.day-title', of), text: day.title, style: 'heading' },
    ...(day.note
      ? [{ where: tell('check.words.day-note', of), text: day.note, style: 'prose' as const }]
      : []),
    { where: tell('check.words.day-area', of), text: day.area, style: 'heading' },
    ...activities.filter((stop) => !isOwn(stop)).flatMap(passagesOfStop),
  ]
}

/** What a traveller typed about their own stop is not checked. */
function passagesOfStop(stop: Stop): Passage[] {
  const { activity, day } = stop
  const of = { stop: nameOf(stop), ofDay: day.day }
  return [
    { where: tell('check.words.stop-title', of), stop, text: activity.title, style: 'heading' },
    { where: tell('check.words.stop-description', of), stop, text: activity.description, style: 'prose' },
    { where: tell('check.words.stop-reason', of), stop, text: activity.reason, style: 'prose' },
  ]
}
