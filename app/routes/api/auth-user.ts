import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse } from '~/http/respond'

export const { loader, action } = apiRoute({
  // Nobody can sign in yet: visitors are guests with a session.
  async GET() {
    return failureResponse(fail('sign-in-required', 'You are not signed in.').failure)
  },
})
