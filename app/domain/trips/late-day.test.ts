import { describe, expect, it } from 'vitest'
import { planOfTown, townOf, townRequest } from '~/domain/testing/plan-of-town'
import { heldBy, stillOffered } from './late-day'

const town = townOf('rome')
const { days } = await planOfTown(townRequest('rome'), town)
const [first, second, third] = days
if (!first || !second || !third) throw new Error('three days')

/** The second day, in other words and with one stop less. */
const late = { ...second, title: 'Slow hours', activities: second.activities.slice(0, -2) }
const offer = { day: late, instead: heldBy(second) }

describe('a day that came late', () => {
  it('is offered while the day it is for is as it was, whatever becomes of the others', () => {
    const shorter = { ...third, activities: third.activities.slice(1) }
    const reworded = { ...second, title: 'In other words' }
    expect(stillOffered([offer], [first, second, shorter])).toEqual([offer])
    expect(stillOffered([offer], [first, reworded, third])).toEqual([offer])
  })

  it('is offered no more when its day was changed, moved to another date or taken out', () => {
    const fewer = { ...second, activities: second.activities.slice(1) }
    const later = { ...second, date: '2027-06-01' }
    const locked = { ...second, activities: second.activities.map((stop) => ({ ...stop, locked: true })) }
    for (const changed of [fewer, later, locked])
      expect(stillOffered([offer], [first, changed, third])).toEqual([])
    expect(stillOffered([offer], [first])).toEqual([])
  })

  it('is offered no more when another day has come to hold one of its new places', () => {
    const added = { ...second, activities: [...second.activities, ...third.activities.slice(0, 1)] }
    const taken = { day: added, instead: heldBy(second) }
    expect(stillOffered([taken], days)).toEqual([])
    const free = { ...third, activities: third.activities.slice(1) }
    expect(stillOffered([taken], [first, second, free])).toEqual([taken])
  })
})
