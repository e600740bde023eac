import { type APIRequestContext, expect, test } from '@playwright/test'
import { builtRoutes } from '../support/routes'

/** What other servers may post to, with a signature. */
const signed = ['routes/api/stripe-webhook', 'routes/api/mail-events']

const changing = builtRoutes().filter(({ hasAction }) => hasAction)

const forged: Record<string, Record<string, string>> = {
  'another origin': { Origin: 'https://elsewhere.example' },
  'another port': { Origin: 'http://localhost:1' },
  'a sandboxed frame': { Origin: 'null' },
  'a page that hides its origin': { 'Sec-Fetch-Site': 'cross-site' },
  'a neighbour that hides its origin': { 'Sec-Fetch-Site': 'same-site' },
}

/** Routes that accepted a change, or refused it with another message. */
async function notRefused(request: APIRequestContext, headers: Record<string, string>): Promise<string[]> {
  const found: string[] = []
  for (const { id, address } of changing.filter((route) => !signed.includes(route.id))) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await request.fetch(address, { method, headers, form: { field: 'value' } })
      const text = await answer.text()
      const said = address.startsWith('/api/')
        ? JSON.parse(text).code === 'cross-site'
        : text.includes('another site')
      if (answer.status() !== 403 || 'set-cookie' in answer.headers() || !said) found.push(`${method} ${id}`)
    }
  }
  return found
}

test('every route that changes something is known', () => {
  expect(changing.length).toBeGreaterThan(30)
  expect(changing.map(({ id }) => id)).toEqual(expect.arrayContaining(signed))
})

for (const [whose, headers] of Object.entries(forged)) {
  test(`no route takes a change from ${whose}`, async ({ request }) => {
    expect(await notRefused(request, headers)).toEqual([])
  })
}

test('changes from the product’s own pages are let in', async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? '', 'Sec-Fetch-Site': 'same-origin' }
  for (const { id, address } of changing) {
    const answer = await request.post(address, { headers, form: { field: 'value' }, maxRedirects: 0 })
    expect(await answer.text(), id).not.toContain('another site')
  }
})

for (const route of signed) {
  test(`the call of another server to ${route} is refused without its signature`, async ({ request }) => {
    const { address = '' } = changing.find(({ id }) => id === route) ?? {}
    const answer = await request.post(address, { headers: { Origin: 'https://elsewhere.example' }, data: {} })
    expect(answer.status()).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'bad-signature' })
  })
}
