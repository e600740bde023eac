import { describe, expect, it } from 'vitest'
import { isLit, lightOf } from './light'

const at = (latitude: number) => ({ center: [latitude, 25] as [number, number], timeZone: 'UTC' })
const noSunrise = () => null

describe('the light of a day', () => {
  it('is from sunrise to sunset, after midnight too', () => {
    expect(lightOf('2027-05-01', at(50), () => ({ rise: '06:00', set: '20:30' }))).toMatchObject({
      from: 360,
      to: 1230,
      said: { code: 'sketch.light' },
    })
    expect(lightOf('2027-06-01', at(66), () => ({ rise: '02:10', set: '00:40' }))).toMatchObject({
      from: 130,
      to: 1480,
    })
  })

  it.each([
    ['north of the circle in winter', '2027-12-21', 70, 'sketch.dark'],
    ['at the end of that winter', '2027-03-01', 88, 'sketch.dark'],
    ['north of it in summer', '2027-06-21', 70, 'sketch.light-all-night'],
    ['far south in the same winter', '2027-12-21', -70, 'sketch.light-all-night'],
    ['far south in summer', '2027-06-21', -70, 'sketch.dark'],
  ])('%s is known without a sunrise', (_, date, latitude, code) => {
    const light = lightOf(date, at(latitude), noSunrise)
    expect(light.said.code).toBe(code)
    expect(isLit({ from: 600, to: 720 }, light)).toBe(code === 'sketch.light-all-night')
  })

  it('covers a part of the day up to the end of dusk', () => {
    const light = lightOf('2027-05-01', at(50), () => ({ rise: '10:00', set: '16:00' }))
    expect(isLit({ from: 600, to: 980 }, light)).toBe(true)
    expect(isLit({ from: 600, to: 981 }, light)).toBe(false)
    expect(isLit({ from: 599, to: 700 }, light)).toBe(false)
  })
})
