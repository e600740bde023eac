import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { usualDates } from '~/domain/request/trip-rules'
import type { Units } from '~/domain/units'
import { LandingScreen } from '~/features/marketing/landing-screen'
import { pageMeta } from '~/features/marketing/page-meta'
import { sampleSheet } from '~/features/marketing/sample-sheet'
import { loadParts } from '~/features/marketing/server-markup'
import { wallPoster } from '~/features/marketing/wall-poster'
import { useUnits } from '~/features/units/units-context'
import { NonceContext } from '~/http/nonce-context'
import { type RenderedData, RenderedDataContext } from '~/http/rendered-data'
import { siteOrigin } from '~/http/site-origin'
import { currentVisitor, whereReachable } from '~/http/visitor'
import { offers } from '~/messages/en/offers'
import { itineraryView } from '~/messages/itinerary-view'
import { sampleStart } from '~/use-cases/sample-plan'

export const handle = { scripts: 'later' }

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  pageMeta({
    title: 'Vacation Planner HQ: plan your next vacation in 30 seconds with AI',
    description:
      'Name a place, dates and a budget. You get every day hour by hour, and the proof that it works.',
    path: '/',
    about:
      new URLSearchParams(location.search).get('destination') === data?.place.id ? data?.place : undefined,
    matches,
  })

/** The posters of the front page, and the destination whose plan is shown first. */
const wallSize = 8
const firstShown = 'rome'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('destination') ?? firstShown
  const cards = (await context.catalogue.list()).slice(0, wallSize)
  const { id = firstShown } = cards.find((card) => card.id === asked) ?? {}
  const today = context.now().toISOString().slice(0, 10)
  const [destination, visitor] = await Promise.all([
    context.catalogue.find(id),
    whereReachable(currentVisitor(request, context)),
  ])
  const plan = destination && (await context.samplePlan(id, sampleStart(today, destination)))
  if (!plan || !destination) throw new Error(`no sample for ${id}`)
  const { label, name, country } = destination
  const sample = { plan: itineraryView(plan, context.say), destination, cards }
  // The page is drawn from it, and does not carry it; a page that is open gets what it needs to draw another one.
  context.rendered.sample = sample
  return {
    place: { id, label, name, country },
    content: context.rendered.dataOnly ? contentOf(sample, context.units) : null,
    dates: usualDates(today),
    palette: { name, facts: destination.poster, latitude: destination.center[0] },
    // The art of the page runs up to the top.
    nav: 'over' as const,
    origin: siteOrigin(request, context),
    ab: context.ab,
    userId: visitor?.session?.userId ?? null,
    priceNote: context.setup.priceNote,
  }
}

function contentOf({ plan, destination, cards }: NonNullable<RenderedData['sample']>, units: Units) {
  return {
    sheet: sampleSheet(plan, destination, units),
    offers: offers(),
    posters: cards.map(wallPoster),
  }
}

/** After client-side navigation the browser renders the page and needs all of its code. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [data] = await Promise.all([serverLoader<typeof loader>(), loadParts()])
  return data
}

export default function Landing() {
  const { nav: _nav, content, ...screen } = useLoaderData<typeof loader>()
  const { sample } = useContext(RenderedDataContext)
  const units = useUnits()
  // Another destination in the address is another page.
  return (
    <LandingScreen
      key={screen.place.id}
      {...screen}
      content={import.meta.env.SSR && sample ? contentOf(sample, units) : content}
      nonce={useContext(NonceContext)}
    />
  )
}
