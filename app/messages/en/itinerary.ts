import { fromClock, toTwelveHour } from '~/domain/calendar/clock-time'
import { editSentences, labelSentences, rideSentences, staySentences } from '~/domain/itinerary/sentences'
import { formatMoney } from '~/domain/money/format-money'
import { costText } from '~/messages/en/budget'
import { chapter } from '~/messages/language'
import { checkNames } from './check-names'
import { joined, listed } from './lists'

export const rides = chapter(rideSentences, {
  'ride.day-ticket': ({ transit }) => `Day ticket for ${transit}`,
  'ride.single': ({ rides, transit }) => `${rides === 1 ? 'One ride' : `${rides} rides`} by ${transit}`,
  'ride.times-estimated': ({ transit }) =>
    `Today's longer ways are ridden, by ${transit}. Times and fares on the way are estimates: a line far out may cost more.`,
  'ride.cheaper-than-single': ({ rides }) => `Cheaper than ${rides} single rides.`,
  'ride.saves-walks': () => 'Saves the longest walks of the day.',
})

export const stays = chapter(staySentences, {
  'base.back': ({ base }) => `Back to ${base}`,
  'base.bags': ({ base }) => `Leave ${base} with your bags`,
  'base.one': () => 'One base for all your nights here, so that you unpack once.',
  'base.ends': () => 'You set off from here.',
  'base.own': () => 'A place of your own: we do not know its price.',
})

export const edits = chapter(editSentences, {
  'edit.interests': ({ wishes }) => `You asked for ${listed(wishes.map((wish) => wish.toLowerCase()))}.`,
  'edit.famous': ({ destination }) => `Among the places ${destination} is best known for.`,
  'edit.gem': () => 'Off the beaten track.',
  'edit.chosen': () => 'Chosen by you.',
  'edit.own': () => 'Your own.',
  'edit.table': ({ cents, currency, gem }) => {
    const price = cents === null ? 'Chosen by you' : `About ${formatMoney(cents, currency)} a head`
    return gem ? `${price}; off the beaten track.` : `${price}.`
  },
  'edit.areas': ({ areas }) => joined(areas),
  'edit.free-day': () => 'A free day',
})

export const labels = chapter(labelSentences, {
  'label.check': ({ id }) => checkNames[id],
  'label.time': ({ at }) => toTwelveHour(fromClock(at)),
  'label.amount': ({ cents, currency }) => formatMoney(cents, currency),
  'label.price': ({ cents, currency }) => costText(cents, currency),
  'label.estimate': ({ cents, currency }) =>
    cents === 0 ? 'Free (usual, not confirmed)' : `${formatMoney(cents, currency)} (estimate)`,
  'label.with-ticket': () => 'Included',
})
