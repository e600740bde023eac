import { z } from 'zod'
import type { Log } from '~/domain/operations/events'
import { retention } from '~/domain/retention/retention-rules'
import { edgeCache } from './edge-cache.server'

/** The response headers of a page, and the nonce that stands in it. */
const Facts = z.object({ nonce: z.string().min(16), headers: z.array(z.tuple([z.string(), z.string()])) })

interface Page extends z.infer<typeof Facts> {
  html: string
}

/** Rendered pages in the cache of the data centre. Keys hold addresses with codes, so they are stored as digests. */
export function edgePages(
  digest: (text: string) => Promise<string>,
  waitUntil: (work: Promise<unknown>) => void,
  log: Log,
) {
  const cache = edgeCache('pages', { keep: retention.pages.keep, waitUntil, log })
  return {
    async get(key: string): Promise<Page | null> {
      const known = await cache.get(await digest(key))
      const facts = known && Facts.safeParse(JSON.parse(known.headers.get('Page-Facts') ?? 'null'))
      return known && facts?.success ? { ...facts.data, html: await known.text() } : null
    },
    async put(key: string, { html, ...facts }: Page) {
      const headers = { 'Content-Type': 'text/html', 'Page-Facts': JSON.stringify(facts) }
      cache.put(await digest(key), html, headers)
    },
  }
}
