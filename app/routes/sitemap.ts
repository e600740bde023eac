import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { planLengths } from '~/domain/planning/plan-lengths'
import { cityPath } from '~/features/destinations/city-words'
import { siteOrigin } from '~/http/site-origin'

const paths = ['/', '/planner', '/pricing', '/auth', '/terms', '/privacy']

/** Every page for search engines. Those about destinations carry the date on which the facts were last changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const origin = siteOrigin(request, context)
  const cards = await context.catalogue.list()
  const latest = cards
    .flatMap(({ changed }) => changed ?? [])
    .sort()
    .at(-1)
  const entry = (path: string, changed?: string) =>
    `  <url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  const urls = [
    ...paths.map((path) => entry(path)),
    entry('/destinations', latest),
    ...cards.flatMap(({ id, changed }) =>
      [undefined, ...planLengths].map((days) => entry(cityPath(id, days), changed)),
    ),
  ].join('\n')
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
