import { afterEach, expect, test, vi } from 'vitest'
import { restingFame } from '~/domain/places-import/live-places'
import { wikidataServer } from './wikidata.server'

const server = (patience = 5000) =>
  wikidataServer({ url: 'https://facts.test/sparql', userAgent: 'Test (a@b.example)', patience })

function answers(respond: (init: RequestInit) => Response | Promise<Response>) {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init)
    return respond(init)
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

const row = (id: string, links: string, name?: string) => ({
  item: { value: `http://www.wikidata.org/entity/${id}` },
  links: { value: links },
  ...(name && { name: { value: name } }),
})
const told = (...bindings: object[]) => Response.json({ results: { bindings } })

test('tells how well known things are and what they are called, of nothing else', async () => {
  const asked = answers(() => told(row('Q243', '180', 'Eiffel Tower'), row('Q5', '200'), row('Q90', '9999')))
  const reply = await server().ask(['Q243', 'Q90', 'Q1} DROP'])
  expect(reply).toEqual({
    is: 'answer',
    ranks: {
      values: new Map([['Q243', 180]]),
      unit: 'languages',
      names: new Map([['Q243', 'Eiffel Tower']]),
    },
  })
  const query = new URLSearchParams(asked[0]?.body?.toString()).get('query')
  expect(query).toContain('{ wd:Q243 wd:Q90 }')
  expect(new Headers(asked[0]?.headers).get('User-Agent')).toBe('Test (a@b.example)')
})

test.each([
  ['a page', () => new Response('<html>'), { is: 'broken', why: 'no JSON' }],
  [
    'a stack trace after the beginning',
    () => new Response('{"results":{ java.util.concurrent.TimeoutException'),
    { is: 'broken', why: 'no JSON' },
  ],
  ['another form', () => Response.json({ results: [] }), { is: 'broken', why: 'unknown form' }],
  ['words for numbers', () => told(row('Q243', 'many')), { is: 'broken', why: 'unknown form' }],
  ['a refusal', () => new Response('', { status: 403 }), { is: 'refused', status: 403 }],
  [
    'a refusal for now',
    () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }),
    { is: 'busy', retryAfter: 60 },
  ],
])('%s is no fame', async (_, respond, failure) => {
  answers(respond)
  expect(await server().ask(['Q243'])).toEqual(failure)
})

test('is not asked again before it says so', async () => {
  const asked = answers(() => new Response('', { status: 429, headers: { 'Retry-After': '60' } }))
  let [until, now] = [0, 1_000_000]
  const rest = {
    until: () => until,
    set(time: number) {
      until = time
    },
  }
  const fame = restingFame(server(), rest, () => now)
  await fame.ask(['Q1'])
  now += 59_000
  expect(await fame.ask(['Q1'])).toMatchObject({ is: 'busy' })
  expect(asked).toHaveLength(1)
  now += 2000
  await fame.ask(['Q1'])
  expect(asked).toHaveLength(2)
})
