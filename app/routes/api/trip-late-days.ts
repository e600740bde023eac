import { z } from 'zod'
import { fail } from '~/domain/errors'
import { type ApiCall, apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { currentUser } from '~/http/visitor'
import { answerLateDay, lateDays } from '~/use-cases/late-days'

const Answer = z.object({ version: z.int().min(1), day: z.int().min(-20).max(60), use: z.boolean() })

const signInFirst = () => failureResponse(fail('sign-in-required', 'Please log in first.').failure)

/** What a language model wrote after the plan was finished: what is offered, and to take or decline it. */
const route = apiRoute({
  async GET({ request, params: { tripId = '' }, context }: ApiCall) {
    const user = await currentUser(request, context)
    if (!user) return signInFirst()
    const found = await lateDays({ user, tripId }, context)
    return found.ok ? privateJson(found.value) : failureResponse(found.failure)
  },
  async POST({ request, params: { tripId = '' }, context }: ApiCall) {
    const user = await currentUser(request, context)
    if (!user) return signInFirst()
    const answer = await readJson(request, Answer)
    if (!answer.ok) return failureResponse(answer.failure)
    const done = await answerLateDay({ user, tripId, ...answer.value }, context)
    return done.ok ? privateJson({ success: true, ...done.value }) : failureResponse(done.failure)
  },
})

export const loader = route.loader
export const action = route.action
