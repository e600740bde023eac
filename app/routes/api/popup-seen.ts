import { apiRoute } from '~/http/api-route'
import { privateJson } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'

const route = apiRoute({
  async GET({ request, context }) {
    const { session } = await currentVisitor(request, context)
    return privateJson({ seen: session ? await context.popup.seen(session.id) : false })
  },
  async POST({ request, context }) {
    const visitor = await currentVisitor(request, context)
    const { id } = await visitor.ensure()
    await context.popup.markSeen(id)
    visitor.headers.set('Cache-Control', 'no-store')
    return new Response(null, { status: 204, headers: visitor.headers })
  },
})

export const loader = route.loader
export const action = route.action
