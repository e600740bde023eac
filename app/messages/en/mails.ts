import { passkeyIssuer } from '~/domain/account/passkey'
import { dollars } from '~/domain/billing/coupons'
import { plans, refundDays } from '~/domain/billing/plans'
import type { Mail, MailText } from '~/domain/mail/mail'
import { clubMail } from './club-mails'
import { giftMail } from './gift-mails'
import { because, dayOf, refundWords } from './mail-words'
import { tripMail } from './trip-mails'

/** "Email", "accounts.google.com": how a way to log in is called. */
export function wayName(issuer: string): string {
  if (issuer === 'mail') return 'Email'
  if (issuer === passkeyIssuer) return 'Passkey'
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
    ['Day', dayOf(at)],
    ['Payment', payment],
  ]
}

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
    case 'club-renews':
    case 'club-unpaid':
    case 'club-cancelled':
    case 'club-refunded':
      return clubMail(mail, site)
    case 'gift-accepted':
    case 'gift-for-you':
      return giftMail(mail, site)
    case 'plan-ready':
    case 'trip-soon':
    case 'trip-changed':
      return tripMail(mail, site)
    case 'account-erased':
      return {
        subject: 'Your account is erased',
        preview: 'Your trips, your address and everything else of you are gone.',
        title: 'Your account is erased',
        parts: [
          {
            kind: 'text',
            text: 'You asked us to erase your account. Your trips, your address and everything else that led to you are deleted. Records of payments stay as long as tax law wants them, without your name.',
          },
          {
            kind: 'text',
            text: 'This is the last mail to this address; we forget the address once it is sent. If it was not you who asked, please answer this mail soon: the account cannot be brought back, but we want to know.',
          },
        ],
        because,
        stop: null,
      }
    case 'way-added':
      return {
        subject: 'A new way to log in to your account',
        preview: 'Your account can now be opened in one more way.',
        title: 'One more way to log in',
        parts: [
          {
            kind: 'text',
            text:
              mail.issuer === passkeyIssuer
                ? 'Somebody who was logged in to your account added a passkey to it. It opens the account on the device that has it.'
                : `Somebody logged in with this address by ${wayName(mail.issuer)}. The address was verified there too, so it opens the account that you have, with its trips and plans.`,
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
