import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { siteOrigin } from '~/http/site-origin'

const paths = ['/', '/planner', '/pricing', '/auth', '/terms', '/privacy']

export function loader({ request, context }: LoaderFunctionArgs) {
  const origin = siteOrigin(request, context)
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
