import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Change, entryCaps } from '~/domain/trips/own/entries'
import { database } from '~/services/db/database.server'
import { d1Entries } from '~/services/db/entry-store.server'

const time = 1_800_000_000_000
const entries = () => d1Entries(database(env.DB), () => time)
const note = (text: string, at: number, id = 'note trip'): Change => ({
  id,
  at,
  entry: { kind: 'note', on: 'trip', text },
})

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO account_visitors VALUES ('v-ada', 'ada', 0)`),
    env.DB.prepare(
      `INSERT INTO trips (id, generation_id, visitor_id, destination, start_date, end_date, budget, interests, itinerary, version, is_saved, created_at)
       VALUES ('t1', 'g1', 'v-ada', 'Rome, Italy', '2027-04-13', '2027-04-13', 'moderate', '[]', '{}', 1, 0, 0)`,
    ),
  ])
})

describe('notes, lists and costs of a trip', () => {
  it('are their owner’s alone', async () => {
    expect(await entries().merge('ada', 't1', [note('Bring the key', 1)])).toHaveLength(1)
    expect(await entries().list('eve', 't1')).toBeNull()
    expect(await entries().merge('eve', 't1', [note('Mine', 2)])).toBeNull()
    expect(await entries().list('ada', 't1')).toEqual([note('Bring the key', 1)])
  })

  it('come to the same in whichever order devices send them, once or twice', async () => {
    const [early, late] = [note('early', 5), note('late', 9)]
    for (const sent of [[late], [early], [late, early], [early, late]])
      await entries().merge('ada', 't1', sent)
    expect(await entries().list('ada', 't1')).toEqual([late])
    await entries().merge('ada', 't1', [{ id: 'note trip', at: 10, entry: null }])
    expect(await entries().merge('ada', 't1', [early])).toEqual([{ id: 'note trip', at: 10, entry: null }])
  })

  it('take nothing new beyond their cap, and changes of what there is', async () => {
    const many = Array.from({ length: entryCaps.entries }, (_, index) => note('x', 1, `n${index}`))
    await entries().merge('ada', 't1', many.slice(0, 200))
    await entries().merge('ada', 't1', many.slice(200))
    const after = await entries().merge('ada', 't1', [note('new', 2, 'zz'), note('changed', 2, 'n1')])
    expect(after).toHaveLength(entryCaps.entries)
    expect(after?.find(({ id }) => id === 'n1')?.entry).toMatchObject({ text: 'changed' })
  })

  it('are not held by a clock that is ahead', async () => {
    await entries().merge('ada', 't1', [note('from next year', time * 2)])
    const soon = d1Entries(database(env.DB), () => time + 120_000)
    expect(await soon.merge('ada', 't1', [note('later', time + 120_000)])).toEqual([
      note('later', time + 120_000),
    ])
  })
})
