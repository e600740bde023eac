import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LoginRequired } from '~/features/checkout/login-required'
import { SubscribeScreen } from '~/features/checkout/subscribe-screen'
import { currentVisitor } from '~/http/visitor'

export const meta: MetaFunction = () => [
  { title: 'Join the Globetrotter Club · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const { session } = await currentVisitor(request, context)
  const userId = session?.userId
  const signIn = `/api/login?${new URLSearchParams({ returnTo: pathname + search })}`
  if (!userId) return { guest: true as const, signIn }
  const { subscriptions, setup } = context
  const [current, paidBefore] = await Promise.all([
    subscriptions.current(userId),
    subscriptions.everPaid(userId),
  ])
  return {
    guest: false as const,
    cycle: searchParams.get('yearly') === 'true' ? ('yearly' as const) : ('monthly' as const),
    firstItinerary: searchParams.get('first_itinerary') === 'true',
    isFirst: !paidBefore,
    isMember: current !== null && current.status !== 'incomplete',
    checkout: setup.checkout,
  }
}

export default function Subscribe() {
  const page = useLoaderData<typeof loader>()
  if (!page.guest) return <SubscribeScreen {...page} />
  return (
    <LoginRequired
      reason="The Globetrotter Club belongs to an account, so that your membership is there on every device."
      signIn={page.signIn}
      instead={{ label: 'See all plans', to: '/pricing' }}
    />
  )
}
