/** Where the forms about a trip post to. */
export const tripFormAction = '/profile'

export const tripIntents = ['save', 'unsave', 'remove', 'undo'] as const
export type TripIntent = (typeof tripIntents)[number]

/** What a form sends. */
export function tripFields(intent: TripIntent, tripId: string, back: string) {
  return { intent, tripId, back }
}
