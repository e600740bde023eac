import { z } from 'zod'
import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { signedInId } from '~/http/visitor'
import { unshareTrip } from '~/use-cases/unshare-trip'

const Readers = z.object({ sharesFiles: z.boolean() })

const noTrip = () => failureResponse(fail('not-found', 'There is no such trip.').failure)

const route = apiRoute({
  async POST({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const code = await context.shares.open(user.value, tripId)
    if (!code) return noTrip()
    const shareUrl = `${siteOrigin(request, context)}/trips/shared/${code}`
    const sharesFiles = await context.shares.sharesFiles(user.value, tripId)
    return privateJson({ success: true, shareUrl, sharesFiles })
  },
  /** Whether readers may download the trip as a file. */
  async PUT({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const asked = await readJson(request, Readers)
    if (!asked.ok) return failureResponse(asked.failure)
    const done = await context.shares.setSharesFiles(user.value, tripId, asked.value.sharesFiles)
    return done ? privateJson({ success: true }) : noTrip()
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
