import { rideSentences } from '~/domain/itinerary/sentences'
import { chapter } from '~/messages/language'

export const itinerary = chapter(rideSentences, {
  'ride.day-ticket': ({ transit }) => `Day ticket for ${transit}`,
  'ride.single': ({ rides, transit }) => `${rides === 1 ? 'One ride' : `${rides} rides`} by ${transit}`,
  'ride.times-estimated': ({ transit }) =>
    `Today's longer ways are ridden, by ${transit}. Times on the way are estimates.`,
  'ride.cheaper-than-single': ({ rides }) => `Cheaper than ${rides} single rides.`,
  'ride.saves-walks': () => 'Saves the longest walks of the day.',
})
