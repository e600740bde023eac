import { waitUntil } from 'cloudflare:workers'
import { planHeld } from '~/domain/billing/holdings'
import { abTag } from '~/domain/marketing/affiliate/links'
import type { ShareTarget } from '~/domain/trips/sharing/shared-trip'
import { askedTogether } from '~/http/asked-together'
import { consentOf } from '~/http/consent'
import type { KeyContext } from '~/http/page-key'
import { moneyOf, unitsOf } from '~/http/units'
import type { AppContext } from '~/load-context'
import { digest } from '~/services/crypto.server'
import { database } from '~/services/db/database.server'
import { d1Holdings } from '~/services/db/holdings.server'
import { d1Sessions } from '~/services/db/session-store.server'
import { d1Shares } from '~/services/db/share-store.server'
import type { Env } from './env'
import { mailState } from './mails'
import { operatorLog } from './operator'
import { ratesOf } from './rates'
import { deploymentOf, partsOf } from './setup'

const systemClock = () => Date.now()

/** Readers of one link, for the life of the isolate. */
const together = askedTogether<ShareTarget | null>(waitUntil)

/** The few services that decide which stored page a request gets. `compose` adds the others where none is stored. */
export function composeKey(env: Env, request: Request): KeyContext & Pick<AppContext, 'digest' | 'log'> {
  const log = operatorLog(env)
  const parts = partsOf(env, log)
  const { setup } = deploymentOf(parts, mailState(env, parts))
  const db = database(env.DB)
  const { target } = d1Shares(db, systemClock)
  const holdings = d1Holdings(db)
  return {
    sessions: d1Sessions(db, systemClock),
    shares: { target: (code) => together(code, () => target(code)) },
    planOf: async (visitorId) => planHeld(await holdings(visitorId), systemClock()),
    now: () => new Date(systemClock()),
    units: unitsOf(request),
    money: async () => moneyOf(request, await ratesOf(env, log)),
    setup,
    consent: consentOf(request, setup),
    ab: abTag(Math.random()),
    digest,
    log,
  }
}
