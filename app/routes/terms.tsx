import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { refundDays } from '~/domain/billing/plans'
import { TermsScreen } from '~/features/legal/terms-screen'
import { pageMeta } from '~/features/marketing/page-meta'
import { offers } from '~/messages/en/offers'

export const handle = { scripts: 'later' }

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Terms · Vacation Planner HQ',
    description:
      'Plans and prices, the 7-day money-back guarantee, and what an itinerary can and cannot promise.',
    path: '/terms',
    matches,
  })

export function loader({ context: { setup } }: LoaderFunctionArgs) {
  const plans = offers().map(({ name, price, period, also }) => ({
    name,
    price,
    period: also ? `${period}, ${also}` : period,
  }))
  return { contact: setup.contact, company: setup.company, refundDays, plans }
}

export default function Terms() {
  return <TermsScreen {...useLoaderData<typeof loader>()} />
}
