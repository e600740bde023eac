import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { failureStatus } from '~/domain/errors'
import { DeskOrder, deskActions } from '~/domain/operations/desk'
import { DeskScreen } from '~/features/desk/desk-screen'
import { parseForm, readForm } from '~/http/form-post'
import { operatorId } from '~/http/operator'
import { doAtDesk } from '~/use-cases/desk-orders'
import { readDesk } from '~/use-cases/read-desk'

export const meta: MetaFunction = () => [
  { title: 'Desk · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

export const handle = { wide: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  await operatorId(request, context)
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 254) ?? ''
  return readDesk(words, context)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const userId = await operatorId(request, context)
  const fields = Object.fromEntries(await readForm(request))
  const order = parseForm(DeskOrder, fields)
  const done = order.ok ? await doAtDesk({ userId, order: order.value }, context) : order
  const about = {
    intent: deskActions.find((intent) => intent === fields.intent),
    target: String(fields.target ?? ''),
  }
  if (done.ok) return { failure: null, ...about }
  return data({ failure: done.failure, ...about }, { status: failureStatus[done.failure.code] })
}

/** Plain forms need no code: the browser keeps the markup of the server, and no other page's files change for this one. */
export default function Desk() {
  const screen = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  if (import.meta.env.SSR)
    return (
      <div>
        <DeskScreen {...screen} answer={answer} />
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to leave the markup that is there.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
