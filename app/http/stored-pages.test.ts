import { describe, expect, it, vi } from 'vitest'
import { storedPages } from './stored-pages'

type Store = Parameters<typeof storedPages>[0]

const noStore: Store = { get: async () => null, put: async () => undefined }
const waitUntil = () => undefined

function html(nonce: string, more: ResponseInit = {}) {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': `nonce-${nonce}` }
  return new Response(`<script nonce="${nonce}">ü</script><p nonce="${nonce}">`, { headers, ...more })
}

describe('stored pages', () => {
  it('are rendered once, and each answer has its own nonce', async () => {
    const pages = storedPages(noStore, waitUntil)
    const render = vi.fn(async () => html('first-nonce'))
    const first = await pages('key', 'first-nonce', render)
    const second = await pages('key', 'second', render)
    expect(render).toHaveBeenCalledTimes(1)
    expect(await first.text()).toBe('<script nonce="first-nonce">ü</script><p nonce="first-nonce">')
    expect(await second.text()).toBe('<script nonce="second">ü</script><p nonce="second">')
    expect(second.headers.get('Content-Security-Policy')).toBe('nonce-second')
  })

  it('are apart by key', async () => {
    const pages = storedPages(noStore, waitUntil)
    const render = vi.fn(async () => html('nonce'))
    await pages('one', 'nonce', render)
    await pages('other', 'nonce', render)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('are rendered by one request while others wait for it', async () => {
    const pages = storedPages(noStore, waitUntil)
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const render = vi.fn(async () => {
      await gate
      return html('nonce-of-first')
    })
    const all = ['nonce-of-first', 'b', 'c'].map((nonce) => pages('key', nonce, render))
    open()
    const texts = await Promise.all(all.map(async (answer) => (await answer).text()))
    expect(render).toHaveBeenCalledTimes(1)
    expect(texts.map((text) => /nonce="(.*?)"/.exec(text)?.[1])).toEqual(['nonce-of-first', 'b', 'c'])
  })

  it.each([
    ['a failure', { status: 500 }],
    ['a page with a cookie', { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' } }],
    ['a file', { headers: { 'Content-Type': 'application/json' } }],
  ])('do not hold %s', async (_, more) => {
    const pages = storedPages(noStore, waitUntil)
    const render = vi.fn(async () => html('nonce', more))
    const answers = await Promise.all([pages('key', 'nonce', render), pages('key', 'nonce', render)])
    expect(await answers[0].text()).toContain('nonce')
    expect(await answers[1].text()).toContain('nonce')
    await pages('key', 'nonce', render)
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('do without a request that never ends', async () => {
    vi.useFakeTimers()
    const pages = storedPages(noStore, waitUntil)
    void pages('key', 'gone', () => new Promise(() => {}))
    const waiting = pages('key', 'nonce', async () => html('nonce'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await (await waiting).text()).toContain('nonce="nonce"')
    vi.useRealTimers()
  })

  it('are taken from the data centre, and given to it', async () => {
    const kept = new Map<string, Awaited<ReturnType<Store['get']>>>()
    const store: Store = {
      get: async (key) => kept.get(key) ?? null,
      put: async (key, page) => void kept.set(key, page),
    }
    await storedPages(store, waitUntil)('key', 'first-nonce', async () => html('first-nonce'))
    const render = vi.fn(async () => html('x'))
    const elsewhere = await storedPages(store, waitUntil)('key', 'second', render)
    expect(render).not.toHaveBeenCalled()
    expect(await elsewhere.text()).toBe('<script nonce="second">ü</script><p nonce="second">')
  })

  it('forget what was asked for longest ago when there is no more room', async () => {
    const pages = storedPages(noStore, waitUntil)
    const large = 'x'.repeat(2_500_000)
    const render = vi.fn(async () => new Response(large, { headers: { 'Content-Type': 'text/html' } }))
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e', 'f']) await pages(key, 'a-nonce', render)
    const before = render.mock.calls.length
    await pages('a', 'a-nonce', render)
    expect(render).toHaveBeenCalledTimes(before)
    await pages('b', 'a-nonce', render)
    expect(render).toHaveBeenCalledTimes(before + 1)
  })
})
