import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '~/services/db/database.server'
import { d1Gifts } from '~/services/db/gift-ledger.server'

const gifts = () => d1Gifts(database(env.DB), () => 1_800_000_000_000)
const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 16 }, work))

describe('gifts', () => {
  it('are one a member and month, however many ask at once', async () => {
    const made = await many(() => gifts().ofMonth('ada', '2027-05'))
    expect(new Set(made.map(({ code }) => code)).size).toBe(1)
    expect((await gifts().ofMonth('ada', '2027-06')).code).not.toBe(made[0]?.code)
    expect((await gifts().ofMonth('eve', '2027-05')).code).not.toBe(made[0]?.code)
  })

  it('go to one of those who reach for it', async () => {
    const { code } = await gifts().ofMonth('ada', '2027-05')
    const got = await Promise.all(Array.from({ length: 16 }, (_, n) => gifts().accept(code, `v${n}`)))
    expect(got.filter(Boolean)).toHaveLength(1)
  })

  it('are taken back or accepted, never both', async () => {
    const { id, code } = await gifts().ofMonth('ada', '2027-05')
    const [revoked, accepted] = await Promise.all([gifts().revoke('ada', id), gifts().accept(code, 'v1')])
    expect([revoked, accepted].filter(Boolean)).toHaveLength(1)
    expect(await gifts().revoke('eve', id), 'by nobody else').toBe(false)
  })

  it('make one itinerary: the same generation again, another never', async () => {
    const { code } = await gifts().ofMonth('ada', '2027-05')
    await gifts().accept(code, 'v1')
    expect(await gifts().claim('v2', 'g1')).toBe(false)
    const claims = await Promise.all(Array.from({ length: 8 }, (_, n) => gifts().claim('v1', `g${n}`)))
    expect(claims.filter(Boolean)).toHaveLength(1)
    const generation = `g${claims.indexOf(true)}`
    expect(await gifts().claim('v1', generation)).toBe(true)
    await gifts().release('another')
    expect(await gifts().claim('v1', 'another')).toBe(false)
    await gifts().release(generation)
    expect(await gifts().claim('v1', 'another')).toBe(true)
  })
})
