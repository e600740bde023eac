import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { AuthScreen } from '~/features/auth/auth-screen'
import { pageMeta } from '~/features/marketing/page-meta'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Log in · Vacation Planner HQ',
    description: 'Log in to save, edit and share your trips.',
    path: '/auth',
    matches,
  })

/** A path of this site, and nothing that a browser would read as another. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/

export function loader({ request, context }: LoaderFunctionArgs) {
  const back = new URL(request.url).searchParams.get('returnTo') ?? ''
  const query = ownPath.test(back) ? `?${new URLSearchParams({ returnTo: back })}` : ''
  return { signIn: `/api/login${query}`, open: context.setup.auth !== 'off' }
}

export default function Auth() {
  return <AuthScreen {...useLoaderData<typeof loader>()} />
}
