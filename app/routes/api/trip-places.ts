import { fail } from '~/domain/errors'
import { PlacesChange } from '~/domain/request/places-change'
import { TripEdit } from '~/domain/trips/trip'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { currentUser } from '~/http/visitor'
import { replanPlaces } from '~/use-cases/replan-places'

/** With the itinerary, where it was edited and is not stored yet. */
const Asked = PlacesChange.extend({ itinerary: TripEdit.shape.itinerary.optional() })

/** What a trip would be with other places. Nothing is stored: `PUT /api/trips/{id}` takes it over. */
const route = apiRoute({
  async POST({ request, params: { tripId = '' }, context }) {
    const user = await currentUser(request, context)
    if (!user) return failureResponse(fail('sign-in-required', 'Please log in first.').failure)
    const asked = await readJson(request, Asked)
    if (!asked.ok) return failureResponse(asked.failure)
    const { itinerary: edited, ...change } = asked.value
    const proposed = await replanPlaces({ user, tripId, change, edited }, context)
    return proposed.ok ? privateJson(proposed.value) : failureResponse(proposed.failure)
  },
})

export const loader = route.loader
export const action = route.action
