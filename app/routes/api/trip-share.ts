import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'
import { signedInId } from '~/http/visitor'
import { unshareTrip } from '~/use-cases/unshare-trip'

const route = apiRoute({
  async POST({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const code = await context.shares.open(user.value, tripId)
    if (!code) return failureResponse(fail('not-found', 'There is no such trip.').failure)
    const origin = context.setup.appUrl ?? new URL(request.url).origin
    return privateJson({ success: true, shareUrl: `${origin}/trips/shared/${code}` })
  },
  async DELETE({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const revoked = await unshareTrip({ userId: user.value, tripId }, context)
    return revoked.ok ? privateJson({ success: true }) : failureResponse(revoked.failure)
  },
})

export const loader = route.loader
export const action = route.action
