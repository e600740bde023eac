import { creditWords } from '~/domain/catalogue/credit'
import { isPriced } from '~/domain/itinerary/budget'
import { builtInLink, providersFor } from '~/domain/marketing/affiliate/links'
import { formatMoney } from '~/domain/money/format-money'
import { inOwnMoney } from '~/domain/money/readers-money'
import { ownParts } from '~/domain/trips/export/trip-to-take'
import { bookingLabels } from '~/features/affiliate/booking-labels'
import { partyColumn } from '~/features/itinerary/budget-parts'
import { placeSums } from '~/features/itinerary/place-sums'
import { affiliateDisclosure } from '~/messages/en/affiliate'
import { notPriced, ratesWords } from '~/messages/en/budget'
import { checkNames } from '~/messages/en/check-names'
import { sayIn } from '~/messages/languages'
import { type Book, cuts, edge, measure } from './book'

/** Costs, tips, booking links and checks of the trip. */
export function closingPages(book: Book): void {
  book.turn()
  budget(book)
  tips(book)
  ownPages(book)
  links(book)
  dataCredit(book)
  checksPage(book)
}

function row(book: Book, name: string, amount: string, strong = false): void {
  const cut = strong ? cuts.head : cuts.text
  const size = strong ? 13 : 10.5
  book.need(24)
  book.put(name, edge, book.y + 14, { cut, size })
  book.put(amount, edge + measure, book.y + 14, { cut: strong ? cut : cuts.strong, size, align: 'right' })
  book.y += 21
  book.sheet.rule(edge, book.y, measure, 0.5, book.palette.line)
}

function budget(book: Book): void {
  const { budget: sums, currency, days } = book.trip.itinerary
  const money = (total: number) => formatMoney(Math.round(total * 100), currency)
  book.heading('Budget Breakdown')
  if (!isPriced(days)) {
    book.paragraph(notPriced)
    book.y += 22
    return
  }
  book.paragraph('Estimates for one traveller', { size: 9, colour: book.palette.soft })
  row(book, 'Accommodation', money(sums.accommodationTotal))
  row(book, 'Food', money(sums.foodTotal))
  row(book, 'Activities', money(sums.activitiesTotal))
  row(book, 'Transport', money(sums.transportTotal))
  row(book, 'Grand total', money(sums.grandTotal), true)
  const { money: reader, itinerary } = book.trip
  const own = reader && inOwnMoney(Math.round(sums.grandTotal * 100), currency, reader, itinerary.rates)
  if (own)
    book.paragraph(`About ${own.text} for one ${ratesWords(own.rates)}`, {
      size: 9,
      colour: book.palette.soft,
    })
  if (book.trip.itinerary.places)
    for (const { name, cents } of placeSums(book.trip.itinerary))
      row(book, name, formatMoney(cents, currency))
  const all = partyColumn(book.trip.itinerary)
  if (all) {
    row(book, `${all.people} together`, formatMoney(all.total, currency), true)
    book.paragraph(`${all.needs} ${all.rule}`, { size: 9, colour: book.palette.soft })
  }
  book.y += 22
}

function tips(book: Book): void {
  const list = book.trip.itinerary.tips
  if (list.length === 0) return
  book.heading('Travel Tips')
  for (const tip of list) {
    book.need(30)
    book.put('·', edge + 2, book.y + 10, { cut: cuts.head, size: 12 })
    book.paragraph(tip, { size: 10, leading: 1.4 }, edge + 14, measure - 14)
    book.y += 4
  }
  book.y += 18
}

/** The owner's notes, lists and costs. */
function ownPages(book: Book): void {
  const say = sayIn()
  for (const { title, lines } of ownParts(book.trip)) {
    book.heading(say(title))
    for (const line of lines) {
      book.need(24)
      book.paragraph(say(line), { size: 10, leading: 1.4 })
      book.y += 3
    }
    book.y += 18
  }
}

const linkHeight = 19

function links(book: Book): void {
  const { itinerary, url } = book.trip
  const [name = '', country = ''] = itinerary.destination.split(', ')
  const booking = providersFor({ name, country }).flatMap(({ category, id, name: provider }) => {
    const { startDate, endDate, travellers } = itinerary
    const link = builtInLink({
      provider: id,
      category,
      place: name,
      country,
      startDate,
      endDate,
      travellers,
    })
    return link ? [{ words: `${bookingLabels[category](name)}: ${provider}`, link }] : []
  })
  const all = url ? [{ words: 'This trip, as it stands today', link: url }, ...booking] : booking
  const rows = Math.ceil(all.length / 2)
  // The links stay on one page, so that they are seen as one list.
  book.need(70 + rows * linkHeight)
  book.heading('Links')
  const top = book.y
  for (const [index, { words, link }] of all.entries()) {
    const x = edge + (index < rows ? 0 : measure / 2)
    const y = top + (index % rows) * linkHeight
    const look = { cut: cuts.strong, size: 10, colour: book.palette.hotText }
    const width = book.put(words, x, y + 11, look)
    book.sheet.rule(x, y + 13, width, 0.6, book.palette.hotText)
    book.sheet.link(x, y, width, 15, link)
  }
  book.y = top + rows * linkHeight
  book.paragraph(affiliateDisclosure, { size: 8.5, colour: book.palette.soft })
  book.y += 18
}

/** Whose data the places are, as a link to its licence. */
function dataCredit(book: Book): void {
  const { credit } = book.trip.itinerary
  if (!credit) return
  book.need(24)
  const words = `Map data ${creditWords(credit)}`
  const width = book.put(words, edge, book.y + 9, { size: 9, colour: book.palette.soft })
  book.sheet.rule(edge, book.y + 11, width, 0.5, book.palette.soft)
  book.sheet.link(edge, book.y, width, 13, credit.url)
  book.y += 24
}

const verdicts = { pass: 'Pass', fail: 'Fail', unknown: 'Unknown' }

function checksPage(book: Book): void {
  const { checks } = book.trip.itinerary
  if (checks.length === 0) return
  // On one page, if they fit.
  const height = 60 + checks.length * 34
  if (height > book.left) book.turn()
  book.heading('Checks')
  for (const { id, status, evidence } of checks) {
    book.need(34)
    const y = book.y
    const colour = status === 'pass' ? book.palette.key : book.palette.hotText
    book.put(verdicts[status], edge, y + 10, { cut: cuts.strong, size: 9, colour })
    book.paragraph(checkNames[id], { cut: cuts.strong, size: 10 }, edge + 54, measure - 54)
    book.paragraph(evidence, { size: 9, colour: book.palette.soft }, edge + 54, measure - 54)
    book.y += 5
  }
}
