import { describe, expect, it } from 'vitest'
import { stop } from '~/domain/testing/test-trip'
import { emptyStop, fieldsOf, readStopFields } from './stop-fields'

const asked = { startNeeded: true, locale: 'en-US', currency: 'EUR' } as const
const fields = { ...emptyStop, title: ' Coffee with Ada ', start: '10:15', length: '45', cost: 'about €7' }

describe('the fields of a stop', () => {
  it('are read without blanks around them', () => {
    expect(readStopFields(fields, asked)).toEqual({
      ok: true,
      change: { title: 'Coffee with Ada', description: '', cost: 'about €7', start: 615, minutes: 45 },
    })
  })

  it.each([
    ['title', '   ', 'name-missing'],
    ['start', '', 'time-form'],
    ['start', '25:00', 'time-form'],
    ['length', '2', 'minutes-wrong:5:720'],
    ['length', 'long', 'minutes-wrong:5:720'],
    ['cost', 'x'.repeat(41), 'too-long:40'],
    ['cost', '€1,000,001', 'cost-too-high:1000000'],
    ['cost', '1.250', 'cost-two-ways:1250:1.25'],
    ['description', 'x'.repeat(601), 'too-long:600'],
  ])('say what is wrong with %s "%s"', (name, value, message) => {
    expect(readStopFields({ ...fields, [name]: value }, asked)).toEqual({
      ok: false,
      errors: { [name]: message },
    })
  })

  it('are read as people of a locale write them, and written down for everybody', () => {
    const typed = { ...fields, cost: '12,50 €', length: '1:15' }
    expect(readStopFields(typed, { ...asked, locale: 'de-DE' })).toMatchObject({
      change: { cost: '12.50 €', minutes: 75 },
    })
    expect(readStopFields({ ...fields, cost: '€18.00' }, asked)).toMatchObject({ change: { cost: '€18.00' } })
  })

  it('may leave the start to the day', () => {
    expect(readStopFields({ ...fields, start: '' }, { ...asked, startNeeded: false })).toMatchObject({
      change: { start: null },
    })
  })

  it('may be as long and as costly as the limits say, and no more', () => {
    const reads = (more: object) => readStopFields({ ...fields, ...more }, asked).ok
    expect([5, 4, 720, 721, 5.5].map((length) => reads({ length: String(length) }))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
    expect([reads({ cost: '1,000,000' }), reads({ cost: 'x'.repeat(40) })]).toEqual([true, true])
    expect([reads({ description: 'x'.repeat(600) }), reads({ start: '9:30' })]).toEqual([true, false])
  })

  it('are empty at first, and then what the stop has', () => {
    expect(emptyStop).toEqual({ title: '', description: '', start: '', length: '60', cost: '' })
    expect(fieldsOf(stop())).toEqual({
      title: 'Colosseum',
      description: 'The arena of the emperors.',
      start: '09:00',
      length: '120',
      cost: '€18.00',
    })
    expect(fieldsOf(stop({ cost: undefined })).cost).toBe('')
  })
})
