import { expect, it } from 'vitest'
import { romeItinerary } from '~/domain/testing/rome-itinerary'
import { testPlan } from '~/domain/testing/test-plan'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { parseStored, readItinerary, storedText } from './stored-itinerary'

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

it('reads a trip that a later release has stored, without what this one does not know', () => {
  const evidence = { code: 'score.of-tomorrow', params: {} }
  const [day] = romeItinerary.days
  const [stop] = testPlan.days[0]?.activities ?? []
  const later = {
    ...romeItinerary,
    ofTomorrow: true,
    days: [{ ...day, activities: [{ ...stop, pause: 'of-tomorrow' }] }],
    checks: [...romeItinerary.checks, { id: 'of-tomorrow', status: 'pass', evidence }],
    scores: [{ id: 'of-tomorrow', value: 1, evidence }, ...romeItinerary.scores],
    tips: [evidence],
  }
  const read = readItinerary(JSON.stringify(later))
  expect(read.checks).toEqual(romeItinerary.checks)
  expect(read.scores).toEqual(romeItinerary.scores)
  expect(read.days[0]?.activities).toEqual([stop])
  expect(itineraryView(read, sayIn()).tips).toEqual([''])
  // What it knows is held to the schema as before.
  const broken = { ...romeItinerary, checks: [{ id: 'words', status: 'maybe', evidence }] }
  expect(() => readItinerary(JSON.stringify(broken))).toThrow()
})

it('parses the same text once, and what was just stored not at all', () => {
  const text = JSON.stringify({ ...romeItinerary, overview: 'Read twice.' })
  const read = readItinerary(text)
  expect(readItinerary(text)).toBe(read)
  expect(readItinerary(`${text} `)).not.toBe(read)

  const stored = readItinerary(storedText({ ...romeItinerary, overview: 'Just stored.', rates: undefined }))
  expect(stored).toEqual(readItinerary(`${JSON.stringify(stored)} `))
  expect('rates' in stored).toBe(false)
})

it('keeps what was stored itself where JSON says the same, and else what JSON says', () => {
  const trip = { ...romeItinerary, overview: 'Stored as it is.' }
  expect(readItinerary(storedText(trip))).toBe(trip)
  const [day] = romeItinerary.days
  if (!day) throw new Error('Rome has no day.')
  for (const more of [{ note: undefined }, { costCents: -0 }, { costCents: Number.POSITIVE_INFINITY }]) {
    const other = { ...trip, days: [{ ...day, ...more }] }
    const text = storedText(other)
    expect(readItinerary(text)).toStrictEqual(JSON.parse(text))
  }
})

it('forgets the texts that were read longest ago, and reads them again alike', () => {
  const text = JSON.stringify(romeItinerary)
  const texts = Array.from({ length: 12 }, (_, index) => text + ' '.repeat(500_000 + index))
  const [first = ''] = texts
  const before = readItinerary(first)
  for (const text of texts.slice(1)) readItinerary(text)
  expect(readItinerary(first)).not.toBe(before)
  expect(readItinerary(first)).toEqual(before)
})

it('lets nobody change what another reader gets', () => {
  const read = readItinerary(JSON.stringify({ ...romeItinerary, overview: 'Shared.' }))
  expect(() => read.days.pop()).toThrow(TypeError)
})
