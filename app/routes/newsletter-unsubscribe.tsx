import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { UnsubscribeScreen } from '~/features/newsletter/unsubscribe-screen'

export const meta: MetaFunction = () => [
  { title: 'Unsubscribe · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

/** Which mails: the newsletter, or those about saved trips. */
const listOf = (request: Request) =>
  new URL(request.url).searchParams.get('list') === 'trips' ? ('trips' as const) : null

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token')?.slice(0, 200) ?? ''

/** Opening the link changes nothing: mail programs open links by themselves. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request)
  const list = listOf(request)
  const known = await (list === 'trips' ? context.reminders : context.signups).has(token)
  return { token, list, known, contact: context.setup.contact }
}

/** The token is the only credential, so that a mail program's one-click call (RFC 8058) works like the button. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenOf(request)
  await (listOf(request) === 'trips' ? context.reminders.stop(token) : context.signups.remove(token))
  return { left: true }
}

export default function Unsubscribe() {
  const { token, list, known, contact } = useLoaderData<typeof loader>()
  const { left = false } = useActionData<typeof action>() ?? {}
  return (
    <UnsubscribeScreen
      list={list}
      token={token}
      state={left ? 'left' : known ? 'known' : 'unknown'}
      contact={contact}
    />
  )
}
