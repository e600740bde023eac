import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements, plans } from '~/domain/billing/plans'
import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import { fail, ok, type Result } from '~/domain/errors'
import type { Say } from '~/domain/message'
import { type TripIdea, tripIdea } from '~/domain/planning/surprise/trip-idea'
import { pick, seeded } from '~/domain/seeded-random'

interface Ask {
  plan: PlanType
  count: number
  today: CalendarDate
  /** Another seed, other ideas. */
  seed: number
}

/** Trips that make sense in their season, each to another place; with a paid plan. */
export async function surpriseTrips(
  { plan, count, today, seed }: Ask,
  { catalogue, say }: { catalogue: PlaceCatalogue; say: Say },
): Promise<Result<TripIdea<string>[]>> {
  if (!entitlements(plan).surprise) {
    return fail('plan-required', 'Surprise trips come with the paid plans. Upgrade to be surprised.')
  }
  const random = seeded(seed)
  const left = (await catalogue.list()).slice()
  const ideas: TripIdea<string>[] = []
  while (ideas.length < count && left.length > 0) {
    const [card] = left.splice(pick(random, left.length), 1)
    const destination = card && (await catalogue.find(card.id))
    if (!destination) continue
    const { reason, ...idea } = tripIdea(destination, { today, mostDays: plans[plan].dayLimit, random })
    ideas.push({ ...idea, reason: say(reason) })
  }
  return ok(ideas)
}
