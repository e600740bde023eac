import { z } from 'zod'
import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { currentUser, signedInId } from '~/http/visitor'
import { restoreVersion } from '~/use-cases/restore-version'

const Restore = z.object({
  /** The version to replace, and the earlier version to restore. */
  version: z.int().min(1),
  restore: z.int().min(1),
})

const route = apiRoute({
  async GET({ request, params: { tripId = '' }, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const versions = await context.trips.versions(user.value, tripId)
    return versions
      ? privateJson(versions)
      : failureResponse(fail('not-found', 'There is no such trip.').failure)
  },
  async POST({ request, params: { tripId = '' }, context }) {
    const user = await currentUser(request, context)
    if (!user) return failureResponse(fail('sign-in-required', 'Please log in first.').failure)
    const wanted = await readJson(request, Restore)
    if (!wanted.ok) return failureResponse(wanted.failure)
    const restored = await restoreVersion({ user, tripId, ...wanted.value }, context)
    return restored.ok ? privateJson({ success: true, ...restored.value }) : failureResponse(restored.failure)
  },
})

export const loader = route.loader
export const action = route.action
