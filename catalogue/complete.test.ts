import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { budgetLevels, interests } from '~/domain/catalogue/vocabulary'

// What a destination must offer before a traveller may trust it. A place that honestly has less is named here with its
// number and the reason, so that a gap is never an oversight.
const destinations = Object.values(
  import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' }),
).map((input) => Destination.parse(input))

const least = { icons: 15, nights: 8, topTables: 8, stays: 9, staysOfALevel: 3, placesOfAnInterest: 2 }
/** Shares of all tables: street food and snacks, ordinary houses and evenings out, the top. */
const shares = { low: 0.15, middle: 0.3, top: 0.06 }

const fewerTopTables: Record<string, number> = {
  /** Villages, hamlets, parks and small towns, which have no more. */
  cappadocia: 4,
  luxor: 6,
  cusco: 7,
  'grand-canyon': 4,
  'hoi-an': 6,
  'iceland-south-coast': 7,
  patagonia: 6,
  petra: 5,
  rotorua: 3,
  /** Islands and coasts whose grand kitchens are mostly those of their resorts. */
  antalya: 5,
  crete: 4,
  fiji: 5,
  rhodes: 4,
  tahiti: 6,
  tenerife: 6,
  zanzibar: 6,
  /** Towns with more, of which fewer are known well enough to stand here. */
  agra: 6,
  havana: 4,
  ljubljana: 7,
  'siem-reap': 6,
}
const fewerLow: Record<string, number> = {
  /** Its street stalls have no fixed places. */
  'siem-reap': 0.07,
}
const fewerInTheMiddle: Record<string, number> = {
  /** The town eats at hawker centres. */
  singapore: 0.2,
}
/** Towns with more hotels, of which fewer are known well enough to stand here; two of each level at least. */
const fewerStays: Record<string, number> = {
  algarve: 9,
  beijing: 8,
}
/** Not every destination has a coast. */
const asked = interests.filter((interest) => interest !== 'Beach')

describe.each(destinations.map((destination) => [destination.id, destination] as const))('%s', (id, file) => {
  const { places, dayTrips, icons, stays } = file
  const tables = places.filter(({ kind }) => kind === 'food')

  it('has its icons, and each is a place or a day trip', () => {
    const known = new Set([...places, ...dayTrips].map((place) => place.id))
    expect(icons.length).toBeGreaterThanOrEqual(least.icons)
    expect(new Set(icons.map(({ place }) => place)).size).toBe(icons.length)
    expect(icons.filter(({ place }) => !known.has(place))).toEqual([])
  })

  it('names the cooking and the price of every table', () => {
    expect(tables.filter(({ cuisine, tier }) => !cuisine || !tier).map(({ name }) => name)).toEqual([])
  })

  it('has tables for every purse', () => {
    const share = (...tiers: number[]) =>
      tables.filter(({ tier }) => tier && tiers.includes(tier)).length / tables.length
    expect(share(1)).toBeGreaterThanOrEqual(fewerLow[id] ?? shares.low)
    expect(share(2, 3)).toBeGreaterThanOrEqual(fewerInTheMiddle[id] ?? shares.middle)
    expect(share(4)).toBeGreaterThanOrEqual(shares.top)
    const top = tables.filter(({ tier }) => tier === 4).length
    if (id in fewerTopTables) expect(top).toBe(fewerTopTables[id])
    else expect(top).toBeGreaterThanOrEqual(least.topTables)
  })

  it('has something for every interest', () => {
    const short = asked.filter(
      (interest) =>
        places.filter((place) => place.interests.includes(interest)).length < least.placesOfAnInterest,
    )
    expect(short).toEqual([])
  })

  it('has evenings', () => {
    const nights = places.filter(({ kind }) => kind === 'nightlife' || kind === 'show')
    expect(nights.length, id).toBeGreaterThanOrEqual(least.nights)
  })

  it('has nights at prices of its own currency', () => {
    // A unit that was taken for another is wrong by a hundred times. Where tickets are dear, a simple bed is a tenth of a day.
    const perDay = (level: (typeof budgetLevels)[number], cents: number) => cents / file.daily[level]
    const doubtful = budgetLevels.flatMap((level) => [
      ...stays.flatMap(({ id, level: of, night }) =>
        of === level && (perDay(level, night.cents) < 0.07 || perDay(level, night.cents) > 8) ? [id] : [],
      ),
      ...places.flatMap(({ id, nightly }) =>
        nightly && (perDay(level, nightly[level]) < 0.05 || perDay(level, nightly[level]) > 2) ? [id] : [],
      ),
    ])
    expect(doubtful).toEqual([])
  })

  it('has no price that is worth days of the dearest level', () => {
    const dear = [...places, ...dayTrips].filter(({ cost }) => (cost?.cents ?? 0) > 2.5 * file.daily.luxury)
    expect(dear.map(({ id }) => id)).toEqual([])
  })

  it('has beds for every purse', () => {
    expect(stays.length).toBeGreaterThanOrEqual(fewerStays[id] ?? least.stays)
    const short = budgetLevels.filter(
      (level) =>
        stays.filter((stay) => stay.level === level).length < (id in fewerStays ? 2 : least.staysOfALevel),
    )
    expect(short).toEqual([])
  })
})

// A reader of the page must find every gap with its reason; a number that is no longer true fails as well.
it('says on the page about the catalogue which destinations have fewer, and how many', () => {
  const page = readFileSync(new URL('../docs/catalogue.md', import.meta.url), 'utf8')
  const tables = page.split('## What has fewer')[1] ?? ''
  const names = new Map(destinations.map(({ id, name }) => [name, id]))
  const said = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/(\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*) (\d)(?!\d)/gu)].map(([, name = '', number]) => [
        names.get(name) ?? name,
        Number(number),
      ]),
    )
  expect(said(tables)).toEqual(fewerTopTables)
})

// Unknown is honest but of little use: these are days on which many travel.
it('says of many museums and sights with a ticket what they do on public holidays', () => {
  const ticketed = destinations
    .flatMap(({ places }) => places)
    .filter(({ kind, cost }) => kind === 'museum' || kind === 'gallery' || (cost?.cents ?? 0) > 0)
  expect(ticketed.filter(({ hours }) => hours?.includes('PH')).length).toBeGreaterThanOrEqual(1450)
})
