import { waitUntil } from 'cloudflare:workers'
import type { GiftLedger } from '~/domain/billing/gift'
import { planHeld } from '~/domain/billing/holdings'
import type { Localities } from '~/domain/catalogue/locality'
import type { WalkRouter } from '~/domain/catalogue/matrix-call'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import type { Gazetteer } from '~/domain/gazetteer/gazetteer'
import type { AffiliateLog } from '~/domain/marketing/affiliate/events'
import type { Say } from '~/domain/message'
import { planRates } from '~/domain/money/reference-rates'
import type { Log } from '~/domain/operations/events'
import type { LivePlaces } from '~/domain/places-import/live-places'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import type { UsageLog } from '~/domain/planning/model-usage'
import type { Limiter } from '~/domain/quota/limiter'
import type { ModelBudget } from '~/domain/quota/model-budget'
import type { PurgeStore } from '~/domain/retention/purge'
import type { TripStore } from '~/domain/trips/trip'
import { plainUnits, type Units } from '~/domain/units'
import { siteOrigin } from '~/http/site-origin'
import type { AppContext } from '~/load-context'
import { overLimit } from '~/messages/en/limits'
import { sayIn } from '~/messages/languages'
import { openIdSignIn } from '~/services/auth/openid-sign-in.server'
import { passkeyProofs } from '~/services/auth/passkey-proofs.server'
import { digest, randomSeed, randomToken } from '~/services/crypto.server'
import { d1AccountData } from '~/services/db/account-data.server'
import { d1Accounts } from '~/services/db/account-store.server'
import { d1AffiliateLog } from '~/services/db/affiliate-log.server'
import { d1Coupons } from '~/services/db/coupon-book.server'
import { database } from '~/services/db/database.server'
import { d1Desk } from '~/services/db/desk-store.server'
import { d1Entries } from '~/services/db/entry-store.server'
import { d1Feeds } from '~/services/db/feed-store.server'
import { d1Gifts } from '~/services/db/gift-ledger.server'
import { d1Holdings } from '~/services/db/holdings.server'
import { d1MailSignIns } from '~/services/db/mail-sign-in.server'
import { d1OperationCounts } from '~/services/db/operation-counts.server'
import { d1Outbox } from '~/services/db/outbox.server'
import { d1Passkeys } from '~/services/db/passkey-store.server'
import { d1PaymentEvents, d1Purchases } from '~/services/db/purchase-ledger.server'
import { d1Purges } from '~/services/db/purge-store.server'
import { d1Refunds } from '~/services/db/refund-book.server'
import { d1Reminders } from '~/services/db/reminders.server'
import { d1Sessions } from '~/services/db/session-store.server'
import { d1Shares } from '~/services/db/share-store.server'
import { d1Signups } from '~/services/db/signup-list.server'
import { d1Subscriptions } from '~/services/db/subscription-ledger.server'
import { d1Trips } from '~/services/db/trip-store.server'
import { d1UsageLog } from '~/services/db/usage-log.server'
import { generatorGateway, questionGateway } from '~/services/generator-gateway.server'
import { kvPopupRecord } from '~/services/kv/popup-record.server'
import { kvShareCache } from '~/services/kv/share-cache.server'
import { limiter } from '~/services/limiter.server'
import { readMailEvent } from '~/services/mail/resend-webhook.server'
import { edgePictures } from '~/services/picture-cache.server'
import { assetCatalogue } from '~/services/places/asset-catalogue.server'
import { assetConnections } from '~/services/places/asset-connections.server'
import { withImported } from '~/services/places/bucket-catalogue.server'
import { bucketShelf } from '~/services/places/bucket-shelf.server'
import { assetGazetteer } from '~/services/places/gazetteer.server'
import { gazetteerLocalities } from '~/services/places/gazetteer-localities.server'
import { overpassServer } from '~/services/places/overpass.server'
import { valhallaRouter } from '~/services/places/router.server'
import { wikidataServer } from '~/services/places/wikidata.server'
import { edgePlans } from '~/services/plan-store.server'
import { assetDrawings } from '~/services/poster-drawings.server'
import { sunTimes } from '~/services/sun-times.server'
import { assetOutlines } from '~/services/type-outlines.server'
import { type CityPlan, cityPlans } from '~/use-cases/city-plan'
import type { lookUpTown } from '~/use-cases/look-up-town'
import type { Planners } from '~/use-cases/plan-anywhere'
import { type SamplePlan, samplePlans } from '~/use-cases/sample-plan'
import {
  enginesOf,
  enginesWithoutModel,
  type ModelFacts,
  modelBudgetOf,
  modelFacts,
  talkModelOf,
} from './engines'
import type { Env } from './env'
import { mailDesk, mailState } from './mails'
import { operatorLog } from './operator'
import { ratesOf } from './rates'
import { reach } from './reach'
import type { Parts } from './settings/parts'
import { deploymentOf, partsOf, paymentsOf } from './setup'

/** What the Worker was built from, as a hash; set by the build. */
declare const BUILD_ID: string

const systemClock = () => Date.now()

// One catalogue for the life of the isolate, so that a destination is read and parsed once.
let catalogue: PlaceCatalogue | undefined
let connections: Planners['connections'] | undefined
let gazetteer: Gazetteer | undefined
let localities: Localities | undefined
let samplePlan: SamplePlan | undefined
let cityPlan: CityPlan | undefined
let affiliateLog: AffiliateLog | undefined
let outlines: AppContext['outlines'] | undefined
let drawings: ReturnType<typeof assetDrawings> | undefined
let counting: Limiter | undefined

const counterOf = (env: Env) => (name: string) => env.COUNTERS.get(env.COUNTERS.idFromName(name))

/** Builds the services that routes use from the bindings, for one request or one scheduled run. */
export function compose(
  env: Env,
  asker: 'visitor' | 'clock' = 'visitor',
  units: Units = plainUnits,
): AppContext {
  const log = operatorLog(env)
  const parts = partsOf(env, log)
  const { signIn, setup } = deploymentOf(parts, mailState(env, parts))
  const { clients, unusable } = signIn
  const db = database(env.DB)
  const generatorOf = (owner: string) => env.GENERATOR.get(env.GENERATOR.idFromName(owner))
  const holdings = d1Holdings(db)
  const mails = mailDesk(env, parts)
  const mailSecret = parts.mail.value?.RESEND_WEBHOOK_SECRET
  catalogue ??= withImported(assetCatalogue(env.ASSETS), env.PLACES, systemClock, log)
  gazetteer ??= assetGazetteer(env.ASSETS)
  localities ??= gazetteerLocalities(env.ASSETS, gazetteer)
  connections ??= assetConnections(env.ASSETS)
  samplePlan ??= samplePlans({ engine: catalogueEngine, catalogue, sunTimes })
  cityPlan ??= cityPlans({
    engine: catalogueEngine,
    sunTimes,
    store: edgePlans(waitUntil, log),
    build: BUILD_ID,
    waitUntil,
  })
  outlines ??= assetOutlines(env.ASSETS)
  drawings ??= assetDrawings(env.ASSETS, log)
  counting ??= limiter({
    stubOf: counterOf(env),
    digest,
    now: systemClock,
    loopbackFactor: parts.rehearsal.value?.LOOPBACK_LIMIT_FACTOR ?? 1,
    refuse: overLimit,
    log,
  })
  affiliateLog ??= d1AffiliateLog(db, systemClock, waitUntil, log)
  return {
    sessions: d1Sessions(db, systemClock),
    accounts: d1Accounts(db, systemClock, mails),
    mailSignIns: mails ? d1MailSignIns(db, systemClock, mails) : null,
    passkeys: d1Passkeys(db, systemClock, mails),
    passkeyProofs,
    accountData: d1AccountData(db, systemClock, mails),
    signIn:
      clients.size > 0
        ? openIdSignIn({
            clients,
            unusable,
            siteOrigin: (request) => siteOrigin(request, { setup }),
            now: systemClock,
            log,
          })
        : null,
    trips: d1Trips(db, systemClock, mails),
    entries: d1Entries(db, systemClock),
    shares: d1Shares(db, systemClock),
    shareCache: kvShareCache(env.CACHE, systemClock, log),
    feeds: d1Feeds(db),
    catalogue,
    gazetteer,
    localities,
    livePlaces: livePlacesOf(env, parts),
    walkRouter: walkRouterOf(parts, counting, log),
    generations: generatorGateway(generatorOf, log, units),
    engines: enginesWithoutModel,
    connections,
    rates: async () => planRates(await ratesOf(env, log)),
    questions: questionGateway(generatorOf),
    talkModel: talkModelOf(parts.model.value, counterOf(env), env.ASSETS, log, env.AI),
    usage: d1UsageLog(db, systemClock, log),
    ledger: d1Purchases(db, systemClock, mails),
    subscriptions: d1Subscriptions(db, systemClock, mails),
    coupons: d1Coupons(db, systemClock),
    paymentEvents: d1PaymentEvents(db, systemClock),
    gifts: d1Gifts(db, systemClock, mails),
    refunds: d1Refunds(db, systemClock),
    holdings,
    planOf: async (visitorId) => planHeld(await holdings(visitorId), systemClock()),
    payments: paymentsOf(parts.payments.value, asker),
    samplePlan,
    cityPlan,
    sunTimes,
    say: sayIn('en', units),
    units,
    signups: d1Signups(db, systemClock, mails),
    mails,
    outbox: d1Outbox(db, systemClock),
    reminders: d1Reminders(db, systemClock),
    readMailEvent: mailSecret
      ? async ({ text, headers }) => readMailEvent(text, headers, { secret: mailSecret, now: systemClock() })
      : null,
    limiter: counting,
    popup: kvPopupRecord(env.CACHE, systemClock),
    affiliateLog,
    outlines,
    drawings: drawings(),
    pictures: edgePictures(waitUntil, log),
    digest,
    now: () => new Date(systemClock()),
    newId: randomToken,
    randomSeed,
    setup,
    log,
    counts: d1OperationCounts(db),
    desk: d1Desk(db, systemClock),
    deskAccounts: parts.desk.value?.DESK_ACCOUNTS ?? [],
    reached: () => reach(env, systemClock()),
  }
}

/** The queue that looks up real places; null where no map server is set up. */
function livePlacesOf({ LIVE_PLACES, PLACES }: Env, { places }: Parts): LivePlaces | null {
  return places.value && PLACES ? LIVE_PLACES.get(LIVE_PLACES.idFromName('places')) : null
}

/** Who asks, with addresses to write to. */
function agentOf({ site, contact }: Pick<Parts, 'site' | 'contact'>): string {
  const reach = [site.value?.APP_URL, contact.value?.CONTACT_EMAIL].filter((each) => each)
  return `VacationPlannerHQ${reach.length > 0 ? ` (${reach.join('; ')})` : ''}`
}

function walkRouterOf(parts: Parts, limiter: Limiter, log: Log): WalkRouter | null {
  const url = parts.router.value?.ROUTER_URL
  if (!url) return null
  const admits = async (visitorId: string) =>
    (await limiter.admit('walk-matrix', { visitorId, address: null })).ok
  return valhallaRouter({ url, userAgent: agentOf(parts), admits, now: systemClock, log })
}

/** What looking up a town needs; null where no map server is set up. */
export function composeLivePlaces(env: Env): Parameters<typeof lookUpTown>[1] | null {
  const log = operatorLog(env)
  const { places, fame, contact, site } = partsOf(env, log)
  if (!places.value || !env.PLACES) return null
  catalogue ??= withImported(assetCatalogue(env.ASSETS), env.PLACES, systemClock, log)
  gazetteer ??= assetGazetteer(env.ASSETS)
  localities ??= gazetteerLocalities(env.ASSETS, gazetteer)
  const userAgent = agentOf({ contact, site })
  return {
    catalogue,
    localities,
    map: overpassServer({ url: places.value.PLACES_URL, userAgent }),
    fame: fame.value ? wikidataServer({ url: fame.value.FAME_URL, userAgent }) : null,
    shelf: bucketShelf(env.PLACES),
    now: systemClock,
  }
}

/** What the hourly purge deletes from. */
export function composePurges(env: Env): PurgeStore {
  return d1Purges(database(env.DB), systemClock)
}

/** What the generator's work needs. */
export interface GeneratorParts extends Planners {
  trips: TripStore
  gifts: Pick<GiftLedger, 'claim' | 'release'>
  usage: UsageLog
  /** Null without a map server. */
  livePlaces: LivePlaces | null
  /** Null without a language model. */
  budget: ModelBudget | null
  model: ModelFacts | null
  /** Renders stored messages as words, in a reader's units. */
  sayIn(units: Units | null): Say
  log: Log
  now(): number
  newId(): string
  /** For measurements only: events carry the time they are sent. */
  eventClock: (() => number) | undefined
  /** Milliseconds to wait before each day. */
  dayDelay: number
}

export function composeGenerator(env: Env): GeneratorParts {
  const log = operatorLog(env)
  const parts = partsOf(env, log)
  const { model, rehearsal } = parts
  catalogue ??= withImported(assetCatalogue(env.ASSETS), env.PLACES, systemClock, log)
  gazetteer ??= assetGazetteer(env.ASSETS)
  localities ??= gazetteerLocalities(env.ASSETS, gazetteer)
  connections ??= assetConnections(env.ASSETS)
  return {
    engines: enginesOf(model.value, env.ASSETS, log, env.AI),
    connections,
    rates: async () => planRates(await ratesOf(env, log)),
    catalogue,
    localities,
    livePlaces: livePlacesOf(env, parts),
    trips: d1Trips(database(env.DB), systemClock, mailDesk(env, parts)),
    gifts: d1Gifts(database(env.DB), systemClock),
    usage: d1UsageLog(database(env.DB), systemClock, log),
    model: modelFacts(model.value),
    budget: modelBudgetOf(model.value, counterOf(env), 'plan', log),
    log,
    sunTimes,
    sayIn: (units) => sayIn('en', units ?? undefined),
    now: systemClock,
    newId: randomToken,
    eventClock: rehearsal.value?.PLANNER_EVENT_TIMES ? systemClock : undefined,
    dayDelay: rehearsal.value?.PLANNER_DAY_DELAY_MS ?? 0,
  }
}

export function newNonce(): string {
  return randomToken(128)
}
