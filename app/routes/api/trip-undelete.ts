import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'
import { signedInId } from '~/http/visitor'

const route = apiRoute({
  /** Restores a trip that was just deleted. */
  async POST({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    return (await context.trips.undoRemove(user.value, tripId))
      ? privateJson({ success: true })
      : failureResponse(fail('not-found', 'There is no such trip.').failure)
  },
})

export const loader = route.loader
export const action = route.action
