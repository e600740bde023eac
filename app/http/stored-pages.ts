/** A rendered page with the nonce that stands in its headers and its markup. */
interface RenderedPage {
  headers: [name: string, value: string][]
  nonce: string
  html: string
}

/** Pages that a data centre keeps. It may lose entries and may fail; it never decides who may see a page. */
interface PageStore {
  get(key: string): Promise<RenderedPage | null>
  put(key: string, page: RenderedPage): Promise<void>
}

/** A page in memory, cut where its nonce stood. */
interface CutPage extends Omit<RenderedPage, 'html'> {
  parts: Uint8Array[]
  /** Bytes of all parts. */
  size: number
}

/** Bytes of pages in memory, for each isolate. */
const room = 12 * 1024 * 1024
/** Milliseconds to wait for another request that renders the same page, and may have ended. */
const patience = 3000

/**
 * Renders a page once for all its readers: what the page depends on is in its key. Each answer gets a nonce of its own. While
 * one request renders, others for the same page wait for it.
 */
export function storedPages(store: PageStore, waitUntil: (work: Promise<unknown>) => void) {
  const memory = new Map<string, CutPage>()
  const underway = new Map<string, Promise<CutPage | null>>()
  let used = 0

  function remember(key: string, page: CutPage): CutPage {
    forget(key)
    if (page.size > room / 4) return page
    memory.set(key, page)
    used += page.size
    for (const oldest of memory.keys()) {
      if (used <= room) break
      forget(oldest)
    }
    return page
  }

  function forget(key: string) {
    used -= memory.get(key)?.size ?? 0
    memory.delete(key)
  }

  function found(key: string): CutPage | null {
    const page = memory.get(key)
    if (!page) return null
    // The pages that were asked for last stay longest.
    memory.delete(key)
    memory.set(key, page)
    return page
  }

  /** The page from the data centre, or rendered; null where it is not one for everybody. */
  async function fetched(key: string, nonce: string, render: () => Promise<Response>) {
    const stored = await store.get(key)
    if (stored) return { page: remember(key, cut(stored)), answer: null }
    const answer = await render()
    const rendered = await pageForAll(answer, nonce)
    if (!rendered) return { page: null, answer }
    waitUntil(store.put(key, rendered))
    return { page: remember(key, cut(rendered)), answer }
  }

  return async (key: string, nonce: string, render: () => Promise<Response>): Promise<Response> => {
    const known = found(key)
    if (known) return answerOf(known, nonce)
    const other = underway.get(key)
    if (other) {
      const page = await Promise.race([other, after(patience)])
      // The other request was given up, or its page is not for everybody.
      return page ? answerOf(page, nonce) : render()
    }
    const work = fetched(key, nonce, render)
    const shared = work.then(
      ({ page }) => page,
      () => null,
    )
    underway.set(key, shared)
    // A reader who leaves does not stop it.
    waitUntil(shared.finally(() => underway.delete(key)))
    setTimeout(() => underway.get(key) === shared && underway.delete(key), patience)
    const { page, answer } = await work
    return page ? answerOf(page, nonce) : (answer ?? render())
  }
}

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))

/** A page for everybody: complete, and without a cookie for its first reader. The body of any other answer is left alone. */
async function pageForAll(answer: Response, nonce: string): Promise<RenderedPage | null> {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  if (answer.status !== 200 || !isPage || answer.headers.has('Set-Cookie')) return null
  return { html: await answer.text(), headers: [...answer.headers], nonce }
}

function cut({ html, headers, nonce }: RenderedPage): CutPage {
  const encoder = new TextEncoder()
  const parts = html.split(nonce).map((part) => encoder.encode(part))
  return { headers, nonce, parts, size: parts.reduce((sum, { length }) => sum + length, 0) }
}

/** The page with another nonce. */
function answerOf({ headers, nonce: old, parts, size }: CutPage, nonce: string): Response {
  const fresh = new TextEncoder().encode(nonce)
  const body = new Uint8Array(size + fresh.length * (parts.length - 1))
  let at = 0
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      body.set(fresh, at)
      at += fresh.length
    }
    body.set(part, at)
    at += part.length
  }
  const renewed = headers.map(([name, value]): [string, string] => [name, value.replaceAll(old, nonce)])
  return new Response(body, { headers: renewed })
}
