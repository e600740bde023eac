import { describe, expect, it } from 'vitest'
import { testDestination, testPlace, withFacts } from '~/domain/testing/test-destination'
import { testRequest } from '~/domain/testing/test-plan'
import { stop } from '~/domain/testing/test-trip'
import { sayIn } from '~/messages/languages'
import { changed, newStop, replaced } from './stops'

const facts = { request: testRequest, destination: testDestination, sunTimes: () => null, say: sayIn() }
const minutes = ({ startTime, endTime }: { startTime: string; endTime: string }) => {
  const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return at(endTime) - at(startTime)
}

describe('a stop that is added', () => {
  it('is a place with its price, its usual length and its meal', () => {
    expect(newStop({ placeId: 'net-loft' }, [], facts)).toMatchObject({
      id: 'e1-net-loft',
      type: 'food',
      title: 'Net Loft',
      cost: '€15.00',
      costCents: 1500,
      meal: 'lunch',
      latitude: testPlace('net-loft').at[0],
      longitude: testPlace('net-loft').at[1],
    })
    expect(newStop({ placeId: 'net-loft', meal: 'dinner' }, [], facts)?.meal).toBe('dinner')
    const sight = newStop({ placeId: 'sea-gate', meal: 'dinner' }, [], facts)
    expect(sight).toMatchObject({ type: 'attraction' })
    expect(sight).not.toHaveProperty('meal')
    expect(sight && minutes(sight)).toBe(90)
  })

  it('takes an hour where nobody knows how long it takes', () => {
    const unknown = { ...facts, destination: withFacts('sea-gate', { visit: undefined }) }
    const added = newStop({ placeId: 'sea-gate' }, [], unknown)
    expect(added && minutes(added)).toBe(60)
  })

  it('is nothing where there is no such place', () => {
    expect(newStop({ placeId: 'nowhere' }, [], facts)).toBeUndefined()
  })

  it('is in one’s own words without a place', () => {
    const own = {
      type: 'food' as const,
      title: 'Picnic',
      description: 'By the sea',
      cost: ' €7 each ',
      minutes: 45,
    }
    const added = newStop(own, [stop({ id: 'e1-own' })], facts)
    expect(added).toMatchObject({
      type: 'food',
      title: 'Picnic',
      description: 'By the sea',
      cost: '€7 each',
      costCents: 700,
      placeId: null,
      latitude: null,
      longitude: null,
      reason: 'Your own.',
    })
    expect(added?.id).toBe('e2-own')
    expect(added && minutes(added)).toBe(45)
    expect(newStop({ ...own, cost: '  ' }, [], facts)).not.toHaveProperty('cost')
  })
})

describe('another place in a stop’s place', () => {
  const instead = (endTime: string, placeId = 'sea-gate') =>
    minutes(replaced(stop({ startTime: '09:00', endTime }), placeId, facts))

  it('takes as long, as far as one can stay there', () => {
    expect([instead('10:00'), instead('09:10'), instead('15:00')]).toEqual([60, 30, 150])
  })

  it('has no hours and no price of the one before', () => {
    const was = stop({ hours: [{ from: '08:00', to: '10:00' }], ownCost: true })
    const now = replaced(was, 'sea-gate', {
      ...facts,
      destination: withFacts('sea-gate', { cost: undefined }),
    })
    expect(now).not.toHaveProperty('hours')
    expect(now).not.toHaveProperty('cost')
    expect(now).not.toHaveProperty('ownCost')
    expect(now).toMatchObject({ title: 'Sea Gate', costCents: 0, placeId: 'sea-gate' })
  })

  it('is the same stop where there is no such place', () => {
    const was = stop()
    expect(replaced(was, 'nowhere', facts)).toBe(was)
  })
})

describe('a stop after its dialog', () => {
  const gate = stop({ placeId: 'sea-gate', title: 'Sea Gate', cost: '€10.00', costCents: 1000 })
  const change = { title: 'Sea Gate', description: 'Look up.', cost: '€10.00', start: 600, minutes: 45 }

  it('has its words and its times', () => {
    expect(changed(gate, change, facts)).toEqual({
      ...gate,
      description: 'Look up.',
      startTime: '10:00',
      endTime: '10:45',
      time: '10:00 AM',
    })
  })

  it('is one’s own once its title names the place no more', () => {
    const own = changed(gate, { ...change, title: 'A nap', cost: '€3' }, facts)
    expect(own).toMatchObject({ placeId: null, reason: 'Your own.', costCents: 300, latitude: gate.latitude })
    expect(own).not.toHaveProperty('ownCost')
  })

  it('costs what one says, which is marked where the catalogue says something else', () => {
    expect(changed(gate, { ...change, cost: '€12' }, facts)).toMatchObject({ ownCost: true, costCents: 1200 })
    expect(changed({ ...gate, ownCost: true }, change, facts)).not.toHaveProperty('ownCost')
    expect(changed(gate, { ...change, cost: ' €10.00 ' }, facts)).not.toHaveProperty('ownCost')
    expect(changed(gate, { ...change, cost: '' }, facts)).toMatchObject({ ownCost: true, costCents: 0 })
    const own = stop({ placeId: null, cost: '€3' })
    expect(changed(own, { ...change, cost: '€4' }, facts)).not.toHaveProperty('ownCost')
  })
})
