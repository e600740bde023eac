import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Destination } from './destination'
import { isFree, onlyTicket } from './entry'

test('what comes with the ticket of another place is not free', () => {
  const rome = Destination.parse(JSON.parse(readFileSync('catalogue/rome.json', 'utf8')))
  const place = (id: string) => {
    const found = rome.places.find((each) => each.id === id)
    if (!found) throw new Error(`no ${id} in Rome`)
    return found
  }
  expect(place('roman-forum-palatine').cost?.cents).toBe(0)
  expect(isFree(place('roman-forum-palatine'), rome)).toBe(false)
  expect(onlyTicket(place('roman-forum-palatine'), rome.tickets)?.places).toContain('colosseum')
  expect(isFree(place('piazza-navona'), rome)).toBe(true)
})
