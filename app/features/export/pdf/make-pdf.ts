import { creditWords } from '~/domain/catalogue/credit'
import type { TripToTake } from '~/domain/trips/export/trip-to-take'
import { Book, cuts, edge, measure } from './book'
import { closingPages } from './closing-pages'
import { coverPage, placeCover } from './cover-page'
import { dayPages } from './day-pages'
import { num, PdfFile, pdfText } from './pdf-file'
import { type Sheet, sheetSize } from './sheet'
import { readArt, stateDictionary } from './svg-art'
import { TextShaper } from './text-shaper'
import { type ReadType, TypeFiles } from './type-files'

interface Materials {
  /** The posters of its places as SVG; without one its cover is plain. */
  posters: readonly (string | null)[]
  /** Water and parks under the routes, as files by the id of their destination. */
  ground: ReadonlyMap<string, string>
  readType: ReadType
  now: Date
}

/**
 * The trip as a PDF: cover, one more for each of several places, a page or more for each day, costs, tips, links, checks; with bookmarks and selectable
 * text.
 */
export async function makePdf(
  trip: TripToTake,
  { posters, ground, readType, now }: Materials,
): Promise<Uint8Array<ArrayBuffer>> {
  const type = new TextShaper(await readFonts(trip, readType))
  const book = new Book(trip, type, ground)
  const arts = posters.map((poster) => (poster === null ? null : readArt(poster)))
  coverPage(book, arts)
  const { days, places } = trip.itinerary
  for (const [index, day] of days.entries()) {
    const place = day.place === days[index - 1]?.place ? undefined : places?.[day.place ?? 0]
    if (place) placeCover(book, place, arts[day.place ?? 0] ?? null)
    dayPages(book, day)
  }
  book.colour(trip.palette)
  closingPages(book)
  feet(book)
  return write(book, now)
}

/** Reads the fonts that a trip needs. */
export function readFonts(trip: TripToTake, readType: ReadType): Promise<TypeFiles> {
  return TypeFiles.open(readType, everyText(trip), trip.languages)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;·€£¥$₹-…()&'

/** All texts of the PDF, so that their fonts can be loaded first. */
function* everyText(trip: TripToTake): Generator<string> {
  const { itinerary, title, localName, localNames, palette } = trip
  yield* [alphabet, title, localName ?? '', palette.name, palette.name.toUpperCase(), itinerary.overview]
  yield* [
    ...Object.values(localNames),
    ...itinerary.tips,
    ...(itinerary.credit ? [creditWords(itinerary.credit)] : []),
    ...itinerary.checks.map(({ evidence }) => evidence),
  ]
  yield itinerary.destination
  for (const { name, destination, overview } of itinerary.places ?? [])
    yield `${name} ${name.toUpperCase()} ${destination} ${overview}`
  for (const { title: name, activities, note, before } of itinerary.days) {
    yield `${name} ${note ?? ''} ${before?.note ?? ''}`
    for (const stop of activities) yield `${stop.title} ${stop.description} ${stop.time} ${stop.cost ?? ''}`
  }
}

function feet(book: Book): void {
  const pages = book.sheets.splice(0)
  for (const [index, sheet] of pages.entries()) {
    book.sheets.push(sheet)
    if (book.covers.has(sheet)) continue
    const words = { size: 8.5, colour: book.palette.soft }
    const y = sheetSize.height - 30
    book.put(`Vacation Planner HQ · ${book.trip.title}`, edge, y, words)
    book.put(`${index + 1} of ${pages.length}`, edge + measure, y, {
      ...words,
      align: 'right',
      cut: cuts.strong,
    })
  }
}

async function write({ trip, type, sheets, marks }: Book, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const file = new PdfFile()
  const [catalog, tree, outline] = [file.reserve(), file.reserve(), file.reserve()]
  const fonts = await type.embed(file)
  const names = new Set(
    sheets.flatMap(({ operators }) => operators.join('\n').match(/\/[MN]\d+(?= gs)/g) ?? []),
  )
  const states = [...names].map((name) => `${name} ${stateDictionary(name.slice(1))}`).join(' ')
  const resources = file.add(`<< /Font << ${fonts} >> /ExtGState << ${states} >> >>`)
  const pages = new Map<Sheet, number>()
  for (const sheet of sheets) {
    const content = await file.addStream(sheet.operators.join('\n'))
    const links = sheet.links.map(({ x, y, width, height, url }) =>
      file.add(
        `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${[x, y, x + width, y + height].map(num).join(' ')}] /A << /S /URI /URI (${uri(url)}) >> >>`,
      ),
    )
    const annotations = links.length > 0 ? ` /Annots [${links.map((id) => `${id} 0 R`).join(' ')}]` : ''
    const box = `[0 0 ${sheetSize.width} ${sheetSize.height}]`
    const page = file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources ${resources} 0 R /Contents ${content} 0 R${annotations} >>`,
    )
    pages.set(sheet, page)
  }
  const kids = [...pages.values()].map((id) => `${id} 0 R`).join(' ')
  file.set(tree, `<< /Type /Pages /Kids [${kids}] /Count ${pages.size} >>`)
  const entries = marks.map(() => file.reserve())
  for (const [index, { title, sheet, y }] of marks.entries()) {
    const near = (step: number, key: string) => {
      const id = entries[index + step]
      return id === undefined ? '' : ` /${key} ${id} 0 R`
    }
    const goal = `[${pages.get(sheet)} 0 R /XYZ 0 ${num(sheetSize.height - y)} 0]`
    const body = `<< /Title ${pdfText(title)} /Parent ${outline} 0 R${near(-1, 'Prev')}${near(1, 'Next')} /Dest ${goal} >>`
    file.set(entries[index] ?? 0, body)
  }
  file.set(
    outline,
    `<< /Type /Outlines /First ${entries[0]} 0 R /Last ${entries.at(-1)} 0 R /Count ${entries.length} >>`,
  )
  file.set(
    catalog,
    `<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outline} 0 R /PageMode /UseOutlines /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const stamp = now.toISOString().slice(0, 19).replace(/[-:T]/g, '')
  const local = trip.localName ? `${trip.title} (${trip.localName})` : trip.title
  const info = file.add(
    `<< /Title ${pdfText(local)} /Subject ${pdfText(trip.itinerary.destination)} /Creator (Vacation Planner HQ) /Producer (Vacation Planner HQ) /CreationDate (D:${stamp}Z) >>`,
  )
  return file.finish(catalog, info)
}

/** An address as a PDF string: ASCII, special characters escaped. */
function uri(url: string): string {
  return new URL(url).href.replace(/[\\()]/g, '\\$&')
}
