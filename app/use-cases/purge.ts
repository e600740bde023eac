import type { Log } from '~/domain/operations/events'
import type { Generations } from '~/domain/planning/generation'
import { type PurgedRule, type PurgeStore, purgeLimits, type RowRule } from '~/domain/retention/purge'

interface Parts {
  purges: PurgeStore
  generations: Pick<Generations, 'forget' | 'drop'>
  log: Log
}

export interface PurgeReport {
  /** Rows deleted, by rule; rules with none are left out. */
  removed: Partial<Record<PurgedRule, number>>
  /** Rules that could not be carried out; the next run tries again. */
  failed: PurgedRule[]
  /** Whether nothing is left to do. */
  finished: boolean
}

type Step = (most: number) => Promise<{ rows: number; more: boolean }>

/**
 * Deletes what no rule keeps any longer. The rules take turns, a batch each, so that a long one holds up no other, until
 * nothing is due or the run's limits are reached. A rule that breaks is left to the next run.
 */
export async function purge(parts: Parts, limits: Record<keyof typeof purgeLimits, number> = purgeLimits) {
  const { log } = parts
  const report: PurgeReport = { removed: {}, failed: [], finished: false }
  let open = Object.entries(stepsOf(parts, limits)) as [PurgedRule, Step][]
  let left = limits.rows
  for (let round = 0; round < limits.rounds && open.length > 0 && left > 0; round++) {
    const again: typeof open = []
    for (const [rule, step] of open) {
      if (left <= 0) {
        again.push([rule, step])
        continue
      }
      try {
        const { rows, more } = await step(Math.min(limits.batch, left))
        left -= rows
        if (rows > 0) report.removed[rule] = (report.removed[rule] ?? 0) + rows
        if (more) again.push([rule, step])
      } catch (error) {
        report.failed.push(rule)
        log('purge-rule-broke', { rule, times: 1 }, error)
      }
    }
    open = again
  }
  report.finished = open.length === 0 && report.failed.length === 0
  const { removed, failed, finished } = report
  log('purge-done', { removed, failed: failed.length, finished })
  return report
}

function stepsOf(
  { purges, generations, log }: Parts,
  limits: Record<keyof typeof purgeLimits, number>,
): Record<PurgedRule, Step> {
  const rows =
    (rule: RowRule): Step =>
    async (most) => {
      const removed = await purges.remove(rule, most)
      return { rows: removed, more: removed === most }
    }
  return {
    'guest-trips': async (most) => {
      const atOnce = Math.min(limits.guests, most)
      const guests = await purges.endedGuests(atOnce)
      let removed = 0
      let broke = 0
      let failure: unknown
      for (const guest of guests) {
        try {
          // The generator first: the session, which names the guest, goes last.
          await generations.forget(guest)
          removed += await purges.removeGuest(guest, most)
        } catch (error) {
          broke += 1
          failure = error
        }
        if (removed >= most) break
      }
      // One guest that breaks does not stop the others; if nothing works, the rule is left to the next run.
      if (failure && broke === guests.length) throw failure
      if (failure) log('purge-rule-broke', { rule: 'guest-trips', times: broke }, failure)
      return { rows: removed, more: guests.length === atOnce || removed >= most }
    },
    'deleted-trips': async (most) => {
      const atOnce = Math.min(limits.guests, most)
      const due = await purges.dueTrips(atOnce)
      for (const { generationId, visitors } of due) {
        for (const visitor of visitors) await generations.drop(visitor, generationId)
      }
      await purges.removeTrips(due.map(({ id }) => id))
      return { rows: due.length, more: due.length === atOnce }
    },
    sessions: rows('sessions'),
    browsers: rows('browsers'),
    payments: rows('payments'),
    'unpaid-orders': rows('unpaid-orders'),
    erasures: rows('erasures'),
    'payment-events': rows('payment-events'),
    'self-refunds': rows('self-refunds'),
    'unconfirmed-newsletter': rows('unconfirmed-newsletter'),
    'mail-sign-ins': rows('mail-sign-ins'),
    'passkey-questions': rows('passkey-questions'),
    mails: rows('mails'),
    'stopped-addresses': rows('stopped-addresses'),
    gifts: rows('gifts'),
    'booking-links': rows('booking-links'),
    'old-counters': rows('old-counters'),
    'operation-counts': rows('operation-counts'),
    'desk-actions': rows('desk-actions'),
    'model-usage': rows('model-usage'),
  }
}
