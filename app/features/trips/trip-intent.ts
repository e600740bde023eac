/** Where the forms about a trip post to. */
export const tripFormAction = '/profile'

export const tripIntents = ['save', 'unsave', 'remove', 'undo'] as const
export type TripIntent = (typeof tripIntents)[number]

/** Fetchers of one trip share their state wherever the trip is shown. */
export const favouriteKey = (tripId: string) => `favourite ${tripId}`
export const removalKey = 'removal'

/** What a form sends. */
export function tripFields(intent: TripIntent, tripId: string, back: string) {
  return { intent, tripId, back }
}
