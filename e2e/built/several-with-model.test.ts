// A trip to several places by the built Worker with a language model: each place is told by it, and the whole is proven.
import { expect, it, vi } from 'vitest'
import { parseEvents } from '../support/sse'
import { romeForm } from '../support/trip-form'
import { Visitor } from './harness/visitor'
import { builtWithModel } from './harness/with-model'

vi.setConfig({ testTimeout: 120_000 })

const built = builtWithModel()

interface Made {
  engine: string
  destination: string
  places: { name: string; nights: number; overview: string }[]
  days: { day: number; place: number; title: string; activities: { reason: string; journey?: object }[] }[]
  checks: { id: string; status: string; evidence: string }[]
  provenance?: { tokens: number }
}

it('plans each place with the model, one after the other, and proves the whole', async () => {
  const visitor = new Visitor(built.worker)
  await visitor.buy('premium')
  const { destination: _one, ...form } = romeForm({ startDate: '2027-05-10', endDate: '2027-05-15' })
  const { text } = await visitor.ask('/api/generate-itinerary', {
    method: 'POST',
    json: { ...form, destinations: [{ destination: 'Rome', nights: 3 }, { destination: 'Florence' }] },
    accept: 'text/event-stream',
    key: 'several',
  })
  const events = parseEvents(text)
  const days = events.filter(({ event }) => event === 'day').map(({ data }) => data.day)
  expect(days).toEqual([1, 2, 3, 4, 5, 6])
  // The plan of the rules is there first; what the model makes of a day comes as a revision of it.
  expect(events.filter(({ event }) => event === 'revised').length).toBeGreaterThan(2)
  const made = events.at(-1)?.data.itinerary as unknown as Made
  expect(made.engine).toBe('openai')
  expect(made.destination).toBe('Rome and Florence')
  expect(made.provenance?.tokens).toBeGreaterThan(0)
  expect(made.checks.filter(({ status }) => status === 'fail')).toEqual([])
  expect(made.days.flatMap(({ activities }) => activities.filter(({ journey }) => journey))).toHaveLength(1)
  // What was answered about one place is said of no other.
  expect(made.places.map(({ name, overview }) => overview.startsWith(`${name} rewards`))).toEqual([
    true,
    true,
  ])
  const asked = built.model.requests().map(({ body }) => JSON.stringify(body))
  const aboutDays = asked.filter((each) => each.includes('proposal'))
  for (const town of ['Rome', 'Florence'])
    expect(aboutDays.filter((each) => each.includes(`{\\"destination\\":\\"${town}`)).length).toBeGreaterThan(
      1,
    )
})
