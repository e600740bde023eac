import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ConfirmScreen } from '~/features/newsletter/confirm-screen'

export const meta: MetaFunction = () => [
  { title: 'Confirm your sign-up · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token')?.slice(0, 200) ?? ''

/** Opening the link changes nothing: mail programs open links by themselves. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request)
  return { token, known: await context.signups.has(token) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return { confirmed: await context.signups.confirm(tokenOf(request)) }
}

export default function ConfirmNewsletter() {
  const { token, known } = useLoaderData<typeof loader>()
  const { confirmed = false } = useActionData<typeof action>() ?? {}
  return <ConfirmScreen token={token} state={confirmed ? 'confirmed' : known ? 'known' : 'unknown'} />
}
