import { consents } from '~/domain/marketing/consent'
import { apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { limitedSession } from '~/http/within-limits'

const route = apiRoute({
  async GET({ request, context }) {
    const { session } = await currentVisitor(request, context)
    return privateJson({ seen: session ? await context.popup.seen(session.id) : false })
  },
  async POST({ request, context }) {
    // No session is begun for a popup that may not come.
    if (!consents(context.consent, 'popup')) return new Response(null, { status: 204 })
    const visitor = await currentVisitor(request, context)
    const admitted = await limitedSession('popup', request, context)
    if (!admitted.ok) return failureResponse(admitted.failure)
    await context.popup.markSeen(admitted.value.id)
    visitor.headers.set('Cache-Control', 'no-store')
    return new Response(null, { status: 204, headers: visitor.headers })
  },
})

export const loader = route.loader
export const action = route.action
