/**
 * When one is at the base on the first day and leaves it on the last, where that was not said: bags are put down after a journey of the
 * morning, and one sets off before dinner.
 */
export const usualEnds = { arrival: '10:00', departure: '18:30' } as const
