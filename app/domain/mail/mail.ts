import { z } from 'zod'
import { Currency } from '~/domain/money/currency'

/** A purchase: price in US cents, when it was paid or given back, and its number at the payment provider. */
const bought = {
  plan: z.enum(['explorer', 'premium']),
  cents: z.number().int(),
  at: z.number(),
  payment: z.string(),
}

const membership = { cycle: z.enum(['monthly', 'yearly']), cents: z.number().int(), at: z.number() }

const about = { date: z.string(), name: z.string() }

/** What is known otherwise of a stop now than when its trip was planned. Prices are of one adult, hundredths of the currency. */
export const TripChange = z.discriminatedUnion('kind', [
  /** It is not open at the time of the visit any more. */
  z.object({ kind: z.literal('closed'), ...about }),
  /** It is not in the catalogue any more. */
  z.object({ kind: z.literal('gone'), ...about }),
  z.object({
    kind: z.literal('price'),
    ...about,
    before: z.number().int(),
    now: z.number().int(),
    currency: Currency,
  }),
])
export type TripChange = z.infer<typeof TripChange>

/** Every mail of the product, with the facts that it tells. Sentences are made when it is sent. */
export const Mail = z.discriminatedUnion('kind', [
  /** Asks whether the newsletter is wanted. `token` is the sign-up's own: it confirms and it unsubscribes. */
  z.object({ kind: z.literal('newsletter-confirm'), token: z.string() }),
  z.object({ kind: z.literal('sign-in'), token: z.string(), code: z.string() }),
  z.object({ kind: z.literal('plan-bought'), ...bought }),
  z.object({ kind: z.literal('plan-refunded'), ...bought }),
  /** What happened to a membership: amounts in US cents, times in milliseconds since 1970. */
  z.object({ kind: z.literal('club-joined'), ...membership, later: z.number().int(), payment: z.string() }),
  z.object({ kind: z.literal('club-renews'), ...membership }),
  z.object({ kind: z.literal('club-unpaid') }),
  z.object({ kind: z.literal('club-cancelled'), until: z.number() }),
  z.object({ kind: z.literal('club-refunded'), cents: z.number().int(), payment: z.string() }),
  z.object({ kind: z.literal('gift-accepted') }),
  /** A gift for its receiver. `giver` is how the giver signs it; `code` opens it. */
  z.object({ kind: z.literal('gift-for-you'), giver: z.string(), code: z.string() }),
  /** The first trip of an account or of a purchase was planned. */
  z.object({
    kind: z.literal('plan-ready'),
    tripId: z.string(),
    destination: z.string(),
    startDate: z.string(),
    /** A gift paid for it, which is good for one itinerary. */
    isGift: z.boolean().default(false),
  }),
  /** What the catalogue says otherwise now than when a saved trip was planned. `token` ends mails of this kind. */
  z.object({
    kind: z.literal('trip-changed'),
    tripId: z.string(),
    destination: z.string(),
    changes: z.array(TripChange),
    token: z.string(),
  }),
  z.object({ kind: z.literal('account-erased') }),
  /** A saved trip begins in so many days. `token` ends mails of this kind. */
  z.object({
    kind: z.literal('trip-soon'),
    tripId: z.string(),
    destination: z.string(),
    startDate: z.string(),
    inDays: z.number().int(),
    /** Usual temperatures, °C, and days with rain among `days`; null where they are not known. */
    climate: z
      .object({ high: z.number(), low: z.number(), rainyDays: z.number(), days: z.number() })
      .nullable(),
    /** The same of each place of a trip to several. */
    weather: z
      .array(
        z.object({
          place: z.string(),
          high: z.number(),
          low: z.number(),
          rainyDays: z.number(),
          days: z.number(),
        }),
      )
      .default([]),
    /** The journeys between its places that one needs a ticket for and has not booked; `at` is when they leave. */
    journeys: z
      .array(
        z.object({
          date: z.string(),
          at: z.string(),
          mode: z.enum(['train', 'flight', 'ferry']),
          from: z.string(),
          to: z.string(),
        }),
      )
      .default([]),
    holidays: z.array(z.object({ date: z.string(), name: z.string() })),
    /** Places that are entered with a booking only. */
    bookings: z.array(z.object({ date: z.string(), name: z.string() })),
    /** What was found changed since the trip was planned. */
    changes: z.array(TripChange).default([]),
    token: z.string(),
  }),
  /** Another way to log in was added to an account. */
  z.object({ kind: z.literal('way-added'), issuer: z.string() }),
])
export type Mail = z.infer<typeof Mail>
export type MailKind = Mail['kind']

/** A mail that is to be sent once. */
export interface NewMail {
  /** Names what causes it: of two mails with the same key the first one counts. At most 200 characters. */
  key: string
  to: string
  mail: Mail
  /** It is not sent after this time, milliseconds since 1970. */
  uselessAfter?: number
}

/** A mail as the one who reads it sees it, without its layout. */
export interface MailText {
  subject: string
  /** What a list of mails shows behind the subject. */
  preview: string
  title: string
  parts: MailPart[]
  /** Why the reader gets it. */
  because: string
  /** The address that ends mails of this kind with one click, for those that nobody needs. */
  stop: string | null
}

/** A file of a mail. */
export interface Attachment {
  name: string
  /** The media type. */
  type: string
  text: string
}

export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** A code to type. */
  | { kind: 'code'; code: string }
  | { kind: 'facts'; facts: [name: string, value: string][] }
  | { kind: 'list'; items: string[] }

/** A mail as it is handed to the service that sends it. */
export interface OutgoingMail {
  /** The service sends one mail for a key, however often it is asked. */
  key: string
  from: string
  replyTo: string | null
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: Attachment[]
}

/** What became of it. A reason is a code, never somebody's words. */
export type Posted =
  | { outcome: 'sent'; id: string | null }
  /** The service does not take it now. `pause`: it takes no mail at all for so many seconds. */
  | { outcome: 'later'; reason: string; pause: number | null }
  /** It will never take this mail. `stop`: no mail to this address. */
  | { outcome: 'refused'; reason: string; stop: boolean }

/** A service that sends mail. */
export interface MailPost {
  send(mail: OutgoingMail): Promise<Posted>
}

/** Why an address gets no mail any more. */
export type StopReason = 'bounced' | 'complained'
