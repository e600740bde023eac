import { apiRoute } from './api-route'
import { failureResponse, privateJson } from './respond'
import { signedInId } from './visitor'

/**
 * The trips of the signed-in person, with the documented fields only; facts for posters are not part of the
 * API.
 */
export function tripListRoute(which: 'all' | 'saved') {
  return apiRoute({
    async GET({ request, context }) {
      const user = await signedInId(request, context)
      if (!user.ok) return failureResponse(user.failure)
      const trips = await context.trips.list(user.value, which)
      return privateJson(trips.map(({ palette, ...summary }) => summary))
    },
  })
}
