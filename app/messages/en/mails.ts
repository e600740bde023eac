import type { Mail, MailText } from '~/domain/mail/mail'

/** The words of a mail. `site` is the site's address without a slash at the end. */
export function mailText(mail: Mail, site: string): MailText {
  switch (mail.kind) {
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
