// Every route of the built Worker with addresses that nobody types: no answer is a fault of the server, whoever asks.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtRoutes } from '../../support/routes'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

let worker: BuiltWorker
let cookie: string

beforeAll(async () => {
  worker = await startBuiltWorker()
  const person = new Visitor(worker)
  await person.signIn()
  cookie = `__Host-session=${person.secrets()[0]}`
}, 60_000)
afterAll(() => worker.close())

/** What stands in the place of a parameter, as it is sent. */
const values = [
  'x',
  '%00',
  '%0d%0aSet-Cookie:%20x=1',
  '%ff',
  '%E0%A4%A',
  '%2e%2e%2f%5c',
  '__proto__',
  '1-days',
  '%F0%9F%97%BC',
  'a'.repeat(4000),
]
const queries = [
  '?q=%00&q=%ff&name=%EF%B7%BA&token=%0d%0a',
  '?day=-1&startDate=99999-01-01&endDate=9999-99-99&destination=%F0%9F%97%BC&billing=__proto__',
  '?payment_success=true&plan=constructor&payment_intent=%00&provider=__proto__&category=toString',
  '?code=%00&state=%ff&returnTo=%2F%0d%0a%2Fx&problem=__proto__&view=%00&find=%27%22',
]
const methods = ['GET', 'POST', 'DELETE'] as const

/** Paths with parameters, and without. */
const paths = [...new Set(builtRoutes().flatMap(({ path }) => (path === undefined ? [] : [`/${path}`])))]
const wild = paths.filter((path) => /[:*]/.test(path))

interface Asked {
  address: string
  method: string
}

/** Asks as somebody signed in, and reads as a guest as well; what was answered with a fault. */
async function faults(asked: Asked[]): Promise<string[]> {
  const found: string[] = []
  const ask = async ({ address, method }: Asked, headers: Record<string, string>) => {
    const form = new URLSearchParams({ intent: 'move', version: '1', startDate: '2027-05-01', sure: 'yes' })
    const type = 'application/x-www-form-urlencoded'
    const sends = method === 'POST'
    const answer = await worker.fetch(origin + address, {
      method,
      headers: { 'CF-Connecting-IP': '2001:db8::1', ...headers, ...(sends && { 'Content-Type': type }) },
      ...(sends && { body: form.toString() }),
    })
    await answer.arrayBuffer()
    if (answer.status === 500 || answer.headers.get('Set-Cookie')?.includes('x=1'))
      found.push(`${method} ${address.slice(0, 80)} ${answer.status}`)
  }
  for (let from = 0; from < asked.length; from += 8)
    await Promise.all(
      asked
        .slice(from, from + 8)
        .flatMap((each) => [
          ask(each, { Cookie: cookie }),
          ...(each.method === 'GET' ? [ask(each, {})] : []),
        ]),
    )
  return found
}

it('takes every value of a parameter', { timeout: 300_000 }, async () => {
  expect(wild.length).toBeGreaterThan(20)
  const asked = wild.flatMap((path) =>
    values.flatMap((value) =>
      methods.map((method) => ({ method, address: path.replace(/:\w+|\*/g, () => value) })),
    ),
  )
  expect(await faults(asked)).toEqual([])
})

it('takes every query', { timeout: 120_000 }, async () => {
  // Asking this one ends the session.
  const others = paths.filter((path) => path !== '/api/logout')
  const asked = others.flatMap((path) =>
    queries.map((query) => ({ method: 'GET', address: path.replace(/:\w+|\*/g, 'x') + query })),
  )
  expect(await faults(asked)).toEqual([])
})

it('a search of letters that stand for many is no work', async () => {
  const took = async (query: string) => {
    const start = performance.now()
    const answer = await worker.fetch(`${origin}/api/destinations?q=${encodeURIComponent(query)}`)
    await answer.text()
    return performance.now() - start
  }
  await took('san francisco')
  const usual = Math.max(await took('san francisco united states'), await took('sankt petersburg'))
  const hostile = await took('\uFDFA'.repeat(99))
  expect(hostile).toBeLessThan(10 * usual + 50)
})

it('what stands in an address that cannot be read is not in the log, which is JSON', async () => {
  for (const path of [
    '/trips/shared/canarycode%ff',
    '/api/shared/canarycode%E0%A4/export/text',
    '/canarycode%c0%af',
  ])
    expect((await worker.fetch(origin + path)).status).toBe(404)
  expect((await worker.fetch(`${origin}/trips/shared/canarycode%ff.data`)).status).toBe(404)
  expect(worker.said.filter((line) => line.includes('canarycode') || !line.startsWith('{'))).toEqual([])
})
