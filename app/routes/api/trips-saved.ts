import { apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'
import { signedInId } from '~/http/visitor'

const route = apiRoute({
  async GET({ request, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    return privateJson(await context.trips.list(user.value, 'saved'))
  },
})

export const loader = route.loader
export const action = route.action
