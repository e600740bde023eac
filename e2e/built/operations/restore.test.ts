// A backup, restored into an empty product: every trip, share link and purchase is there and opens.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUp, restore } from '../../../scripts/database-copy.mjs'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'

/** Every row of every table of ours, as text, in order. */
async function rowsOf(worker: BuiltWorker): Promise<Map<string, string[]>> {
  const db = await worker.database()
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all<{ name: string }>()
  const ours = results.filter(({ name }) => !/^(_cf_|sqlite_|d1_)/.test(name))
  const rows = new Map<string, string[]>()
  for (const { name } of ours) {
    const all = await db.prepare(`SELECT * FROM ${name}`).all()
    rows.set(name, all.results.map((row) => JSON.stringify(row)).sort())
  }
  return rows
}

/** The same, once nothing is written any more: `plans` plans, and mails, are counted after their answers. */
async function restingRowsOf(worker: BuiltWorker, plans: number): Promise<Map<string, string[]>> {
  const db = await worker.database()
  const counted = db.prepare("SELECT sum(count) AS plans FROM operation_counts WHERE event = 'plan-made'")
  await expect.poll(() => counted.first('plans'), { timeout: 60_000, interval: 1_000 }).toBe(plans)
  let last = await rowsOf(worker)
  await expect
    .poll(
      async () => {
        const before = last
        last = await rowsOf(worker)
        return JSON.stringify([...before]) === JSON.stringify([...last])
      },
      { timeout: 30_000, interval: 2_000 },
    )
    .toBe(true)
  return last
}

it('fills an empty product with everything that was there, and no other', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vphq-backup-'))
  const file = join(folder, 'backup.sql')
  try {
    const before = await startBuiltWorker()
    const [owner, guest] = [new Visitor(before), new Visitor(before)]
    await owner.signIn()
    await owner.buy('premium')
    const short = await owner.plan(
      romeForm({ endDate: '2027-04-13', additionalInfo: "O'Hara; a note\nof two lines" }),
    )
    const long = await owner.plan(romeForm({ endDate: '2027-04-22' }))
    const { shareUrl } = await owner.json<{ shareUrl: string }>(`/api/trips/${long}/share`, {
      method: 'POST',
    })
    await guest.buy('explorer')
    // What came later than the first backup: an earlier version, a calendar's address, a membership with its gift, the list.
    const opened = await owner.json<{ version: number; itinerary: object }>(`/api/trips/${short}`)
    await owner.json(`/api/trips/${short}`, { method: 'PUT', json: opened })
    const { feedUrl } = await owner.json<{ feedUrl: string }>(`/api/trips/${long}/feed`, { method: 'POST' })
    const signup = { email: 'reader@example.com', location: 'inline', source: '/' }
    await guest.ask('/api/subscribe-newsletter', { method: 'POST', json: signup })
    const member = new Visitor(before)
    await member.signIn()
    const membership = { amount: 15, isYearly: false, coupon: null }
    const { clientSecret } = await member.json<{ clientSecret: string }>('/api/create-subscription-intent', {
      method: 'POST',
      json: membership,
    })
    await confirm(before, clientSecret)
    await member.ask('/account/billing')
    const versions = await owner.json(`/api/trips/${short}/versions`)
    const rows = await restingRowsOf(before, 2)
    for (const table of [
      'trips',
      'trip_versions',
      'purchases',
      'subscriptions',
      'newsletter_signups',
      'users',
    ])
      expect(rows.get(table)?.length, table).toBeGreaterThan(0)
    const kept = await Promise.all([short, long].map((id) => owner.json(`/api/trips/${id}`)))
    const list = await owner.json('/api/trips')
    const backedUp = await backUp({ file, persistRoot: before.persistRoot })
    expect(backedUp.get('trips')).toBe(rows.get('trips')?.length)
    await before.close()

    // D1 takes no statement of over 100 kB.
    const longest = Math.max(
      ...readFileSync(file, 'utf8')
        .split(';\n')
        .map((text) => Buffer.byteLength(text)),
    )
    expect(longest).toBeLessThan(100_000)

    const after = await startBuiltWorker({
      prepare: async (persistRoot) => {
        const brought = await restore({ file, persistRoot })
        expect([...brought]).toEqual([...backedUp])
      },
    })
    try {
      // Each row of each table, whatever table is new.
      const restored = await rowsOf(after)
      for (const [table, all] of rows) expect(restored.get(table), table).toEqual(all)
      expect([...restored.keys()]).toEqual([...rows.keys()])
      const same = owner.movedTo(after)
      expect(await same.json(`/api/trips/${short}/versions`)).toEqual(versions)
      expect((await new Visitor(after).ask(new URL(feedUrl).pathname)).text).toContain('BEGIN:VCALENDAR')
      expect(await Promise.all([short, long].map((id) => same.json(`/api/trips/${id}`)))).toEqual(kept)
      expect(await same.json('/api/trips')).toEqual(list)
      expect((await same.user())?.planType).toBe('premium')
      const shared = await new Visitor(after).ask(shareUrl)
      expect(shared.status).toBe(200)
      expect(shared.text).toContain('Rome')
      const again = { amount: 7, planType: 'explorer' }
      const order = await guest
        .movedTo(after)
        .ask('/api/create-payment-intent', { method: 'POST', json: again })
      expect(order.status).toBe(409)
      await expect(restore({ file, persistRoot: after.persistRoot })).rejects.toThrow('not empty')
      const cutOff = join(folder, 'cut-off.sql')
      writeFileSync(cutOff, readFileSync(file).subarray(0, -100))
      await expect(restore({ file: cutOff, persistRoot: after.persistRoot })).rejects.toThrow(
        'does not end as a backup does',
      )
    } finally {
      await after.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
