import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { printOf } from '~/domain/posters/print-of'
import { staticPoster } from '~/features/posters/static-poster'
import { linkPicture } from '~/features/sharing/share-picture'

const keep = { 'Cache-Control': 'public, max-age=86400' }

/** A destination's poster as a picture by itself, "rome.svg", and with its name beside it for its links, "rome.png". */
export async function loader({ params: { file = '' }, context }: LoaderFunctionArgs) {
  const [, id, kind] = /^([a-z0-9-]+)\.(svg|png)$/.exec(file) ?? []
  const card = (await context.catalogue.list()).find((destination) => destination.id === id)
  if (!card) return new Response('There is no such poster.', { status: 404 })
  const print = printOf(card)
  if (kind === 'svg') {
    const headers = { ...keep, 'Content-Type': 'image/svg+xml' }
    return new Response(staticPoster(print, 'cover'), { headers })
  }
  const caption = { destination: card.label, line: 'Planned hour by hour, and checked' }
  const png = await linkPicture(caption, print, await context.outlines())
  return new Response(png, { headers: { ...keep, 'Content-Type': 'image/png' } })
}
