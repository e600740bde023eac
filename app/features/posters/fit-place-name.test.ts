import { describe, expect, test } from 'vitest'
import { fitPlaceName } from './fit-place-name'

describe('fitPlaceName', () => {
  test('a short name is set wide, grows and is spaced', () => {
    const fit = fitPlaceName('Goa')
    expect(fit.stretch).toBeCloseTo(125, 0)
    expect(fit.size).toBeCloseTo(23.5 * 1.38, 1)
    expect(fit.spacing).toBeGreaterThan(0)
  })

  test('a name of middle length keeps its size and gives way in width', () => {
    const fit = fitPlaceName('Reykjavik')
    expect(fit.size).toBeCloseTo(23.5, 1)
    expect(fit.stretch).toBeGreaterThan(62)
    expect(fit.stretch).toBeLessThan(100)
    expect(fit.spacing).toBeCloseTo(0, 2)
  })

  test('a long name is set narrow and shrinks', () => {
    const fit = fitPlaceName('Rio de Janeiro')
    expect(fit.stretch).toBeCloseTo(62, 0)
    expect(fit.size).toBeLessThan(20)
    expect(fit.spacing).toBe(0)
  })

  test('accents and case change nothing', () => {
    expect(fitPlaceName('SÃO PAULO')).toEqual(fitPlaceName('Sao Paulo'))
  })

  test('the bar of a letter stands out where a plain stem keeps white', () => {
    expect(fitPlaceName('Łódź').start).toBeLessThan(0.01)
    expect(fitPlaceName('Lodz').start).toBeGreaterThan(0.03)
    expect(fitPlaceName('Đà Nẵng').start).toBeLessThan(0.01)
  })

  test('nothing to print is no division by nothing', () => {
    expect(Number.isFinite(fitPlaceName('').size)).toBe(true)
  })
})
