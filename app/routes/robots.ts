import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { siteOrigin } from '~/http/site-origin'

/** Paths that search engines should not visit: private pages, and addresses that are no pages. */
const closed = ['/api/', '/checkout', '/subscribe', '/profile', '/account/', '/trips/', '/newsletter/']

export function loader({ request, context }: LoaderFunctionArgs) {
  const rules = closed.map((path) => `Disallow: ${path}`).join('\n')
  // Sites that show previews of shared links read robots.txt first. Pages that must not be indexed say so themselves.
  const text = `User-agent: *\nAllow: /trips/shared/\n${rules}\n\nSitemap: ${siteOrigin(request, context)}/sitemap.xml\n`
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
