import { describe, expect, it } from 'vitest'
import type { Ticket } from '~/domain/catalogue/destination'
import { buyTickets, savedBy, type TicketVisit } from './buy-tickets'

const ticket = (id: string, places: string[], cents: number, more: Partial<Ticket> = {}): Ticket => ({
  id,
  name: id,
  places,
  only: false,
  cost: { cents, year: 2026 },
  fact: 'It admits once to each of these places.',
  source: 'made up for tests, 2026',
  confidence: 'high',
  ...more,
})

/** "arena 2 10:00 900": place, day, hour, price of its own. */
function visit(text: string): TicketVisit {
  const [placeId = '', day = '1', clock = '', cents = '0', own] = text.split(' ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return {
    placeId,
    name: placeId,
    day: Number(day),
    date: `2027-05-0${day}`,
    from: 60 * hours + minutes,
    cents: Number(cents),
    ...(own && { ownCost: true }),
  }
}

const payments = (tickets: Ticket[], visits: string[], room?: (date: string) => number) =>
  buyTickets(visits.map(visit), tickets, [], room).paid.map(
    ({ visit: { placeId }, cents, bought }) => `${placeId} ${cents}${bought ? ` ${bought.ticket.id}` : ''}`,
  )

const arena = ticket('arena-24h', ['arena', 'forum'], 1800, { only: true, validHours: 24 })

describe('a ticket that places cannot be entered without', () => {
  it('is paid once, by the first of them', () => {
    const expected = ['forum 1800 arena-24h', 'arena 0 arena-24h']
    expect(payments([arena], ['forum 1 16:00 0', 'arena 2 15:59 1800'])).toEqual(expected)
    expect(payments([arena], ['forum 1 16:00 0', 'arena 2 16:00 1800'])).toEqual(expected)
  })

  it('is paid again once it has run out', () => {
    expect(payments([arena], ['forum 1 16:00 0', 'arena 2 16:01 1800'])).toEqual([
      'forum 1800 arena-24h',
      'arena 1800 arena-24h',
    ])
    const oneDay = ticket('day', ['a', 'b', 'c'], 700, { only: true })
    expect(payments([oneDay], ['a 1 09:00 700', 'b 1 20:00 700', 'c 2 09:00 700'])).toEqual([
      'a 700 day',
      'b 0 day',
      'c 700 day',
    ])
  })

  it('is never free, and keeps the price that a traveller has typed', () => {
    expect(payments([arena], ['forum 1 10:00 0'])).toEqual(['forum 1800 arena-24h'])
    expect(payments([arena], ['arena 1 10:00 1600 own', 'forum 1 14:00 0'])).toEqual([
      'arena 1600 arena-24h',
      'forum 0 arena-24h',
    ])
  })
})

describe('a pass', () => {
  const pass = ticket('pass', ['a', 'b', 'c'], 1500, { validDays: 3 })

  it('is taken where it is cheaper than single tickets, and not where it costs the same', () => {
    expect(payments([pass], ['a 1 09:00 800', 'b 2 09:00 800'])).toEqual(['a 1500 pass', 'b 0 pass'])
    expect(payments([pass], ['a 1 09:00 700', 'b 2 09:00 800'])).toEqual(['a 700', 'b 800'])
  })

  it('begins where it covers most, and is not used after its last day', () => {
    expect(payments([pass], ['a 1 09:00 400', 'b 3 09:00 800', 'c 4 09:00 900'])).toEqual([
      'a 400',
      'b 1500 pass',
      'c 0 pass',
    ])
  })

  it('is not bought on a day that has no room for it', () => {
    const room = () => 1000
    expect(payments([pass], ['a 1 09:00 800', 'b 2 09:00 800'], room)).toEqual(['a 800', 'b 800'])
  })

  it('stands in for a ticket that is needed: Cusco’s full ticket for two of one day each', () => {
    const tickets = [
      ticket('full', ['a', 'b', 'c', 'd'], 3510, { validDays: 10 }),
      ticket('one', ['a', 'b'], 1890, { only: true, validDays: 1 }),
      ticket('three', ['c', 'd'], 1890, { only: true, validDays: 2 }),
    ]
    expect(payments(tickets, ['a 1 09:00 1890', 'b 1 12:00 1890'])).toEqual(['a 1890 one', 'b 0 one'])
    expect(payments(tickets, ['a 1 09:00 1890', 'c 2 09:00 1890'])).toEqual(['a 3510 full', 'c 0 full'])
  })

  it('says what it saves', () => {
    const { bought } = buyTickets([visit('a 1 09:00 800'), visit('b 2 09:00 900')], [pass])
    expect(bought.map((each) => savedBy(each, [pass]))).toEqual([200])
    const needed = buyTickets([visit('forum 1 10:00 0'), visit('arena 1 14:00 1800')], [arena])
    expect(needed.bought.map((each) => savedBy(each, [arena]))).toEqual([0])
  })
})

it('keeps to the tickets of the days before', () => {
  const first = { ticket: arena, visits: [visit('arena 1 12:00 1800')] }
  const { paid, bought } = buyTickets([visit('forum 2 11:00 0')], [arena], [first])
  expect(paid).toMatchObject([{ cents: 0 }])
  expect(bought.map(({ visits }) => visits.length)).toEqual([2])
  expect(first.visits).toHaveLength(1)
})
