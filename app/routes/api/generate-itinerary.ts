import { TripForm } from '~/domain/request/trip-form'
import { apiRoute } from '~/http/api-route'
import { finishedPlan, streamResponse } from '~/http/event-response'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { currentVisitor, verifiedPlan } from '~/http/visitor'
import { limitedSession } from '~/http/within-limits'
import { startGeneration } from '~/use-cases/start-generation'

const route = apiRoute({
  async POST({ request, context }) {
    const form = await readJson(request, TripForm)
    if (!form.ok) return failureResponse(form.failure)
    const visitor = await currentVisitor(request, context)
    const started = await startGeneration(
      {
        form: form.value,
        verified: await verifiedPlan(visitor.session, context),
        owner: () => limitedSession('generation', request, context),
        key: request.headers.get('Idempotency-Key')?.slice(0, 200) || null,
      },
      context,
    )
    const { headers } = visitor
    if (!started.ok) return failureResponse(started.failure, headers)
    const { owner, generationId } = started.value
    const events = await context.generations.events(owner, generationId, 0, request.signal)
    if (events && request.headers.get('Accept')?.includes('text/event-stream')) {
      return streamResponse(events, headers)
    }
    const plan = await finishedPlan(events)
    return plan.ok ? privateJson(plan.value, headers) : failureResponse(plan.failure, headers)
  },
})

export const loader = route.loader
export const action = route.action
