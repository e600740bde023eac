import { resolveDestination } from '~/domain/destinations/destination-search'
import { fail, ok, type Result } from '~/domain/errors'
import type { PlaceCatalogue } from '~/domain/places/place-catalogue'
import type { Generations } from '~/domain/planner/generation'
import { planRequest } from '~/domain/planner/plan-request'
import type { PlanType } from '~/domain/plans/plan-type'
import { admit } from '~/domain/trip/plan-rules'
import type { TripForm } from '~/domain/trip/trip-form'
import { type Cover, coverGeneration } from './cover-generation'

interface Ask {
  form: TripForm
  /** What payments granted to this visitor. */
  verified: PlanType
  /** Whose generation it is; asked for only once the form is admitted, so that a refused one leaves nothing behind. */
  owner(): Promise<string>
  /** The caller's idempotency key, if there was one. */
  key: string | null
}

/** Admits a form under the verified plan, finds its destination and hands the work to the owner's generator. */
export async function startGeneration(
  { form, verified, owner, key }: Ask,
  parts: Cover & {
    catalogue: PlaceCatalogue
    generations: Generations
    digest: (text: string) => Promise<string>
  },
): Promise<Result<{ owner: string; generationId: string }>> {
  const { catalogue, generations, digest } = parts
  const admitted = admit(form, verified)
  if (!admitted.ok) return admitted
  const cards = await catalogue.list()
  const asked = form.destination === '' ? cards[0] : resolveDestination(form.destination, cards)
  if (!asked) {
    const known = cards.map(({ label }) => label).join('; ')
    const message = `We have no checked places for that destination yet. Choose one of these: ${known}.`
    return fail('destination-unknown', message, { fields: { destination: message } })
  }
  const request = planRequest(form, admitted.value, asked.id)
  const asText = await digest(JSON.stringify({ request, additionalInfo: form.additionalInfo }))
  const ownerId = await owner()
  const command = { key: key ?? asText, keyMade: key === null, digest: asText, form, request }
  const covered = await coverGeneration({ visitorId: ownerId, plan: admitted.value, key: command.key }, parts)
  if (!covered.ok) return covered
  const started = await generations.start(ownerId, command)
  if (!started.ok && covered.value) await parts.gifts.release(ownerId, command.key)
  return started.ok ? ok({ owner: ownerId, generationId: started.value.generationId }) : started
}
