import { waitUntil } from 'cloudflare:workers'
import type { Log } from '~/domain/operations/events'
import { alertWebhook } from '~/services/alert-webhook.server'
import { database } from '~/services/db/database.server'
import { d1AlertBook, d1OperationCounts } from '~/services/db/operation-counts.server'
import { countedLog } from '~/services/log/counted-log.server'
import { jsonLog } from '~/services/log/json-log.server'
import { sendAlerts } from '~/use-cases/send-alerts'
import type { Env } from './env'
import { partsOf } from './setup'

const now = () => Date.now()
const lines = jsonLog(now)

const logs = new WeakMap<Env['DB'], Log>()

/** The log of an isolate: writes lines, counts events and alerts the operator. */
export function operatorLog(env: Env): Log {
  const known = logs.get(env.DB)
  if (known) return known
  const log = countedLog({
    log: lines,
    add: d1OperationCounts(database(env.DB)).add,
    check: () => checkAlerts(env),
    now,
    waitUntil,
  })
  logs.set(env.DB, log)
  return log
}

/** Sends alerts that are due. The hourly run calls it too, for alerts that could not be sent before. */
export function checkAlerts(env: Env): Promise<void> {
  const address = partsOf(env, lines).alerts.value?.ALERT_WEBHOOK_URL
  const db = database(env.DB)
  const parts = { counts: d1OperationCounts(db), book: d1AlertBook(db, now), now, log: lines }
  return sendAlerts({ ...parts, send: address ? alertWebhook(address) : null })
}
