import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { siteOrigin } from '~/http/site-origin'

/** Where search engines have no business: what is private, and what is no page. */
const closed = ['/api/', '/checkout', '/subscribe', '/profile', '/account/', '/trips/', '/newsletter/']

export function loader({ request, context }: LoaderFunctionArgs) {
  const rules = closed.map((path) => `Disallow: ${path}`).join('\n')
  // Sites that show a shared link ask here first; what may not be listed says so itself.
  const text = `User-agent: *\nAllow: /trips/shared/\n${rules}\n\nSitemap: ${siteOrigin(request, context)}/sitemap.xml\n`
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
