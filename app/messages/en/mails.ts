import { dollars } from '~/domain/billing/coupons'
import { graceDays } from '~/domain/billing/holdings'
import { plans, refundDays } from '~/domain/billing/plans'
import type { Mail, MailPart, MailText } from '~/domain/mail/mail'
import { shortDate } from './dates'

/** "Email", "accounts.google.com": how a way to log in is called. */
export function wayName(issuer: string): string {
  if (issuer === 'mail') return 'Email'
  return URL.canParse(issuer) ? new URL(issuer).host : issuer
}

function factsOf({
  plan,
  cents,
  at,
  payment,
}: Extract<Mail, { kind: 'plan-bought' | 'plan-refunded' }>): [string, string][] {
  return [
    ['Plan', plans[plan].name],
    ['Amount', `${dollars(cents)} (US dollars)`],
    ['Day', new Date(at).toISOString().slice(0, 10)],
    ['Payment', payment],
  ]
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const every = { monthly: 'a month', yearly: 'a year' }
const club = plans.globetrotter.name

const because = 'You get this mail because somebody used this address at Vacation Planner HQ.'

const refundWords =
  'The whole amount goes back to where it was paid from; banks take five to ten days to show it. The plan is closed.'

/** A list with what it is, or nothing where it is empty. */
const listPart = (text: string, items: string[]): MailPart[] =>
  items.length === 0
    ? []
    : [
        { kind: 'text', text },
        { kind: 'list', items },
      ]

/** The words of a mail. `site` is the site's address without a slash at the end. */
export function mailText(mail: Mail, site: string): MailText {
  switch (mail.kind) {
    case 'sign-in':
      return {
        subject: `${mail.code} is your code to log in`,
        preview: 'The code and the link work once, for ten minutes.',
        title: 'Log in',
        parts: [
          { kind: 'text', text: 'Type this code on the page where you asked for it:' },
          { kind: 'code', code: mail.code },
          { kind: 'text', text: 'Or open this link. In another browser it asks for the code.' },
          {
            kind: 'button',
            label: 'Log in',
            href: `${site}/auth/email?${new URLSearchParams({ token: mail.token })}`,
          },
          {
            kind: 'text',
            text: 'Both work once, for ten minutes. If you did not ask to log in, do nothing, and tell nobody the code.',
          },
        ],
        because,
        stop: null,
      }
    case 'plan-bought':
      return {
        subject: `${plans[mail.plan].name} is paid`,
        preview: 'Your receipt, and how you get back to your plan.',
        title: `${plans[mail.plan].name} is yours`,
        parts: [
          { kind: 'facts', facts: factsOf(mail) },
          {
            kind: 'text',
            text: `Log in with this address on any device, and the plan is in your account. You have ${refundDays} days to give it back for a full refund.`,
          },
          { kind: 'button', label: 'Plan your trip', href: `${site}/planner` },
          { kind: 'text', text: `Billing and refunds: ${site}/account/billing` },
        ],
        because,
        stop: null,
      }
    case 'plan-refunded':
      return {
        subject: `Your ${plans[mail.plan].name} payment is refunded`,
        preview: 'The whole amount goes back to your card.',
        title: 'Refunded in full',
        parts: [
          { kind: 'facts', facts: factsOf(mail) },
          {
            kind: 'text',
            text: refundWords,
          },
        ],
        because,
        stop: null,
      }
    case 'club-joined':
      return {
        subject: `Welcome to the ${club}`,
        preview: 'Your receipt, and what is charged later.',
        title: 'You are a member',
        parts: [
          {
            kind: 'facts',
            facts: [
              ['Plan', club],
              ['Paid', `${dollars(mail.cents)} (US dollars)`],
              ['Later', `${dollars(mail.later)} ${every[mail.cycle]}, until you cancel`],
              ['Day', dayOf(mail.at)],
              ['Payment', mail.payment],
            ],
          },
          {
            kind: 'text',
            text: `Log in with this address on any device, and the membership is in your account. You have ${refundDays} days to give it back for a full refund.`,
          },
          { kind: 'button', label: 'Plan your trip', href: `${site}/planner` },
          { kind: 'text', text: `Billing, cancelling and refunds: ${site}/account/billing` },
        ],
        because,
        stop: null,
      }
    case 'club-renews':
      return {
        subject: `Your ${club} membership renews on ${dayOf(mail.at)}`,
        preview: `${dollars(mail.cents)} will be charged.`,
        title: 'Renewal soon',
        parts: [
          {
            kind: 'text',
            text: `On ${dayOf(mail.at)} your card is charged ${dollars(mail.cents)} for another ${mail.cycle === 'yearly' ? 'year' : 'month'}. You need to do nothing. To end the membership, cancel before that day.`,
          },
          { kind: 'button', label: 'See your membership', href: `${site}/account/billing` },
        ],
        because,
        stop: null,
      }
    case 'club-unpaid':
      return {
        subject: `A payment for your ${club} membership failed`,
        preview: 'Your membership stays open for some days.',
        title: 'The payment failed',
        parts: [
          {
            kind: 'text',
            text: `Your card was not charged. Your membership stays open for ${graceDays} days, and the payment is tried again. Please update your card.`,
          },
          { kind: 'button', label: 'Update your card', href: `${site}/account/billing` },
        ],
        because,
        stop: null,
      }
    case 'club-cancelled':
      return {
        subject: `Your ${club} membership is cancelled`,
        preview: 'Nothing more is charged.',
        title: 'Cancelled',
        parts: [
          {
            kind: 'text',
            text: `Nothing more is charged. The membership is yours until ${dayOf(mail.until)}; your saved trips stay in your account. Until then you can take the cancellation back.`,
          },
          { kind: 'button', label: 'See your membership', href: `${site}/account/billing` },
        ],
        because,
        stop: null,
      }
    case 'club-refunded':
      return {
        subject: `Your ${club} payment is refunded`,
        preview: 'The whole amount goes back to your card.',
        title: 'Refunded in full',
        parts: [
          {
            kind: 'facts',
            facts: [
              ['Plan', club],
              ['Amount', `${dollars(mail.cents)} (US dollars)`],
              ['Payment', mail.payment],
            ],
          },
          { kind: 'text', text: refundWords },
        ],
        because,
        stop: null,
      }
    case 'gift-accepted':
      return {
        subject: 'Your gift itinerary was accepted',
        preview: 'Somebody opened your link and took the trip.',
        title: 'Your gift was accepted',
        parts: [
          {
            kind: 'text',
            text: 'Somebody opened the link of your gift and accepted it. They can plan their trip whenever they like. You can make the next gift next month.',
          },
          { kind: 'button', label: 'See your gift', href: `${site}/account/billing` },
        ],
        because,
        stop: null,
      }
    case 'trip-soon': {
      const { destination, startDate, inDays, climate, holidays, bookings } = mail
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
          ...listPart('You enter these with a booking only. Do you have it?', bookings.map(dated)),
          ...listPart('Public holidays during your trip, on which hours may differ:', holidays.map(dated)),
          {
            kind: 'button',
            label: 'Open your trip',
            href: `${site}/trips/${encodeURIComponent(mail.tripId)}`,
          },
        ],
        because: 'You get this mail because you saved this trip. My Account has a switch for these mails.',
        stop: `${site}/newsletter/unsubscribe?${new URLSearchParams({ list: 'trips', token: mail.token })}`,
      }
    }
    case 'way-added':
      return {
        subject: 'A new way to log in to your account',
        preview: 'Your account can now be opened in one more way.',
        title: 'One more way to log in',
        parts: [
          {
            kind: 'text',
            text: `Somebody logged in with this address by ${wayName(mail.issuer)}. The address was verified there too, so it opens the account that you have, with its trips and plans.`,
          },
          {
            kind: 'text',
            text: 'If that was not you, log in, remove this way in your account, and log out everywhere else.',
          },
          { kind: 'button', label: 'See the ways to log in', href: `${site}/profile#ways` },
        ],
        because,
        stop: null,
      }
    case 'newsletter-confirm': {
      const query = new URLSearchParams({ token: mail.token })
      return {
        subject: 'Please confirm your newsletter sign-up',
        preview: 'One click, and travel inspiration comes to this address.',
        title: 'One click is missing',
        parts: [
          {
            kind: 'text',
            text: 'Somebody typed this address into our newsletter form. If that was you, please confirm it. Until then we send you nothing else.',
          },
          { kind: 'button', label: 'Confirm my sign-up', href: `${site}/newsletter/confirm?${query}` },
          { kind: 'text', text: 'If it was not you, do nothing: in 30 days we forget this address.' },
        ],
        because: 'You get this mail because this address was typed into the newsletter form.',
        stop: `${site}/newsletter/unsubscribe?${query}`,
      }
    }
  }
}
