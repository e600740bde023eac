import { redirect } from '@remix-run/cloudflare'
import { ownPath } from '~/domain/account/return-to'
import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { withinLimits } from '~/http/within-limits'
import type { Setup } from '~/load-context'

/** Whether no provider is set up at all: then mail is the way to sign in. */
const hasNoProvider = ({ parts }: Setup) =>
  Object.entries(parts).every(([name, { state }]) => !name.startsWith('sign-in') || state === 'absent')

const route = apiRoute({
  /** Redirects the browser to the sign-in provider. */
  async GET({ request, context }) {
    const { signIn, mailSignIns } = context
    const { origin, searchParams, pathname, search } = new URL(request.url)
    const site = siteOrigin(request, context)
    // The cookies are set and read on the same host name.
    if (site !== origin) return redirect(site + pathname + search)
    const returnTo = ownPath(searchParams.get('returnTo'))
    const byMail =
      searchParams.get('provider') === 'email' ||
      (!searchParams.has('provider') && hasNoProvider(context.setup))
    // The page of the sign-in by mail has limits of its own.
    if (byMail && mailSignIns) return redirect(`/auth/email?${new URLSearchParams({ returnTo })}`)
    const admitted = await withinLimits('login', request, context)
    const start = () =>
      signIn && !byMail
        ? signIn.begin(request, {
            provider: searchParams.get('provider'),
            returnTo,
            again: searchParams.has('again'),
          })
        : fail(
            'not-configured',
            `${signIn || mailSignIns ? 'This way to sign in' : 'Sign-in'} is not set up on this site yet.`,
          )
    const begun = admitted.ok ? await start() : admitted
    if (begun.ok) return begun.value
    if (!request.headers.get('Accept')?.includes('text/html')) return failureResponse(begun.failure)
    return redirect(`/auth/callback?${new URLSearchParams({ problem: begun.failure.code, returnTo })}`)
  },
  /** The form of the login page: what was typed goes on to the page of the log-in by mail. */
  POST: async () => redirect('/auth/email', 307),
})

export const loader = route.loader
export const action = route.action
