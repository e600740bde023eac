import { describe, expect, it } from 'vitest'
import { isAccepted, notAccepted } from './accepted'

describe('what a traveller would accept', () => {
  it.each([
    [['must place:orsay'], ['like place:orsay']],
    [['like kind:show'], ['pin kind:show night']],
    [['count kind:show compare:exactly number:1 per:trip'], ['pin kind:show evening']],
    [['pin interest:Nightlife weekday:5'], ['pin kind:nightlife weekday:5']],
    [['seen place:dom', 'skip place:dom'], ['seen place:dom']],
    [['eat food:gelato day:every'], ['eat food:gelato day:every afternoon']],
    [
      ['occasion what:birthday', 'splurge day:last'],
      ['occasion what:birthday day:last', 'splurge day:last'],
    ],
    [['occasion what:honeymoon', 'party who:couple'], ['occasion what:honeymoon']],
    [['occasion what:anniversary'], ['occasion what:anniversary', 'party who:couple']],
  ])('takes %j read as %j', (wanted, got) => {
    expect(notAccepted(wanted, got)).toEqual([])
    expect(isAccepted(wanted, got)).toBe(true)
  })

  it.each([
    ['another place', ['must place:orsay'], ['must place:louvre']],
    ['the opposite', ['skip kind:museum'], ['like kind:museum']],
    ['another day', ['pin place:orsay day:2'], ['pin place:orsay day:3']],
    ['a day that nobody named', ['must place:orsay'], ['pin place:orsay day:3']],
    ['a limit for a wish', ['like kind:show'], ['count kind:show compare:most number:1 per:trip']],
    ['a part of what is left out', ['skip kind:museum'], ['skip kind:museum except place:orsay']],
    ['a part of the day for all of it', ['skip kind:museum'], ['skip kind:museum morning']],
    ['a wish that nobody had', [], ['like kind:museum']],
    ['a couple that nobody named', ['diet diet:Vegan'], ['diet diet:Vegan', 'party who:couple']],
  ])('does not take %s', (_what, wanted, got) => {
    expect(notAccepted(wanted, got)).toHaveLength(1)
    expect(isAccepted(wanted, got)).toBe(false)
  })

  it('does not take what misses a part, though nothing in it is wrong', () => {
    expect(isAccepted(['pin place:orsay day:2 morning'], ['pin place:orsay day:2'])).toBe(false)
    expect(isAccepted(['must place:orsay', 'ask'], ['must place:orsay'])).toBe(false)
    expect(isAccepted(['pin place:orsay at:10:00 booked'], ['pin place:orsay at:10:00'])).toBe(false)
  })
})
