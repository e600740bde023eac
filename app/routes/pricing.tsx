import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { billingCycle, refundDays } from '~/domain/billing/plans'
import { pageMeta } from '~/features/marketing/page-meta'
import { PricingScreen } from '~/features/marketing/pricing-screen'
import { loadParts } from '~/features/marketing/server-markup'
import { NonceContext } from '~/http/nonce-context'
import { siteOrigin } from '~/http/site-origin'
import { offers } from '~/messages/en/offers'
import { yearlySaving } from '~/messages/en/plans'

export const handle = { scripts: 'later' }

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Pricing · Vacation Planner HQ',
    description:
      'Free sample, Explorer for $7, Premium for $10, Globetrotter Club from $15 a month. One-time plans do not renew, and there is a 7-day money-back guarantee.',
    path: '/pricing',
    matches,
  })

export function loader({ request, context }: LoaderFunctionArgs) {
  const cycle = billingCycle(new URL(request.url).searchParams.get('billing'))
  const origin = siteOrigin(request, context)
  const { priceNote } = context.setup
  return { cycle, offers: offers(cycle), saving: yearlySaving, refundDays, origin, priceNote }
}

/** When the billing cycle changes, the browser renders the plans again. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [data] = await Promise.all([serverLoader<typeof loader>(), loadParts()])
  return data
}

export default function Pricing() {
  return <PricingScreen {...useLoaderData<typeof loader>()} nonce={useContext(NonceContext)} />
}
