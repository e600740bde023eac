import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import { testCity } from '~/domain/testing/test-city'
import { factAt, isSunsetOnly, wholeFact } from './hint'
import type { Hint, Place } from './place'

const [plain] = testCity.places
if (!plain) throw new Error('The test city has no places')
const sun = { rise: fromClock('06:00'), set: fromClock('20:00') }

function hinted(at: Hint['at']): Place {
  return { ...(plain as Place), fact: 'A terrace above the river.', hint: { at, says: 'Come for the view.' } }
}

/** Whether the hint is said to who is there from and to. */
function isSaid(at: Hint['at'], from: string, to: string, light: typeof sun | undefined = sun): boolean {
  const stay = { from: fromClock(from), to: fromClock(to) }
  return factAt(hinted(at), stay, light) === 'A terrace above the river. Come for the view.'
}

describe('a hint', () => {
  it('of the sunset is said to who is there when the sun sets, not hours before and not in the dark', () => {
    expect(isSaid(['sunset'], '19:30', '20:00')).toBe(true)
    expect(isSaid(['sunset'], '20:20', '21:00')).toBe(true)
    expect(isSaid(['sunset'], '18:30', '19:30')).toBe(false)
    expect(isSaid(['sunset'], '20:30', '21:00')).toBe(false)
  })

  it('of the dusk is said a little longer, and of the dark from then on', () => {
    expect(isSaid(['dusk'], '20:55', '21:20')).toBe(true)
    expect(isSaid(['dusk'], '21:05', '21:30')).toBe(false)
    expect(isSaid(['dark'], '21:05', '21:30')).toBe(true)
    expect(isSaid(['dark'], '19:30', '20:30')).toBe(false)
  })

  it('of the sunrise is said to who is there then', () => {
    expect(isSaid(['sunrise'], '06:10', '07:00')).toBe(true)
    expect(isSaid(['sunrise'], '09:00', '10:00')).toBe(false)
  })

  it('of hours is said to who comes within one of them', () => {
    expect(isSaid(['00:00-09:00', '16:00-24:00'], '08:55', '10:00')).toBe(true)
    expect(isSaid(['00:00-09:00', '16:00-24:00'], '09:00', '10:00')).toBe(false)
    expect(isSaid(['00:00-09:00', '16:00-24:00'], '16:00', '17:00')).toBe(true)
  })

  it('of the light is not said where the sun does not set', () => {
    expect(factAt(hinted(['sunset']), { from: 1200, to: 1230 }, undefined)).toBe('A terrace above the river.')
    expect(isSaid(['12:00-14:00'], '12:30', '13:00', undefined)).toBe(true)
  })

  it('is told with the fact where no visit is planned', () => {
    expect(wholeFact(hinted(['sunset']))).toBe('A terrace above the river. Come for the view.')
    expect(wholeFact({ fact: 'A terrace.' })).toBe('A terrace.')
  })

  it('of the sunset alone leaves nothing for the night', () => {
    expect(isSunsetOnly(hinted(['sunset']))).toBe(true)
    expect(isSunsetOnly(hinted(['sunset', 'dark']))).toBe(false)
    expect(isSunsetOnly(hinted(['dusk']))).toBe(false)
    expect(isSunsetOnly({})).toBe(false)
  })
})
