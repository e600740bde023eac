import { type Failure, ok } from '~/domain/errors'
import type { Log } from '~/domain/operations/events'
import type { Limiter } from '~/domain/quota/limiter'
import { type Limit, type LimitedAction, limitsOf } from '~/domain/quota/limits'
import { isLoopback, networkOf } from '~/domain/quota/network'
import { bucketAt } from '~/domain/quota/sliding-window'

/** The Durable Object that counts, as this side calls it. */
interface CounterStub {
  admit(
    key: string,
    limit: { most: number; window: number },
    wanted: number,
  ): Promise<{ granted: number; again: number }>
}

interface Parts {
  stubOf(name: string): CounterStub
  digest(text: string): Promise<string>
  now(): number
  /** How many times more callers on this machine may do, for tests; 1 is no more. */
  loopbackFactor: number
  /** The failure of a caller over a limit. `retryAfter` in seconds. */
  refuse(action: LimitedAction, retryAfter: number): { ok: false; failure: Failure }
  log: Log
}

/** Most refusals that an isolate remembers. */
const mostRemembered = 10_000
/** An isolate takes at most this part of a site's limit at once. */
const largestShare = 1 / 50

/** What an isolate may still let pass of a site's limit without asking, in a tenth of a window. */
interface Lease {
  left: number
  size: number
  bucket: number
}

/**
 * The limiter over Durable Objects. Visitors and networks are spread over 64 objects each, by the first character of a
 * random id or a digest. For the site an isolate takes permits in batches that double as they are used, so that no object
 * is asked once a request. A refusal is remembered here until the next one would be admitted: a flood reaches no object.
 */
export function limiter({ stubOf, digest, now, loopbackFactor, refuse, log }: Parts): Limiter {
  const refused = new Map<string, number>()
  const leases = new Map<string, Lease>()

  /** Null if it may be done; otherwise when it may, milliseconds. */
  async function refusal({ of, per, most, window }: Limit, subject: string): Promise<number | null> {
    const time = now()
    const key = `${of}:${window}:${subject}`
    const known = refused.get(key) ?? 0
    if (known > time) return known
    const bucket = bucketAt(time, window)
    const isSite = per === 'site'
    const lease = leases.get(key)
    const isOpen = lease !== undefined && lease.bucket === bucket
    if (isOpen && lease.left > 0) {
      lease.left--
      return null
    }
    const size = isSite
      ? Math.min(isOpen ? lease.size * 2 : 1, Math.max(1, Math.floor(most * largestShare)))
      : 1
    const name = isSite ? `site:${of}` : `${per}:${subject.slice(0, 1)}`
    const { granted, again } = await stubOf(name).admit(key, { most, window }, size)
    if (isSite && granted > 0) {
      // Another request may have fetched some meanwhile.
      const there = leases.get(key)
      leases.set(key, { left: granted - 1 + (there?.bucket === bucket ? there.left : 0), size, bucket })
    }
    if (granted > 0) return null
    if (refused.size >= mostRemembered) refused.clear()
    refused.set(key, again)
    if (per === 'site') log('site-limit-reached', { action: of })
    else log('limit-reached', { action: of, scope: per })
    return again
  }

  /** Fails open: what is stored without a limit for a moment does less harm than a site that answers nothing. */
  async function count(limit: Limit, subject: string): Promise<number | null> {
    try {
      return await refusal(limit, subject)
    } catch (error) {
      log('limit-not-counted', { action: limit.of, scope: limit.per }, error)
      return null
    }
  }

  return {
    async admit(action, { visitorId, address }) {
      const factor = isLoopback(address) ? loopbackFactor : 1
      const today = new Date(now()).toISOString().slice(0, 10)
      const subjects = {
        visitor: visitorId,
        // Of no use tomorrow: with the day the counts of networks begin again.
        network: await digest(`${today} ${networkOf(address)}`),
        site: 'all',
      }
      for (const limit of limitsOf(action)) {
        const subject = subjects[limit.per]
        const most = limit.per === 'visitor' ? limit.most : limit.most * factor
        const again = subject === null ? null : await count({ ...limit, most }, subject)
        if (again !== null) return refuse(action, Math.max(1, Math.ceil((again - now()) / 1000)))
      }
      return ok(null)
    },
    async countFirst(action, visitorId) {
      for (const limit of limitsOf(action)) if (limit.per === 'visitor') await count(limit, visitorId)
    },
  }
}
