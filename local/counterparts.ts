import { join } from 'node:path'
import { startMailbox } from './mailbox/server'
import { TEST_MAIL_FROM, TEST_MAIL_KEY, TEST_MAIL_WEBHOOK_SECRET } from './mailbox/test-keys'
import { startOpenId } from './openid/provider'
import { TEST_CLIENT_ID, TEST_CLIENT_SECRET } from './openid/test-keys'
import { startPlaces } from './places/server'
import { startStripe } from './stripe/server'
import { TEST_PUBLISHABLE_KEY, TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from './stripe/test-keys'

export interface CounterpartOptions {
  /** Where the app is served, as the browser sees it: `http://localhost:8787`. */
  appOrigin: string
  /** The counterparts take this port and the next ones, passing over those in use. */
  firstPort: number
  /** The Stripe stand-in keeps its state in `counterparts/` here. */
  stateDir: string
  log?: (line: string) => void
  /** Which to start; all unless told otherwise. */
  stripe?: boolean
  openid?: boolean
  mail?: boolean
  places?: boolean
  /** Paths of the app that the OpenID provider may return to. */
  redirectPaths?: string[]
  webhookPath?: string
  mailEventsPath?: string
  /** Wait before a webhook that failed is sent again (doubles each time), and until "processing" settles; in ms. */
  webhookRetryMs?: number
  settleAfterMs?: number
}

export interface Counterparts {
  /** The app's bindings: all text, none secret (the keys are fixed, and public). */
  env: Record<string, string>
  close(): Promise<void>
}

/** Starts what stands in for the services outside: each a separate server on loopback, over the real wire protocol. */
export async function startCounterparts({
  appOrigin,
  firstPort,
  stateDir,
  log = console.error,
  stripe = true,
  openid = true,
  mail = true,
  places = true,
  redirectPaths = ['/auth/callback', '/api/auth/callback'],
  webhookPath = '/api/stripe/webhook',
  mailEventsPath = '/api/mail/events',
  webhookRetryMs,
  settleAfterMs,
}: CounterpartOptions): Promise<Counterparts> {
  const env: Record<string, string> = { APP_URL: appOrigin }
  const closers: (() => Promise<void>)[] = []
  if (openid) {
    const redirectUris = redirectPaths.map((path) => appOrigin + path)
    const provider = await startOpenId({ appOrigin, redirectUris, firstPort, log })
    closers.push(provider.close)
    env.OAUTH_ISSUER = provider.issuer
    env.OAUTH_CLIENT_ID = TEST_CLIENT_ID
    env.OAUTH_CLIENT_SECRET = TEST_CLIENT_SECRET
  }
  if (stripe) {
    const standIn = await startStripe({
      appOrigin,
      webhookUrl: appOrigin + webhookPath,
      firstPort,
      stateDir: join(stateDir, 'counterparts'),
      log,
      ...(webhookRetryMs !== undefined && { webhookRetryMs }),
      ...(settleAfterMs !== undefined && { settleAfterMs }),
    })
    closers.push(standIn.close)
    env.STRIPE_API_BASE = standIn.url
    env.STRIPE_SECRET_KEY = TEST_SECRET_KEY
    env.STRIPE_PUBLISHABLE_KEY = TEST_PUBLISHABLE_KEY
    env.STRIPE_WEBHOOK_SECRET = TEST_WEBHOOK_SECRET
  }
  if (mail) {
    const mailbox = await startMailbox({
      firstPort,
      stateDir: join(stateDir, 'counterparts'),
      webhookUrl: appOrigin + mailEventsPath,
      log,
    })
    closers.push(mailbox.close)
    env.MAIL_FROM = TEST_MAIL_FROM
    env.RESEND_API_KEY = TEST_MAIL_KEY
    env.RESEND_WEBHOOK_SECRET = TEST_MAIL_WEBHOOK_SECRET
    env.RESEND_API_BASE = mailbox.url
  }
  if (places) {
    const standIn = await startPlaces({ firstPort })
    closers.push(standIn.close)
    env.PLACES_URL = standIn.url
    env.FAME_URL = standIn.fameUrl
  }
  return {
    env,
    async close() {
      await Promise.all(closers.map((close) => close()))
    },
  }
}
