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
