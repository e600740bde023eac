import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { giftMonth } from '~/domain/billing/gift'
import { BillingScreen } from '~/features/billing/billing-screen'
import { refundOutcomes } from '~/features/billing/refund-notice'
import { LoginRequired } from '~/features/checkout/login-required'
import { siteOrigin } from '~/http/site-origin'
import { currentVisitor } from '~/http/visitor'
import { readBilling } from '~/use-cases/read-billing'

export const meta: MetaFunction = () => [
  { title: 'Billing & Subscription · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

const tabs = ['subscription', 'methods', 'history'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = await currentVisitor(request, context)
  if (!session?.userId) return null
  const { searchParams } = new URL(request.url)
  const billing = await readBilling({ id: session.id, userId: session.userId }, context)
  const isMember = (await context.planOf(session.id)) === 'globetrotter'
  const made = isMember ? await context.gifts.madeIn(session.userId, giftMonth(context.now())) : null
  return {
    ...billing,
    isMember,
    gift: made && { ...made, url: `${siteOrigin(request, context)}/gift/${made.code}` },
    tab: tabs.find((tab) => tab === searchParams.get('tab')) ?? ('subscription' as const),
    outcome: refundOutcomes.find((outcome) => outcome === searchParams.get('refund')) ?? null,
  }
}

export default function AccountBilling() {
  const billing = useLoaderData<typeof loader>()
  if (billing) return <BillingScreen {...billing} />
  return (
    <LoginRequired
      reason="Billing belongs to an account. What you bought as a guest moves into it when you log in."
      signIn="/api/login?returnTo=/account/billing"
      instead={{ label: 'Get a refund as a guest', to: '/refund' }}
    />
  )
}
