import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { couponFor } from '~/domain/billing/coupons'
import { fail } from '~/domain/errors'
import { LoginRequired } from '~/features/checkout/login-required'
import { SubscribeScreen } from '~/features/checkout/subscribe-screen'
import { readForm, refused } from '~/http/form-post'
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
  const { subscriptions, setup } = context
  const [current, paidBefore] = await Promise.all([
    subscriptions.current(userId),
    subscriptions.everPaid(userId),
  ])
  const isFirst = !paidBefore
  const page = {
    guest: false as const,
    cycle: searchParams.get('yearly') === 'true' ? ('yearly' as const) : ('monthly' as const),
    firstItinerary: searchParams.get('first_itinerary') === 'true',
    isFirst,
    applied: couponFor(searchParams.get('coupon') ?? '', { isFirst }),
    isMember: current !== null && current.status !== 'incomplete',
    checkout: setup.checkout,
  }
  return data(page, { status: setup.checkout ? 200 : 503 })
}

/** A promo code that was applied without a script: from then on it is in the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session } = await currentVisitor(request, context)
  const here = new URL(request.url)
  const back = () => redirect(here.pathname + here.search, 303)
  if (!session?.userId) return back()
  const typed = (await readForm(request)).get('coupon') ?? ''
  if (typed.trim() === '') return back()
  const admitted = await withinLimits('coupon', request, context)
  if (!admitted.ok) return refused(admitted.failure, { coupon: typed })
  const coupon = couponFor(typed, { isFirst: !(await context.subscriptions.everPaid(session.userId)) })
  if (coupon) {
    here.searchParams.set('coupon', coupon)
    return back()
  }
  const { title, text } = toasts.invalidCoupon
  return refused(fail('coupon-invalid', text, { title, fields: { coupon: text } }).failure, { coupon: typed })
}

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
