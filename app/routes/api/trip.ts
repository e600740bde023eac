import { fail } from '~/domain/errors'
import { TripEdit } from '~/domain/trips/trip'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { currentUser, signedInId } from '~/http/visitor'
import { itineraryView } from '~/messages/itinerary-view'
import { editTrip } from '~/use-cases/edit-trip'
import { removeTrip } from '~/use-cases/remove-trip'

const noTrip = () => failureResponse(fail('not-found', 'There is no such trip.').failure)

const route = apiRoute({
  async GET({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const trip = await context.trips.find(user.value, tripId)
    if (!trip) return noTrip()
    const { generationId: _generationId, ...shown } = trip
    return privateJson({ ...shown, itinerary: itineraryView(shown.itinerary, context.say) })
  },
  async PUT({ request, params: { tripId = '' }, context }) {
    const user = await currentUser(request, context)
    if (!user) return failureResponse(fail('sign-in-required', 'Please log in first.').failure)
    const edit = await readJson(request, TripEdit)
    if (!edit.ok) return failureResponse(edit.failure)
    const edited = await editTrip({ user, tripId, ...edit.value }, context)
    return edited.ok ? privateJson({ success: true, ...edited.value }) : failureResponse(edited.failure)
  },
  async DELETE({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const removed = await removeTrip({ userId: user.value, tripId }, context)
    return removed.ok ? privateJson({ success: true }) : failureResponse(removed.failure)
  },
})

export const loader = route.loader
export const action = route.action
