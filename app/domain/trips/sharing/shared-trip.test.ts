import { expect, it } from 'vitest'
import { sequence } from '~/domain/message'
import { tell as tellOfSketch } from '~/domain/planning/area-engine/sentences'
import { tell } from '~/domain/planning/catalogue-engine/sentences'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { sharedTrip } from './shared-trip'

it('says nothing of what was wished for, wherever the planner put it', () => {
  const note = 'Dinner is left to you: the tables confirmed for halal are used up, closed or out of the way.'
  const { itinerary } = tripOf([{ ...dayOf(1, '2027-04-13', [stop()]), note }])
  const shown = sharedTrip({
    ...itinerary,
    overview: 'Old and new. We know of nothing in Rome for "Quux therapy" that fits this trip.',
    tips: [
      'Carry water.',
      'Take a room with a kitchen: 4 meals are left to you, because too few tables are confirmed for halal.',
    ],
    provenance: { prompt: 'p1', tokens: 1, repairs: [] },
  })
  expect(JSON.stringify(shown)).not.toMatch(/halal|Quux|confirmed for|making|provenance/)
  expect(shown.overview).toBe('Old and new.')
  expect(shown.tips).toEqual(['Carry water.'])
})

it('leaves out messages that repeat a wish, by themselves or by what they hold', () => {
  const needs = tell('wish.needs', { diets: ['Halal'], access: [] })
  const book = tell('tip.book', { names: ['Colosseum'] })
  const arrive = tell('note.arrive', { at: '12:00' })
  const open = { meals: ['dinner' as const], why: 'used up' as const, lunchTime: false }
  const ask = tellOfSketch('sketch.ask-diets', { diets: ['Halal'] })
  const inTown = tellOfSketch('sketch.in-town', { town: 'Rome' })
  const first = dayOf(1, '2027-04-13', [stop()])
  const table = { ...stop(), description: sequence([inTown, ask]) }
  const { itinerary } = tripOf([])
  const shown = sharedTrip({
    ...itinerary,
    overview: sequence([
      'Old and new.',
      tell('overview.open-meals', { open: 4, due: 9, tables: 2, needs }),
      tell('overview.unanswered', { destination: 'Rome', wishes: ['Quux therapy'] }),
    ]),
    tips: [book, tell('tip.kitchen', { meals: 4, needs, served: true })],
    days: [
      {
        ...first,
        activities: [table],
        note: sequence([arrive, tell('note.open-meals', { ...open, needs })]),
      },
      { ...first, note: tell('note.open-meals', { ...open, needs }) },
      { ...first, note: tell('note.open-meals', { ...open, needs: null }) },
    ],
  })
  expect(JSON.stringify(shown)).not.toMatch(/Halal|Quux/)
  expect(shown.overview).toBe('Old and new.')
  expect(shown.tips).toEqual([book])
  expect(shown.days[0]?.activities[0]?.description).toEqual(inTown)
  expect(shown.days.map(({ note }) => note)).toEqual([
    arrive,
    undefined,
    tell('note.open-meals', { ...open, needs: null }),
  ])
})

it('names no stop after a typed interest, as a message or as the words of an older trip', () => {
  const asMessage = { ...stop(), title: tellOfSketch('sketch.wish', { wish: 'Jazz Cellars' }) }
  const asWords = { ...stop(), title: 'What there is for "Jazz Cellars"' }
  const { itinerary } = tripOf([])
  const shown = sharedTrip({
    ...itinerary,
    days: [{ ...dayOf(1, '2027-04-13', [stop()]), activities: [asMessage, asWords] }],
  })
  const hidden = tellOfSketch('sketch.private-wish', {})
  expect(shown.days[0]?.activities.map(({ title }) => title)).toEqual([hidden, hidden])
})

it('leaves out what is private, down to the last byte, and the number and link of every booking', () => {
  const secret = {
    ...stop({
      id: 'd1-2',
      title: 'Clinic "Zebra"',
      description: 'Dr. Quux',
      placeId: null,
      latitude: 41.123,
      longitude: 12.987,
      startTime: '11:30',
      endTime: '12:30',
      costCents: 7777,
    }),
    booking: {
      kind: 'ticket' as const,
      private: true,
      place: 'Via Segreta 9',
      confirmation: 'PRIV-1',
      link: 'https://clinic.example/1',
    },
  }
  const after = stop({ id: 'd1-3', title: 'Forum', travel: { mode: 'walk', minutes: 33, meters: 2222 } })
  const table = {
    ...stop({ id: 'd1-4', title: 'Table', costCents: 100 }),
    booking: {
      kind: 'table' as const,
      place: 'Roscioli',
      confirmation: 'PUB-2',
      link: 'https://table.example/2',
    },
  }
  const { itinerary } = tripOf([
    { ...dayOf(1, '2027-04-13', [stop(), secret, after, table]), note: 'Zebra at 11' },
  ])
  const shown = sharedTrip({
    ...itinerary,
    tips: ['Carry water.', 'Before Clinic "Zebra" eat nothing.'],
    checks: [
      { id: 'once', status: 'fail', evidence: 'Clinic "Zebra" is there twice.' },
      { id: 'time', status: 'fail', evidence: 'Day 1: something starts 11:30.' },
      { id: 'sleep', status: 'pass', evidence: 'One base.' },
    ],
  })
  const bytes = JSON.stringify(shown)
  for (const told of [
    'Zebra',
    'Quux',
    'Segreta',
    'PRIV-1',
    'clinic.example',
    '7777',
    '41.123',
    '12.987',
    '11:30',
    '2222',
    'PUB-2',
    'table.example',
    '77.77',
  ])
    expect(bytes).not.toContain(told)
  expect(shown.days[0]?.activities.map(({ title }) => title)).toEqual(['Colosseum', 'Forum', 'Table'])
  expect(shown.days[0]?.activities[2]?.booking).toEqual({ kind: 'table', place: 'Roscioli' })
  expect(shown.days[0]?.costCents).toBe(3700)
  expect(shown.budget.grandTotal).toBe(37)
  expect(shown.checks.map(({ id }) => id)).toEqual(['sleep'])
})
