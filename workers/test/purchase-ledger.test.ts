import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '~/services/db/database.server'
import { d1Holdings } from '~/services/db/holdings.server'
import { d1PaymentEvents, d1Purchases } from '~/services/db/purchase-ledger.server'

const ledger = () => d1Purchases(database(env.DB), () => 1_800_000_000_000)
const events = () => d1PaymentEvents(database(env.DB), () => 1_800_000_000_000)
const owned = async (visitorId: string) =>
  (await d1Holdings(database(env.DB))(visitorId)).purchases.map(({ plan }) => plan)

describe('the ledger of purchases', () => {
  it('opens one purchase for a session and plan, however often and fast it is asked', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => ledger().open('s1', 'premium', 1000)))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  })

  it('grants once, to the session that asked', async () => {
    const { id } = await ledger().open('s1', 'premium', 1000)
    await ledger().attachIntent(id, 'pi_1')
    expect(await owned('s1')).toEqual([])
    expect(await Promise.all([ledger().grant('pi_1'), ledger().grant('pi_1')])).toContain(false)
    expect(await owned('s1')).toEqual(['premium'])
    expect(await owned('s2')).toEqual([])
  })

  it('takes a refunded plan back and does not grant it again', async () => {
    const { id } = await ledger().open('s1', 'explorer', 700)
    await ledger().attachIntent(id, 'pi_2')
    await ledger().grant('pi_2')
    expect(await ledger().takeBack('pi_2', 'refunded')).toBe(true)
    expect(await owned('s1')).toEqual([])
    expect(await ledger().grant('pi_2')).toBe(false)
    // The bank takes the money back as well; an older answer changes nothing.
    expect(await ledger().takeBack('pi_2', 'disputed')).toBe(true)
    expect(await ledger().takeBack('pi_2', 'refunded')).toBe(false)
    expect((await ledger().byIntent('pi_2'))?.status).toBe('disputed')
  })

  it('opens another purchase after the first is paid or given up', async () => {
    const first = await ledger().open('s1', 'premium', 1000)
    await ledger().abandon(first.id)
    const second = await ledger().open('s1', 'premium', 1000)
    expect(second.id).not.toBe(first.id)
  })

  it('notes an event once', async () => {
    expect(await events().note('evt_1', 'payment_intent.succeeded')).toBe(true)
    expect(await events().note('evt_1', 'payment_intent.succeeded')).toBe(false)
  })
})
