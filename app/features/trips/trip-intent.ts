/** The action of the forms about a trip. */
export const tripFormAction = '/profile'

export const tripIntents = ['save', 'unsave', 'remove', 'undo'] as const
export type TripIntent = (typeof tripIntents)[number]

/** The fields of such a form. */
export function tripFields(intent: TripIntent, tripId: string, back: string) {
  return { intent, tripId, back }
}
