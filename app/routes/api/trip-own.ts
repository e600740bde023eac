import { fail } from '~/domain/errors'
import { Changes } from '~/domain/trips/own/entries'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { signedInId } from '~/http/visitor'

const noTrip = () => failureResponse(fail('not-found', 'There is no such trip.').failure)

/** Notes, checklists and costs of a trip, for its owner alone. */
const route = apiRoute({
  async GET({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const changes = await context.entries.list(user.value, tripId)
    return changes ? privateJson({ changes }) : noTrip()
  },
  async POST({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const wanted = await readJson(request, Changes)
    if (!wanted.ok) return failureResponse(wanted.failure)
    const changes = await context.entries.merge(user.value, tripId, wanted.value.changes)
    return changes ? privateJson({ changes }) : noTrip()
  },
})

export const loader = route.loader
export const action = route.action
