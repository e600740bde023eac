import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { siteOrigin } from '~/http/site-origin'

const halfYear = 180 * 86_400_000

/** Contact for reporting vulnerabilities (RFC 9116). The expiry date is computed each day, so that it never passes. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { now, setup } = context
  const origin = siteOrigin(request, context)
  const expires = new Date(now().getTime() + halfYear).toISOString().slice(0, 10)
  const lines = [
    `Contact: ${setup.contact ? `mailto:${setup.contact}` : `${origin}/#contact`}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
