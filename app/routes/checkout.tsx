import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { checkoutPlan, oneTimePlans } from '~/domain/billing/plans'
import { CheckoutScreen } from '~/features/checkout/checkout-screen'
import { checkoutTexts } from '~/messages/en/plans'

export const meta: MetaFunction = () => [
  { title: 'Complete your purchase · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

export function loader({ request, context }: LoaderFunctionArgs) {
  const plan = checkoutPlan(new URL(request.url).searchParams.get('plan'))
  const { checkout, mail, priceNote } = context.setup
  return data(
    {
      plan,
      ...oneTimePlans[plan],
      description: checkoutTexts[plan],
      checkout,
      mails: mail !== 'off',
      priceNote,
    },
    { status: checkout ? 200 : 503 },
  )
}

export default function Checkout() {
  return <CheckoutScreen {...useLoaderData<typeof loader>()} />
}
