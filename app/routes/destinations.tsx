import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, redirectDocument, useLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { searchDestinations } from '~/domain/gazetteer/city-search'
import { DestinationsScreen } from '~/features/destinations/destinations-screen'
import { pageMeta } from '~/features/marketing/page-meta'
import { NonceContext } from '~/http/nonce-context'
import { RenderedDataContext } from '~/http/rendered-data'
import { siteOrigin } from '~/http/site-origin'

export const handle = { scripts: 'later' }

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageMeta({
    title: 'Destinations with checked plans · Vacation Planner HQ',
    description: `${page?.total ?? ''} destinations by region: when to go, checked plans of one to seven days, sights with opening hours and prices, and where to stay.`,
    path: '/destinations',
    matches,
  }),
  // Results of a search are no page of their own.
  ...(page?.query ? [{ name: 'robots', content: 'noindex, follow' }] : []),
]

/** Most characters of a search. */
const longestQuery = 60

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestQuery)
  const all = await context.catalogue.list()
  // The page is drawn from them, and its script does not need them.
  context.rendered.destinations = await searchDestinations(query, all, context.gazetteer)
  return { query, total: all.length, origin: siteOrigin(request, context) }
}

/** The server draws the page, also after "back": the browser does not have what it takes. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url)
}

export default function Destinations() {
  const { destinations = null } = useContext(RenderedDataContext)
  return (
    <DestinationsScreen
      {...useLoaderData<typeof loader>()}
      found={destinations}
      nonce={useContext(NonceContext)}
    />
  )
}
