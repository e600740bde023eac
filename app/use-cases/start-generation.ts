import { coverFor, type Holdings, nameOfTrip, planFor, tripRights } from '~/domain/billing/holdings'
import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import { fail, ok, type Result } from '~/domain/errors'
import { resolveDestination } from '~/domain/gazetteer/destination-search'
import { nameOfSeveral } from '~/domain/itinerary/part-request'
import type { Log } from '~/domain/operations/events'
import type { Generations } from '~/domain/planning/generation'
import { read } from '~/domain/reader/read'
import { admit, begunBefore } from '~/domain/request/admission'
import { type AskedPlace, type PlanRequest, planRequest } from '~/domain/request/plan-request'
import type { TripForm } from '~/domain/request/trip-form'
import { positionOf } from '~/domain/request/trip-rules'
import { saysAnything, type Written, withReading } from '~/domain/request/written'
import { refusedTrip } from '~/messages/en/refusals'
import type { DestinationSources } from './find-destination'
import type { Planners } from './plan-anywhere'

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
  rates: Planners['rates']
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
  const several = admitted.value === 'free' ? undefined : form.destinations
  const towns = await townsAsked(form, several, parts)
  if (!towns.ok) return towns
  if (several && form.home && !(await destinationAsked(form.home, parts))) {
    const message = `We know of no place called "${form.home}" to start from. Check the spelling, or leave it empty.`
    return fail('destination-unknown', message, { fields: { home: message } })
  }
  const [{ place: first, ...destination }] = towns.value
  const named = several ? nameOfSeveral(towns.value.map((town) => town.place)) : first
  const admittedOwner = await owner()
  if (!admittedOwner.ok) return admittedOwner
  const ownerId = admittedOwner.value.id
  const rights = admitted.value === 'free' ? null : tripRights(await holdings(ownerId), now().getTime())
  const place = rights ? nameOfTrip(named, rights) : named
  const paid = rights ? planFor(admitted.value, place, rights) : 'free'
  // A smaller plan pays for this destination: the form is held to it.
  const again = paid === 'free' ? admitted : admit({ ...form, planType: paid }, verified)
  if (!again.ok) return refusedTrip(again.refusal)
  const plan = again.value
  const plain = { ...planRequest(form, plan, destination.destinationId), ...destination }
  const asWritten = { plain, ignored: form.ignoredWishes ?? [], filters: entitlements(plan).advancedFilters }
  const { request, written } =
    several && plan !== 'free'
      ? await severalPlaces(asWritten, { form, several, towns: towns.value }, parts)
      : await withReadWishes(asWritten, parts)
  const asText = await digest(JSON.stringify({ request, additionalInfo: form.additionalInfo }))
  const cover = rights ? coverFor(plan, place, rights) : 'plan'
  const trip = cover === 'trip' && plan !== 'free' && plan !== 'globetrotter' ? { trip: { plan, place } } : {}
  const rates = request.places && { rates: await parts.rates() }
  const asked = { form, request, ...(written && { written }), ...trip, ...rates }
  const command = { key: key ?? asText, keyMade: key === null, digest: asText, ...asked, cover }
  const started = await generations.start(ownerId, command)
  if (started.ok) return ok({ owner: ownerId, generationId: started.value.generationId })
  const trips = rights?.trips ?? []
  if (cover !== 'none' || started.failure.code !== 'plan-required' || trips.length === 0) return started
  return refusedTrip({ code: 'other-trip', trips })
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

type AskedTown = NonNullable<Awaited<ReturnType<typeof destinationAsked>>>

/** The places that a form names, at least one; of a trip to several each once. */
async function townsAsked(
  form: TripForm,
  several: TripForm['destinations'],
  sources: DestinationSources,
): Promise<Result<[AskedTown, ...AskedTown[]]>> {
  const names = (
    several ?? [{ destination: form.destination || (form.destinations?.[0]?.destination ?? '') }]
  ).map(({ destination }) => destination)
  const found = await Promise.all(names.map((name) => destinationAsked(name, sources)))
  const [first, ...others] = found.flatMap((town) => town ?? [])
  const field = several ? 'destinations' : 'destination'
  if (!first || others.length + 1 < names.length) {
    const unknown = several && names[found.indexOf(null)]
    const which = unknown === undefined ? 'by that name' : `called "${unknown}"`
    const message = `We know of no place ${which}. Check the spelling, or choose one that we suggest.`
    return fail('destination-unknown', message, { fields: { [field]: message } })
  }
  const places = [first, ...others].map(({ place }) => place)
  if (new Set(places).size < places.length) {
    const message = 'The same place comes twice. Give it more nights instead.'
    return fail('fields-wrong', message, { fields: { [field]: message } })
  }
  return ok([first, ...others])
}

/**
 * The request of a trip to several places: what was written is read with the names of each of them. Only what none of them
 * understands counts as not understood.
 */
async function severalPlaces(
  written: Written,
  {
    form,
    several,
    towns,
  }: { form: TripForm; several: NonNullable<TripForm['destinations']>; towns: AskedTown[] },
  parts: DestinationSources,
): Promise<{ request: PlanRequest; written?: Written }> {
  const named = towns.map(({ place: _place, ...town }) => town)
  const read = await Promise.all(
    named.map((town) => withReadWishes({ ...written, plain: { ...written.plain, ...town } }, parts)),
  )
  const unread = read.every(({ request }) => request.unread)
  const places = named.map((town, index): AskedPlace => {
    const { interests, filters, wishes } = read[index]?.request ?? written.plain
    const known = wishes?.filter(
      ({ is, ...wish }) => !('what' in wish) || wish.what === undefined || !isName(wish.what),
    )
    return {
      ...town,
      nights: several[index]?.nights ?? null,
      interests,
      filters,
      ...(known && known.length > 0 && { wishes: known }),
      ...(unread && { unread }),
    }
  })
  const travellers = read.find(({ request }) => request.travellers)?.request.travellers
  return {
    request: {
      ...written.plain,
      ...(travellers && { travellers }),
      places,
      order: form.order ?? 'fixed',
      ...endsOf(form),
      ...(form.ways && { ways: form.ways }),
    },
  }
}

/** The places at the ends of the trip by their position, and home by its name. */
function endsOf({ destinations, firstPlace, lastPlace, home }: TripForm) {
  return {
    ...(firstPlace && { first: positionOf(firstPlace, destinations) }),
    ...(lastPlace && { last: positionOf(lastPlace, destinations) }),
    ...(home && { home }),
  }
}

/** A name that the catalogue of one place does not have may be one of another's. */
function isName(what: unknown): boolean {
  return typeof what === 'object' && what !== null && 'by' in what && what.by === 'name'
}

/** The destination that a text names, as a request and as an itinerary name it: the catalogue's if it has it, the gazetteer's if not. */
export async function destinationAsked(
  text: string,
  { catalogue, localities }: DestinationSources,
): Promise<(Pick<PlanRequest, 'destinationId' | 'locality'> & { place: string }) | null> {
  const cards = await catalogue.list()
  const card = text === '' ? cards[0] : resolveDestination(text, cards)
  // A town whose places cannot be read is planned as one without a catalogue.
  if (card && (await catalogue.find(card.id))) return { destinationId: card.id, place: card.label }
  const locality = await localities.find(text)
  if (!locality) return null
  // "Rom" is no name of the card, but of the town that the card is about.
  const same = card ? null : resolveDestination(locality.label, cards)
  if (same) return { destinationId: same.id, place: same.label }
  return { destinationId: null, locality: locality.label, place: locality.label }
}
