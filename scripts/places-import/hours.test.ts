import { describe, expect, it } from 'vitest'
import { catalogueHours } from './hours'

describe('opening hours of the map in the words of the catalogue', () => {
  it.each([
    ['Mo-Fr 9:00-18:00', 'Mo-Fr 09:00-18:00'],
    ['Mo - Fr 10:00 – 19:00', 'Mo-Fr 10:00-19:00'],
    ['Mo-Fr: 10:00-17:30', 'Mo-Fr 10:00-17:30'],
    [
      'Apr 01-Oct 15: 09:00-18:00; Oct 16-Mar 31: 10:00-17:00',
      'Apr 1-Oct 15 09:00-18:00; Oct 16-Mar 31 10:00-17:00',
    ],
    ['Tu-Su 10:00-18:00; Mo closed', 'Tu-Su 10:00-18:00; Mo off'],
    ['Mo-Fr 08:00-12:00, 13:00-17:00', 'Mo-Fr 08:00-12:00,13:00-17:00'],
    ['Mo-Fr 10:00-18:00,Sa 10:00-14:00', 'Mo-Fr 10:00-18:00, Sa 10:00-14:00'],
    ['We-Su 10:00-18:00 "last entry 17:30"', 'We-Su 10:00-18:00'],
    ['Mar-Oct 10:00-18:00; Nov-Feb 10:00-16:00', 'Mar-Oct 10:00-18:00; Nov-Feb 10:00-16:00'],
    ['Apr-Sep 9:00-20:00; Dec 25 off', 'Apr-Sep 09:00-20:00; Dec 25 off'],
    ['Mo-Su 09:00-18:00; easter off', '09:00-18:00; easter off'],
    ['Mo-Su 09:00-18:00; Good Friday,Dec 25 off', '09:00-18:00; easter -2 days,Dec 25 off'],
    ['09:00-18:00; easter -2 days-easter +1 day off', '09:00-18:00'],
    ['Mo-Su,PH 10:00-18:00; SH 09:00-20:00; 2021 Jan 04-Mar 16 off', 'Mo-Su,PH 10:00-18:00'],
    ['week 1-53/2 Sa 10:00-14:00; Mo-Fr 08:00-17:00', 'Mo-Fr 08:00-17:00'],
    ['Пн-Пт 11:00-23:00; Сб-Вс 12:00-24:00', 'Mo-Fr 11:00-23:00; Sa-Su 12:00-24:00'],
    ['mån-fre 10:00-18:00', 'Mo-Fr 10:00-18:00'],
    ['Mo-Fr 7am-3pm', 'Mo-Fr 07:00-15:00'],
    ['24/7', '24/7'],
    ['Mo-Su 00:00-24:00', '24/7'],
  ])('reads %s', (text, hours) => {
    expect(catalogueHours(text)).toBe(hours)
  })

  it.each(['Mo-Fr 17:00+', 'sunrise-sunset', '"by appointment"', 'call us', '', 'off'])(
    'knows no hours by %s',
    (text) => {
      expect(catalogueHours(text)).toBeUndefined()
    },
  )

  it('reads what only the package can', () => {
    expect(catalogueHours('Montag-Freitag 10:00-18:00')).toBe('Mo-Fr 10:00-18:00')
  })
})
