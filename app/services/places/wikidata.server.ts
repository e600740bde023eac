import { z } from 'zod'
import type { FameServer } from '~/domain/places-import/live-places'
import { type AskedServer, askedJson } from './asked-json.server'

/** The service ends a query after a minute; ours take a second. */
const patience = 30_000
const most = 2 * 1024 * 1024
/** Things that one query asks for. A town has about a hundred. */
const mostAsked = 400
/** No thing has articles in more languages: what says so is wrong. */
const mostLanguages = 1000

const Answer = z.object({
  results: z.object({
    bindings: z.array(
      z.object({
        item: z.object({ value: z.string() }),
        links: z.object({ value: z.string().regex(/^\d{1,4}$/) }),
        name: z.object({ value: z.string().min(2).max(80) }).optional(),
      }),
    ),
  }),
})

/**
 * Wikidata's query service, or a server that answers as it does: in how many languages Wikipedia has an article about each thing, and
 * its English name (wikidata.org/wiki/Wikidata:SPARQL_query_service). `url`: where it takes queries, https://…/sparql.
 */
export function wikidataServer(
  options: Pick<AskedServer, 'url' | 'userAgent'> & { patience?: number },
): FameServer {
  const ask = askedJson({ patience, ...options, most, accept: 'application/sparql-results+json' })
  return {
    async ask(ids) {
      const asked = new Set(ids.filter((id) => /^Q\d{1,12}$/.test(id)).slice(0, mostAsked))
      const reply = await ask(new URLSearchParams({ query: queryFor(asked) }))
      if (reply.is !== 'json') return reply
      const { success, data } = Answer.safeParse(reply.json)
      if (!success) return { is: 'broken', why: 'unknown form' }
      const [values, names] = [new Map<string, number>(), new Map<string, string>()]
      for (const { item, links, name } of data.results.bindings) {
        const id = item.value.split('/').at(-1) ?? ''
        if (!asked.has(id) || Number(links.value) > mostLanguages) continue
        values.set(id, Number(links.value))
        if (name) names.set(id, name.value)
      }
      return { is: 'answer', ranks: { values, unit: 'languages', names } }
    },
  }
}

function queryFor(ids: ReadonlySet<string>): string {
  const values = [...ids].map((id) => `wd:${id}`).join(' ')
  return `SELECT ?item ?links ?name WHERE { VALUES ?item { ${values} } ?item wikibase:sitelinks ?links . OPTIONAL { ?item rdfs:label ?name . FILTER(LANG(?name) = "en") } }`
}
