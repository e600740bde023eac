import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ownPath } from '~/domain/account/return-to'
import { AuthScreen } from '~/features/auth/auth-screen'
import { pageMeta } from '~/features/marketing/page-meta'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Log in · Vacation Planner HQ',
    description: 'Log in to save, edit and share your trips.',
    path: '/auth',
    matches,
  })

export const handle = { scripts: 'later' }

export function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const returnTo = ownPath(asked.get('returnTo'))
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo })}`
  return {
    signIn: `/api/login${query}`,
    open: context.setup.auth !== 'off' || context.mailSignIns !== null,
    mails: context.mailSignIns !== null,
    returnTo,
    erased: asked.has('erased'),
  }
}

export default function Auth() {
  return <AuthScreen {...useLoaderData<typeof loader>()} />
}
