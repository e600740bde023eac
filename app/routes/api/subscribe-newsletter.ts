import { Signup } from '~/domain/marketing/newsletter/signup'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { limitedSession } from '~/http/within-limits'
import { signUpForNewsletter } from '~/use-cases/sign-up-for-newsletter'

const route = apiRoute({
  async POST({ request, context }) {
    const signup = await readJson(request, Signup)
    if (!signup.ok) return failureResponse(signup.failure)
    const visitor = await currentVisitor(request, context)
    const admitted = () => limitedSession('newsletter', request, context)
    const signedUp = await signUpForNewsletter({ signup: signup.value, admitted }, context)
    return signedUp.ok
      ? privateJson(signedUp.value, visitor.headers)
      : failureResponse(signedUp.failure, visitor.headers)
  },
})

export const loader = route.loader
export const action = route.action
