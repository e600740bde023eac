import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Gift, GiftLedger } from '~/domain/billing/gift'
import { foldEmail } from '~/domain/marketing/newsletter/signup-rules'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { mails } from './mail-schema.server'
import { type MailDesk, mailColumns } from './outbox.server'
import { gifts } from './payment-schema.server'
import { samePerson } from './same-person.server'
import { trips, users } from './schema.server'

type Row = typeof gifts.$inferSelect

function giftOf({ id, code, userId: giverId, month, redeemedBy, revokedAt, usedAt, ...row }: Row): Gift {
  const state = revokedAt ? 'revoked' : usedAt ? 'used' : redeemedBy ? 'accepted' : 'open'
  const sending = row.deliverOn === null ? null : { to: row.receiver, on: row.deliverOn }
  return { id, code, giverId, month, state, acceptedBy: redeemedBy, sending }
}

/** Of a gift that is taken back, or whose mail was sent. */
const noReceiver = { receiver: null, giverName: null }
/** Most gifts of one hourly run. */
const most = 500

export function d1Gifts(db: Database, now: () => number, desk: MailDesk = null): GiftLedger {
  const open = and(isNull(gifts.revokedAt), isNull(gifts.redeemedBy))
  const acceptedBy = (visitorId: string) =>
    and(
      isNull(gifts.revokedAt),
      or(eq(gifts.redeemedBy, visitorId), inArray(gifts.redeemedBy, samePerson(db, visitorId))),
    )
  async function madeIn(giverId: string, month: string) {
    const row = await db
      .select()
      .from(gifts)
      .where(and(eq(gifts.userId, giverId), eq(gifts.month, month), isNull(gifts.revokedAt)))
      .get()
    return row ? giftOf(row) : null
  }
  return {
    madeIn,
    async ofMonth(giverId, month) {
      // The unique index accepts one of several inserts at once; all callers then read the same row.
      await db
        .insert(gifts)
        .values({ id: randomToken(), code: randomToken(), userId: giverId, month, createdAt: now() })
        .onConflictDoNothing()
      const gift = await madeIn(giverId, month)
      if (!gift) throw new Error('the gift that was just made is gone')
      return gift
    },
    async find(code) {
      const row = await db.select().from(gifts).where(eq(gifts.code, code)).get()
      return row ? giftOf(row) : null
    },
    async revoke(giverId, giftId) {
      const changed = await db
        .update(gifts)
        .set({ revokedAt: now(), ...noReceiver })
        .where(and(eq(gifts.id, giftId), eq(gifts.userId, giverId), open))
        .returning({ id: gifts.id })
      return changed.length > 0
    },
    async revokeOpen(giverId) {
      await db
        .update(gifts)
        .set({ revokedAt: now(), ...noReceiver })
        .where(and(eq(gifts.userId, giverId), open))
    },
    async ordered(giverId) {
      const waiting = and(eq(gifts.userId, giverId), open, isNotNull(gifts.receiver))
      return (await db.select().from(gifts).where(waiting).orderBy(asc(gifts.deliverOn))).map(giftOf)
    },
    async order(giverId, giftId, { giver, email, on }) {
      const changed = await db
        .update(gifts)
        .set({ receiver: foldEmail(email), giverName: giver, deliverOn: on })
        .where(and(eq(gifts.id, giftId), eq(gifts.userId, giverId), open, isNull(gifts.deliveredAt)))
        .returning({ id: gifts.id })
      return changed.length > 0
    },
    due: (by) =>
      db
        .select({
          id: gifts.id,
          on: sql<string>`${gifts.deliverOn}`,
          visitorId: users.visitorId,
          timeZone: users.timeZone,
        })
        .from(gifts)
        .innerJoin(users, eq(users.id, gifts.userId))
        .where(and(isNotNull(gifts.receiver), lte(gifts.deliverOn, by), open))
        .orderBy(asc(gifts.deliverOn))
        .limit(most)
        .all(),
    async deliver(giftId) {
      const waiting = and(eq(gifts.id, giftId), isNotNull(gifts.receiver), open)
      const columns = mailColumns(
        {
          kind: 'gift-for-you',
          key: sql`'gift-for-you ' || ${gifts.id}`,
          to: sql`${gifts.receiver}`,
          facts: sql`json_object('giver', ${gifts.giverName}, 'code', ${gifts.code})`,
        },
        now(),
      )
      await db.batch([
        db.insert(mails).select(db.select(columns).from(gifts).where(waiting)).onConflictDoNothing(),
        db
          .update(gifts)
          .set({ deliveredAt: now(), ...noReceiver })
          .where(waiting),
      ])
      desk?.wake()
    },
    async accept(code, visitorId) {
      const accept = db
        .update(gifts)
        .set({ redeemedBy: visitorId, redeemedAt: now(), ...noReceiver })
        .where(and(eq(gifts.code, code), open))
        .returning({ id: gifts.id })
      if (!desk) return (await accept).length > 0
      const columns = mailColumns(
        {
          kind: 'gift-accepted',
          key: sql`'gift-accepted ' || ${gifts.id}`,
          to: sql`lower(${users.email})`,
          facts: sql`'{}'`,
        },
        now(),
      )
      const giver = db
        .select(columns)
        .from(gifts)
        .innerJoin(users, and(eq(users.id, gifts.userId), eq(users.emailVerified, true)))
        .where(and(eq(gifts.code, code), eq(gifts.redeemedBy, visitorId)))
      const [changed] = await db.batch([accept, db.insert(mails).select(giver).onConflictDoNothing()])
      if (changed.length > 0) desk.wake()
      return changed.length > 0
    },
    async claim(visitorId, generationId) {
      // One statement: the gift that this generation uses already, else one that nothing uses.
      const fitting = db
        .select({ id: gifts.id })
        .from(gifts)
        .where(
          and(acceptedBy(visitorId), or(isNull(gifts.generationId), eq(gifts.generationId, generationId))),
        )
        .orderBy(desc(sql`${gifts.generationId} IS NOT NULL`))
        .limit(1)
      const changed = await db
        .update(gifts)
        .set({ generationId, usedAt: sql`coalesce(${gifts.usedAt}, ${now()})` })
        .where(inArray(gifts.id, fitting))
        .returning({ id: gifts.id })
      return changed.length > 0
    },
    async release(generationId) {
      const made = db.select({ id: trips.id }).from(trips).where(eq(trips.generationId, generationId))
      await db
        .update(gifts)
        .set({ generationId: null, usedAt: null })
        .where(and(eq(gifts.generationId, generationId), notExists(made)))
    },
  }
}
