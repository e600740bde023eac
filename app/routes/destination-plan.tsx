import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, redirectDocument, useLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { formatMoney } from '~/domain/money/format-money'
import { paletteOf } from '~/domain/posters/palette-of'
import { PlanScreen } from '~/features/destinations/city-screen'
import { cityPath, planWords } from '~/features/destinations/city-words'
import { pageMeta } from '~/features/marketing/page-meta'
import { NonceContext } from '~/http/nonce-context'
import { RenderedDataContext } from '~/http/rendered-data'
import { failureResponse } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { withinLimits } from '~/http/within-limits'
import { lengthOf, openCity } from '~/use-cases/open-city'

export const handle = { scripts: 'later' }

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page ? pageMeta({ ...page.words, path: page.path, about: page.about, matches }) : []

export async function loader({ request, params: { id = '', length = '' }, context }: LoaderFunctionArgs) {
  if (length === '1-days') throw redirect(cityPath(encodeURIComponent(id), 1), 301)
  const city = await openCity(id, lengthOf(length), {
    ...context,
    admitted: () => withinLimits('city-plan', request, context),
  })
  if (!city.ok) {
    if (city.failure) throw failureResponse(city.failure)
    context.rendered.near = city.near
    throw new Response(null, { status: 404 })
  }
  const { destination, plan, days } = city
  context.rendered.city = city
  const { label, name } = destination
  const { startDate, endDate, budget, currency } = plan
  return {
    words: planWords(destination, days, formatMoney(Math.round(budget.grandTotal * 100), currency)),
    path: cityPath(id, days),
    about: { id, name },
    palette: paletteOf(destination),
    days,
    open: { label, startDate, endDate },
    origin: siteOrigin(request, context),
  }
}

/** The server draws the page, also after "back": the browser does not have what it takes. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url)
}

export default function CityPlanPage() {
  const { open, days, origin } = useLoaderData<typeof loader>()
  const { city = null } = useContext(RenderedDataContext)
  return (
    <PlanScreen
      city={city}
      open={{ ...open, days }}
      days={days}
      origin={origin}
      nonce={useContext(NonceContext)}
    />
  )
}
