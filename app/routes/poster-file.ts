import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { paletteOf } from '~/domain/posters/palette-of'
import { staticPoster } from '~/features/posters/static-poster'
import { linkPicture } from '~/features/sharing/share-picture'

const keep = { 'Cache-Control': 'public, max-age=86400' }

/**
 * A destination's poster as a picture: "rome.svg", with its name for link previews "rome.png", without a catalogue
 * "place.svg?name=Ulm, Germany".
 */
export async function loader({ request, params: { file = '' }, context }: LoaderFunctionArgs) {
  const [, id, kind] = /^([a-z0-9-]+?)(?:-cover)?\.(svg|png)$/.exec(file) ?? []
  const name = new URL(request.url).searchParams.get('name')
  const card = (await context.catalogue.list()).find((destination) => destination.id === id)
  if (kind === 'png' && card) {
    const caption = { destination: card.label, line: 'Planned hour by hour, and checked' }
    const png = await context.pictures(`poster-${id}-${context.setup.version}`, async () =>
      linkPicture(caption, [paletteOf(card)], {
        outlines: await context.outlines(),
        drawings: context.drawings,
      }),
    )
    return new Response(png, { headers: { ...keep, 'Content-Type': 'image/png' } })
  }
  const shown = file === 'place.svg' && name !== null ? await context.localities.find(name) : card
  if (kind !== 'svg' || !shown) return new Response('There is no such poster.', { status: 404 })
  const headers = { ...keep, 'Content-Type': 'image/svg+xml' }
  return new Response(await staticPoster(paletteOf(shown), 'cover', context.drawings), { headers })
}
