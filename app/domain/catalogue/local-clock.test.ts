import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toClock } from '~/domain/calendar/clock-time'
import { countryCodes } from './countries'
import { localClock, localClocks } from './local-clock'

describe('the local clock', () => {
  it('has people dine when they do', () => {
    const dinner = (country: string) => toClock(localClock({ country }).meals.dinner.usual)
    expect(['Spain', 'Italy', 'Japan', 'United States'].map(dinner)).toEqual([
      '21:00',
      '20:00',
      '18:45',
      '18:45',
    ])
  })

  it('knows each country of the catalogue by the name in its files', () => {
    const names = readdirSync('catalogue')
      .filter((file) => file.endsWith('.json'))
      .map((file): string => JSON.parse(readFileSync(`catalogue/${file}`, 'utf8')).country)
    expect(names.filter((name) => !(name in countryCodes))).toEqual([])
    expect(Object.values(countryCodes).filter((code) => !(code in localClocks))).toEqual([])
  })

  it('knows every country that has a code', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const notCountries = new Set([
      'AC',
      'CP',
      'CQ',
      'DG',
      'EA',
      'EU',
      'EZ',
      'IC',
      'QO',
      'TA',
      'UN',
      'XA',
      'XB',
      'ZZ',
    ])
    const retired = /^(AN|BU|CS|DD|DY|FX|HV|NH|NQ|NT|PC|PU|PZ|QU|RH|SU|TP|UK|VD|WK|YD|YU|ZR|CT|FQ|JT|MI)$/
    const codes = letters
      .flatMap((one) => letters.map((two) => one + two))
      .filter((code) => names.of(code) && !notCountries.has(code) && !retired.test(code))
    expect(codes.length).toBeGreaterThan(240)
    expect(codes.filter((code) => !(code in localClocks))).toEqual([])
  })

  it.each(Object.entries(localClocks))(
    '%s: meals fit one after the other into a day',
    (_, { meals, home, familyDinner }) => {
      const { breakfast, lunch, dinner } = meals
      for (const { from, to, usual } of [breakfast, lunch, dinner, familyDinner]) {
        expect(usual).toBeGreaterThanOrEqual(from)
        expect(to - usual).toBeGreaterThanOrEqual(90)
      }
      expect(lunch.usual - breakfast.usual).toBeGreaterThanOrEqual(210)
      expect(dinner.usual - lunch.usual).toBeGreaterThanOrEqual(330)
      expect(home).toBeGreaterThanOrEqual(dinner.usual + 150)
      expect(home).toBeLessThan(1440)
    },
  )
})
