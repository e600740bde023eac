import { describe, expect, it, vi } from 'vitest'
import { fail } from '~/domain/errors'
import { type Log, silentLog } from '~/domain/operations/events'
import { limitsOf } from '~/domain/quota/limits'
import { limiter } from './limiter.server'

/** Counting objects in memory. */
function world({ loopbackFactor = 1, log = silentLog } = {}) {
  const counts = new Map<string, number>()
  const asked: string[] = []
  const clock = { now: 1_800_000_000_000 }
  const make = () =>
    limiter({
      stubOf: (name) => ({
        async admit(key, { most, window }, wanted) {
          asked.push(name)
          const used = counts.get(key) ?? 0
          const granted = Math.max(0, Math.min(wanted, most - used))
          counts.set(key, used + granted)
          return { granted, again: clock.now + window * 1000 }
        },
      }),
      digest: async (text) => `#${text}`,
      now: () => clock.now,
      loopbackFactor,
      refuse: (_action, retryAfter) => fail('rate-limited', 'Too many.', { retryAfter }),
      log,
    })
  return { asked, counts, clock, make }
}

const mostOf = (action: 'order' | 'popup', per: string) =>
  limitsOf(action).find((limit) => limit.per === per)?.most ?? 0

describe('the limiter', () => {
  it('refuses a visitor over the limit, says when, and asks no object again in this window', async () => {
    const { asked, counts, clock, make } = world()
    const limits = make()
    const caller = { visitorId: 'v', address: '203.0.113.1' }
    for (let turn = 0; turn < mostOf('order', 'visitor'); turn++)
      expect((await limits.admit('order', caller)).ok).toBe(true)
    clock.now += 30_000
    const refused = await limits.admit('order', caller)
    expect(refused).toMatchObject({ ok: false, failure: { code: 'rate-limited', retryAfter: 600 } })
    const before = asked.length
    for (let turn = 0; turn < 50; turn++) expect((await limits.admit('order', caller)).ok).toBe(false)
    expect(asked).toHaveLength(before)
    clock.now += 600_000
    counts.clear()
    expect((await limits.admit('order', caller)).ok).toBe(true)
  })

  it('counts the address of a caller without a session, an IPv6 network as one', async () => {
    const limits = world().make()
    const most = mostOf('order', 'network')
    for (let turn = 0; turn < most; turn++)
      expect((await limits.admit('order', { visitorId: null, address: `2001:db8::${turn}` })).ok).toBe(true)
    expect((await limits.admit('order', { visitorId: null, address: '2001:db8::ffff' })).ok).toBe(false)
    expect((await limits.admit('order', { visitorId: null, address: '2001:db8:0:1::1' })).ok).toBe(true)
  })

  it('gives callers on this machine more where a test asks for it, and nobody else', async () => {
    const limits = world({ loopbackFactor: 2 }).make()
    const passed = async (address: string | null) => {
      let count = 0
      while ((await limits.admit('order', { visitorId: null, address })).ok) count++
      return count
    }
    const most = mostOf('order', 'network')
    expect(await passed('127.0.0.1')).toBe(2 * most)
    expect(await passed('203.0.113.1')).toBe(most)
    expect(await passed(null)).toBe(most)
  })

  it('never lets more than the site’s limit pass, and asks its object far less than once a request', async () => {
    const log = vi.fn<Log>()
    const { asked, counts, make } = world({ log })
    const isolates = [make(), make(), make()]
    const most = mostOf('popup', 'site')
    let passed = 0
    for (let turn = 0; turn < most * 1.2; turn++) {
      const caller = { visitorId: null, address: `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}` }
      const result = await isolates[turn % isolates.length]?.admit('popup', caller)
      if (result?.ok) passed++
    }
    expect(passed).toBeLessThanOrEqual(most)
    expect(passed).toBeGreaterThan(most * 0.9)
    expect(Math.max(...counts.values())).toBe(most)
    expect(asked.filter((name) => name === 'site:popup').length).toBeLessThan(most / 50)
    expect(log.mock.calls.filter(([event]) => event === 'site-limit-reached').length).toBeGreaterThan(0)
    expect(log).not.toHaveBeenCalledWith('limit-reached', expect.anything())
  })

  it('lets callers pass while it cannot count, and says so in the log', async () => {
    const log = vi.fn<Log>()
    const limits = limiter({
      stubOf: () => ({ admit: () => Promise.reject(new Error('the object is away')) }),
      digest: async (text) => text,
      now: () => 0,
      loopbackFactor: 1,
      refuse: () => fail('rate-limited', 'Too many.'),
      log,
    })
    expect((await limits.admit('order', { visitorId: 'v', address: null })).ok).toBe(true)
    expect(log).toHaveBeenCalledWith(
      'limit-not-counted',
      { action: 'order', scope: 'site' },
      expect.any(Error),
    )
  })
})
