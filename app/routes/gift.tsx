import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { GiftScreen } from '~/features/billing/gift-screen'
import { pageMeta } from '~/features/marketing/page-meta'
import { tooMany } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { acceptGift, viewGift } from '~/use-cases/gifts'

export const meta: MetaFunction = ({ location, matches }) => [
  // What messengers show of the link; it does not say whether the gift is still there.
  ...pageMeta({
    title: 'A trip for you · Vacation Planner HQ',
    description:
      'Somebody gives you a trip: up to ten days, planned hour by hour and checked. It costs you nothing and needs no account.',
    path: location.pathname,
    matches,
  }),
  { name: 'robots', content: 'noindex' },
]

/** Opening the link does not accept the gift: messengers and mail programs open links as well. */
export async function loader({ request, params: { code = '' }, context }: LoaderFunctionArgs) {
  const admitted = await withinLimits('gift', request, context)
  if (!admitted.ok) throw tooMany(admitted.failure)
  const { session } = await currentVisitor(request, context)
  const view = await viewGift({ code, session }, context)
  const headers = { 'Cache-Control': 'no-store' }
  return data({ view }, { status: view === 'gone' ? 404 : 200, headers })
}

export async function action({ request, params: { code = '' }, context }: ActionFunctionArgs) {
  const admitted = await withinLimits('gift', request, context)
  if (!admitted.ok) throw tooMany(admitted.failure)
  const visitor = await currentVisitor(request, context)
  await acceptGift({ code, session: visitor.session }, visitor.ensure, context)
  return redirect(`/gift/${encodeURIComponent(code)}`, { status: 303, headers: visitor.headers })
}

export default function Gift() {
  return <GiftScreen {...useLoaderData<typeof loader>()} />
}
