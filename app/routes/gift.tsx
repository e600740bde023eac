import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { GiftScreen } from '~/features/billing/gift-screen'
import { tooMany } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { acceptGift, viewGift } from '~/use-cases/gifts'

export const meta: MetaFunction = () => [
  { title: 'A trip for you · Vacation Planner HQ' },
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
  return redirect(`/gift/${code}`, { status: 303, headers: visitor.headers })
}

export default function Gift() {
  return <GiftScreen {...useLoaderData<typeof loader>()} />
}
