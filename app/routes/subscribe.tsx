import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { couponFor, newMemberCode } from '~/domain/billing/coupons'
import { fail } from '~/domain/errors'
import { reachServer } from '~/features/answers/reach-server'
import { reloadIfReached } from '~/features/answers/reload-if-reached'
import { LoginRequired } from '~/features/checkout/login-required'
import { SubscribeScreen } from '~/features/checkout/subscribe-screen'
import { isFromScript, readForm, refused } from '~/http/form-post'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { toasts } from '~/messages/en/toasts'

export const meta: MetaFunction = () => [
  { title: 'Join the Globetrotter Club · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const { session } = await currentVisitor(request, context)
  const userId = session?.userId
  const signIn = `/api/login?${new URLSearchParams({ returnTo: pathname + search })}`
  if (!userId) return data({ guest: true as const, signIn })
  const { subscriptions, coupons, setup } = context
  const [current, paidBefore] = await Promise.all([
    subscriptions.current(userId),
    subscriptions.everPaid(userId),
  ])
  const isFirst = !paidBefore
  const ofNewMembers = searchParams.get('first_itinerary') === 'true'
  const [offered, applied] = await Promise.all(
    [ofNewMembers ? newMemberCode : '', searchParams.get('coupon') ?? ''].map((code) =>
      couponFor(code, { isFirst }, coupons),
    ),
  )
  const page = {
    guest: false as const,
    cycle: searchParams.get('yearly') === 'true' ? ('yearly' as const) : ('monthly' as const),
    offered: offered ?? null,
    applied: applied ?? null,
    isMember: current !== null && current.status !== 'incomplete',
    checkout: setup.checkout,
    priceNote: setup.priceNote,
  }
  return data(page, { status: setup.checkout ? 200 : 503 })
}

/** Applies a promo code. Without a script it is in the address from then on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session } = await currentVisitor(request, context)
  const here = new URL(request.url)
  const back = () => redirect(here.pathname + here.search, 303)
  if (!session?.userId) return back()
  const typed = (await readForm(request)).get('coupon') ?? ''
  if (typed.trim() === '') return back()
  const admitted = await withinLimits('coupon', request, context)
  if (!admitted.ok) return refused(admitted.failure, { coupon: typed })
  const isFirst = !(await context.subscriptions.everPaid(session.userId))
  const coupon = await couponFor(typed, { isFirst }, context.coupons)
  if (coupon && isFromScript(request)) return data({ failure: null, typed: { coupon: '' }, coupon })
  if (coupon) {
    here.searchParams.set('coupon', coupon.code)
    return back()
  }
  const { title, text } = toasts.invalidCoupon
  return refused(fail('coupon-invalid', text, { title, fields: { coupon: text } }).failure, { coupon: typed })
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  reachServer(() => serverAction<typeof action>())

export const shouldRevalidate = reloadIfReached

export default function Subscribe() {
  const page = useLoaderData<typeof loader>()
  const sentBack = useActionData<typeof action>()
  if (!page.guest) return <SubscribeScreen {...page} sentBack={sentBack} />
  return (
    <LoginRequired
      reason="The Globetrotter Club belongs to an account, so that your membership is there on every device."
      signIn={page.signIn}
      instead={{ label: 'See all plans', to: '/pricing' }}
    />
  )
}
