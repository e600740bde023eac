import { addDays } from '~/domain/calendar/calendar-date'
import { isPriced } from '~/domain/itinerary/budget'
import type { TripPlaceView } from '~/domain/itinerary/itinerary'
import { proofOf } from '~/domain/itinerary/proof'
import { formatMoney } from '~/domain/money/format-money'
import { stopsOf } from '~/domain/trips/export/trip-to-take'
import { wayText } from '~/domain/units'
import { walkedMeters } from '~/features/itinerary/day-line-stops'
import { fitPlaceName } from '~/features/posters/fit-place-name'
import { dateSpan } from '~/messages/en/dates'
import { count } from '~/messages/en/wording'
import { type Book, cuts, edge, measure } from './book'
import { sheetSize } from './sheet'
import type { Art } from './svg-art'

const artHeight = 430

/** The poster with the place name across the page, and the trip's figures; of a trip to several places all their posters. */
export function coverPage(book: Book, arts: readonly (Art | null)[]): void {
  const { trip, palette } = book
  const { itinerary, localName, palette: source } = trip
  turnToCover(book, trip.title)
  drawPosters(book, arts)

  const { places } = itinerary
  if (places) {
    book.y = edge + artHeight + 14
    namePlaces(book, itinerary.destination, places)
  } else setName(book, source.name)
  if (localName)
    book.paragraph(localName, { cut: cuts.strong, size: 24, leading: 1.45, colour: palette.hotText })

  const { days, startDate, endDate, budget, currency, checks } = itinerary
  const stops = days.reduce((sum, day) => sum + stopsOf(day).filter(({ journey }) => !journey).length, 0)
  const meters = days.reduce((sum, day) => sum + walkedMeters(day), 0)
  const { passed, total } = proofOf(itinerary)
  const when = dateSpan(startDate, endDate)
  book.paragraph(`${when} ${endDate.slice(0, 4)}`, { cut: cuts.head, size: 16, leading: 1.5 })
  book.y += 4
  book.paragraph(itinerary.overview, { size: 10.5, leading: 1.4 }, edge, measure * 0.86)
  const figures: [string, string][] = [
    [String(stops), stops === 1 ? 'stop' : 'stops'],
    [wayText(meters, book.units), 'on foot in all'],
    ...(isPriced(days)
      ? [
          [formatMoney(Math.round(budget.grandTotal * 100), currency), 'estimated for one'] as [
            string,
            string,
          ],
        ]
      : []),
    ...(checks.length > 0 ? [[`${passed} of ${total}`, 'checks passed'] as [string, string]] : []),
  ]
  const y = sheetSize.height - edge - 30
  book.sheet.rule(edge, y - 26, measure, 1.6, palette.key)
  for (const [index, [figure, words]] of figures.entries()) {
    const x = edge + (measure / figures.length) * index
    book.put(figure, x, y, { cut: { weight: 800, width: 85 }, size: 20 })
    book.put(words, x, y + 15, { size: 9, colour: palette.soft })
  }
}

/** Before the days of one of several places: its poster in its colours, its name, and when one is there. */
export function placeCover(book: Book, place: TripPlaceView, art: Art | null): void {
  book.colour(place.palette)
  turnToCover(book, place.name)
  drawPosters(book, [art])
  setName(book, place.name)
  book.paragraph(stayOf(place), { cut: cuts.head, size: 16, leading: 1.5 })
  book.y += 4
  book.paragraph(place.overview, { size: 10.5, leading: 1.4 }, edge, measure * 0.86)
}

function turnToCover(book: Book, title: string): void {
  const sheet = book.turn()
  book.covers.add(sheet)
  book.mark(title)
  sheet.rectangle(0, 0, sheetSize.width, sheetSize.height, book.palette.paper)
}

/** More posters than this in a row would be strips. */
const mostInRow = 4

/** Posters beside each other, in two rows where they are many; a field of colour in place of one that is missing. */
function drawPosters({ sheet, palette }: Book, arts: readonly (Art | null)[]): void {
  const inRow = arts.length > mostInRow ? Math.ceil(arts.length / 2) : arts.length
  const height = arts.length > inRow ? artHeight / 2 : artHeight
  for (const [index, art] of arts.entries()) {
    const row = Math.floor(index / inRow)
    const width = measure / (row === 0 ? inRow : arts.length - inRow)
    const [x, y] = [edge + (index % inRow) * width, edge + row * height]
    if (art) sheet.art(art, x, y, width, height)
    else sheet.rectangle(x, y, width, height, palette.field)
  }
}

/** A name that fills the width of the page, below its poster. */
function setName(book: Book, name: string): void {
  const fit = fitPlaceName(name)
  const size = (fit.size / 100) * measure
  const capitals = size * 0.69
  const baseline = edge + artHeight + 18 + capitals
  const line = book.type.line(name.toUpperCase(), { weight: 900, width: fit.stretch })
  book.sheet.text(line, edge - fit.start * size, baseline, size, book.palette.key, fit.spacing * size)
  book.y = baseline + 18
}

function stayOf({ startDate, days, nights }: TripPlaceView): string {
  return `${dateSpan(startDate, addDays(startDate, days - 1))}, ${count(nights, 'night')}`
}

/** All places of a trip, then each with its dates and nights. */
function namePlaces(book: Book, names: string, places: readonly TripPlaceView[]): void {
  book.paragraph(names, { cut: { weight: 900, width: 85 }, size: names.length > 60 ? 22 : 32, leading: 1.1 })
  book.y += 4
  for (const place of places) book.paragraph(`${place.name}: ${stayOf(place)}`, { size: 10.5, leading: 1.35 })
  book.y += 4
}
