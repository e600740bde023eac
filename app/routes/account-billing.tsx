import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { giftMonth } from '~/domain/billing/gift'
import { localDate } from '~/domain/trips/reminders'
import { reachServer } from '~/features/answers/reach-server'
import { reloadIfReached } from '~/features/answers/reload-if-reached'
import { BillingScreen } from '~/features/billing/billing-screen'
import { refundOutcomes } from '~/features/billing/refund-notice'
import { LoginRequired } from '~/features/checkout/login-required'
import { leadBack, readForm, refused } from '~/http/form-post'
import { siteOrigin } from '~/http/site-origin'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { changeGift, giftIntents } from '~/use-cases/change-gift'
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
  const { gifts, timeZone } = context
  if (timeZone) await context.reminders.noteTimeZone(session.userId, timeZone)
  const made = isMember ? await gifts.madeIn(session.userId, giftMonth(context.now())) : null
  const ordered = isMember ? await gifts.ordered(session.userId) : []
  return {
    ...billing,
    isMember,
    gift: made && { ...made, url: `${siteOrigin(request, context)}/gift/${made.code}` },
    ordered: ordered.filter(({ id }) => id !== made?.id),
    today: localDate(timeZone, context.now().getTime()),
    sendsMail: context.mails !== null,
    tab: tabs.find((tab) => tab === searchParams.get('tab')) ?? ('subscription' as const),
    outcome: refundOutcomes.find((outcome) => outcome === searchParams.get('refund')) ?? null,
  }
}

/** The forms about gifts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request)
  const { session } = await currentVisitor(request, context)
  if (!session?.userId) throw redirectDocument('/api/login?returnTo=/account/billing')
  const field = (name: string) => fields.get(name) ?? ''
  const intent = giftIntents.find((known) => known === field('intent'))
  // Without mail the page has no form to send one.
  if (!intent || (intent === 'send' && !context.mails)) throw new Response(null, { status: 400 })
  const typed = { giver: field('giver'), email: field('email'), on: field('on') }
  const member = { userId: session.userId, visitorId: session.id }
  const admitted = () => withinLimits('gift-mail', request, context)
  const { timeZone } = context
  const change = { intent, member, giftId: field('gift'), timeZone, fields: typed, admitted }
  const changed = await changeGift(change, context)
  return changed.ok ? leadBack(request, '/account/billing#gift') : refused(changed.failure, typed)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  reachServer(() => serverAction<typeof action>())

export const shouldRevalidate = reloadIfReached

export default function AccountBilling() {
  const billing = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  if (billing) return <BillingScreen {...billing} giftRefusal={refusal?.failure ? refusal : null} />
  return (
    <LoginRequired
      reason="Billing belongs to an account. What you bought as a guest moves into it when you log in."
      signIn="/api/login?returnTo=/account/billing"
      instead={{ label: 'Get a refund as a guest', to: '/refund' }}
    />
  )
}
