import { describe, expect, it } from 'vitest'
import { sectionLabel, sectionLabels } from '~/messages/en/section-label'
import { activityTypes } from './itinerary'

describe('the section label of an activity', () => {
  it.each([
    ['8:00 AM', 'Breakfast'],
    ['11:30 AM', 'Breakfast'],
    ['5:30 AM', 'Breakfast'],
    ['12:00 PM', 'Breakfast'],
    ['12:45 PM', 'Breakfast'],
    ['5:00 PM', 'Dinner'],
    ['6:15 PM', 'Dinner'],
    ['7:30 PM', 'Dinner'],
    ['8:45 PM', 'Dinner'],
    ['1:00 PM', 'Lunch'],
    ['2:30 PM', 'Lunch'],
    ['4:59 PM', 'Lunch'],
    ['9:00 PM', 'Lunch'],
    ['10:15 PM', 'Lunch'],
    ['11:00 PM', 'Lunch'],
  ])('of food at %s is %s', (time, label) => {
    expect(sectionLabel({ type: 'food', time })).toBe(label)
  })

  it.each([
    ['9:00 AM', 'Morning'],
    ['12:00 PM', 'Morning'],
    ['12:30 PM', 'Morning'],
    ['1:00 PM', 'Afternoon'],
    ['7:00 PM', 'Afternoon'],
    ['Evening', 'Afternoon'],
  ])('of anything else at %s is %s', (time, label) => {
    expect(sectionLabel({ type: 'attraction', time })).toBe(label)
    expect(sectionLabel({ type: 'transport', time })).toBe(label)
  })

  it.each(['9:00 AM', '12:00 PM', '9:00 PM', ''])('of accommodation is Accommodation at "%s"', (time) => {
    expect(sectionLabel({ type: 'accommodation', time })).toBe('Accommodation')
  })

  it('reads AM however it is written, and only where it is a word', () => {
    for (const time of ['9:00 am', '9am', '9:00AM']) {
      expect(sectionLabel({ type: 'food', time })).toBe('Breakfast')
    }
    expect(sectionLabel({ type: 'food', time: '7:00 PM, same table' })).toBe('Dinner')
    expect(sectionLabel({ type: 'attraction', time: '3 PM, at the dam' })).toBe('Afternoon')
  })

  it('is there for every type', () => {
    for (const type of activityTypes) expect(sectionLabel({ type, time: '3:00 PM' })).not.toBe('')
  })

  it('is the name of a meal that has one, at any hour', () => {
    expect(sectionLabel({ type: 'food', time: '9:30 PM', meal: 'dinner' })).toBe('Dinner')
    expect(sectionLabel({ type: 'food', time: '12:15 PM', meal: 'lunch' })).toBe('Lunch')
  })

  it('is Evening for what comes after dinner', () => {
    const labels = sectionLabels([
      { type: 'attraction', time: '3:00 PM', startTime: '15:00' },
      { type: 'food', time: '9:00 PM', startTime: '21:00', meal: 'dinner' },
      { type: 'transport', time: '10:20 PM', startTime: '22:20' },
      { type: 'attraction', time: '10:30 PM', startTime: '22:30' },
      { type: 'accommodation', time: '11:30 PM', startTime: '23:30' },
    ])
    expect(labels).toEqual(['Afternoon', 'Dinner', 'Evening', 'Evening', 'Accommodation'])
  })

  it('are of the evening after a dinner that only its time tells', () => {
    const of = (type: 'food' | 'attraction', time: string) => ({ type, time })
    expect(
      sectionLabels([of('attraction', '3:00 PM'), of('food', '7:00 PM'), of('attraction', '9:00 PM')]),
    ).toEqual(['Afternoon', 'Dinner', 'Evening'])
  })
})
