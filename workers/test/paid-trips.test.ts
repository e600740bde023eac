// Purchases and the trips they pay for: each case, and random steps, ten thousand in full, against a book that the test keeps itself.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { coverFor, planFor, planHeld, tripRights } from '~/domain/billing/holdings'
import type { OneTimePlan } from '~/domain/billing/plans'
import { planRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import { seeded } from '~/domain/seeded-random'
import { romeItinerary } from '~/domain/testing/rome-itinerary'
import { d1Accounts } from '~/services/db/account-store.server'
import { database } from '~/services/db/database.server'
import { d1Gifts } from '~/services/db/gift-ledger.server'
import { d1Holdings } from '~/services/db/holdings.server'
import { d1Passkeys } from '~/services/db/passkey-store.server'
import { d1Purchases } from '~/services/db/purchase-ledger.server'
import { d1Subscriptions } from '~/services/db/subscription-ledger.server'
import { d1Trips } from '~/services/db/trip-store.server'

const time = 1_800_000_000_000
declare module 'vitest' {
  interface ProvidedContext {
    paidTripSteps: number
  }
}

let number = 0
/** Later with each thing that is bought, so that the order is known. */
const now = () => time + number
const db = () => database(env.DB)
const ledger = () => d1Purchases(db(), now, { wake: () => undefined })
const passkeys = () => d1Passkeys(db(), now, null)
const trips = () => d1Trips(db(), now)
const gifts = () => d1Gifts(db(), now)
const subscriptions = () => d1Subscriptions(db(), now)
const holdings = (visitor: string) => d1Holdings(db())(visitor)

const form = TripForm.parse({ destination: 'Rome, Italy', startDate: '2027-04-13', endDate: '2027-04-13' })
const request = planRequest(form, 'premium', 'rome')
const rome = 'Rome, Italy'
const paris = 'Paris, France'

const bought = async (visitor: string, plan: OneTimePlan) => (await buy(visitor, plan)).intent

/** Paid on our page or on the provider's own, whose payment is known by what it was made for. `email` is the address for the receipt. */
async function buy(visitor: string, plan: OneTimePlan, how: { hosted?: boolean; email?: string } = {}) {
  const { id } = await ledger().open(visitor, plan, plan === 'premium' ? 1000 : 700)
  const intent = `pi_${++number}`
  if (how.email) await ledger().address(id, how.email)
  if (how.hosted) {
    await ledger().attachCheckout(id, `cs_${number}`)
    expect((await ledger().claim(id, intent))?.id).toBe(id)
    expect(await ledger().claim(id, `${intent}_other`), 'it has its payment').toBeNull()
  } else await ledger().attachIntent(id, intent)
  expect(await ledger().grant(intent)).toBe(true)
  expect(await ledger().grant(intent), 'told again').toBe(false)
  return { id, intent }
}

interface Work {
  id: string
  owner: string
  place: string
  paidBy?: { plan: OneTimePlan; place: string }
}

function finish({ id, owner, place, paidBy }: Work): Promise<boolean> {
  const itinerary = { ...romeItinerary, destination: place, days: [] }
  return trips().record({ id: `t-${id}`, generationId: id, owner, form, request, itinerary, paidBy })
}

const work = (owner: string, place: string, plan: OneTimePlan = 'premium'): Work => ({
  id: `g${++number}`,
  owner,
  place,
  paidBy: { plan, place },
})

const placesOf = async (visitor: string) => (await holdings(visitor)).purchases.map(({ place }) => place)

beforeEach(() => {
  number = 0
})

describe('a purchase', () => {
  it('becomes the first trip that is finished, and pays for that one alone', async () => {
    await bought('ada', 'premium')
    expect(await placesOf('ada')).toEqual([null])
    expect(await finish(work('ada', rome))).toBe(true)
    expect(await placesOf('ada')).toEqual([rome])
    expect(await finish(work('ada', rome))).toBe(true)
    expect(await finish(work('ada', 'ROME, Italy', 'explorer'))).toBe(true)
    expect(await finish(work('ada', paris))).toBe(false)
    expect(await finish(work('eve', rome))).toBe(false)
    const { results } = await env.DB.prepare('SELECT destination FROM trips').all()
    expect(results).toHaveLength(3)
  })

  it('is one trip when two are finished at the same time', async () => {
    await bought('ada', 'premium')
    const places = [rome, paris, 'Tokyo, Japan', 'Lisbon, Portugal']
    const done = await Promise.all(places.map((place) => finish(work('ada', place))))
    expect(done.filter(Boolean)).toHaveLength(1)
    const { results } = await env.DB.prepare('SELECT destination FROM trips').all()
    expect(results).toEqual([{ destination: places[done.indexOf(true)] }])
    expect(await placesOf('ada')).toEqual([places[done.indexOf(true)]])
  })

  it('is used once by a generation that is finished twice, also when it was refunded in between', async () => {
    const payment = await bought('ada', 'premium')
    await bought('ada', 'explorer')
    const one = work('ada', rome)
    expect(await Promise.all([finish(one), finish(one)])).toEqual([true, true])
    await ledger().takeBack(payment, 'refunded')
    expect(await finish(one)).toBe(true)
    expect(await trips().isPaid('ada', one.id, { plan: 'premium', place: rome })).toBe(true)
    expect(await placesOf('ada')).toEqual([null])
    expect(await finish(work('ada', rome)), 'refunded').toBe(false)
  })

  it('of the smaller plan is used where that is enough', async () => {
    await bought('ada', 'premium')
    await bought('ada', 'explorer')
    await finish(work('ada', rome, 'explorer'))
    const { purchases } = await holdings('ada')
    expect(purchases.find(({ place }) => place)?.plan).toBe('explorer')
    await finish(work('ada', rome, 'premium'))
    expect(await placesOf('ada')).toEqual([rome, rome])
  })

  it('from before plans were for a trip pays for any number', async () => {
    await bought('ada', 'premium')
    await env.DB.prepare('UPDATE purchases SET one_trip = 0').run()
    expect(await finish(work('ada', rome))).toBe(true)
    expect(await finish(work('ada', paris))).toBe(true)
    expect(await placesOf('ada')).toEqual([null])
  })

  it('of a guest goes along to the account', async () => {
    await bought('guest', 'premium')
    await env.DB.exec("INSERT INTO account_visitors VALUES ('guest', 'ada', 0), ('home', 'ada', 0)")
    expect(await finish(work('home', rome))).toBe(true)
    expect(await finish(work('guest', paris))).toBe(false)
  })
})

interface Paid {
  id: string
  plan: OneTimePlan
  intent: string
  place: string | null
  held: boolean
  /** Whether an address was given for the receipt. */
  addressed: boolean
}

/** What the test itself writes down about somebody. */
interface Book {
  visitors: string[]
  userId: string | null
  paid: Paid[]
  club: { id: string; orderId: string } | null
  /** Gifts accepted: the generation that uses each. */
  given: { by: string | null }[]
}

const rank = { explorer: 1, premium: 2 }
const places = [rome, paris, 'Tokyo, Japan', 'Lisbon, Portugal', 'Kyoto, Japan']

describe('any life of purchases', () => {
  it('ends in trips that are paid and payments that have a trip or the right to one', {
    timeout: 1_200_000,
  }, async () => {
    const random = seeded(20_261_123)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const fresh = (): Book => ({
      visitors: [`v${++number}`],
      userId: null,
      paid: [],
      club: null,
      given: [],
    })
    const people = Array.from({ length: 12 }, fresh)
    const running: (Work & { who: Book; cover: string })[] = []
    const seen = { finished: 0, refused: 0, late: 0, failed: 0, again: 0 }
    /** Trips by what paid for them, as the test expects it. */
    const expected = new Map<string, string>()
    /** The mails that must be written, each once, by their keys. */
    const mails: string[] = []

    /** What pays for a plan, by the test's own book. */
    function payer({ paid, club, given }: Book, plan: OneTimePlan, place: string) {
      if (club) return 'club'
      const enough = paid.filter((one) => one.held && rank[one.plan] >= rank[plan])
      const own = enough.find((one) => one.place === place)
      if (own) return own
      const open = enough.filter((one) => one.place === null)
      if (open.length > 0) return open.find((one) => one.plan === plan) ?? open[0]
      return given.some(({ by }) => by === null) ? 'gift' : null
    }

    async function begin(who: Book, plan: OneTimePlan, place: string) {
      const owner = pick(who.visitors)
      const held = await holdings(owner)
      const rights = tripRights(held, time)
      const cover = coverFor(plan, place, rights)
      const pays = payer(who, plan, place)
      expect(cover).toBe(pays === 'club' ? 'plan' : pays === 'gift' ? 'gift' : pays ? 'trip' : 'none')
      expect(planFor(plan, place, rights) === plan).toBe(cover !== 'none')
      if (cover === 'none') return void seen.refused++
      const next = { ...work(owner, place, plan), who, cover }
      if (cover !== 'trip') delete next.paidBy
      if (cover === 'gift') {
        expect(await gifts().claim(owner, next.id)).toBe(true)
        const gift = who.given.find(({ by }) => by === null)
        if (gift) gift.by = next.id
      }
      running.push(next)
    }

    async function end(fails: boolean) {
      const [one] = running.splice(Math.floor(random() * running.length), 1)
      if (!one) return
      const { who, cover, place, id, paidBy } = one
      if (fails) {
        seen.failed++
        if (cover !== 'gift') return
        await gifts().release(id)
        for (const gift of who.given) if (gift.by === id) gift.by = null
        return
      }
      const recorded = await finish(one)
      if (!paidBy) {
        expect(recorded).toBe(true)
        expected.set(id, cover)
        return void seen.finished++
      }
      // What was there at the beginning may be used or refunded by now. A membership pays for what begins under it.
      const pays = payer({ ...who, club: null, given: [] }, paidBy.plan, place)
      expect(recorded, `${place} under ${paidBy.plan}`).toBe(pays !== null)
      if (typeof pays !== 'object' || pays === null) return void seen.late++
      if (pays.place === place) seen.again++
      pays.place = place
      expected.set(id, pays.intent)
      seen.finished++
    }

    async function join(guest: Book) {
      if (guest.userId !== null) return
      const home = pick(people.filter((one) => one.userId !== null || one === guest))
      const subject = home.userId === null ? `s${++number}` : home.userId
      const key = `key-${subject}`
      const byPasskey = home !== guest && random() < 0.5 ? await passkeys().find(key) : null
      if (byPasskey) expect(await passkeys().used(key, ++number)).toBe(true)
      const account = byPasskey
        ? { id: byPasskey.userId }
        : await d1Accounts(db(), now, null).signedIn(
            {
              issuer: 'https://issuer.example',
              subject,
              email: `${subject}@example.com`,
              emailVerified: true,
              firstName: null,
              lastName: null,
              profileImageUrl: null,
            },
            guest.visitors[0] ?? null,
          )
      if (home === guest) {
        guest.userId = subject
        const made = { id: key, userId: account.id, publicKey: 'key', algorithm: -7 as const, uses: 0 }
        expect(await passkeys().add(made)).toBe(true)
        return
      }
      // A guest's visitor joins the account when its session begins.
      await env.DB.prepare('INSERT INTO account_visitors VALUES (?, ?, 0) ON CONFLICT DO NOTHING')
        .bind(guest.visitors[0], account.id)
        .run()
      home.visitors.push(...guest.visitors)
      home.paid.push(...guest.paid)
      home.paid.sort((a, b) => Number(a.intent.slice(3)) - Number(b.intent.slice(3)))
      home.given.push(...guest.given)
      for (const one of running) if (one.who === guest) one.who = home
      people.splice(people.indexOf(guest), 1, fresh())
    }

    const accountId = async ({ visitors }: Book) =>
      String(
        (
          await env.DB.prepare('SELECT user_id FROM account_visitors WHERE visitor_id = ?')
            .bind(visitors[0])
            .first()
        )?.user_id,
      )

    async function club(who: Book) {
      if (who.userId === null) return
      const userId = await accountId(who)
      const state = { orderId: null, cycle: 'monthly' as const, periodEnd: null, clientSecret: null }
      if (who.club) {
        const ticket = (await subscriptions().ticket(who.club.id)) ?? 0
        const ended = { ...state, id: who.club.id, status: 'ended' as const, endsAtPeriodEnd: true, paid: [] }
        await subscriptions().apply(ended, ticket)
        who.club = null
        return
      }
      const { id: orderId } = await subscriptions().open(userId, {
        cycle: 'monthly',
        coupon: null,
        cents: 1500,
        laterCents: 1500,
      })
      const id = `sub_${++number}`
      expect(await subscriptions().attach(orderId, id)).toBe(true)
      const period = { from: time, until: time + 1e9, paidAt: time, cents: 1500 }
      const paid = [{ ...period, invoiceId: `in_${id}`, paymentIntentId: `pi_${id}` }]
      const ticket = (await subscriptions().ticket(id)) ?? 0
      await subscriptions().apply({ ...state, id, status: 'active', endsAtPeriodEnd: false, paid }, ticket)
      who.club = { id, orderId }
    }

    async function gift(who: Book) {
      const { code } = await gifts().ofMonth(`giver${++number}`, '2027-05')
      expect(await gifts().accept(code, pick(who.visitors))).toBe(true)
      who.given.push({ by: null })
    }

    async function refund(who: Book) {
      const one = pick(who.paid.filter(({ held }) => held))
      if (!one) return
      const why = random() < 0.8 ? 'refunded' : 'disputed'
      await ledger().takeBack(one.intent, why)
      if (why === 'refunded' && (one.addressed || who.userId !== null)) mails.push(`plan-refunded ${one.id}`)
      one.held = false
    }

    async function step() {
      const who = pick(people)
      const turn = random()
      const plan = random() < 0.5 ? 'explorer' : 'premium'
      if (turn < 0.14) {
        const addressed = random() < 0.3
        const how = { hosted: random() < 0.3, ...(addressed && { email: `typed${number}@example.com` }) }
        const one = await buy(pick(who.visitors), plan, how)
        who.paid.push({ ...one, plan, place: null, held: true, addressed })
        if (addressed || who.userId !== null) mails.push(`plan-bought ${one.id}`)
      } else if (turn < 0.5) await begin(who, plan, pick(places))
      else if (turn < 0.72) await end(false)
      else if (turn < 0.8) await end(true)
      else if (turn < 0.88) await refund(who)
      else if (turn < 0.92) await gift(who)
      else if (turn < 0.95) await join(who)
      else await club(who)
    }

    async function expectTruth() {
      const rows = await env.DB.prepare(
        `SELECT t.generation_id AS id, t.destination, p.payment_intent_id AS intent, p.place, p.status,
           (SELECT count(*) FROM gifts AS g WHERE g.used_key = t.generation_id) AS gifts
         FROM trips AS t LEFT JOIN purchases AS p ON p.id = t.purchase_id`,
      ).all<Record<string, string | number | null>>()
      expect(rows.results.length).toBe(expected.size)
      for (const { id, destination, intent, place, status, gifts: used } of rows.results) {
        const pays = expected.get(String(id))
        if (pays === 'plan') expect([intent, used]).toEqual([null, 0])
        else if (pays === 'gift') expect([intent, used]).toEqual([null, 1])
        else expect(['succeeded', 'refunded', 'disputed']).toContain(status)
        if (intent !== null) expect(place).toBe(destination)
      }
      // Of what is paid, each has its trip or is open for one.
      const paid = await env.DB.prepare(
        `SELECT place, (SELECT count(*) FROM trips AS t WHERE t.purchase_id = p.id) AS trips,
           (SELECT count(DISTINCT destination) FROM trips AS t WHERE t.purchase_id = p.id) AS places
         FROM purchases AS p WHERE status = 'succeeded'`,
      ).all<{ place: string | null; trips: number; places: number }>()
      for (const one of paid.results) {
        expect(one.trips > 0).toBe(one.place !== null)
        expect(one.places).toBeLessThanOrEqual(1)
      }
      const written = await env.DB.prepare('SELECT key FROM mails').all<{ key: string }>()
      expect(written.results.map(({ key }) => key).sort()).toEqual(mails.toSorted())
      for (const { visitors, paid: own, club: member, given } of people) {
        const held = await holdings(pick(visitors))
        const mine = own.filter((one) => one.held)
        expect(held.purchases.map(({ plan, place }) => `${plan} ${place}`).sort()).toEqual(
          mine.map(({ plan, place }) => `${plan} ${place}`).sort(),
        )
        const plans = mine.map(({ plan }) => plan)
        const best = given.length > 0 || plans.includes('premium') ? 'premium' : (plans[0] ?? 'free')
        expect(planHeld(held, time)).toBe(member ? 'globetrotter' : best)
      }
    }

    const steps = inject('paidTripSteps')
    for (let done = 1; done <= steps; done++) {
      await step()
      if (done % 200 === 0) await expectTruth()
    }
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0)
  })
})
