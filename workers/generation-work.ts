import { type Failure, fail } from '~/domain/errors'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import { promptVersion } from '~/domain/planning/llm-engine/prompts'
import { costOf } from '~/domain/planning/model-usage'
import type { LateWork } from '~/domain/planning/planner-engine'
import type { StreamEvent } from '~/domain/planning/stream-events'
import { offerOf } from '~/domain/trips/late-offer'
import { tripIsUsed } from '~/messages/en/trip-rights'
import { planAnywhere } from '~/use-cases/plan-anywhere'
import type { GeneratorParts } from './compose'
import { budgetedCost } from './engines'
import type { GenerationRow, GeneratorStore } from './generator-store'

/** Runs a generation. After a restart it runs again and skips what was stored, which is identical. */
export async function workOn(
  row: GenerationRow,
  store: GeneratorStore,
  parts: GeneratorParts,
  send: (event: StreamEvent) => void,
): Promise<Failure<Said> | null> {
  const { request, form, written, trip, rates } = row.command
  let position = 1 // The first event, "accepted", was stored at the start.
  const reserve = async () => (await parts.budget?.reserve(row.owner, row.id)) ?? false
  const use = { answers: store.answers(row.id), reserve, ...(written && { written }) }
  // What has no catalogue gets real places for the next plan. Nothing waits for them.
  if (request.destinationId === null && request.locality)
    parts.livePlaces?.ask(request.locality).catch((error) => parts.log('live-places-silent', {}, error))
  const events = await planAnywhere(request, use, rates ? { ...parts, rates: async () => rates } : parts)
  for (let step = await events.next(); ; step = await events.next()) {
    // It was deleted together with its account or guest.
    if (!store.find(row.id)) {
      if (!step.done) await events.return(fail('not-found', ''))
      return null
    }
    if (step.done) {
      if (!step.value.ok) return step.value.failure
      const { itinerary, request, late } = step.value
      const { id, tripId, owner } = row
      const made = { id: tripId, generationId: id, owner, form, request, itinerary, paidBy: trip }
      // Refunded in the meantime, or used for a trip that was planned elsewhere at the same time.
      if (!(await parts.trips.record(made))) return tripIsUsed().failure
      await noteUsage(row, store, parts, itinerary)
      send({ event: 'done', data: { tripId, itinerary } })
      store.finish(id, 'done')
      const { engine, days } = itinerary
      const seconds = (parts.now() - row.createdAt) / 1000
      parts.log('plan-made', { generationId: id, engine, days: days.length, seconds })
      if (late) void offerLate(row, late, itinerary, parts)
      if (parts.model && engine !== 'openai') parts.log('plan-without-model', { generationId: id })
      return null
    }
    if (step.value.event === 'revised') {
      if (store.stands(row.id, step.value)) continue
    } else {
      position++
      if (position <= store.settled(row.id)) continue
    }
    if (step.value.event === 'day' && parts.dayDelay > 0) await scheduler.wait(parts.dayDelay)
    send(step.value)
    // Stored events are sent before the next part is computed.
    await scheduler.wait(0)
  }
}

/** Keeps what comes after the plan is finished, to be offered. If the object stops before, there is nothing. */
async function offerLate(
  { id }: GenerationRow,
  late: Promise<LateWork[]>,
  itinerary: Itinerary,
  { trips, log }: GeneratorParts,
): Promise<void> {
  try {
    const offers = (await late).map((work) => offerOf(work, itinerary))
    if (offers.length > 0) await trips.offer(id, offers)
  } catch (error) {
    log('late-days-lost', { generationId: id }, error)
  }
}

/** Records a generation's model usage, whatever its result. A plan never fails because of it. */
export async function noteUsage(
  { id, owner, createdAt }: GenerationRow,
  store: GeneratorStore,
  { usage, budget, model, now }: GeneratorParts,
  itinerary: Itinerary | null,
): Promise<void> {
  const used = store.usage(id)
  if (!model || used.questions === 0) return
  await budget?.settle(owner, id, budgetedCost(used, model.prices))
  await usage.record({
    id,
    purpose: 'plan',
    model: model.name,
    prompt: promptVersion,
    ...used,
    microDollars: costOf(used, model.prices),
    repairs: itinerary?.provenance?.repairs.length ?? 0,
    seconds: (now() - createdAt) / 1000,
    outcome: !itinerary ? 'failed' : itinerary.engine === 'openai' ? 'written' : 'without-model',
  })
}
