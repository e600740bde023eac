import { llmReply } from '~/domain/assistant/llm/llm-reply'
import type { Answering, AssistantModel } from '~/domain/assistant/llm/talk-model'
import type { AssistantQuestion } from '~/domain/assistant/llm/trip-talk'
import { entitlements, type PlanType } from '~/domain/billing/plans'
import { fail, ok, type Result } from '~/domain/errors'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Say } from '~/domain/message'
import { promptVersion } from '~/domain/planning/llm-engine/prompts'
import { costOf, type UsageLog } from '~/domain/planning/model-usage'
import type { QuestionQuota } from '~/domain/quota/question-quota'
import { asPlanned } from '~/domain/trips/as-planned'
import type { TripStore } from '~/domain/trips/trip'
import { requestOf } from '~/domain/trips/trip-request'
import { placeholderDestination } from '~/domain/verification/placeholder-destination'
import { editFacts } from '~/messages/edit-facts'
import { replyView } from '~/messages/reply-view'
import { placesUnread } from './edit-trip'
import { type DestinationSources, findDestination, ofSeveralPlaces } from './find-destination'

interface Ask {
  talk: AssistantQuestion
  /** Whose questions are counted; null of a visitor who has no session. */
  visitorId: string | null
  /** The account, where there is one. */
  userId: string | null
  /** Verified. */
  plan: PlanType
}

interface Parts extends DestinationSources {
  talkModel: AssistantModel | null
  questions: QuestionQuota
  trips: TripStore
  usage: UsageLog
  sunTimes: SunTimes
  say: Say
  newId(): string
  now(): Date
}

/**
 * Admits a sentence about a trip to the language model. Whoever has paid for a plan may ask, so that no stranger runs up
 * the bill; changes come with the plans that include revisions, and only to a trip of one's own.
 */
export async function askAssistant(
  { talk, visitorId, userId, plan }: Ask,
  { talkModel, questions, trips, usage, sunTimes, say, newId, now, ...sources }: Parts,
): Promise<Result<Answering>> {
  if (!talkModel) return fail('not-configured', 'No language model is set up here.')
  if (visitorId === null || plan === 'free')
    return fail('plan-required', 'Asking the language model comes with the paid plans.')
  const { tripId, itinerary } = talk
  const trip = tripId !== null && userId !== null ? await trips.find(userId, tripId) : null
  if (tripId !== null && !trip) return fail('not-found', 'There is no such trip.')
  if (itinerary.places) return ofSeveralPlaces()
  const place = await findDestination(itinerary, sources)
  if (!place) return placesUnread()
  const admitted = await questions.admit(visitorId)
  if (!admitted.ok) return admitted
  const asked = trip ?? { request: null, budget: 'moderate' as const, interests: [], itinerary }
  const request = requestOf(asked, itinerary)
  const destination =
    place.id === null
      ? placeholderDestination(place)
      : asPlanned(place, itinerary, request.filters.accessibility)
  const facts = editFacts({ request, destination, sunTimes }, say)
  const reach = !entitlements(plan).revisions ? 'plan-too-small' : trip ? 'revise' : 'not-theirs'
  return ok(async (onWords, signal) => {
    const begun = now().getTime()
    const id = newId()
    const model = talkModel.forOneAnswer(visitorId, id)
    const { reply, answer } = await llmReply({ talk, facts, reach, model, onWords, signal })
    // A failed question does not count; a cancelled one does, because it has cost tokens.
    if (!answer.ok && !signal.aborted) await questions.takeBack(visitorId)
    // Of a cancelled answer nobody knows what it took: all that was set aside stays counted.
    if (!signal.aborted) await talkModel.settle(visitorId, id, answer.usage)
    await usage.record({
      id,
      purpose: 'talk',
      model: talkModel.name,
      prompt: promptVersion,
      questions: 1,
      ...answer.usage,
      microDollars: costOf(answer.usage, talkModel.prices),
      repairs: 0,
      seconds: (now().getTime() - begun) / 1000,
      outcome: reply.by === 'model' ? 'written' : 'without-model',
    })
    return replyView(reply, say)
  })
}
