import { dayTripLines } from '~/domain/itinerary/day-trip-lines'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import { fullName, positionOf } from '~/domain/trips/export/trip-to-take'
import { clockText, type Units, wayText } from '~/domain/units'
import { dayLineStops, walkedMeters } from '~/features/itinerary/day-line-stops'
import { noteOfDay, whereOf } from '~/features/itinerary/where-of'
import { bookingWords } from '~/messages/en/booking-words'
import { dayCostText } from '~/messages/en/budget'
import { shortDate } from '~/messages/en/dates'
import { sectionLabels } from '~/messages/en/section-label'
import { ticketWords } from '~/messages/en/ticket-words'
import { wayWords } from '~/messages/en/wording'
import { sayIn } from '~/messages/languages'
import { type Book, cuts, edge, measure } from './book'
import { drawRoute, routeHeight } from './route-drawing'

const mapWidthOnPage = 196
const gutter = 22
const timeColumn = 58
const numberColumn = 22

/** A day: its route beside the times, and below it what does not fit beside it. */
export function dayPages(book: Book, day: DayView): void {
  const { itinerary } = book.trip
  book.turn()
  book.mark(`Day ${day.day}: ${day.title}`)
  if (itinerary.places)
    book.paragraph(whereOf(day, itinerary.places), {
      cut: cuts.strong,
      size: 12,
      leading: 1.3,
      colour: book.palette.hotText,
    })
  book.paragraph(`Day ${day.day}: ${day.title}`, { cut: cuts.head, size: 22, leading: 1.15 })
  const facts = [
    shortDate(day.date),
    `${wayText(walkedMeters(day), book.units)} on foot`,
    dayCostText(day, itinerary.currency),
  ]
  if (day.sun)
    facts.push(`sun from ${clockText(day.sun.rise, book.units)} to ${clockText(day.sun.set, book.units)}`)
  book.y += 3
  book.paragraph(facts.join(' · '), { size: 10, colour: book.palette.soft })
  book.paragraph(noteOfDay(day), { size: 10 })
  book.y += 8
  book.sheet.rule(edge, book.y, measure, 1.6, book.palette.key)
  book.y += 14

  const top = book.y
  const first = book.sheet
  const height = routeHeight(day, mapWidthOnPage)
  if (height !== null) drawRoute(book, day, edge + measure - mapWidthOnPage, top, mapWidthOnPage)
  // The numbers of the map.
  const numbers = new Map(dayLineStops(day).map(({ id, n }) => [id, n]))
  const labels = sectionLabels(day.activities)
  const settings = day.activities.map((activity, index): Setting => {
    const label = labels[index] ?? null
    return {
      activity,
      number: numbers.get(activity.id) ?? 0,
      section: labels[index - 1] === label ? null : label,
      isFirst: index === 0,
    }
  })
  // The route is drawn beside the first stops.
  const besideUntil = height === null ? top : top + height + 12
  const widthAt = (y: number) => (y < besideUntil ? measure - mapWidthOnPage - gutter : measure)
  const widthNow = () => (book.sheet === first ? widthAt(book.y) : measure)
  // A day that is slightly too long for its page is set in smaller type.
  const ends = (scale: number) =>
    settings.reduce((y, setting) => y + heightOf(book, setting, widthAt(y), scale), top)
  const scale = scales.find((size) => ends(size) <= top + book.left) ?? 1
  for (const setting of settings) {
    if (book.need(heightOf(book, setting, widthNow(), scale))) {
      book.paragraph(`Day ${day.day}, continued`, { cut: cuts.strong, size: 10, colour: book.palette.soft })
      book.y += 10
    }
    setStop(book, setting, widthNow(), scale)
  }
}

/** Scale factors for long days; a day that does not fit with the smallest continues on the next page. */
const scales = [1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82]

interface Setting {
  activity: ActivityView
  /** 0 for activities that are no stops. */
  number: number
  section: string | null
  isFirst: boolean
}

const title = { cut: cuts.strong, size: 11, leading: 1.25 }
const small = { cut: cuts.text, size: 8.8, leading: 1.35 }
const note = { cut: cuts.text, size: 9.4, leading: 1.35 }
const part = { cut: cuts.strong, size: 9.5, leading: 1.6 }

/** The lines of text of a stop. */
function rowsOf(book: Book, { activity, section, isFirst }: Setting) {
  const way = activity.travel.minutes === 0 ? '' : wayWords(activity.travel, book)
  const isWay = activity.type === 'transport' || activity.type === 'accommodation'
  const cost = isWay && activity.costCents === 0 ? '' : activity.cost
  return {
    section: section ?? '',
    way: way && `${way}${isFirst ? ' from your base' : ''}`,
    name: fullName(activity, book.trip),
    description: activity.description,
    trip: dayTripLines(activity, true).map(sayIn('en', book.units)),
    facts: [...bookingWords(activity), opening(activity, book.units), cost, ticketWords(activity)]
      .filter(Boolean)
      .join(' · '),
  }
}

const styles = { section: part, way: small, name: title, description: note, trip: note, facts: small }
const parts = ['section', 'way', 'name', 'description', 'trip', 'facts'] as const

function heightOf(book: Book, setting: Setting, width: number, scale: number): number {
  const rows = rowsOf(book, setting)
  const column = width - numberColumn - timeColumn
  const height = (key: (typeof parts)[number]) => {
    const { cut, size, leading } = styles[key]
    const lines = [rows[key]].flat().flatMap((row) => book.lines(row, { cut, size: size * scale }, column))
    return lines.length * size * leading * scale
  }
  return parts.reduce((sum, key) => sum + height(key), 13 * scale)
}

function setStop(book: Book, setting: Setting, width: number, scale: number): void {
  const { palette } = book
  const { activity, number } = setting
  const x = edge + numberColumn + timeColumn
  const column = width - numberColumn - timeColumn
  const rows = rowsOf(book, setting)
  const set = (key: (typeof parts)[number], colour: string) => {
    const { size, ...style } = styles[key]
    for (const row of [rows[key]].flat())
      book.paragraph(row, { ...style, size: size * scale, colour }, x, column)
  }
  set('section', palette.hotText)
  set('way', palette.soft)
  const line = book.y
  if (number > 0) {
    const centre = line + 7.5 * scale
    book.sheet.disc(edge + 8, centre, 7.6, palette.key)
    book.put(String(number), edge + 8, centre + 3.1, {
      cut: cuts.head,
      size: 8.6,
      colour: palette.paper,
      align: 'centre',
    })
  }
  book.put(clockText(activity.startTime, book.units), edge + numberColumn, line + 11.4 * scale, {
    cut: cuts.time,
    size: 13 * scale,
  })
  set('name', palette.key)
  const at = positionOf(activity)
  if (at) book.sheet.link(x, line, column, book.y - line, mapLink(at))
  set('description', palette.key)
  set('trip', palette.key)
  set('facts', palette.soft)
  book.y += 5 * scale
  book.sheet.rule(x, book.y, column, 0.5, palette.line)
  book.y += 8 * scale
}

const mapLink = ([latitude, longitude]: readonly number[]) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

function opening({ hours, type, assumed }: ActivityView, units: Units): string {
  if (!hours || type === 'accommodation') return ''
  if (hours.length === 0) return 'Always open'
  const word = assumed?.includes('hours') ? 'Usual hours' : 'Open'
  return `${word} ${hours.map(({ from, to }) => `${clockText(from, units)} to ${clockText(to, units)}`).join(' and ')}`
}
