import type { User } from '~/domain/account/session'
import { entitlements } from '~/domain/billing/plans'
import { fail, ok, type Result } from '~/domain/errors'
import type { TripStore } from '~/domain/trips/trip'

/** Marks a trip as saved, or no more. Taking the mark away is open to every plan. */
export async function saveTrip(
  { user, tripId, isSaved }: { user: User; tripId: string; isSaved: boolean },
  { trips }: { trips: TripStore },
): Promise<Result<null>> {
  const missing = fail('not-found', 'There is no such trip.')
  if (isSaved && !entitlements(user.planType).saving) {
    // Another person's trip is not there, whatever the plan.
    if (!(await trips.find(user.id, tripId))) return missing
    return fail('plan-required', 'The free plan only previews saving. Upgrade to save unlimited trips.')
  }
  return (await trips.setSaved(user.id, tripId, isSaved)) ? ok(null) : missing
}
