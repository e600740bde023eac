import { fail } from '~/domain/errors'
import { type ApiCall, apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { lateDaysOfGuest } from '~/use-cases/late-days'

const route = apiRoute({
  /** What a language model wrote after a guest's plan was finished; it is taken in the trip that it becomes when they log in. */
  async GET({ request, params: { generationId = '' }, context }: ApiCall) {
    const { session } = await currentVisitor(request, context)
    if (!session) return failureResponse(fail('not-found', 'There is no such plan.').failure)
    const found = await lateDaysOfGuest({ visitorId: session.id, generationId }, context)
    return found.ok ? privateJson(found.value) : failureResponse(found.failure)
  },
})

export const loader = route.loader
export const action = route.action
