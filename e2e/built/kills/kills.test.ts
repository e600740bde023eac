// The process of the Worker is killed in the middle of a plan, a payment and a save at once, at random moments. Then it starts
// again, browsers repeat what they got no answer to, and nothing is lost and nothing is there twice.
// `npm run bench:kills` does it a hundred times.
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Member } from '../../../scripts/bench/member.mjs'
import { seeded } from '../../../scripts/seeded.mjs'
import { type Action, generation, Owner, payment, save } from './actions'
import { type KillableProduct, killableProduct } from './killable-product'

const kills = Number(process.env.KILLS ?? 5)
const seed = Number(process.env.KILL_SEED ?? 1)
/** An owner plans at most as many trips as one person may in an hour. */
const killsForAnOwner = 30
/** A kill with its start, repeats and reading takes 5 seconds on a quiet machine and over 20 on a busy one, milliseconds. */
const killTimeout = 60_000

let product: KillableProduct
beforeAll(async () => {
  product = await killableProduct()
}, 120_000)
afterAll(() => product.close(), 60_000)

/** How long each action takes when nothing happens, milliseconds. */
async function lengths(actions: Action[]): Promise<number[]> {
  const measured: number[] = []
  for (const action of actions) {
    const start = performance.now()
    await action.begin()
    measured.push(performance.now() - start)
    await action.goOn()
  }
  return measured
}

it(`${kills} kills: nothing is lost, nothing is there twice`, {
  timeout: 120_000 + kills * killTimeout,
}, async () => {
  const random = seeded(seed)
  let owner = await Owner.at(product)
  const owners = [owner]
  const buyers: Member[] = []
  async function threeActions(): Promise<Action[]> {
    const buyer = new Member(product.url)
    await buyer.signIn()
    buyers.push(buyer)
    return [generation(owner), payment(product, buyer), save(owner)]
  }
  const usual = await lengths(await threeActions())
  const interrupted: Record<string, number> = {}
  for (let kill = 0; kill < kills; kill++) {
    if (kill > 0 && kill % killsForAnOwner === 0) {
      owner = await Owner.at(product)
      owners.push(owner)
    }
    const actions = await threeActions()
    // Each action is at a random moment of its own when the process is killed.
    const heads = usual.map((length) => random() * length)
    const longest = Math.max(...heads)
    const running = actions.map(async (action, index) => {
      await delay(longest - (heads[index] ?? 0))
      await action.begin().catch(() => {
        interrupted[action.name] = (interrupted[action.name] ?? 0) + 1
      })
    })
    await delay(longest)
    await product.kill()
    await Promise.all(running)
    await product.start()
    for (const action of actions) await action.goOn()
    await owner.isWhole()
    if ((kill + 1) % 10 === 0) console.info(`${kill + 1} kills; interrupted: ${JSON.stringify(interrupted)}`)
  }
  for (const owner of owners) await owner.isWhole()
  for (const name of ['generation', 'payment', 'save']) expect(interrupted[name], name).toBeGreaterThan(0)
  await ledgersAgree(buyers.length + owners.length, owners)
})

/** Each person paid once, at the provider and in the database, and each trip is there once. */
async function ledgersAgree(people: number, owners: Owner[]) {
  const { intents }: { intents: Record<string, { id: string; status: string }> } = JSON.parse(
    readFileSync(product.providerFile, 'utf8'),
  )
  const paid = Object.values(intents).filter(({ status }) => status === 'succeeded')
  expect(paid).toHaveLength(people)
  const [purchases, trips, generations, integrity] = await product.readAfterClosing(async (db) => {
    const all = (query: string) => db.prepare(query).all<Record<string, unknown>>()
    const answers = [
      await all("SELECT payment_intent_id AS id FROM purchases WHERE status = 'succeeded'"),
      await all('SELECT id FROM trips'),
      await all('SELECT DISTINCT generation_id FROM trips'),
      await all('PRAGMA quick_check'),
    ]
    return answers.map(({ results }) => results)
  })
  expect(purchases?.map(({ id }) => id).sort()).toEqual(paid.map(({ id }) => id).sort())
  expect(trips?.map(({ id }) => id).sort()).toEqual(owners.flatMap((owner) => [...owner.trips]).sort())
  expect(generations).toHaveLength(trips?.length ?? 0)
  expect(integrity).toEqual([{ quick_check: 'ok' }])
}
