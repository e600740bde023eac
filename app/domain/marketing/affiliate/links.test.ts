import { describe, expect, it } from 'vitest'
import { abTag, allowedLink, builtInLink, findCategory, providersFor } from './links'
import { affiliateCategories } from './providers'

describe('a booking link', () => {
  it('says where it comes from and what it is for', () => {
    const url = new URL(builtInLink({ provider: 'booking', category: 'hotels', place: 'Rome' }) ?? '')
    expect(url.hostname).toBe('www.booking.com')
    expect(url.searchParams.get('ss')).toBe('Rome')
    expect(url.searchParams.get('src')).toBe('vphq')
    expect(url.searchParams.get('ref')).toBe('hotels')
  })

  it('carries the test tag at Viator and nowhere else', () => {
    const tagOf = (provider: string, category: 'tours' | 'hotels') =>
      new URL(builtInLink({ provider, category, ab: 'b' }) ?? '').searchParams.get('ab')
    expect(tagOf('viator', 'tours')).toBe('b')
    expect(tagOf('booking', 'hotels')).toBeNull()
    expect([abTag(0), abTag(0.49), abTag(0.5), abTag(0.99)]).toEqual(['a', 'a', 'b', 'b'])
  })

  it('is built in for every category', () => {
    const rome = providersFor({ name: 'Rome', country: 'Italy' })
    expect(rome.map(({ category }) => category)).toEqual([...affiliateCategories])
    for (const { id, category } of rome) expect(builtInLink({ provider: id, category })).toContain('src=vphq')
  })

  it('leaves other providers to the server, which knows a list and nothing beside it', () => {
    expect(builtInLink({ provider: 'skyscanner', category: 'flights' })).toBeNull()
    expect(allowedLink({ provider: 'Skyscanner', category: 'flights' })).toContain('skyscanner')
    expect(allowedLink({ provider: 'skyscanner', category: 'tours' })).toBeNull()
    expect(allowedLink({ provider: 'evil.example', category: 'flights' })).toBeNull()
  })

  it('knows names as people write them', () => {
    expect(allowedLink({ provider: 'Booking.com', category: 'hotels' })).toContain('booking.com')
    expect(findCategory('Car rentals')).toBe('car-rentals')
    expect(findCategory('bikeRentals')).toBe('bike-rentals')
    expect(findCategory('spaceships')).toBeNull()
  })
})

describe('what is offered in a region', () => {
  const offered = (name: string, country: string) => providersFor({ name, country }).map(({ id }) => id)

  it('has bikes in some cities', () => {
    expect(offered('Amsterdam', 'Netherlands')).toContain('bikesbooking')
    expect(offered('Dubai', 'United Arab Emirates')).not.toContain('bikesbooking')
  })

  it('has Omio in western Europe', () => {
    expect(offered('Paris', 'France')).toContain('omio')
    expect(offered('New York', 'United States')).not.toContain('omio')
  })

  it('has Local Rent in eastern Europe, and others elsewhere', () => {
    expect(offered('Dubrovnik', 'Croatia')).toContain('localrent')
    expect(offered('Dubrovnik', 'Croatia')).not.toContain('discovercars')
    expect(offered('Sydney', 'Australia')).toContain('discovercars')
  })
})

describe('a booking link of a trip', () => {
  const journey = {
    country: 'Italy',
    startDate: '2027-05-01',
    endDate: '2027-05-04',
    travellers: { adults: 2, children: [4, null] },
  }
  const params = (ask: Parameters<typeof builtInLink>[0]) => new URL(builtInLink(ask) ?? '').searchParams

  it('looks for the hotel on its dates, for its travellers', () => {
    const found = params({
      provider: 'booking',
      category: 'hotels',
      place: 'Rome',
      what: 'Trastevere',
      ...journey,
    })
    expect(Object.fromEntries(found)).toMatchObject({
      ss: 'Trastevere, Rome',
      checkin: '2027-05-01',
      checkout: '2027-05-04',
      group_adults: '2',
      group_children: '2',
      no_rooms: '1',
    })
    expect(found.getAll('age')).toEqual(['4', '8'])
  })

  it('has no dates for a day without a night', () => {
    const found = params({
      provider: 'booking',
      category: 'hotels',
      place: 'Rome',
      ...journey,
      endDate: '2027-05-01',
    })
    expect(found.has('checkin')).toBe(false)
  })

  it('names the town and the days of a flight, with infants apart', () => {
    const travellers = { adults: 1, children: [1, 9] }
    const url = new URL(
      builtInLink({
        provider: 'kiwi',
        category: 'flights',
        place: 'São Paulo',
        ...journey,
        country: 'Brazil',
        travellers,
      }) ?? '',
    )
    expect(url.pathname).toBe('/en/search/results/anywhere/sao-paulo-brazil/2027-05-01/2027-05-04')
    expect([url.searchParams.get('children'), url.searchParams.get('infants')]).toEqual(['1', '1'])
  })

  it('looks for the very sight', () => {
    const found = params({ provider: 'viator', category: 'tours', place: 'Rome', what: 'Colosseum' })
    expect(found.get('text')).toBe('Colosseum, Rome')
  })

  it('carries the operator’s partner id, where one is set', () => {
    const partners = { booking: '123456', omio: 'x' }
    expect(params({ provider: 'booking', category: 'hotels', partners }).get('aid')).toBe('123456')
    expect(params({ provider: 'viator', category: 'tours', partners }).has('pid')).toBe(false)
    expect(params({ provider: 'omio', category: 'transport', partners }).toString()).toBe(
      'src=vphq&ref=transport',
    )
  })
})
