import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LandingScreen } from '~/features/marketing/landing-screen'

export const handle = { nav: 'over' }

export const meta: MetaFunction = () => [
  { title: 'Vacation Planner HQ: plan your next vacation in 30 seconds with AI' },
  {
    name: 'description',
    content: 'Name a place, dates and a budget. You get every day hour by hour, and the proof that it works.',
  },
]

export async function loader({ context }: LoaderFunctionArgs) {
  return { destinations: await context.catalogue.list() }
}

export default function Landing() {
  return <LandingScreen {...useLoaderData<typeof loader>()} />
}
