import type { LoaderFunctionArgs } from '@remix-run/cloudflare'

/**
 * The places of an imported destination, at the address that a destination of the catalogue has as a file: the editor reads
 * both alike.
 */
export async function loader({ params: { file = '' }, context }: LoaderFunctionArgs) {
  const [, id = null] = /^([a-z0-9-]+)\.json$/.exec(file) ?? []
  const destination = await context.catalogue.find(id)
  if (!destination) return new Response('There is no such destination.', { status: 404 })
  return Response.json(destination, { headers: { 'Cache-Control': 'public, max-age=300' } })
}
