import type { User } from '~/domain/account/session'
import { fail, ok, type Result } from '~/domain/errors'
import type { ShareCache } from '~/domain/trips/sharing/shared-trip'
import type { TripStore } from '~/domain/trips/trip'
import { removeTrip } from './remove-trip'
import { saveTrip } from './save-trip'

interface Change {
  user: User
  tripId: string
  intent: 'save' | 'unsave' | 'remove' | 'undo'
}

/** What the forms about a trip ask for. */
export async function changeTrip(
  { user, tripId, intent }: Change,
  parts: { trips: TripStore; shareCache: ShareCache },
): Promise<Result<null>> {
  switch (intent) {
    case 'save':
    case 'unsave':
      return saveTrip({ user, tripId, isSaved: intent === 'save' }, parts)
    case 'remove':
      return removeTrip({ userId: user.id, tripId }, parts)
    case 'undo': {
      const found = await parts.trips.undoRemove(user.id, tripId)
      return found ? ok(null) : fail('not-found', 'There is no such trip.')
    }
  }
}
