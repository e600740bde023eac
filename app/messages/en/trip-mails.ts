import { giftDays } from '~/domain/billing/holdings'
import type { Mail, MailPart, MailText, TripChange } from '~/domain/mail/mail'
import { formatMoney } from '~/domain/money/format-money'
import { shortDate } from './dates'
import { because } from './mail-words'

type TripMail = Extract<Mail, { kind: 'plan-ready' | 'trip-soon' | 'trip-changed' }>

const becauseSaved = 'You get this mail because you saved this trip. My Account has a switch for these mails.'

/** A list with what it is, or nothing where it is empty. */
const listPart = (text: string, items: string[]): MailPart[] =>
  items.length === 0
    ? []
    : [
        { kind: 'text', text },
        { kind: 'list', items },
      ]

/** The words of a mail about a trip. */
export function tripMail(mail: TripMail, site: string): MailText {
  const trip = `${site}/trips/${encodeURIComponent(mail.tripId)}`
  const { destination } = mail
  switch (mail.kind) {
    case 'plan-ready':
      return {
        subject: `Your trip is planned: ${destination}`,
        preview: `From ${shortDate(mail.startDate)}, hour by hour.`,
        title: destination,
        parts: [
          {
            kind: 'text',
            text: `Your trip is planned: ${destination}, from ${shortDate(mail.startDate)}. ${mail.isGift ? `Your gift was for this one itinerary. You can edit it and export it for ${giftDays} days.` : 'You can edit it, share it and plan it anew as often as you like.'}`,
          },
          { kind: 'button', label: 'Open your trip', href: trip },
          {
            kind: 'text',
            text: 'On another device log in with this address first, then open the link. Save the trip, and we tell you three days and one day before it what to think of.',
          },
        ],
        because,
        stop: null,
      }
    case 'trip-soon': {
      const { startDate, inDays, climate, weather, journeys, holidays, bookings, changes } = mail
      const days = inDays === 1 ? 'tomorrow' : `in ${inDays} days`
      const dated = ({ date, name }: { date: string; name: string }) => `${shortDate(date)}: ${name}`
      return {
        subject: `${destination} ${days}`,
        preview: `Your trip begins on ${shortDate(startDate)}.`,
        title: `${destination} ${days}`,
        parts: [
          { kind: 'text', text: `Your trip to ${destination} begins on ${shortDate(startDate)}.` },
          ...(climate
            ? [
                {
                  kind: 'text' as const,
                  text: `Usual weather of the season: up to ${climate.high} °C by day, ${climate.low} °C at night, and rain on about ${climate.rainyDays} of ${climate.days} days. Look at a forecast before you pack.`,
                },
              ]
            : []),
          ...listPart(
            'Usual weather of the season. Look at a forecast before you pack.',
            weather.map(
              ({ place, high, low, rainyDays, days: there }) =>
                `${place}: up to ${high} °C by day, ${low} °C at night, rain on about ${rainyDays} of ${there} days`,
            ),
          ),
          ...listPart(
            'These journeys are in your plan, and you have noted no booking for them. Do you have the tickets?',
            journeys.map(
              ({ date, at, mode, from, to }) =>
                `${shortDate(date)}, about ${at}: ${mode} from ${from} to ${to}`,
            ),
          ),
          ...listPart('You enter these with a booking only. Do you have it?', bookings.map(dated)),
          ...listPart('Changed since your trip was planned:', changes.map(changeWords)),
          ...listPart('Public holidays during your trip, on which hours may differ:', holidays.map(dated)),
          {
            kind: 'button',
            label: 'Open your trip',
            href: trip,
          },
        ],
        because: becauseSaved,
        stop: stopOf(mail.token, site),
      }
    }
    case 'trip-changed':
      return {
        subject: `Something changed for your trip: ${destination}`,
        preview: mail.changes[0] ? changeWords(mail.changes[0]) : 'Please have a look at your plan.',
        title: 'Something changed',
        parts: [
          {
            kind: 'text',
            text: `Since your trip to ${destination} was planned we learned something else about places in it. Your plan is as it was: open it to choose something else where you like.`,
          },
          { kind: 'list', items: mail.changes.map(changeWords) },
          { kind: 'button', label: 'Open your trip', href: trip },
        ],
        because: becauseSaved,
        stop: stopOf(mail.token, site),
      }
  }
}

const stopOf = (token: string, site: string) =>
  `${site}/newsletter/unsubscribe?${new URLSearchParams({ list: 'trips', token })}`

function changeWords(change: TripChange): string {
  const named = `${shortDate(change.date)}, ${change.name}`
  switch (change.kind) {
    case 'closed':
      return `${named}: not open at the time of your visit any more.`
    case 'gone':
      return `${named}: not in our list of places any more; it may have closed for good.`
    case 'price':
      return `${named}: ${formatMoney(change.now, change.currency)} instead of ${formatMoney(change.before, change.currency)}.`
  }
}
