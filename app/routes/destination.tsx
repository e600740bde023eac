import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, redirectDocument, useLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { sampleLength } from '~/domain/planning/plan-lengths'
import { paletteOf } from '~/domain/posters/palette-of'
import { CityScreen } from '~/features/destinations/city-screen'
import { cityPath, cityWords } from '~/features/destinations/city-words'
import { pageMeta } from '~/features/marketing/page-meta'
import { NonceContext } from '~/http/nonce-context'
import { RenderedDataContext } from '~/http/rendered-data'
import { failureResponse } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { withinLimits } from '~/http/within-limits'
import { openCity } from '~/use-cases/open-city'

export const handle = { scripts: 'later' }

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page ? pageMeta({ ...page.words, path: page.path, about: page.about, matches }) : []

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const city = await openCity(id, sampleLength, {
    ...context,
    admitted: () => withinLimits('city-plan', request, context),
  })
  if (!city.ok) {
    if (city.failure) throw failureResponse(city.failure)
    context.rendered.near = city.near
    throw new Response(null, { status: 404 })
  }
  const { destination, plan } = city
  // The page is drawn from them, and its script does not need them.
  context.rendered.city = city
  const { label, name } = destination
  const { startDate, endDate } = plan
  return {
    words: cityWords(destination),
    path: cityPath(id),
    about: { id, name },
    palette: paletteOf(destination),
    open: { label, startDate, endDate },
    origin: siteOrigin(request, context),
  }
}

/** The server draws the page, also after "back": the browser does not have what it takes. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url)
}

export default function City() {
  const { open, origin } = useLoaderData<typeof loader>()
  const { city = null } = useContext(RenderedDataContext)
  return (
    <CityScreen
      city={city}
      open={{ ...open, days: sampleLength }}
      origin={origin}
      nonce={useContext(NonceContext)}
    />
  )
}
