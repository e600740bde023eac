import { AssistantQuestion } from '~/domain/assistant/llm/trip-talk'
import { apiRoute } from '~/http/api-route'
import { streamResponse } from '~/http/event-response'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { assistantStream } from '~/http/talk-stream'
import { currentVisitor, verifiedPlan } from '~/http/visitor'
import { askAssistant } from '~/use-cases/talk-about-trip'

const route = apiRoute({
  /** A sentence about a trip, answered by the language model with text and proposed edits. */
  async POST({ request, context }) {
    const talk = await readJson(request, AssistantQuestion)
    if (!talk.ok) return failureResponse(talk.failure)
    const { session } = await currentVisitor(request, context)
    const [visitorId, userId] = [session?.id ?? null, session?.userId ?? null]
    const plan = await verifiedPlan(session, context)
    const admitted = await askAssistant({ talk: talk.value, visitorId, userId, plan }, context)
    if (!admitted.ok) return failureResponse(admitted.failure)
    if (request.headers.get('Accept')?.includes('text/event-stream'))
      return streamResponse(assistantStream(admitted.value, context.log))
    return privateJson(await admitted.value(() => {}, request.signal))
  },
})

export const loader = route.loader
export const action = route.action
