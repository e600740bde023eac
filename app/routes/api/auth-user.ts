import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'
import { currentUser } from '~/http/visitor'

const route = apiRoute({
  async GET({ request, context }) {
    const user = await currentUser(request, context)
    return user
      ? privateJson(user)
      : failureResponse(fail('sign-in-required', 'You are not signed in.').failure)
  },
})

export const loader = route.loader
export const action = route.action
