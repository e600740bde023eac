import { describe, expect, it } from 'vitest'
import { agreesWithTime } from './agrees-with-time'

describe('a sentence about a stop', () => {
  it.each([
    ['The terraces are best in the morning light.', '16:05', false],
    ['The terraces are best in the morning light.', '09:20', true],
    ['The guard comes at noon.', '15:30', false],
    ['The guard comes at noon.', '11:30', true],
    ['A canal to end the day by the water.', '10:00', false],
    ['The tower is lit after dark.', '17:00', false],
    ['It is quiet from morning to evening.', '14:00', false],
    ['Open day and night, mornings are quiet.', '14:00', true],
    ['Early, while there are seats.', '14:25', false],
    ['Early, while there are seats.', '09:30', true],
    ['Booked ahead and early, so that you do not stand in line.', '14:05', false],
    ['An early Gothic nave.', '14:05', true],
    ['The square fills in the evening, so come early.', '18:30', true],
    ['Gold mosaics along the nave.', '14:00', true],
  ])('"%s" at %s: %s', (text, startTime, agrees) => {
    expect(agreesWithTime(text, { startTime })).toBe(agrees)
  })

  it('speaks of the meal that is eaten there', () => {
    const lunch = { startTime: '12:55', meal: 'lunch' as const }
    expect(agreesWithTime('An early dinner over old cellars.', lunch)).toBe(false)
    expect(agreesWithTime('A market hall for lunch.', lunch)).toBe(true)
    // Where nobody eats, a meal is something that comes before or after.
    expect(agreesWithTime('A short walk before dinner.', { startTime: '12:55' })).toBe(true)
  })
})
