import { coverFor, type Holdings } from '~/domain/billing/holdings'
import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import { fail, ok, type Result } from '~/domain/errors'
import { resolveDestination } from '~/domain/gazetteer/destination-search'
import type { Log } from '~/domain/operations/events'
import type { Generations } from '~/domain/planning/generation'
import { read } from '~/domain/reader/read'
import { admit, begunBefore } from '~/domain/request/admission'
import { type PlanRequest, planRequest } from '~/domain/request/plan-request'
import type { TripForm } from '~/domain/request/trip-form'
import { saysAnything, type Written, withReading } from '~/domain/request/written'
import { refusedTrip } from '~/messages/en/refusals'
import type { DestinationSources } from './find-destination'

interface Ask {
  form: TripForm
  /** What payments granted to this visitor. */
  verified: PlanType
  /** Whose generation it is, if another may start; asked for once the form is admitted, so that a refused one leaves nothing behind. */
  owner(): Promise<Result<{ id: string }>>
  /** The caller's idempotency key, if there was one. */
  key: string | null
}

interface Parts extends DestinationSources {
  generations: Generations
  holdings(visitorId: string): Promise<Holdings>
  digest(text: string): Promise<string>
  now(): Date
  log: Log
}

interface Started {
  owner: string
  generationId: string
}

/** Admits a form under the verified plan, finds its destination and hands the work to the owner's generator. */
export async function startGeneration(ask: Ask, parts: Parts): Promise<Result<Started>> {
  const started = await begin(ask, parts)
  if (started.ok) parts.log('plan-asked', { generationId: started.value.generationId })
  else parts.log('plan-refused', { failure: started.failure.code })
  return started
}

async function begin({ form, verified, owner, key }: Ask, parts: Parts): Promise<Result<Started>> {
  const { generations, holdings, digest, now } = parts
  const admitted = admit(form, verified)
  if (!admitted.ok) return refusedTrip(admitted.refusal)
  const past = begunBefore(now().toISOString().slice(0, 10), form)
  if (past) return refusedTrip(past)
  const named = await destinationAsked(form.destination, parts)
  if (!named) {
    const message = 'We know of no place by that name. Check the spelling, or choose one that we suggest.'
    return fail('destination-unknown', message, { fields: { destination: message } })
  }
  const plain = { ...planRequest(form, admitted.value, named.destinationId), ...named }
  const { request, written } = await withReadWishes(
    { plain, ignored: form.ignoredWishes ?? [], filters: entitlements(admitted.value).advancedFilters },
    parts,
  )
  const asText = await digest(JSON.stringify({ request, additionalInfo: form.additionalInfo }))
  const admittedOwner = await owner()
  if (!admittedOwner.ok) return admittedOwner
  const ownerId = admittedOwner.value.id
  const plan = admitted.value
  const cover = plan === 'free' ? 'plan' : coverFor(plan, await holdings(ownerId), now().getTime())
  const asked = { form, request, ...(written && { written }) }
  const command = { key: key ?? asText, keyMade: key === null, digest: asText, ...asked, cover }
  const started = await generations.start(ownerId, command)
  return started.ok ? ok({ owner: ownerId, generationId: started.value.generationId }) : started
}

/**
 * The request with what its text and the interests that were typed by hand wish for. Without a catalogue no place and no
 * table could answer.
 */
async function withReadWishes(
  written: Written,
  { catalogue }: DestinationSources,
): Promise<{ request: PlanRequest; written?: Written }> {
  const { plain } = written
  const destination = saysAnything(plain) ? await catalogue.find(plain.destinationId) : null
  if (!destination) return { request: plain }
  return { request: withReading(written, read(plain.additionalInfo, destination), destination), written }
}

/** The destination that a text names, as a request names it: the catalogue's if it has it, the gazetteer's if not. */
async function destinationAsked(
  text: string,
  { catalogue, localities }: DestinationSources,
): Promise<Pick<PlanRequest, 'destinationId' | 'locality'> | null> {
  const cards = await catalogue.list()
  const card = text === '' ? cards[0] : resolveDestination(text, cards)
  // A town whose places cannot be read is planned as one without a catalogue.
  if (card && (await catalogue.find(card.id))) return { destinationId: card.id }
  const locality = await localities.find(text)
  if (!locality) return null
  // "Rom" is no name of the card, but of the town that the card is about.
  const same = card ? null : resolveDestination(locality.label, cards)
  return same ? { destinationId: same.id } : { destinationId: null, locality: locality.label }
}
