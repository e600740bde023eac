import type { AccountStore } from '~/domain/account/account'
import type { AccountData } from '~/domain/account/account-data'
import type { MailSignIns } from '~/domain/account/mail-sign-in'
import type { PasskeyProofs, Passkeys } from '~/domain/account/passkey'
import type { SessionStore } from '~/domain/account/session'
import type { SignInGateway } from '~/domain/account/sign-in'
import type { AssistantModel } from '~/domain/assistant/llm/talk-model'
import type { CouponBook } from '~/domain/billing/coupons'
import type { GiftLedger } from '~/domain/billing/gift'
import type { Holdings } from '~/domain/billing/holdings'
import type { PaymentGateway } from '~/domain/billing/payment'
import type { PlanType } from '~/domain/billing/plan-type'
import type { EventLog, PurchaseLedger } from '~/domain/billing/purchase'
import type { RefundBook } from '~/domain/billing/refund-rule'
import type { SubscriptionLedger } from '~/domain/billing/subscription'
import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import type { Localities, Locality } from '~/domain/catalogue/locality'
import type { WalkRouter } from '~/domain/catalogue/matrix-call'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import type { Result } from '~/domain/errors'
import type { Gazetteer } from '~/domain/gazetteer/gazetteer'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { MailEvent } from '~/domain/mail/mail-event'
import type { Outbox } from '~/domain/mail/outbox'
import type { AffiliateLog } from '~/domain/marketing/affiliate/events'
import type { AbTag, PartnerIds } from '~/domain/marketing/affiliate/links'
import type { Consent } from '~/domain/marketing/consent'
import type { SignupList } from '~/domain/marketing/newsletter/signup'
import type { PopupRecord } from '~/domain/marketing/popup/popup-rules'
import type { Say } from '~/domain/message'
import type { ReadersMoney } from '~/domain/money/readers-money'
import type { ReferenceRates } from '~/domain/money/reference-rates'
import type { Company } from '~/domain/operations/company'
import type { OperationCounts } from '~/domain/operations/counts'
import type { DeskStore } from '~/domain/operations/desk'
import type { Log } from '~/domain/operations/events'
import type { LivePlaces } from '~/domain/places-import/live-places'
import type { Generations } from '~/domain/planning/generation'
import type { UsageLog } from '~/domain/planning/model-usage'
import type { PlanLength } from '~/domain/planning/plan-lengths'
import type { PlannerEngine } from '~/domain/planning/planner-engine'
import type { Connection } from '~/domain/planning/several-places/connection'
import type { Drawings } from '~/domain/posters/drawings'
import type { Outlines } from '~/domain/posters/outlines'
import type { Limiter } from '~/domain/quota/limiter'
import type { QuestionQuota } from '~/domain/quota/question-quota'
import type { FeedStore } from '~/domain/trips/export/calendar-feed'
import type { EntryStore } from '~/domain/trips/own/entries'
import type { Reminders } from '~/domain/trips/reminders'
import type { PictureCache } from '~/domain/trips/sharing/picture-cache'
import type { ShareCache, ShareStore } from '~/domain/trips/sharing/shared-trip'
import type { TripStore } from '~/domain/trips/trip'
import type { Units } from '~/domain/units'
import type { RenderedData } from '~/http/rendered-data'

/** The services that routes can use. Only workers/compose.ts knows their implementations. */
export interface AppContext {
  sessions: SessionStore
  accounts: AccountStore
  accountData: AccountData
  /** Sign-ins by mail; null where no mail is set up. */
  mailSignIns: MailSignIns | null
  passkeys: Passkeys
  passkeyProofs: PasskeyProofs
  /** Null where no sign-in provider is configured. */
  signIn: SignInGateway | null
  trips: TripStore
  /** Notes, checklists and costs of trips. */
  entries: EntryStore
  shares: ShareStore
  shareCache: ShareCache
  feeds: FeedStore
  catalogue: PlaceCatalogue
  gazetteer: Gazetteer
  localities: Localities
  /** Looks up real places; null where no map server is set up. */
  livePlaces: LivePlaces | null
  /** Measures the walks of edits; null where no router is set up. */
  walkRouter: WalkRouter | null
  generations: Generations
  /** What plans without a language model, at once. */
  engines: { forCatalogue(): PlannerEngine; elsewhere(): PlannerEngine<Locality> }
  /** The main connections between the towns of the catalogue. */
  connections(): Promise<readonly Connection[]>
  /** What amounts in several currencies are added up by. */
  rates(): Promise<ReferenceRates>
  questions: QuestionQuota
  /** Null where no language model is configured. */
  talkModel: AssistantModel | null
  /** What the language model was used for, and what it cost. */
  usage: UsageLog
  ledger: PurchaseLedger
  subscriptions: SubscriptionLedger
  coupons: CouponBook
  paymentEvents: EventLog
  gifts: GiftLedger
  refunds: RefundBook
  /** Everything that was granted to a visitor or to the visitor's account. */
  holdings(visitorId: string): Promise<Holdings>
  /** The current plan that follows from it. */
  planOf(visitorId: string): Promise<PlanType>
  /** Null where payments are not configured. */
  payments: PaymentGateway | null
  /** The free sample of a destination from a date on, made once and stored; null for an unknown destination. */
  samplePlan(destinationId: string, startDate: CalendarDate): Promise<Itinerary | null>
  /**
   * The plan of so many days that a destination's pages show, made once and kept; null where there is none. `admitted` is asked
   * before one is made.
   */
  cityPlan(
    destination: Destination,
    days: PlanLength,
    today: CalendarDate,
    admitted: () => Promise<Result<null>>,
  ): Promise<Result<Itinerary | null>>
  sunTimes: SunTimes
  /** Renders stored messages as words, in the reader's units. */
  say: Say
  units: Units
  signups: SignupList
  /** Begins the sending of mails that wait; null where no mail is set up. */
  mails: { wake(): void } | null
  /** The addresses that get no mail. */
  outbox: Pick<Outbox, 'stop'>
  reminders: Reminders
  /** The event of a call of the mail service; null when its signature is wrong. */
  readMailEvent: ((call: { text: string; headers: Headers }) => Promise<MailEvent | null>) | null
  /** Counts what callers ask for and refuses what is too much. */
  limiter: Limiter
  popup: PopupRecord
  affiliateLog: AffiliateLog
  /** The outlines of the site's typeface, for pictures made in the Worker. */
  outlines(): Promise<Outlines>
  /** The posters of landmarks, as the build drew them. */
  drawings: Drawings
  /** Cache of such pictures. */
  pictures: PictureCache
  digest(text: string): Promise<string>
  now(): Date
  newId(): string
  /** A random integer from 0 up to 2^32. */
  randomSeed(): number
  setup: Setup
  /** Tells the operator. */
  log: Log
  /** How often which events happened. */
  counts: OperationCounts
  desk: DeskStore
  /** Whose accounts may open the desk: addresses and ids. */
  deskAccounts: string[]
  /** Whether what the Worker works with answers. */
  reached(): Promise<Reached>
}

/** What answers. */
export type Reached = Record<'database' | 'cache' | 'generator' | 'places', boolean>

/** How this deployment is set up, as `GET /api/health` tells it. */
export interface Setup {
  version: string
  engine: 'embedded' | 'openai'
  /** Who runs the language model; null without one. */
  modelOf: string | null
  payments: 'stripe' | 'test' | 'off'
  auth: 'oauth' | 'local' | 'off'
  /** What the browser needs to pay: Stripe's publishable key, and the stand-in's address in test mode. */
  checkout: { publishableKey: string; testApi: string | null } | null
  /** Style of the interactive map; null where the drawn route is all there is. */
  mapStyleUrl: string | null
  /** Whether /design shows the design system; only in development and in tests. */
  designPage: boolean
  /** The site's address, without a slash at the end, when it is not where it is asked. */
  appUrl: string | null
  /** Whether mail is sent: by a service, into the local mailbox, or not at all. */
  mail: 'on' | 'test' | 'off'
  /** The operator's partner ids at booking platforms, by platform. They are in every booking link, so they are public. */
  partners: PartnerIds
  /** Who runs the site; null where nobody has said. */
  company: Company | null
  /** What is said of tax beside every price: "Prices include VAT". */
  priceNote: string | null
  /** Whether visitors are asked before what planning does not need. */
  asksConsent: boolean
  /** Where people can write to; null where nobody has said. */
  contact: string | null
  /** Every part that has settings, by name. */
  parts: Record<string, PartReport>
}

/** How a part is set up, without a value of its settings. */
export interface PartReport {
  state: 'configured' | 'absent' | 'half-set' | 'wrong'
  /** The settings that are missing or wrong. */
  settings?: string[]
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends AppContext {
    /** Fresh for each response; scripts without it do not run. */
    nonce: string
    /** The number of the request, which its lines in the log carry. */
    requestId: string
    /** Where the network says that the caller is: "Europe/Rome". */
    timeZone: string | null
    /** What the page is rendered from and does not carry. */
    rendered: RenderedData
    /** What this request's visitor allows; null where the site does not ask. */
    consent: Consent | null
    /** What the reader counts in, as chosen or usual where the browser's language is spoken, and the latest rates. */
    money(): Promise<ReadersMoney>
    /** The group of the booking links' A/B test that this request is in. */
    ab: AbTag
  }
  interface Future {
    v3_singleFetch: true
  }
}
