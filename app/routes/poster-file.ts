import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { printOf } from '~/domain/posters/print-of'
import { staticPoster } from '~/features/posters/static-poster'

/** A destination's poster as a picture by itself: "rome.svg". */
export async function loader({ params: { file = '' }, context }: LoaderFunctionArgs) {
  const [, id] = /^([a-z0-9-]+)\.svg$/.exec(file) ?? []
  const destinations = await context.catalogue.list()
  const card = destinations.find((destination) => destination.id === id)
  if (!card) return new Response('There is no such poster.', { status: 404 })
  return new Response(staticPoster(printOf(card), 'cover'), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
