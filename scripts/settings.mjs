// @ts-check
// Real configuration: from the environment, else from .dev.vars. Where there is none, a local stand-in is used.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './toolchain.mjs'

const SETTING =
  /^((STRIPE|OAUTH|OPENAI|PLANNER|MAIL|RESEND|COMPANY)_[A-Z_]+|APP_URL|CONTACT_EMAIL|MAP_STYLE_URL|PLACES_URL|FAME_URL|ROUTER_URL|RATES_URL|ALERT_WEBHOOK_URL|DESK_ACCOUNTS|PARTNER_IDS|ASK_CONSENT|TAX_NOTE|PRICE_NOTE|DESIGN_PAGE|LOOPBACK_LIMIT_FACTOR)$/

/**
 * The bindings to pass on, and which parts they configure.
 * `LOCAL_ONLY=1` ignores them, so that tests never call a real service by accident; except DESIGN_PAGE, the desk, the limits and
 * a map on loopback, which call none.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} file
 * @returns {{ bindings: Record<string, string>, stripe: boolean, openid: boolean, mail: boolean, places: boolean }}
 */
export function readSettings(environment = process.env, file = join(ROOT, '.dev.vars')) {
  const given =
    environment.LOCAL_ONLY === '1'
      ? {
          DESIGN_PAGE: environment.DESIGN_PAGE,
          DESK_ACCOUNTS: environment.DESK_ACCOUNTS,
          LOOPBACK_LIMIT_FACTOR: environment.LOOPBACK_LIMIT_FACTOR,
          MAP_STYLE_URL: onLoopback(environment.MAP_STYLE_URL),
        }
      : { ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...environment }
  /** @type {Record<string, string>} */
  const bindings = {}
  for (const [name, value] of Object.entries(given)) if (value && SETTING.test(name)) bindings[name] = value
  return {
    bindings,
    stripe: 'STRIPE_SECRET_KEY' in bindings,
    openid: Object.keys(bindings).some((name) => name.startsWith('OAUTH_')),
    mail: 'MAIL_FROM' in bindings,
    places: 'PLACES_URL' in bindings,
  }
}

/** @param {string | undefined} address */
function onLoopback(address) {
  return address && /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address) ? address : undefined
}
