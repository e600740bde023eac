import { describe, expect, it } from 'vitest'
import { ownBaseOf } from './own-base'

const rome = {
  quarters: [{ name: 'Trastevere', at: [41.8892, 12.4695] as [number, number] }],
  center: [41.8958, 12.4823] as [number, number],
  radiusKm: 12,
}
const typed = { address: '', quarter: 'Trastevere', position: '' }

describe('a base that is not in the catalogue', () => {
  it('lies in the middle of its quarter and is called by its address', () => {
    expect(ownBaseOf({ ...typed, address: '  Via  della Scala 3 ' }, rome)).toEqual({
      ok: true,
      base: { name: 'Via della Scala 3', at: [41.8892, 12.4695] },
    })
    expect(ownBaseOf(typed, rome)).toMatchObject({ base: { name: 'Trastevere' } })
  })

  it.each(['41.8902, 12.4922', '41.8902 12.4922', '(41.8902; 12.4922)', '41.8902°, 12.4922°'])(
    'lies where %s says',
    (position) => {
      expect(ownBaseOf({ ...typed, position }, rome)).toMatchObject({ base: { at: [41.8902, 12.4922] } })
    },
  )

  it.each(['near the river', '41.8902', '91, 200', '12.4922, 41.8902', '48.85, 2.35'])(
    'is refused at %s, and says why',
    (position) => {
      expect(ownBaseOf({ ...typed, position }, rome)).toMatchObject({ ok: false })
    },
  )
})
