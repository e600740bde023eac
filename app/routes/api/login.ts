import { redirect } from '@remix-run/cloudflare'
import { ownPath } from '~/domain/account/return-to'
import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { withinLimits } from '~/http/within-limits'

const route = apiRoute({
  /** Redirects the browser to the sign-in provider. */
  async GET({ request, context }) {
    const { signIn } = context
    const { origin, searchParams, pathname, search } = new URL(request.url)
    const site = siteOrigin(request, context)
    // The cookies are set and read on the same host name.
    if (site !== origin) return redirect(site + pathname + search)
    const returnTo = ownPath(searchParams.get('returnTo'))
    const admitted = await withinLimits('login', request, context)
    const start = () =>
      signIn
        ? signIn.begin(request, {
            provider: searchParams.get('provider'),
            returnTo,
            again: searchParams.has('again'),
          })
        : fail('not-configured', 'Sign-in is not set up on this site yet.')
    const begun = admitted.ok ? await start() : admitted
    if (begun.ok) return begun.value
    if (!request.headers.get('Accept')?.includes('text/html')) return failureResponse(begun.failure)
    return redirect(`/auth/callback?${new URLSearchParams({ problem: begun.failure.code, returnTo })}`)
  },
})

export const loader = route.loader
export const action = route.action
