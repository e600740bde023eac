import { redirect } from '@remix-run/cloudflare'
import { apiRoute } from '~/http/api-route'
import { isCrossSite } from '~/http/cross-site'
import { forgetDraft } from '~/http/trip-draft'
import { currentVisitor } from '~/http/visitor'

const route = apiRoute({
  /** Target of the Log Out link. A link on another site signs nobody out. */
  async GET({ request, context }) {
    // Programs ask for the head of a link to see where it leads.
    if (isCrossSite(request) || request.method === 'HEAD') return redirect('/')
    const visitor = await currentVisitor(request, context)
    if (visitor.token) await context.sessions.end(visitor.token)
    await visitor.become(null)
    visitor.headers.append('Set-Cookie', forgetDraft)
    visitor.headers.set('Cache-Control', 'no-store')
    return redirect('/', { headers: visitor.headers })
  },
})

export const loader = route.loader
export const action = route.action
