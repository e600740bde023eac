import type { Mail, MailText } from '~/domain/mail/mail'
import { because } from './mail-words'

type GiftMail = Extract<Mail, { kind: `gift-${string}` }>

/** The words of a mail about a gift. */
export function giftMail(mail: GiftMail, site: string): MailText {
  switch (mail.kind) {
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
    case 'gift-for-you':
      return {
        subject: `${mail.giver} gives you a trip`,
        preview: 'Up to ten days, planned hour by hour. It costs you nothing.',
        title: 'A trip for you',
        parts: [
          {
            kind: 'text',
            text: `${mail.giver} is a member of the Globetrotter Club and gives you one itinerary at Premium level: up to ten days anywhere, planned hour by hour and checked. It costs you nothing and needs no account.`,
          },
          { kind: 'button', label: 'See your gift', href: `${site}/gift/${encodeURIComponent(mail.code)}` },
          {
            kind: 'text',
            text: 'The link works for whoever accepts the gift first, so keep it to yourself.',
          },
        ],
        because: `You get this mail because ${mail.giver} typed your address in to give you this. We send you nothing else, and we have forgotten the address.`,
        stop: null,
      }
  }
}
