import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { currentUser } from '~/http/visitor'
import { PlacesChange, replanPlaces } from '~/use-cases/replan-places'

/** What a trip would be with other places. Nothing is stored: `PUT /api/trips/{id}` takes it over. */
const route = apiRoute({
  async POST({ request, params: { tripId = '' }, context }) {
    const user = await currentUser(request, context)
    if (!user) return failureResponse(fail('sign-in-required', 'Please log in first.').failure)
    const change = await readJson(request, PlacesChange)
    if (!change.ok) return failureResponse(change.failure)
    const proposed = await replanPlaces({ user, tripId, change: change.value }, context)
    return proposed.ok ? privateJson(proposed.value) : failureResponse(proposed.failure)
  },
})

export const loader = route.loader
export const action = route.action
