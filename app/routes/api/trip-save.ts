import { fail } from '~/domain/errors'
import { type ApiCall, apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'
import { currentUser } from '~/http/visitor'
import { saveTrip } from '~/use-cases/save-trip'

const set =
  (isSaved: boolean) =>
  async ({ request, params: { tripId = '' }, context }: ApiCall) => {
    const user = await currentUser(request, context)
    if (!user) return failureResponse(fail('sign-in-required', 'Please log in first.').failure)
    const saved = await saveTrip({ user, tripId, isSaved }, context)
    return saved.ok ? privateJson({ success: true }) : failureResponse(saved.failure)
  }

const route = apiRoute({ POST: set(true), DELETE: set(false) })

export const loader = route.loader
export const action = route.action
