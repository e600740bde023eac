import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { streamResponse } from '~/http/event-response'
import { failureResponse } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'

const route = apiRoute({
  async GET({ request, params, context }) {
    const { session } = await currentVisitor(request, context)
    const after = Number(request.headers.get('Last-Event-ID') ?? 0)
    const events = session
      ? await context.generations.events(
          session.id,
          params.generationId ?? '',
          after > 0 ? after : 0,
          request.signal,
        )
      : null
    if (!events) return failureResponse(fail('not-found', 'There is no such plan in this session.').failure)
    return streamResponse(events)
  },
})

export const loader = route.loader
export const action = route.action
