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

/** The poster with the place name across the page, and the trip's figures. */
export function coverPage(book: Book, art: Art | null): void {
  const { trip, palette } = book
  const { itinerary, localName, palette: source } = trip
  const sheet = book.turn()
  book.mark(trip.title)
  sheet.rectangle(0, 0, sheetSize.width, sheetSize.height, palette.paper)
  if (art) sheet.art(art, edge, edge, measure, artHeight)
  else sheet.rectangle(edge, edge, measure, artHeight, palette.field)

  const { places } = itinerary
  if (places) {
    book.y = edge + artHeight + 14
    namePlaces(book, itinerary.destination, places)
  } else {
    const fit = fitPlaceName(source.name)
    const size = (fit.size / 100) * measure
    const capitals = size * 0.69
    const baseline = edge + artHeight + 18 + capitals
    const line = book.type.line(source.name.toUpperCase(), { weight: 900, width: fit.stretch })
    sheet.text(line, edge - fit.start * size, baseline, size, palette.key, fit.spacing * size)
    book.y = baseline + 18
  }
  if (localName)
    book.paragraph(localName, { cut: cuts.strong, size: 24, leading: 1.45, colour: palette.hotText })

  const { days, startDate, endDate, budget, currency, checks } = itinerary
  const stops = days.reduce((sum, day) => sum + stopsOf(day).length, 0)
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
  sheet.rule(edge, y - 26, measure, 1.6, palette.key)
  for (const [index, [figure, words]] of figures.entries()) {
    const x = edge + (measure / figures.length) * index
    book.put(figure, x, y, { cut: { weight: 800, width: 85 }, size: 20 })
    book.put(words, x, y + 15, { size: 9, colour: palette.soft })
  }
}

/** All places of a trip, then each with its dates and nights. */
function namePlaces(book: Book, names: string, places: readonly TripPlaceView[]): void {
  book.paragraph(names, { cut: { weight: 900, width: 85 }, size: names.length > 60 ? 22 : 32, leading: 1.1 })
  book.y += 4
  for (const { name, startDate, days, nights } of places) {
    const dates = dateSpan(startDate, addDays(startDate, days - 1))
    book.paragraph(`${name}: ${dates}, ${count(nights, 'night')}`, { size: 10.5, leading: 1.35 })
  }
  book.y += 4
}
