import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { giftMonth } from '~/domain/billing/gift'
import { reachServer } from '~/features/answers/reach-server'
import { reloadIfReached } from '~/features/answers/reload-if-reached'
import { BillingScreen } from '~/features/billing/billing-screen'
import { refundOutcomes } from '~/features/billing/refund-notice'
import { LoginRequired } from '~/features/checkout/login-required'
import { leadBack, readForm, refused } from '~/http/form-post'
import { siteOrigin } from '~/http/site-origin'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { makeGift, takeBackGift } from '~/use-cases/gifts'
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
  const { ok: mayAsk } = await withinLimits('billing-read', request, context)
  const billing = await readBilling({ id: session.id, userId: session.userId, mayAsk }, context)
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

/** The forms about this month's gift: it is made or taken back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request)
  const { session } = await currentVisitor(request, context)
  const userId = session?.userId
  if (!session || !userId) throw redirectDocument('/api/login?returnTo=/account/billing')
  const intent = fields.get('intent')
  if (intent !== 'make' && intent !== 'revoke') throw new Response(null, { status: 400 })
  const changed =
    intent === 'make'
      ? await makeGift({ userId, visitorId: session.id }, context)
      : await takeBackGift({ userId, giftId: fields.get('gift') ?? '' }, context)
  return changed.ok ? leadBack(request, '/account/billing') : refused(changed.failure, null)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  reachServer(() => serverAction<typeof action>())

export const shouldRevalidate = reloadIfReached

export default function AccountBilling() {
  const billing = useLoaderData<typeof loader>()
  const giftRefusal = useActionData<typeof action>()?.failure ?? null
  if (billing) return <BillingScreen {...billing} giftRefusal={giftRefusal} />
  return (
    <LoginRequired
      reason="Billing belongs to an account. What you bought as a guest moves into it when you log in."
      signIn="/api/login?returnTo=/account/billing"
      instead={{ label: 'Get a refund as a guest', to: '/refund' }}
    />
  )
}
