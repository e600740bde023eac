import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { openingWords } from './opening-words'

test.each([
  ['24/7', 'always open'],
  ['09:00-17:00', '09:00 to 17:00'],
  ['Mo-Fr 09:00-18:00; Sa,Su 10:00-16:00', 'Mon to Fri 09:00 to 18:00; Sat, Sun 10:00 to 16:00'],
  ['Mar-Oct 08:30-19:15; Mo off; Dec 25 off', 'Mar to Oct 08:30 to 19:15; Mon closed; Dec 25 closed'],
  [
    'Tu-Su 12:00-15:00,19:00-23:00; PH off',
    'Tue to Sun 12:00 to 15:00, 19:00 to 23:00; public holidays closed',
  ],
  ['Su[-1] 09:00-14:00; Tu[1] off', 'last Sun 09:00 to 14:00; 1st Tue closed'],
  ['Mo-Su 00:00-24:00', 'Mon to Sun all day'],
  [
    '10:00-18:00; easter -2 days,Dec 25 off; easter 12:00-16:00; easter +1 day off',
    '10:00 to 18:00; Good Friday, Dec 25 closed; Easter Sunday 12:00 to 16:00; Easter Monday closed',
  ],
])('%s', (hours, words) => {
  expect(openingWords(hours)).toBe(words)
})

test('no code is left in the hours of any sight that the catalogue calls an icon', () => {
  const names = readdirSync('catalogue').filter((name) => name.endsWith('.json'))
  const words = names.flatMap((name) => {
    const { icons, places } = Destination.parse(JSON.parse(readFileSync(`catalogue/${name}`, 'utf8')))
    return places.flatMap(({ id, hours }) =>
      hours && icons.some(({ place }) => place === id) ? [openingWords(hours)] : [],
    )
  })
  expect(words.length).toBeGreaterThan(1000)
  expect(words.filter((each) => /\b(Mo|Tu|We|Th|Fr|Sa|Su|PH|off)\b|[[\]-]/.test(each))).toEqual([])
})
