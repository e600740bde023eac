import { figure, text } from '~/domain/message'

/** What is said of the rides of a day. */
export const rideSentences = {
  'ride.day-ticket': { transit: text },
  'ride.single': { rides: figure, transit: text },
  'ride.times-estimated': { transit: text },
  'ride.cheaper-than-single': { rides: figure },
  'ride.saves-walks': {},
}
