import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'
import { currentVisitor, verifiedPlan } from '~/http/visitor'
import { toasts } from '~/messages/en/toasts'
import { surpriseTrips } from '~/use-cases/surprise-trips'

const mostIdeas = 6

const route = apiRoute({
  /** One idea, or `count` ideas without a repeated destination. */
  async GET({ request, context }) {
    const asked = new URL(request.url).searchParams.get('count')
    const count = asked === null ? 1 : Number(asked)
    if (!Number.isInteger(count) || count < 1 || count > mostIdeas) {
      return failureResponse(fail('unknown-value', `Ask for 1 to ${mostIdeas} ideas.`).failure)
    }
    const { session, headers } = await currentVisitor(request, context)
    const today = context.now().toISOString().slice(0, 10)
    const plan = await verifiedPlan(session, context)
    const ideas = await surpriseTrips({ plan, count, today, seed: context.randomSeed() }, context)
    if (!ideas.ok) return failureResponse(ideas.failure, headers)
    const [first] = ideas.value
    const { title, text } = toasts.randomTripFailed
    if (!first) return failureResponse(fail('unexpected', text, { title }).failure, headers)
    return privateJson(asked === null ? first : ideas.value, headers)
  },
})

export const loader = route.loader
export const action = route.action
