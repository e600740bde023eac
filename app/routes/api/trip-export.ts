import { fail } from '~/domain/errors'
import { entriesOf } from '~/domain/trips/own/entries'
import { apiRoute } from '~/http/api-route'
import { askedFile, exportResponse, noSuchFile } from '~/http/export-response'
import { failureResponse } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { currentUser } from '~/http/visitor'
import { exportTrip } from '~/use-cases/export-trip'

const route = apiRoute({
  /** One of the user's own trips as a file. */
  async GET({ request, params: { tripId = '', file: name }, context }) {
    const user = await currentUser(request, context)
    if (!user) return failureResponse(fail('sign-in-required', 'Please log in first.').failure)
    const trip = await context.trips.find(user.id, tripId)
    if (!trip) return failureResponse(fail('not-found', 'There is no such trip.').failure)
    const file = askedFile(name)
    if (!file) return noSuchFile()
    const { itinerary, version, generationId } = trip
    const url = `${siteOrigin(request, context)}/trips/${tripId}`
    const plan = user.planType
    const own = entriesOf((await context.entries.list(user.id, tripId)) ?? [])
    const asked = { itinerary, version, generationId, url, file, plan, own }
    return exportResponse(await exportTrip(asked, context))
  },
})

export const loader = route.loader
export const action = route.action
