import { describe, expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { Change, merged, notAhead } from './entries'
import { linesOf } from './lists'
import { spentOf } from './spent'

const tick = (id: string, at: number, done: boolean): Change => ({
  id,
  at,
  entry: { kind: 'line', list: 'packing', text: id, done },
})

describe('what two devices kept', () => {
  it('is merged entry by entry, in either order, and once more without a change', () => {
    const phone = [tick('umbrella', 5, true), tick('coat', 1, true)]
    const laptop = [tick('coat', 3, false), { id: 'note trip', at: 2, entry: null }]
    const both = merged(phone, laptop)
    expect(both).toEqual(merged(laptop, phone))
    expect(both).toEqual([
      tick('coat', 3, false),
      { id: 'note trip', at: 2, entry: null },
      tick('umbrella', 5, true),
    ])
    expect(merged(both, phone)).toEqual(both)
  })

  it('comes to the same where both changed an entry at the same moment', () => {
    const [a, b] = [[tick('coat', 3, true)], [tick('coat', 3, false)]]
    expect(merged(a, b)).toEqual(merged(b, a))
  })

  it('is not decided for ever by a clock that is ahead', () => {
    expect(notAhead([tick('coat', 9e12, true)], 1000)[0]?.at).toBe(61_000)
  })

  it('is bounded', () => {
    const note = (text: string, on = 'trip') =>
      Change.safeParse({ id: 'n', at: 1, entry: { kind: 'note', on, text } })
    expect(note('x'.repeat(2000)).success).toBe(true)
    expect(note('x'.repeat(2001)).success).toBe(false)
    expect(note(' ').success).toBe(false)
    expect(note('x', 'somewhere').success).toBe(false)
  })
})

describe('the checklists', () => {
  const essentials = {
    packing: [{ id: 'umbrella' as const, item: 'An umbrella', why: 'Rain' }],
    documents: ['A passport'],
    bookings: [{ name: 'Uffizi', date: '2027-05-20' }],
  }

  it('have what follows from the plan, with the date by which to book, and what is ticked', () => {
    const lines = linesOf(
      essentials,
      [
        { kind: 'line', list: 'packing', text: 'An umbrella', done: true },
        { kind: 'line', list: 'own', text: 'Water the plants', done: false, own: true },
      ],
      '2027-01-01',
    )
    expect(lines.map(({ list, text, done, due }) => [list, text, done, due])).toEqual([
      ['book', 'Uffizi', false, '2027-04-29'],
      ['packing', 'An umbrella', true, undefined],
      ['documents', 'A passport', false, undefined],
      ['own', 'Water the plants', false, undefined],
    ])
  })

  it('ask for no booking in the past', () => {
    expect(linesOf(essentials, [], '2027-05-10')[0]?.due).toBe('2027-05-10')
  })
})

describe('what is paid', () => {
  it('stands beside the estimate, with what is left, and other costs of a day', () => {
    const { itinerary } = tripOf([dayOf(1, '2027-04-13', [stop(), stop({ id: 'd1-2', costCents: 500 })])])
    const budget = {
      accommodationTotal: 0,
      foodTotal: 0,
      activitiesTotal: 23,
      transportTotal: 0,
      grandTotal: 23,
    }
    const spent = spentOf({ ...itinerary, budget }, [
      { kind: 'paid', stop: 'd1-1', cents: 2000 },
      { kind: 'paid', stop: 'gone', cents: 999 },
      { kind: 'cost', date: '2027-04-13', text: 'Ice cream', cents: 350, of: 'food' },
    ])
    expect(spent.activities).toEqual({ estimated: 2300, paid: 2000, left: 500 })
    expect(spent.food).toEqual({ estimated: 0, paid: 350, left: 0 })
    expect(spent.all).toEqual({ estimated: 2300, paid: 2350, left: 500 })
  })
})
