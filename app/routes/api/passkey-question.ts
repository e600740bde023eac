import { z } from 'zod'
import { isFreshSignIn } from '~/domain/account/session-rules'
import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { keepPasskeySecret } from '~/http/passkey-cookie'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { currentUser, currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { askToAdd, askToLogIn } from '~/use-cases/passkeys'

const Question = z.object({ for: z.enum(['add', 'login']) })

const route = apiRoute({
  /** What the browser is to be asked, to add a passkey or to log in by one. */
  async POST({ request, context }) {
    const wanted = await readJson(request, Question)
    if (!wanted.ok) return failureResponse(wanted.failure)
    const admitted = await withinLimits('login', request, context)
    if (!admitted.ok) return failureResponse(admitted.failure)
    const origin = siteOrigin(request, context)
    const answer = ({ options, browser }: Awaited<ReturnType<typeof askToLogIn>>) =>
      keepPasskeySecret(browser).then((secret) => privateJson({ options }, { 'Set-Cookie': secret }))
    if (wanted.value.for === 'login') return answer(await askToLogIn(origin, context))
    const user = await currentUser(request, context)
    const { token } = await currentVisitor(request, context)
    const signedInAt = token === null ? null : await context.sessions.signedInAt(token)
    if (!user || signedInAt === null || !isFreshSignIn(signedInAt, context.now().getTime()))
      return failureResponse(
        fail('sign-in-required', 'Please log in once more first: that is to be sure it is you.').failure,
      )
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || null
    return answer(await askToAdd({ id: user.id, email: user.email, name }, origin, context))
  },
})

export const loader = route.loader
export const action = route.action
