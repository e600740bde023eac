import { expect, it } from 'vitest'
import { isPlainLoopback, withLoopbackCookies } from './loopback-cookies'

it.each(['http://localhost:8787/planner', 'http://127.0.0.1/', 'http://[::1]:8787/'])('%s is', (url) => {
  expect(isPlainLoopback({ url })).toBe(true)
})

it.each([
  'https://localhost:8787/',
  'https://vacationplannerhq.example/',
  'http://vacationplannerhq.example/',
  'http://localhost.example/',
  'http://127.0.0.1.example/',
])('%s is not', (url) => {
  expect(isPlainLoopback({ url })).toBe(false)
})

const locked = '__Host-session=abc; Path=/; HttpOnly; Secure; SameSite=Lax'
const theme = 'vite-ui-theme=dark; Path=/'

const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const chrome = 'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

/** The cookies that are read and set by a request with these. */
async function seen(url: string, cookies: string, agent = safari) {
  let read: string | null = null
  const response = await withLoopbackCookies(
    new Request(url, { headers: { Cookie: cookies, 'User-Agent': agent } }),
    async (each) => {
      read = each.headers.get('Cookie')
      const headers = new Headers([
        ['Set-Cookie', locked],
        ['Set-Cookie', theme],
      ])
      return new Response('page', { status: 201, headers })
    },
  )
  return { read, set: response.headers.getSetCookie(), status: response.status, text: await response.text() }
}

it('sets and reads an open copy on this machine', async () => {
  expect(await seen('http://localhost:8787/', 'loopback-session=abc; a=1')).toEqual({
    read: 'loopback-session=abc; a=1; __Host-session=abc',
    set: [locked, theme, 'loopback-session=abc; Path=/; HttpOnly; SameSite=Lax'],
    status: 201,
    text: 'page',
  })
})

it('prefers the locked cookie', async () => {
  expect((await seen('http://localhost:8787/', 'loopback-session=old; __Host-session=new')).read).toBe(
    'loopback-session=old; __Host-session=new',
  )
})

it('leaves cookies alone in other browsers', async () => {
  const { set, read } = await seen('http://localhost:8787/', 'loopback-session=abc', chrome)
  expect({ set, read }).toEqual({ read: 'loopback-session=abc', set: [locked, theme] })
})

it('leaves cookies alone elsewhere', async () => {
  expect(await seen('https://vacationplannerhq.example/', 'loopback-session=abc')).toMatchObject({
    read: 'loopback-session=abc',
    set: [locked, theme],
  })
})
