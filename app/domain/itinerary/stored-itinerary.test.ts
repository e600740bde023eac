import { expect, it } from 'vitest'
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
