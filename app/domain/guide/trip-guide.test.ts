import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { sequence } from '~/domain/message'
import { housesOfCity } from '~/domain/testing/city-houses'
import { testDestination, testPlace } from '~/domain/testing/test-destination'
import { dated, testPlan } from '~/domain/testing/test-plan'
import { guideView } from '~/messages/guide-view'
import { sayIn } from '~/messages/languages'
import { areaGuide } from './area-guide'
import { packingList } from './packing'
import { allPhraseBooks } from './phrase-books'
import { PhraseBooks, phraseBook } from './phrases'
import { repeatedTips } from './repeated-tips'
import { tripFacts } from './trip-facts'
import { tripGuide } from './trip-guide'

const itinerary: ItineraryView = { ...testPlan, checks: [], scores: [] }
const reader = { ab: 'a' as const, userId: null }
/** With hotels in its first quarter. */
const withHotels = {
  ...testDestination,
  stays: housesOfCity.map((stay) => ({ ...stay, area: testDestination.areas[0]?.id ?? '' })),
}
const ask = { plan: 'premium' as const, budget: 'moderate' as const, reader }

function climate(high: number, low: number, rainDays: number): Destination['climate'] {
  return Array.from({ length: 12 }, () => ({ high, low, rainDays }))
}

const say = sayIn()
/** The guides in words. */
const tripGuideInWords = (...from: Parameters<typeof tripGuide>) => guideView(tripGuide(...from), say)
const areaGuideInWords = (...from: Parameters<typeof areaGuide>) => guideView(areaGuide(...from), say)

describe('facts for the dates', () => {
  it('take the mean of the months that the days lie in', () => {
    const months = climate(0, 0, 0).map((_, index) => ({ high: index * 4, low: index, rainDays: 15 }))
    const { plan } = dated('2027-04-29')
    expect(tripFacts(plan, { ...testDestination, climate: months }).climate).toMatchObject({
      months: [4, 5],
      high: 13,
      low: 3,
      rainyDays: 1,
    })
  })

  it('name the public holidays among the days, and tell none from not known', () => {
    const { plan } = dated('2027-04-30')
    const holidays = { '2027-05-01': 'Labour Day', '2027-12-25': 'Christmas Day' }
    expect(tripFacts(plan, { ...testDestination, holidays }).holidays).toEqual([
      { date: '2027-05-01', name: 'Labour Day' },
    ])
    expect(tripFacts(testPlan, { ...testDestination, holidays }).holidays).toEqual([])
    expect(tripFacts(dated('2031-05-01').plan, { ...testDestination, holidays }).holidays).toBeNull()
    expect(tripFacts(testPlan, testDestination).holidays).toBeNull()
  })

  it('measure the light, past midnight too', () => {
    const lit = (rise: string, set: string) =>
      tripFacts(
        { ...testPlan, days: testPlan.days.map((day) => ({ ...day, sun: { rise, set } })) },
        testDestination,
      ).daylight
    expect(lit('06:30', '19:50')?.minutes).toBe(800)
    expect(lit('03:10', '00:05')?.minutes).toBe(1255)
    expect(tripFacts(testPlan, testDestination).daylight).toBeNull()
  })
})

describe('what to pack', () => {
  const pack = (high: number, low: number, rainyDays: number, stops: string[] = [], longestWalk = 0) =>
    packingList({
      climate: { months: [5], monthNames: '', high, low, rainyDays },
      stops: stops.map((id) => ({ place: testPlace(id), date: '2027-05-03' })),
      longestWalk,
      days: 5,
    }).map(({ item }) => say(item))

  it('goes by the weather of the dates', () => {
    expect(pack(31, 20, 0)).toEqual(['Light clothes that breathe', 'Sun hat, sun cream, a bottle to refill'])
    expect(pack(20, 8, 1)).toEqual(['Light layers', 'Something warm for the evening', 'A small umbrella'])
    expect(pack(15, 8, 3)).toEqual(['A jumper and a jacket', 'A rain jacket'])
    expect(pack(3, -4, 0)).toEqual(['A warm coat, hat and gloves'])
  })

  it('goes by what the plan does, and says which stop asks for it', () => {
    expect(pack(31, 20, 0, ['tile-church', 'night-cellar', 'rope-museum'], 5200)).toEqual(
      expect.arrayContaining([
        'Shoes you have walked in before',
        'Something that covers shoulders and knees',
        'One outfit for the evening',
        'A small bag',
      ]),
    )
    const { essentials } = tripGuideInWords(itinerary, testDestination, ask)
    expect(essentials?.packing.find(({ item }) => item.includes('shoulders'))?.why).toContain('Tile Church')
  })
})

describe('phrases', () => {
  it('come in the first language that is not English and is written down', () => {
    expect(phraseBook(['Balinese', 'Indonesian'])?.language).toBe('Indonesian')
    expect(phraseBook(['Chinese'])?.list.map(({ local }) => local)).toContain('谢谢')
    expect(phraseBook(['English', 'Malay'])).toBeNull()
    expect(phraseBook(['Esperanto'])).toBeNull()
  })

  it('are all there in the form in which the Worker reads their file', () => {
    expect(PhraseBooks.safeParse(allPhraseBooks).error).toBeUndefined()
  })
})

describe('what a plan may see beside an itinerary', () => {
  it('is two cards of a kind and no essentials when it is free', () => {
    const { essentials, recommendations } = tripGuideInWords(itinerary, withHotels, { ...ask, plan: 'free' })
    expect(essentials).toBeNull()
    expect(recommendations?.hotels).toHaveLength(2)
    expect(recommendations?.activities).toHaveLength(2)
    expect(recommendations?.locked).toEqual({ hotels: 2, activities: 2 })
  })

  it.each(['explorer', 'premium', 'globetrotter'] as const)('is everything with %s', (plan) => {
    const { essentials, recommendations } = tripGuideInWords(itinerary, withHotels, { ...ask, plan })
    expect(essentials?.emergency).toBe('112')
    expect(recommendations?.activities).toHaveLength(4)
    expect(recommendations?.locked).toEqual({ hotels: 0, activities: 0 })
  })
})

describe('recommendations', () => {
  it('put the hotel of the plan first, then those of its level, with the prices of the catalogue', () => {
    const days = itinerary.days.map((day) => ({ ...day, basePlaceId: 'house-budget-1' }))
    const plan = { ...itinerary, days }
    const { recommendations } = tripGuideInWords(plan, withHotels, { ...ask, budget: 'luxury' })
    expect(recommendations?.hotels.map(({ id }) => id)).toEqual([
      'house-budget-1',
      'house-luxury-0',
      'house-luxury-1',
      'house-luxury-2',
    ])
    const nights = itinerary.days.length - 1
    expect(recommendations?.hotels[1]).toMatchObject({
      name: 'Hotel Anchor luxury',
      kind: `Hotel in ${testDestination.areas[0]?.name}`,
      pricePerNight: '€200.00',
      price: `€${(200 * nights).toFixed(2)}`,
    })
  })

  it('name no hotel where the catalogue has none', () => {
    expect(tripGuideInWords(itinerary, testDestination, ask).recommendations?.hotels).toEqual([])
  })

  it('offer first what the plan leaves out', () => {
    const [first] = tripGuideInWords(itinerary, testDestination, ask).recommendations?.activities ?? []
    expect(first).toMatchObject({ name: 'Night Cellar', price: '€10.00', duration: '1 h 30 min' })
  })
})

describe('tips', () => {
  const emergency = { code: 'tip.emergency', params: { number: '112', plug: 'C' } }

  it('that the essentials repeat are known, and none is without essentials', () => {
    const { airport, tipping } = testDestination
    const arrival = { code: 'tip.arrival', params: { way: airport } }
    const custom = { code: 'tip.tipping', params: { custom: tipping } }
    const tips = ['The museum is closed on Mondays.', airport, tipping, arrival, custom, emergency]
    expect(tripGuide({ ...itinerary, tips }, testDestination, ask).repeatedTips).toEqual(tips.slice(1))
    const free = tripGuide({ ...itinerary, tips }, testDestination, { ...ask, plan: 'free' })
    expect(free.repeatedTips).toEqual([])
  })

  it('keep the list of bookings where the essentials name none', () => {
    const book = { code: 'tip.book', params: { names: ['Rope Museum'] } }
    const { essentials } = tripGuide(itinerary, testDestination, ask)
    if (!essentials) throw new Error('no essentials')
    expect(repeatedTips([book], { ...essentials, bookings: [] })).toEqual([])
    const bookings = [{ name: 'Rope Museum', date: '2027-05-03' }]
    expect(repeatedTips([book], { ...essentials, bookings })).toEqual([book])
  })

  it('about money and climate are repeated beside a plan without a catalogue, alone and as the first part of a tip', () => {
    const ghent = { name: 'Ghent', country: 'Belgium', countryCode: 'BE' }
    const money = { code: 'sketch.money', params: { country: 'Belgium', countryCode: 'BE' } }
    const noClimate = { code: 'sketch.no-climate', params: { place: 'Ghent' } }
    const notPriced = { code: 'sketch.nothing-priced', params: {} }
    const tips = ['Daylight: long.', sequence([money, notPriced]), noClimate, notPriced]
    const beside = areaGuide({ ...itinerary, tips }, ghent, null, { plan: 'explorer' })
    expect(beside.repeatedTips).toEqual(tips.slice(1, 3))
  })
})

describe('beside a plan without a catalogue', () => {
  const ghent = { name: 'Ghent', country: 'Belgium', countryCode: 'BE' }

  it('stands what holds for the country, and where that is from', () => {
    const { essentials } = areaGuideInWords(itinerary, ghent, testDestination, { plan: 'explorer' })
    expect(essentials).toMatchObject({ plug: testDestination.plug, emergency: '112', arrival: null })
    expect(essentials?.basis).toContain(`are those of Belgium, as we have them for ${testDestination.name}`)
    expect(essentials?.money.localMoney).toContain('The money in Belgium is the euro (EUR).')
  })

  it('stands what is not known, as such', () => {
    const { essentials, recommendations } = areaGuideInWords(itinerary, ghent, null, { plan: 'explorer' })
    expect(essentials).toMatchObject({ plug: null, drivesOn: null, emergency: null, phrases: null })
    expect(essentials?.basis).toContain('no checked facts about plugs')
    expect(essentials?.packing[0]?.why).toContain('We have no climate figures for Ghent')
    expect(recommendations).toBeNull()
  })

  it('stands nothing of it in the free plan', () => {
    expect(areaGuideInWords(itinerary, ghent, null, { plan: 'free' }).essentials).toBeNull()
  })
})
