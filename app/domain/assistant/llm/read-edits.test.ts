import { describe, expect, it } from 'vitest'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { type Draft, draftOf, stopsOf } from '~/domain/itinerary/edit/draft'
import { prepared } from '~/domain/itinerary/edit/prepare'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { lockedStay, readEdits } from './read-edits'

const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const start = draftOf(
  itineraryView({ ...testPlan, ...judge(testPlan, testRequest, testDestination) }, sayIn()),
)
const locked = applyMoves(start, [{ kind: 'lock', id: 'sea-gate', locked: true }], facts)
const offered = new Set(testDestination.places.map(({ id }) => id))
const read = (wanted: unknown[], draft: Draft = start) => {
  const { steps, labels, refused } = readEdits(wanted, { draft, facts, offered })
  return { steps, labels: labels.map(facts.say), refused: refused.map(facts.say) }
}

function outcome(wanted: unknown[], draft: Draft = start): Draft {
  const { steps } = read(wanted, draft)
  const work = prepared({ title: '', steps }, draft, facts)
  let state = work.next()
  while (!state.done) state = work.next()
  return state.value.ok ? applyMoves(draft, state.value.moves, facts) : draft
}

const titles = ({ itinerary }: Draft, day: number) =>
  itinerary.days.flatMap((each) => (each.day === day ? stopsOf(each).map(({ title }) => title) : []))

describe('what a model wishes for becomes edits', () => {
  it('moves a stop to another day, at a time or at its own', () => {
    const wish = { do: 'move', stop: 'clock-stairs', day: 2, at: '' }
    expect(read([wish]).labels).toEqual(['Clock Stairs on day 2'])
    expect(titles(outcome([wish]), 2)).toContain('Clock Stairs')
    expect(read([{ ...wish, at: '16:00' }]).labels).toEqual(['Clock Stairs on day 2 at 16:00'])
  })

  it('takes several at once, each upon what the one before came to', () => {
    const wishes = [
      { do: 'remove', stop: 'clock-stairs' },
      { do: 'swap-days', day: 1, other: 3 },
      { do: 'add', place: 'night-cellar', day: 2, at: '' },
    ]
    const draft = outcome(wishes)
    expect(read(wishes)).toMatchObject({
      labels: ['Clock Stairs left out', 'Day 1 and day 3 swapped', 'Night Cellar added on day 2'],
      refused: [],
    })
    expect(titles(draft, 3)).toContain('Sea Gate')
    expect(titles(draft, 2)).toContain('Night Cellar')
    expect(draft.itinerary.days.flatMap(stopsOf).some(({ id }) => id === 'clock-stairs')).toBe(false)
  })

  it('checks no trip for edits that are only offered', () => {
    const recompute = () => {
      throw new Error('The trip was checked.')
    }
    const wanted = [
      { do: 'remove', stop: 'clock-stairs' },
      { do: 'add', place: 'night-cellar', day: 0, at: '' },
    ]
    const { labels } = readEdits(wanted, { draft: start, facts: { ...facts, recompute }, offered })
    expect(labels).toHaveLength(2)
  })

  it('swaps two stops', () => {
    const draft = outcome([{ do: 'swap', stop: 'sea-gate', other: 'rope-museum' }])
    expect(titles(draft, 1)).toContain('Rope Museum')
    expect(titles(draft, 2)).toContain('Sea Gate')
  })

  it('plans days anew after all other edits, and adds everything up again', () => {
    const wishes = [
      { do: 'replan', days: [2], how: 'slower', from: '' },
      { do: 'remove', stop: 'clock-stairs' },
    ]
    expect(read(wishes).steps).toMatchObject([
      { moves: [{ kind: 'remove', id: 'clock-stairs' }] },
      { days: [2], change: { slower: true } },
    ])
    const { checks } = outcome(wishes).itinerary
    expect(checks).toHaveLength(16)
  })
})

describe('what a model must not do is refused and said', () => {
  it.each([
    [{ do: 'move', stop: 'sea-gate', day: 9, at: '' }, 'The plan has no day 9.'],
    [{ do: 'move', stop: 'sea-gate', day: 2, at: '25:99' }, '25:99 is no time of day.'],
    [{ do: 'remove', stop: 'moon-palace' }, 'One change was about a stop that is not in the plan.'],
    [
      { do: 'add', place: 'moon-palace', day: 1, at: '' },
      'One change was about a place that the catalogue does not offer here.',
    ],
    [{ do: 'add', place: 'rope-museum', day: 1, at: '' }, 'Rope Museum is in the plan already.'],
    [
      { do: 'replace', stop: 'net-loft', place: 'night-cellar' },
      'Night Cellar cannot take the place of Net Loft: one is a meal, the other is not.',
    ],
    [{ do: 'swap-days', day: 1, other: 1 }, 'Days 1 and 1 cannot be swapped.'],
    [{ do: 'replan', days: [40], how: 'slower', from: '' }, 'The plan has no such day.'],
    [
      { do: 'replan', days: [], how: 'later-start', from: '22:00' },
      'A day that begins after 15:00 has no room for a plan.',
    ],
    [{ do: 'unlock', stop: 'sea-gate' }, 'One change was not of a kind I can make.'],
    ['rm -rf', 'One change was not of a kind I can make.'],
  ])('%j', (wish, said) => {
    expect(read([wish])).toEqual({ steps: [], labels: [], refused: [said] })
  })

  it('makes what can be made of several, and twelve at most', () => {
    const wishes = [
      { do: 'remove', stop: 'moon-palace' },
      { do: 'remove', stop: 'clock-stairs' },
    ]
    expect(read(wishes)).toMatchObject({ labels: ['Clock Stairs left out'], refused: [expect.any(String)] })
    const many = Array.from({ length: 30 }, () => ({ do: 'remove', stop: 'moon-palace' }))
    expect(read(many).refused).toContain('I make at most 12 changes at a time.')
  })

  it('never moves what is locked, however it is asked', () => {
    const direct = [
      { do: 'move', stop: 'sea-gate', day: 2, at: '10:00' },
      { do: 'retime', stop: 'sea-gate', at: '15:00' },
      { do: 'remove', stop: 'sea-gate' },
      { do: 'replace', stop: 'sea-gate', place: 'night-cellar' },
      { do: 'swap', stop: 'rope-museum', other: 'sea-gate' },
    ]
    for (const wish of direct)
      expect(read([wish], locked)).toEqual({
        steps: [],
        labels: [],
        refused: ['Sea Gate is locked. Unlock it first.'],
      })
    const around = [
      { do: 'swap-days', day: 1, other: 3 },
      { do: 'move', stop: 'rope-museum', day: 1, at: '09:00' },
      { do: 'replan', days: [], how: 'slower', from: '' },
      { do: 'replan', days: [1], how: 'later-start', from: '12:00' },
    ]
    for (const wishes of [...around.map((wish) => [wish]), around]) {
      const draft = outcome(wishes, locked)
      expect(lockedStay(locked, draft)).toBe(true)
    }
  })
})
