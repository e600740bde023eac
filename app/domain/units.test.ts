import { describe, expect, it } from 'vitest'
import { sayIn } from '~/messages/languages'
import {
  clockText,
  hourText,
  limitText,
  readUnits,
  roundWayText,
  shortWayText,
  type Units,
  unitsAccepted,
  unitsText,
  wayText,
} from './units'

const us: Units = { clock: '12', distance: 'mi' }
const plain: Units = { clock: '24', distance: 'km' }

describe('units of a language', () => {
  it.each([
    ['en-US,en;q=0.9', us],
    ['en', us],
    ['en-GB', { clock: '24', distance: 'mi' }],
    ['en-IE', plain],
    ['en-AU', { clock: '12', distance: 'km' }],
    ['de-DE,de;q=0.9,en-US;q=0.7', plain],
    ['de', plain],
    ['ja-JP', plain],
    ['ar-EG', { clock: '12', distance: 'km' }],
    ['ar', { clock: '12', distance: 'km' }],
    ['fr-CA', plain],
    ['en-CA', { clock: '12', distance: 'km' }],
    ['es-419', plain],
    ['zh-Hant-TW', { clock: '12', distance: 'km' }],
    ['', plain],
    ['*', plain],
    ['"<script>', plain],
    [null, plain],
  ] as const)('%s', (header, units) => {
    expect(unitsAccepted(header)).toEqual(units)
  })

  it('are kept as one word', () => {
    expect(readUnits(unitsText(us))).toEqual(us)
    expect(readUnits('12-mi-CHF')).toEqual(us)
    for (const text of ['', '12', '13-km', '12-km;x', '12-km-chf', undefined])
      expect(readUnits(text)).toBeNull()
  })
})

it('change how times and distances read, not what they are', () => {
  expect([clockText('00:05', us), clockText('12:00', us), clockText('23:30', us)]).toEqual([
    '12:05 AM',
    '12:00 PM',
    '11:30 PM',
  ])
  expect([clockText('23:30', plain), clockText('noon', us)]).toEqual(['23:30', 'noon'])
  expect([hourText(540, us), hourText(540, plain)]).toEqual(['9 AM', '09:00'])
  expect([wayText(1609.344, us), wayText(900, plain)]).toEqual(['1.0 mi', '0.9 km'])
  expect([wayText(0, plain), wayText(40, plain), wayText(60, us)]).toEqual(['0.0 km', '40 m', '200 ft'])
  expect([shortWayText(80, us), shortWayText(80, plain), shortWayText(400, us)]).toEqual([
    '260 ft',
    '80 m',
    '0.2 mi',
  ])
  expect([roundWayText(804.672, us), roundWayText(500, plain)]).toEqual(['0.5 mi', '500 m'])
  expect([limitText(5, us), limitText(5, plain)]).toEqual(['about 3.1 mi', '5 km'])
})

it('reach every sentence', () => {
  const note = { code: 'note.arrive', params: { at: '14:30' } }
  expect([sayIn('en', us)(note), sayIn('en', plain)(note)]).toEqual([
    'You arrive at 2:30 PM.',
    'You arrive at 14:30.',
  ])
  // The documented field of the API has the same words for everybody.
  const time = { code: 'label.time', params: { at: '14:30' } }
  expect([sayIn('en', us)(time), sayIn('en', plain)(time), sayIn()(time)]).toEqual(Array(3).fill('2:30 PM'))
})
