import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { checkoutPlan, oneTimePlans } from '~/domain/billing/plans'
import { CheckoutScreen } from '~/features/checkout/checkout-screen'

export const meta: MetaFunction = () => [
  { title: 'Complete your purchase · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

export function loader({ request, context }: LoaderFunctionArgs) {
  const plan = checkoutPlan(new URL(request.url).searchParams.get('plan'))
  return { plan, ...oneTimePlans[plan], checkout: context.setup.checkout }
}

export default function Checkout() {
  return <CheckoutScreen {...useLoaderData<typeof loader>()} />
}
