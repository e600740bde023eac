import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { openingWords } from './opening-words'

test.each([
  ['24/7', 'always open'],
  ['09:00-17:00', '09:00 to 17:00'],
  ['Mo-Fr 09:00-18:00; Sa,Su 10:00-16:00', 'Mon to Fri 09:00 to 18:00; Sat, Sun 10:00 to 16:00'],
  ['Mar-Oct 08:30-19:15; Mo off; Dec 25 off', 'Mar to Oct 08:30 to 19:15; closed Mon, Dec 25'],
  [
    'Tu-Su 12:00-15:00,19:00-23:00; PH off',
    'Tue to Sun 12:00 to 15:00, 19:00 to 23:00; closed public holidays',
  ],
  ['Su[-1] 09:00-14:00; Tu[1] off', 'last Sun 09:00 to 14:00; closed 1st Tue'],
  ['Mo-Su 00:00-24:00', 'Mon to Sun all day'],
  ['Apr-Sep Mo-Su,PH 10:00-20:00; Mo-Su,PH 10:00-18:00', 'Apr to Sep 10:00 to 20:00; 10:00 to 18:00'],
  // A day that is as every other is not told, and a list of many days is that of the public holidays.
  ['Jan 6,easter -2 days,May 1,Dec 8 10:00-19:00; 10:00-19:00', '10:00 to 19:00'],
  [
    'Jan 1,Dec 2 Fr 09:00-12:00; Sa-Th 09:00-22:00; Fr 09:00-12:00',
    'Sat to Thu 09:00 to 22:00; Fri 09:00 to 12:00',
  ],
  [
    'easter, Jan 6, Apr 25, Nov 1 09:00-19:00; Tu-Su 09:00-19:00; Mo off; Dec 25 off; easter +1 day 09:00-19:00',
    'Tue to Sun 09:00 to 19:00; most public holidays 09:00 to 19:00; closed Mon, Dec 25',
  ],
  ['10:00-18:00; Mo off; Apr 25 10:00-18:00', '10:00 to 18:00; Apr 25 10:00 to 18:00; closed Mon'],
  ['Apr-Oct 10:00-18:00; Nov-Mar off; Nov-Mar Mo,Tu off', 'Apr to Oct 10:00 to 18:00; closed Nov to Mar'],
  ['10:00-17:00; Sep 16-Apr 30 Mo off', '10:00 to 17:00; closed Sep 16 to Apr 30 Mon'],
  [
    '10:00-18:00; easter -2 days,Dec 25 off; easter 12:00-16:00; easter +1 day off',
    '10:00 to 18:00; Easter Sunday 12:00 to 16:00; closed Good Friday, Dec 25, Easter Monday',
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
