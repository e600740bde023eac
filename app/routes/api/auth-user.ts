import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse } from '~/http/respond'

const route = apiRoute({
  // Nobody can sign in yet: visitors are guests with a session.
  async GET() {
    return failureResponse(fail('sign-in-required', 'You are not signed in.').failure)
  },
})

export const loader = route.loader
export const action = route.action
