import { dollars } from '~/domain/billing/coupons'
import { graceDays } from '~/domain/billing/holdings'
import { plans, refundDays } from '~/domain/billing/plans'
import type { Mail, MailText } from '~/domain/mail/mail'
import { because, dayOf, refundWords } from './mail-words'

type ClubMail = Extract<Mail, { kind: `club-${string}` }>

const every = { monthly: 'a month', yearly: 'a year' }
const club = plans.globetrotter.name

/** The words of a mail about a membership. */
export function clubMail(mail: ClubMail, site: string): MailText {
  switch (mail.kind) {
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
  }
}
