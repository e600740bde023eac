import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements, plans } from '~/domain/billing/plans'
import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import { fail, ok, type Result } from '~/domain/errors'
import type { Say } from '~/domain/message'
import type { Connection } from '~/domain/planning/several-places/connection'
import { type TripIdea, tripIdea } from '~/domain/planning/surprise/trip-idea'
import { tripLength } from '~/domain/request/trip-rules'
import { pick, seeded } from '~/domain/seeded-random'

interface Parts {
  catalogue: PlaceCatalogue
  connections(): Promise<readonly Connection[]>
  say: Say
}

interface Ask {
  plan: PlanType
  count: number
  today: CalendarDate
  /** Another seed, other ideas. */
  seed: number
}

/** From this length on an idea may be about two places, days; and they are no further apart than this, minutes of a train or a ferry. */
const roomForTwo = 6
const nearby = 300

/** Trips that make sense in their season, each to another place, some to two; with a paid plan. */
export async function surpriseTrips(
  { plan, count, today, seed }: Ask,
  { catalogue, connections, say }: Parts,
): Promise<Result<TripIdea<string>[]>> {
  if (!entitlements(plan).surprise) {
    return fail('plan-required', 'Surprise trips come with the paid plans. Upgrade to be surprised.')
  }
  const random = seeded(seed)
  const cards = await catalogue.list()
  const left = cards.slice()
  const ways = await connections()
  const ideas: TripIdea<string>[] = []
  while (ideas.length < count && left.length > 0) {
    const [card] = left.splice(pick(random, left.length), 1)
    const destination = card && (await catalogue.find(card.id))
    if (!destination) continue
    const { reason, ...idea } = tripIdea(destination, { today, mostDays: plans[plan].dayLimit, random })
    const near = ways.flatMap(({ between, mode, minutes }) =>
      mode !== 'flight' && minutes <= nearby && between.includes(card.id)
        ? cards.filter(({ id }) => id !== card.id && between.includes(id))
        : [],
    )
    const isLong = tripLength(idea.startDate, idea.endDate) >= roomForTwo
    const other = isLong && random() < 0.5 ? near[pick(random, near.length)] : undefined
    const destinations = other && [card, other].map(({ label }) => ({ destination: label }))
    ideas.push({ ...idea, ...(destinations && { destinations }), reason: say(reason) })
  }
  return ok(ideas)
}
