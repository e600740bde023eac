import { describe, expect, it } from 'vitest'
import { chargeOf } from './facts-of-place'
import { sortOf } from './kinds'
import type { Tags } from './map-object'
import { findPlace } from './places'
import { plainReader } from './text-reader'

const found = (tags: Tags, meters = 0, chain = false) =>
  findPlace({ ref: 'node/1', at: [51.5, -0.1], meters, tags }, chain, undefined, plainReader)
const article = { wikidata: 'Q1', wikipedia: 'en:It' }

describe('what of a map is a reason to go', () => {
  it.each<[string, Tags]>([
    [
      'a garden of the residents',
      { leisure: 'garden', access: 'private', name: 'Eaton Square', ...article, heritage: '2' },
    ],
    ['a park without entry', { leisure: 'park', access: 'no', name: 'Works', ...article }],
    ['an animal of a zoo', { attraction: 'animal', name: 'Chimpanzees', wikidata: 'Q1' }],
    ['a ride of a theme park', { attraction: 'roller_coaster', name: 'Cyclone' }],
    ['a plaque', { historic: 'memorial', memorial: 'blue_plaque', name: 'Karl Marx lived here', ...article }],
    ['a stumbling stone', { historic: 'memorial', memorial: 'stolperstein', name: 'Anna', ...article }],
    ['a stone that only a database knows', { historic: 'memorial', name: 'War memorial', wikidata: 'Q1' }],
    ['a fountain that only a database knows', { amenity: 'fountain', name: 'Weiss Ferdl', wikidata: 'Q1' }],
    ['a bridge that only a database knows', { man_made: 'bridge', name: 'Boschbrücke', wikidata: 'Q1' }],
    ['a bridge of motorways', { bridge: 'yes', highway: 'motorway', name: 'A 9', ...article }],
    ['a bridge of rails', { bridge: 'yes', railway: 'rail', name: 'Alexandra Bridge', ...article }],
    ['a library', { amenity: 'library', name: 'Branch library', ...article }],
    [
      'an embassy',
      { office: 'diplomatic', historic: 'building', name: 'Embassy', heritage: '2', ...article },
    ],
    ['a school', { amenity: 'school', historic: 'building', name: 'Gymnasium', heritage: '2', ...article }],
    ['a kindergarten’s zoo', { tourism: 'zoo', zoo: 'petting_zoo', name: 'Goats of the kindergarten' }],
    ['one stand', { amenity: 'marketplace', name: 'Fruit stand' }],
    ['a place that is shut away', { tourism: 'viewpoint', access: 'private', name: 'Roof' }],
  ])('is not %s', (_, tags) => {
    expect(found(tags)).toMatch(/no reason to go|not open to visitors/)
  })

  it.each<[string, Tags]>([
    ['a park', { leisure: 'park', name: 'St James’s Park', ...article }],
    ['a statue with an article', { historic: 'memorial', memorial: 'statue', name: 'Nelson', ...article }],
    [
      'a library that people come to see',
      { amenity: 'library', tourism: 'attraction', name: 'British Library' },
    ],
    ['a bridge with an article', { man_made: 'bridge', name: 'Tower Bridge', ...article }],
    [
      'a tower that is seen from outside',
      { man_made: 'tower', access: 'private', name: 'Tower', ...article },
    ],
    ['a market', { amenity: 'marketplace', name: 'Borough Market', opening_hours: 'Mo-Sa 10:00-17:00' }],
    ['a big wheel with an article', { attraction: 'big_wheel', name: 'London Eye', ...article }],
    ['a zoo', { tourism: 'zoo', name: 'Taronga Zoo', ...article }],
  ])('is %s', (_, tags) => {
    expect(found(tags)).toMatchObject({ use: 'sight' })
  })

  it('looks at a palace from outside where nothing says that one may go in', () => {
    const word = (tags: Tags) => sortOf({ ref: 'way/1', at: [0, 0], meters: 80, tags })
    const palace = { historic: 'castle', castle_type: 'palace', name: 'Palais Preysing', ...article }
    expect(word(palace)).toMatchObject({ setting: 'outdoor', open: true, visit: [10, 15, 25] })
    expect(word({ ...palace, tourism: 'museum' })?.open).toBeUndefined()
    expect(word({ ...palace, fee: 'yes' })).toMatchObject({ setting: 'mixed' })
  })

  it('leaves branches of chains out of the evening', () => {
    const pub = { amenity: 'pub', name: 'The Moon', opening_hours: 'Mo-Su 11:00-24:00' }
    expect(found(pub)).toMatchObject({ use: 'night' })
    expect(found(pub, 0, true)).toBe('a branch of a chain')
  })

  it('puts what one passes by behind what one comes for', () => {
    const many = Object.fromEntries(
      ['de', 'fr', 'es', 'it', 'ru', 'ja', 'zh', 'pt'].map((code) => [`name:${code}`, 'It']),
    )
    const fame = (tags: Tags) => {
      const place = found({ name: 'It', ...article, ...many, ...tags })
      return typeof place === 'string' ? -1 : place.fame
    }
    const museum = fame({ tourism: 'museum' })
    const others: Tags[] = [{ leisure: 'stadium' }, { shop: 'mall' }, { railway: 'station', heritage: '2' }]
    for (const other of others) expect(fame(other)).toBeLessThan(museum)
  })

  it('says what it is', () => {
    const word = (tags: Tags) => sortOf({ ref: 'way/1', at: [0, 0], meters: 80, tags })?.word
    expect(word({ amenity: 'townhall', name: 'City Hall', ...article })).toBe('town hall')
    expect(word({ amenity: 'library', name: 'Oodi', tourism: 'attraction' })).toBe('library')
    expect(word({ railway: 'station', name: 'São Bento', tourism: 'attraction' })).toBe('railway station')
  })
})

describe('what an entry costs', () => {
  it.each<[charge: string, currency: string, country: string, cents: number | undefined]>([
    ['12.50 EUR', 'EUR', 'DE', 1250],
    ['£9', 'GBP', 'GB', 900],
    ['$25', 'AUD', 'AU', 2500],
    ['A$25', 'AUD', 'AU', 2500],
    ['$25', 'CAD', 'CA', 2500],
    ['US$25', 'CAD', 'CA', undefined],
    // The plan counts in dollars, the house in crowns or roubles.
    ['$25', 'USD', 'SE', undefined],
    ['500 RUB', 'USD', 'RU', undefined],
    ['120 kr', 'USD', 'SE', undefined],
  ])('reads %s in %s', (charge, currency, country, cents) => {
    expect(chargeOf({ charge }, currency, country)).toBe(cents)
  })
})
