import { latePart } from '~/ui/late-part'

/** The trip form of a page that shows a trip. */
export const LateTripForm = latePart(async () => (await import('./trip-form-panel')).TripFormPanel)
