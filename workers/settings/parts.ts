import { z } from 'zod'
import { efforts, profileNames } from '~/services/openai/service-profile.server'
import { usualModel } from '~/services/openai/usual-model.server'
import { keyOfBinding } from '~/services/openai/workers-ai.server'
import { type Given, type Part, readPart } from './part'
import {
  address,
  email,
  flag,
  ids,
  line,
  list,
  loopback,
  notes,
  number,
  oneOf,
  optional,
  secret,
  usually,
  word,
} from './setting'

const isLive = (key: string) => key.includes('_live_')

const payments = z
  .object({
    STRIPE_SECRET_KEY: secret(
      'a secret or restricted key of Stripe (sk_… or rk_…)',
      /^[sr]k_(test|live)_\w+$/,
    ),
    STRIPE_PUBLISHABLE_KEY: word('a publishable key of Stripe (pk_…)', /^pk_(test|live)_\w+$/),
    STRIPE_WEBHOOK_SECRET: secret('the signing secret of a webhook endpoint (whsec_…)', /^whsec_\S+$/),
    /** Address of the stand-in. */
    STRIPE_API_BASE: optional(loopback()),
  })
  // A page with the key of one mode cannot pay for an order of the other.
  .refine((keys) => isLive(keys.STRIPE_SECRET_KEY) === isLive(keys.STRIPE_PUBLISHABLE_KEY), {
    path: ['STRIPE_PUBLISHABLE_KEY'],
  })

const model = z.object({
  OPENAI_API_KEY: secret(),
  /** Any service that speaks OpenAI's chat completions; OpenAI's own when left out. */
  OPENAI_BASE_URL: optional(address()),
  OPENAI_MODEL: usually(word(), usualModel.name),
  /** How the service wants to be asked, and how long a reasoning model may think; found from its name when left out. */
  OPENAI_PROFILE: optional(oneOf(profileNames)),
  OPENAI_EFFORT: optional(oneOf(efforts)),
  /** Dollars for a million tokens read and written, for the record of what plans cost. */
  OPENAI_INPUT_PRICE: optional(number({ min: 0, max: 100_000 })),
  OPENAI_OUTPUT_PRICE: optional(number({ min: 0, max: 100_000 })),
  /** Most tokens one plan may read and write, and the longest it may ask. */
  OPENAI_PLAN_TOKENS: usually(number({ min: 1000, max: 10_000_000, whole: true }), 120_000),
  OPENAI_PLAN_SECONDS: usually(number({ min: 1, max: 600 }), 30),
  /** The same for one answer of the assistant. */
  OPENAI_TALK_TOKENS: usually(number({ min: 1000, max: 10_000_000, whole: true }), 30_000),
  OPENAI_TALK_SECONDS: usually(number({ min: 1, max: 120 }), 25),
  /** Most cents a day (UTC) for one account, and for the whole site; after that the embedded planner serves. */
  OPENAI_ACCOUNT_DAY_CENTS: usually(number({ min: 0, max: 1_000_000 }), 100),
  OPENAI_SITE_DAY_CENTS: usually(number({ min: 0, max: 100_000_000 }), 2500),
  OPENAI_STALL_SECONDS: usually(number({ min: 0.1, max: 120 }), 12),
})

/** With a key mail goes by Resend, else by the binding EMAIL. */
const mail = z.object({
  MAIL_FROM: email(),
  RESEND_API_KEY: optional(secret('a key of Resend (re_…)', /^re_\w+$/)),
  /** Proves that an event about a mail is Resend's. */
  RESEND_WEBHOOK_SECRET: optional(secret('the signing secret of a webhook (whsec_…)', /^whsec_[\w+/=]+$/)),
  /** Address of the local mailbox. */
  RESEND_API_BASE: optional(loopback()),
})

const mode = oneOf(['query', 'form_post'])

/** A known provider has its usual address, unless a setting says otherwise. */
function provider<N extends string>(name: N) {
  return z.object({
    [`OAUTH_${name}_ISSUER`]: optional(address()),
    [`OAUTH_${name}_CLIENT_ID`]: word(),
    [`OAUTH_${name}_CLIENT_SECRET`]: secret(),
    [`OAUTH_${name}_RESPONSE_MODE`]: optional(mode),
  })
}

/**
 * Every setting of the product, by the part that it belongs to. A part with wrong settings is off; the others
 * work. docs/operations.md says what each setting is for.
 */
export const partSchemas = {
  site: z.object({ APP_URL: optional(address()) }),
  alerts: z.object({ ALERT_WEBHOOK_URL: address() }),
  /** Accounts that may open the desk. */
  desk: z.object({ DESK_ACCOUNTS: list() }),
  /** The operator's partner ids at booking platforms. */
  partners: z.object({ PARTNER_IDS: ids() }),
  /** Whether visitors are asked before anything is done that planning does not need. */
  consent: z.object({ ASK_CONSENT: usually(flag(), false) }),
  contact: z.object({ CONTACT_EMAIL: optional(email()) }),
  /** Who runs the site, for the terms. */
  company: z.object({
    COMPANY_NAME: line(),
    COMPANY_ADDRESS: line(),
    COMPANY_COUNTRY: line(),
    /** Register and number, and a tax number or a note on tax. */
    COMPANY_REGISTER: optional(line()),
    TAX_NOTE: optional(line()),
  }),
  /** What is said of tax beside every price. */
  prices: z.object({ PRICE_NOTE: line() }),
  payments,
  mail,
  'sign-in': z.object({
    OAUTH_ISSUER: address(),
    OAUTH_CLIENT_ID: word(),
    OAUTH_CLIENT_SECRET: secret(),
    OAUTH_RESPONSE_MODE: optional(mode),
  }),
  'sign-in-google': provider('GOOGLE'),
  'sign-in-facebook': provider('FACEBOOK'),
  'sign-in-apple': provider('APPLE'),
  model,
  /** A server that speaks the Overpass protocol; with it real places of towns without a catalogue are looked up. */
  places: z.object({ PLACES_URL: address() }),
  /** Wikidata's query service, or one that answers as it does; with it these places are as well known as Wikipedia says. */
  fame: z.object({ FAME_URL: address() }),
  /** A Valhalla server; with it the walks that edits bring are as long as its streets. */
  router: z.object({ ROUTER_URL: address() }),
  /** Daily reference rates, in the form of the European Central Bank. */
  rates: z.object({ RATES_URL: address() }),
  /** A MapLibre style; with it a day's route opens over real tiles. */
  map: z.object({ MAP_STYLE_URL: optional(address()) }),
  release: z.object({ APP_VERSION: usually(word(), 'development') }),
  rehearsal: z.object({
    /** Development and tests: shows the design system at /design. */
    DESIGN_PAGE: usually(flag(), false),
    /** How many times more callers from this machine (127.0.0.1) may do than the limits say; others are not affected. */
    LOOPBACK_LIMIT_FACTOR: usually(number({ min: 1, max: 1000, whole: true }), 1),
    /** Events of a generation carry the time they were sent, as a comment. */
    PLANNER_EVENT_TIMES: usually(flag(), false),
    /** Milliseconds to wait before each day, so that a stream can be watched and interrupted. */
    PLANNER_DAY_DELAY_MS: usually(number({ min: 0, max: 10_000, whole: true }), 0),
  }),
}

export type PartName = keyof typeof partSchemas
export type Parts = { [N in PartName]: Part<z.output<(typeof partSchemas)[N]>> }

/** A model of Cloudflare's own is asked by the binding AI, where there is one and no key. */
function withBinding(env: Given): Given {
  const { AI, OPENAI_MODEL: model, OPENAI_API_KEY: key, OPENAI_BASE_URL: base } = env
  const isBound = AI && !key && !base && typeof model === 'string' && model.startsWith('@cf/')
  return isBound ? { ...env, OPENAI_API_KEY: keyOfBinding } : env
}

export function readParts(env: Given): Parts {
  return {
    site: readPart(partSchemas.site, env),
    alerts: readPart(partSchemas.alerts, env),
    desk: readPart(partSchemas.desk, env),
    partners: readPart(partSchemas.partners, env),
    consent: readPart(partSchemas.consent, env),
    contact: readPart(partSchemas.contact, env),
    company: readPart(partSchemas.company, env),
    prices: readPart(partSchemas.prices, env),
    payments: readPart(partSchemas.payments, env),
    mail: readPart(partSchemas.mail, env),
    'sign-in': readPart(partSchemas['sign-in'], env),
    'sign-in-google': readPart(partSchemas['sign-in-google'], env),
    'sign-in-facebook': readPart(partSchemas['sign-in-facebook'], env),
    'sign-in-apple': readPart(partSchemas['sign-in-apple'], env),
    model: readPart(partSchemas.model, withBinding(env)),
    places: readPart(partSchemas.places, env),
    fame: readPart(partSchemas.fame, env),
    router: readPart(partSchemas.router, env),
    rates: readPart(partSchemas.rates, env),
    map: readPart(partSchemas.map, env),
    release: readPart(partSchemas.release, env),
    rehearsal: readPart(partSchemas.rehearsal, env),
  }
}

/** What a value must look like, in words; it never contains the value. */
export function expectedOf(setting: string): string {
  for (const { shape } of Object.values(partSchemas)) {
    const schema = Object.entries(shape).find(([name]) => name === setting)?.[1]
    if (schema) return notes.get(schema)?.expects ?? ''
  }
  return ''
}

export type ModelSettings = z.output<typeof model>
export type PaymentSettings = z.output<typeof payments>
