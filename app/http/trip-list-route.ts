import { apiRoute } from './api-route'
import { failureResponse, privateJson } from './respond'
import { signedInId } from './visitor'

/** The trips of whoever is signed in, with the documented fields alone: what posters are printed from is the site's own. */
export function tripListRoute(which: 'all' | 'saved') {
  return apiRoute({
    async GET({ request, context }) {
      const user = await signedInId(request, context)
      if (!user.ok) return failureResponse(user.failure)
      const trips = await context.trips.list(user.value, which)
      return privateJson(trips.map(({ print, ...summary }) => summary))
    },
  })
}
