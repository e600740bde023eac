import type { Mail, MailText } from '~/domain/mail/mail'

/** "Email", "accounts.google.com": how a way to log in is called. */
export function wayName(issuer: string): string {
  if (issuer === 'mail') return 'Email'
  return URL.canParse(issuer) ? new URL(issuer).host : issuer
}

const because = 'You get this mail because somebody used this address at Vacation Planner HQ.'

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
