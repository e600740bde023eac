import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { groundFile } from '~/domain/catalogue/ground'

/**
 * Water and parks of an imported destination, at the address that those of the catalogue have as a file. Empty for one that is gone: a
 * route is drawn without them.
 */
export async function loader({ params: { file = '' }, context }: LoaderFunctionArgs) {
  const [, id = null] = /^([a-z0-9-]+)\.svg$/.exec(file) ?? []
  const destination = await context.catalogue.find(id)
  const headers = { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'image/svg+xml' }
  return new Response(groundFile(destination?.ground, destination?.center ?? [0, 0]), { headers })
}
