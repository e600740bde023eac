import { type APIRequestContext, expect, test } from '@playwright/test'
import { plannedTrip, traveller } from '../support/trips'

// Requested under another host name than the configured one, as behind a proxy or at the workers.dev address.
const asked = { Host: 'behind-a-proxy.example' }

/** The addresses in a page or file, for a request at this host. */
async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { headers: asked })
  expect(answer.status()).toBe(200)
  return answer.text()
}

const tags = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address]) => address)

test.describe('the address that APP_URL names stands in', () => {
  test('the site map, robots.txt and security.txt', async ({ request, baseURL }) => {
    const map = tags(await textOf(request, '/sitemap.xml'), /<loc>([^<]*)<\/loc>/g)
    expect(map).toContain(`${baseURL}/planner`)
    expect(map.filter((address) => !address?.startsWith(`${baseURL}/`))).toEqual([])
    expect(await textOf(request, '/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml\n`)
    const contact = await textOf(request, '/.well-known/security.txt')
    expect(contact).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`)
    expect(contact).not.toContain(asked.Host)
  })

  test('what public pages say of themselves', async ({ request, baseURL }) => {
    for (const path of ['/', '/planner', '/pricing', '/auth']) {
      const html = await textOf(request, path)
      expect(tags(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${baseURL}${path}`])
      expect(tags(html, /<meta property="og:(?:url|image)" content="([^"]*)"/g)).toEqual([
        `${baseURL}${path}`,
        `${baseURL}/og.png`,
      ])
      // Structured data and sharing links included.
      expect(html).not.toContain(asked.Host)
    }
    const about = await textOf(request, '/planner?destination=Rome%2C%20Italy')
    expect(about).toContain(`<meta property="og:image" content="${baseURL}/posters/rome.png"`)
  })

  test('share links, the pages they lead to, and their pictures', async ({ request, baseURL }) => {
    await traveller(request, 'premium')
    const id = await plannedTrip(request)
    await request.post(`/api/trips/${id}/save`)
    const shared = await request.post(`/api/trips/${id}/share`, { headers: asked })
    const { shareUrl }: { shareUrl: string } = await shared.json()
    expect(shareUrl).toMatch(new RegExp(`^${baseURL}/trips/shared/[\\w-]+$`))

    const { pathname } = new URL(shareUrl)
    const html = await textOf(request, pathname)
    expect(tags(html, /<meta property="og:(?:url|image)" content="([^"]*)"/g)).toEqual([
      shareUrl,
      `${shareUrl}/picture.png`,
    ])
    expect(html).not.toContain(asked.Host)
    const calendar = await textOf(request, `/api/trips/${id}/export/calendar.ics`)
    expect(calendar).not.toContain(asked.Host)
    const feed = await request.post(`/api/trips/${id}/feed`, { headers: asked })
    expect((await feed.json()).feedUrl).toMatch(new RegExp(`^${baseURL}/calendar/`))
  })

  test('the way to sign in and back', async ({ request, baseURL }) => {
    const moved = await request.get('/api/login?returnTo=/pricing', { headers: asked, maxRedirects: 0 })
    expect(moved.headers().location).toMatch(new RegExp(`^${baseURL}/api/login\\?`))
  })
})
