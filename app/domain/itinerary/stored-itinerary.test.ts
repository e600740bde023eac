import { expect, it } from 'vitest'
import { sayIn } from '~/messages/languages'
import { parseStored } from './stored-itinerary'

it('brings earlier names up to date wherever they are stored, and leaves texts alone', () => {
  const old = {
    event: 'done',
    data: { itinerary: { print: { name: 'Olot' }, making: { prompt: 'p1' }, tips: ['print'] } },
  }
  expect(parseStored(JSON.stringify(old))).toEqual({
    event: 'done',
    data: { itinerary: { palette: { name: 'Olot' }, provenance: { prompt: 'p1' }, tips: ['print'] } },
  })
})

it('brings the codes of earlier messages up to date', () => {
  const note = { code: 'making.own-days', params: { days: [2], reason: 'stalled' } }
  const read = parseStored(JSON.stringify({ provenance: { note }, tips: ['making.own-days'] }))
  expect(read).toEqual({
    provenance: { note: { ...note, code: 'provenance.own-days' } },
    tips: ['making.own-days'],
  })
  expect(sayIn()({ ...note, code: 'provenance.own-days' })).toMatch(/^Day 2 was made by/)
})
