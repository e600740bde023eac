import type { Destination } from '~/domain/catalogue/destination'
import type { Check } from '~/domain/itinerary/itinerary'
import { type Said, textsIn } from '~/domain/message'
import { allStops, type CheckContext, isOwn, type JudgedDay, nameOf, type Stop } from './context'
import { knownNames } from './known-names'
import { type Style, unknownVenues } from './venue-names'
import { count, verdict } from './verdict'

interface Passage {
  where: string
  text: Said
  style: Style
}

/** No venue's name in a text that is not one of the stops or a place in the catalogue. */
export function wordsCheck(context: CheckContext): Check {
  const { plan, destination } = context
  const stops = allStops(context)
  const own = stops.filter(isOwn).flatMap(({ activity }) => textsIn(activity.title))
  const venuesIn = readerOf(destination, [...own, ...context.request.interests])
  const passages = [
    { where: 'The overview', text: plan.overview, style: 'prose' as const },
    ...context.days.flatMap(passagesOf),
    ...plan.tips.map((text, index) => ({ where: `Tip ${index + 1}`, text, style: 'prose' as const })),
  ]
  const faults = passages.flatMap(({ where, text, style }) =>
    textsIn(text)
      .flatMap((each) => venuesIn(each, style))
      .map((name) => `${where} names "${name}", which is neither a stop nor in the catalogue.`),
  )
  const pass =
    `${count(passages.length, 'text')} read; no venue is named beyond the ${count(stops.length, 'stop')} and ` +
    `the ${destination.places.length} places of the catalogue.`
  return verdict('words', { faults, unknowns: [], pass })
}

type Reader = (text: string, style: Style) => string[]

/** The last reader of each destination: while a trip is edited nearly all texts are those that were read before. */
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
    found.set(passage, names)
    return names
  }
  readers.set(destination, { asked: key, read })
  return read
}

function passagesOf({ day, activities }: JudgedDay): Passage[] {
  return [
    { where: `The title of day ${day.day}`, text: day.title, style: 'heading' },
    ...(day.note ? [{ where: `The note of day ${day.day}`, text: day.note, style: 'prose' as const }] : []),
    { where: `The area of day ${day.day}`, text: day.area, style: 'heading' },
    ...activities.filter((stop) => !isOwn(stop)).flatMap(passagesOfStop),
  ]
}

/** What a traveller typed about a stop of their own is theirs; it is not read. */
function passagesOfStop(stop: Stop): Passage[] {
  const { activity, day } = stop
  const at = `of ${nameOf(stop)} (day ${day.day})`
  return [
    { where: `The title ${at}`, text: activity.title, style: 'heading' },
    { where: `The description ${at}`, text: activity.description, style: 'prose' },
    { where: `The reason ${at}`, text: activity.reason, style: 'prose' },
  ]
}
