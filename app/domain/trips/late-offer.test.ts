import { describe, expect, it } from 'vitest'
import { planOfTown, townOf, townRequest } from '~/domain/testing/plan-of-town'
import { offerNumber, offerOf, stillOffered, withOffer } from './late-offer'

const town = townOf('rome')
const plan = await planOfTown(townRequest('rome'), town)
const { days } = plan
const [first, second, third] = days
if (!first || !second || !third) throw new Error('three days')

/** The second day, in other words and with one stop less. */
const late = { ...second, title: 'Slow hours', activities: second.activities.slice(0, -2) }
const offer = offerOf({ days: [late] }, plan)
const offeredIn = (offers: Parameters<typeof stillOffered>[0], changed: typeof days) =>
  stillOffered(offers, { ...plan, days: changed })

describe('a day that came late', () => {
  it('is offered while the day it is for is as it was, whatever becomes of the others', () => {
    const shorter = { ...third, activities: third.activities.slice(1) }
    const reworded = { ...second, title: 'In other words' }
    expect(offeredIn([offer], [first, second, shorter])).toEqual([offer])
    expect(offeredIn([offer], [first, reworded, third])).toEqual([offer])
  })

  it('is offered no more when its day was changed, moved to another date or taken out', () => {
    const fewer = { ...second, activities: second.activities.slice(1) }
    const later = { ...second, date: '2027-06-01' }
    const locked = { ...second, activities: second.activities.map((stop) => ({ ...stop, locked: true })) }
    for (const changed of [fewer, later, locked])
      expect(offeredIn([offer], [first, changed, third])).toEqual([])
    expect(offeredIn([offer], [first, third])).toEqual([])
  })

  it('is offered no more when another day has come to hold one of its new places', () => {
    const added = { ...second, activities: [...second.activities, ...third.activities.slice(0, 1)] }
    const taken = offerOf({ days: [added] }, plan)
    expect(offeredIn([taken], days)).toEqual([])
    const free = { ...third, activities: third.activities.slice(1) }
    expect(offeredIn([taken], [first, second, free])).toEqual([taken])
  })
})

describe('days that came late together', () => {
  const named = (day: typeof first, title: string) => ({
    ...day,
    activities: day.activities.map((stop, index) => ({
      ...stop,
      placeId: null,
      title: `${title} ${index}`,
      unverified: true as const,
    })),
  })
  // They have exchanged their names.
  const both = offerOf({ days: [named(second, 'House'), named(third, 'Hall')] }, plan)

  it('are taken together, and not where one of them was changed or a name stands elsewhere', () => {
    expect(offeredIn([both], days)).toEqual([both])
    const taken = withOffer(plan, both)
    expect(taken.days.map(({ activities }) => activities[0]?.title)).toEqual([
      first.activities[0]?.title,
      'House 0',
      'Hall 0',
    ])
    expect(offeredIn([both], [first, second, { ...third, activities: [] }])).toEqual([])
    expect(offeredIn([both], [named(first, 'Hall'), second, third])).toEqual([])
  })

  it('may exchange what they hold', () => {
    const [one, other] = [
      { ...second, activities: third.activities },
      { ...third, activities: second.activities },
    ]
    const exchanged = offerOf({ days: [one, other] }, plan)
    expect(offeredIn([exchanged], days)).toEqual([exchanged])
  })
})

describe('an introduction that came late', () => {
  const id = second.activities.flatMap(({ placeId }) => placeId ?? [])[0] ?? ''
  const words = offerOf({ days: [], overview: 'Slow days.', names: [id] }, plan)

  it('takes the place of the one that stands, and of nothing else', () => {
    expect(offerNumber(words)).toBe(0)
    expect(offeredIn([words], days)).toEqual([words])
    expect(withOffer(plan, words)).toEqual({ ...plan, overview: 'Slow days.' })
  })

  it('is offered no more when a place is gone that it names, or when there is another introduction', () => {
    const without = { ...second, activities: second.activities.filter(({ placeId }) => placeId !== id) }
    expect(offeredIn([words], [first, without, third])).toEqual([])
    expect(stillOffered([words], { ...plan, overview: 'Another one.' })).toEqual([])
  })

  it('is that of its place in a trip to several', () => {
    const [rome, florence] = ['Rome', 'Florence'].map((name) => ({ name, overview: `${name} in short.` }))
    const places = [rome, florence] as never[]
    const trip = { ...plan, places }
    const ofSecond = offerOf({ days: [], overview: 'Slow days.', names: [], place: 1 }, trip)
    expect(offerNumber(ofSecond)).toBe(-1)
    expect(stillOffered([ofSecond], trip)).toEqual([ofSecond])
    expect(withOffer(trip, ofSecond).places).toEqual([rome, { ...florence, overview: 'Slow days.' }])
    expect(withOffer(trip, ofSecond).overview).toEqual(plan.overview)
  })
})
