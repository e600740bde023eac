import { env } from 'cloudflare:workers'
import * as build from 'virtual:remix/server-build'
import { expect, it, vi } from 'vitest'
import worker from '../app'

const site = 'https://planner.example'

/** What an address does that other parties may post to, each with a proof of its own: refuses what has none. */
const open: Record<string, number> = {
  'routes/auth-callback': 400,
  'routes/api/stripe-webhook': 400,
}

/** Every route of app/routes.ts that answers to something beside GET, with an address for it. */
const changing = Object.values(build.routes).flatMap((route) => {
  if (!route || !('action' in route.module)) return []
  const path = (route.path ?? '').replace(/:\w+/g, 'x').replace('*', 'x')
  return [{ id: route.id, path: `/${path}` }]
})

const forged: [string, Record<string, string>][] = [
  ['another origin', { Origin: 'https://elsewhere.example' }],
  ['another port', { Origin: `${site}:8443` }],
  ['the open network', { Origin: 'http://planner.example' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['a page that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour that hides its origin', { 'Sec-Fetch-Site': 'same-site' }],
]

async function send(path: string, method: string, headers: Record<string, string>): Promise<Response> {
  const handler: { fetch(request: Request, env: object, context: object): Promise<Response> } =
    worker as never
  const request = new Request(site + path, {
    method,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: 'field=value',
  })
  return handler.fetch(request, env, { waitUntil() {}, passThroughOnException() {} })
}

const rowsOf = async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations'",
  ).all<{ name: string }>()
  const counts = results.map(({ name }) => env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`))
  return (await env.DB.batch<{ n: number }>(counts)).map(({ results: [row] }) => row?.n)
}

it('knows the routes that change something', () => {
  expect(changing.length).toBeGreaterThan(30)
  for (const id of Object.keys(open)) expect(Object.keys(build.routes)).toContain(id)
})

/** Addresses that took the change, or said no in other words. */
async function notRefused(headers: Record<string, string>): Promise<string[]> {
  const found: string[] = []
  for (const { id, path } of changing.filter((route) => !(route.id in open))) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await send(path, method, headers)
      const text = await answer.text()
      const said = path.startsWith('/api/')
        ? JSON.parse(text).code === 'cross-site'
        : text.includes('another site')
      if (answer.status !== 403 || answer.headers.has('Set-Cookie') || !said) found.push(`${method} ${id}`)
    }
  }
  return found
}

it.each(forged)('no route takes a change from %s', { timeout: 60_000 }, async (_whose, headers) => {
  const before = await rowsOf()
  expect(await notRefused(headers)).toEqual([])
  expect(await rowsOf()).toEqual(before)
})

it('lets changes from its own pages in', { timeout: 60_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const { id, path } of changing) {
    const answer = await send(path, 'POST', { Origin: site, 'Sec-Fetch-Site': 'same-origin' })
    expect(await answer.text(), id).not.toContain('another site')
  }
  vi.restoreAllMocks()
})

it.each(Object.entries(open))('%s refuses what does not prove itself', async (id, status) => {
  const path = `/${build.routes[id]?.path}`
  const answer = await send(path, 'POST', {
    Origin: 'https://elsewhere.example',
    'Content-Type': 'application/json',
  })
  expect(answer.status).toBe(status)
})
