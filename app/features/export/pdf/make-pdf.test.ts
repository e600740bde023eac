import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { PosterFacts } from '~/domain/catalogue/destination'
import { groundFile } from '~/domain/catalogue/ground'
import { housePalette } from '~/domain/posters/house-palette'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { makePdf } from './make-pdf'

const fonts = 'node_modules/@fontsource-variable'
/** The fonts as the build extracts them from the packages, as far as these tests need them. */
const sources: Record<string, string> = {
  'archivo-latin.ttf': `${fonts}/archivo/files/archivo-latin-standard-normal.woff2`,
  'arabic-arabic.ttf': `${fonts}/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2`,
}
const indexes: Record<string, unknown> = {
  'archivo.json': [
    {
      file: 'archivo-latin.ttf',
      ranges: [
        [0x20, 0x17f],
        [0x2000, 0x20cf],
      ],
    },
  ],
  'arabic.json': [{ file: 'arabic-arabic.ttf', ranges: [[0x600, 0x6ff]] }],
}

async function readType(file: string): Promise<ArrayBuffer> {
  const { decompress } = await import('wawoff2')
  const source = sources[file]
  const bytes = source
    ? await decompress(await readFile(join(process.cwd(), source)))
    : new TextEncoder().encode(JSON.stringify(indexes[file] ?? []))
  return new Uint8Array(bytes).buffer
}

const art =
  '<svg viewBox="0 0 100 80"><rect width="100" height="80" fill="#ffcc00"/><g transform="translate(10 10) scale(2)"><path d="M0,0h10a5,5 0 0 1 0,10z" fill="#112233" style="mix-blend-mode:multiply"/></g></svg>'

async function read(bytes: Uint8Array) {
  const document = await getDocumentProxy(bytes.slice())
  const text = async (number: number) => {
    const { items } = await (await document.getPage(number)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  return { document, text }
}

const materials = {
  posters: [art],
  ground: new Map<string, string>(),
  readType,
  now: new Date('2027-01-01T00:00:00Z'),
}

describe('the PDF', () => {
  it('has its text to select, in the order it is read, in scripts that run from the right too', async () => {
    const souk = stop({ id: 'a', title: 'Old quarter', placeId: 'quarter' })
    const trip = tripOf([dayOf(1, '2027-04-13', [souk])], {
      localName: 'مراكش',
      localNames: { quarter: 'حي الفهيدي التاريخي' },
    })
    const { document, text } = await read(await makePdf(trip, materials))
    expect(document.numPages).toBe(3)
    expect(await text(1)).toContain('ROME')
    expect(await text(1)).toContain('مراكش')
    expect(await text(2)).toContain('Old quarter (')
    expect(await text(2)).toContain('حي الفهيدي التاريخي')
    expect(await text(3)).toContain('Grand total')
  })

  it('says what one does on a day trip', async () => {
    const dayTrip = {
      by: 'tram to the coast',
      leave: '09:00',
      back: '17:00',
      parts: [
        { name: 'Old harbour', startTime: '10:00', endTime: '12:00', hint: 'The fish is sold before ten.' },
        { name: 'Lunch on the quay', startTime: '12:00', endTime: '13:00', meal: 'lunch' as const },
      ],
      leftOut: ['Lighthouse'],
    }
    const trip = tripOf([dayOf(1, '2027-04-13', [stop({ endTime: '15:00', dayTrip })])])
    const { text } = await read(await makePdf(trip, materials))
    const page = await text(2)
    expect(page).toContain('09:00 Set off: tram to the coast')
    expect(page).toContain('10:00 to 12:00 Old harbour. The fish is sold before ten.')
    expect(page.indexOf('Lunch on the quay')).toBeLessThan(page.indexOf('No time is left for Lighthouse'))
  })

  it('has water under the route of its destination, and none without its file', async () => {
    const stops = [
      stop({ id: 'a', latitude: 41.89, longitude: 12.49 }),
      stop({ id: 'b', latitude: 41.9, longitude: 12.48 }),
    ]
    const trip = tripOf([dayOf(1, '2027-04-13', stops)])
    const file = groundFile({ water: 'M48000,-90000l500,0 500,500 -500,500z', parks: '' }, [41.9, 12.5])
    const ground = new Map([[trip.itinerary.destinationId ?? '', file]])
    const filled = async (bytes: Uint8Array) => {
      const { document } = await read(bytes)
      const { fnArray } = await (await document.getPage(2)).getOperatorList()
      return fnArray.length
    }
    const [drawn, plain] = [await makePdf(trip, { ...materials, ground }), await makePdf(trip, materials)]
    expect(await filled(drawn)).toBeGreaterThan(await filled(plain))
  })

  it('has a bookmark for each day that leads to its page, and links to the map', async () => {
    const days = [1, 2, 3].map((day) => dayOf(day, `2027-04-1${day}`, [stop({ id: `s${day}` })]))
    const { document } = await read(await makePdf(tripOf(days), materials))
    const outline = await document.getOutline()
    expect(outline.map(({ title }) => title)).toEqual([
      '3 days in Rome',
      'Day 1: Old stones',
      'Day 2: Old stones',
      'Day 3: Old stones',
      'Budget Breakdown',
      'Travel Tips',
      'Links',
    ])
    const links = await (await document.getPage(2)).getAnnotations()
    expect(links.map(({ url }) => url)).toContain(
      'https://www.google.com/maps/search/?api=1&query=41.8902,12.4922',
    )
  })

  it('has a cover for the whole trip and one for each of several places, each in its own colours', async () => {
    const place = (name: string, startDate: string, facts: PosterFacts) => ({
      destination: `${name}, Italy`,
      destinationId: name.toLowerCase(),
      name,
      palette: { ...housePalette, name, facts },
      currency: 'EUR' as const,
      timeZone: 'Europe/Rome',
      startDate,
      nights: 1,
      days: 2,
      overview: `About ${name}.`,
    })
    const plain = tripOf([
      { ...dayOf(1, '2027-04-13', [stop({ id: 'a' })]), place: 0 },
      { ...dayOf(2, '2027-04-14', [stop({ id: 'b' })]), place: 1 },
    ])
    const places = [
      place('Rome', '2027-04-13', { family: 'desert', season: 'summer', sunset: 30 }),
      place('Florence', '2027-04-14', { family: 'mountain', season: 'winter', sunset: 50 }),
    ]
    const itinerary = { ...plain.itinerary, destination: 'Rome and Florence', places }
    const posters = [art, null]
    const made = await makePdf({ ...plain, itinerary }, { ...materials, posters })
    const { document, text } = await read(made)
    expect(await text(1)).toContain('Rome and Florence')
    expect(await text(1)).toContain('Florence: Wed 14 to Thu 15 April, 1 night')
    expect(await text(2)).toBe('ROMETue 13 to Wed 14 April, 1 nightAbout Rome.')
    expect(await text(3)).toMatch(/^Rome\s*Day 1/)
    expect(await text(4)).toBe('FLORENCEWed 14 to Thu 15 April, 1 nightAbout Florence.')
    expect(await text(5)).toMatch(/^Florence\s*Day 2/)
    expect(await text(5)).toMatch(/5 of \d/)
    const marks = (await document.getOutline()).map(({ title }) => title)
    expect(marks.filter((title) => /^(Rome|Florence)$/.test(title))).toEqual(['Rome', 'Florence'])
    // The first operator with an argument colours the paper.
    const paper = async (page: number) => {
      const { argsArray } = await (await document.getPage(page)).getOperatorList()
      return argsArray.find((args) => args !== null && args.length > 0)
    }
    expect(await paper(2)).not.toEqual(await paper(4))
  })

  it('numbers stops as the map does, on the day of a journey too, and says when one leaves', async () => {
    const journey = {
      ...stop({ id: 'j', title: 'Train to Florence', type: 'transport' }),
      latitude: null,
      longitude: null,
      journey: { mode: 'train', from: 'Rome', to: 'Florence', minutes: 95, meters: 289_000, daysLater: 0 },
    } as ReturnType<typeof stop>
    const day = {
      ...dayOf(1, '2027-04-13', [journey, stop({ id: 'a', title: 'Old stones' })]),
      note: 'You leave.',
    }
    const { text } = await read(await makePdf(tripOf([day]), materials))
    expect(await text(2)).toContain('You leave.')
    // The journey has no number, and the first stop is the first of the map.
    expect(await text(2)).not.toMatch(/2\s*\d\d:\d\d\s*Old stones/)
    expect(await text(2)).toMatch(/1\s*\d\d:\d\d\s*Old stones/)
  })

  it('calls hours that are only usual by that name', async () => {
    const hours = [{ from: '09:00', to: '18:00' }]
    const known = stop({ id: 'a', title: 'Old stones', hours })
    const guessed = stop({ id: 'b', title: 'New stones', hours, assumed: ['hours'] })
    const { text } = await read(await makePdf(tripOf([dayOf(1, '2027-04-13', [known, guessed])]), materials))
    expect(await text(2)).toMatch(/Old stones.*Open.*New stones.*Usual hours/s)
  })

  it('credits places of open data with a link, and says nothing of that for our own', async () => {
    const own = tripOf([dayOf(1, '2027-04-13', [stop()])])
    const credit = {
      attribution: '© OpenStreetMap contributors',
      licence: 'ODbL 1.0',
      url: 'https://www.openstreetmap.org/copyright',
    }
    const last = async (trip: typeof own) => {
      const { document, text } = await read(await makePdf(trip, materials))
      const links = await (await document.getPage(document.numPages)).getAnnotations()
      return { text: await text(document.numPages), urls: links.map(({ url }) => url) }
    }
    const imported = await last({ ...own, itinerary: { ...own.itinerary, credit } })
    expect(imported.text).toContain('© OpenStreetMap contributors, ODbL 1.0')
    expect(imported.urls).toContain('https://www.openstreetmap.org/copyright')
    expect((await last(own)).text).not.toContain('©')
  })

  it('goes on over the page with a day that is too long for one, and drops nothing', async () => {
    const stops = Array.from({ length: 30 }, (_, index) =>
      stop({ id: `s${index}`, title: `Stop ${index + 1}.` }),
    )
    const { document, text } = await read(await makePdf(tripOf([dayOf(1, '2027-04-13', stops)]), materials))
    const all = (await Promise.all(Array.from({ length: document.numPages }, (_, i) => text(i + 1)))).join(
      ' ',
    )
    for (const { title } of stops) expect(all).toContain(title)
    expect(all).toContain('Day 1, continued')
  })

  it('names no sum where nothing has a price', async () => {
    const { cost: _, ...unpriced } = stop({ costCents: 0 })
    const { document, text } = await read(
      await makePdf(tripOf([dayOf(1, '2027-04-13', [unpriced])]), materials),
    )
    const pages = await Promise.all(Array.from({ length: document.numPages }, (_, i) => text(i + 1)))
    expect(pages.join(' ')).toContain('Not estimated: no price here is known to us')
    expect(pages.join(' ')).not.toMatch(/€|Grand total|estimated for one/)
  })

  it('prints a box for what no font has, and is whole without a poster', async () => {
    const trip = tripOf([dayOf(1, '2027-04-13', [stop({ title: 'Party \u{1F389} time' })])])
    const { text } = await read(await makePdf(trip, { ...materials, posters: [null] }))
    expect(await text(2)).toContain('Party')
  })
})
