// A backup, restored into an empty product: every trip, share link and purchase is there and opens.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUp, restore } from '../../../scripts/database-copy.mjs'
import { romeForm } from '../../support/trip-form'
import { startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

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
    const kept = await Promise.all([short, long].map((id) => owner.json(`/api/trips/${id}`)))
    const list = await owner.json('/api/trips')
    await backUp({ file, persistRoot: before.persistRoot })
    await before.close()

    // D1 takes no statement of over 100 kB.
    const longest = Math.max(
      ...readFileSync(file, 'utf8')
        .split(';\n')
        .map((text) => Buffer.byteLength(text)),
    )
    expect(longest).toBeLessThan(100_000)

    const after = await startBuiltWorker({ prepare: (persistRoot) => restore({ file, persistRoot }) })
    try {
      const same = owner.movedTo(after)
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
    } finally {
      await after.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
