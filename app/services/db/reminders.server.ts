import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import { PlanRequest } from '~/domain/request/plan-request'
import type { CatalogueState, Reminders } from '~/domain/trips/reminders'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { mails } from './mail-schema.server'
import { mailInsert } from './outbox.server'
import { subscriptions } from './payment-schema.server'
import { accountVisitors, trips, users } from './schema.server'

/** Most rows of one run; the next run finds the others. */
const most = 500
/** D1 allows a hundred parameters in a statement. */
const mostKeys = 90

/** The state of the catalogue that a trip's places come from. */
const stateOf = ({ release, day }: CatalogueState) =>
  sql<string>`CASE WHEN json_extract(${trips.itinerary}, '$.credit') IS NULL THEN ${release} ELSE ${`${release} ${day}`} END`

const reader = { userId: users.id, email: users.email, timeZone: users.timeZone }

export function d1Reminders(db: Database, now: () => number): Reminders {
  const byToken = (token: string) => and(isNotNull(users.tripMailsToken), eq(users.tripMailsToken, token))
  return {
    async wanted(userId) {
      const row = await db.select({ on: users.tripMails }).from(users).where(eq(users.id, userId)).get()
      return row?.on ?? false
    },
    async want(userId, tripMails) {
      await db.update(users).set({ tripMails }).where(eq(users.id, userId))
    },
    async noteTimeZone(userId, timeZone) {
      await db
        .update(users)
        .set({ timeZone })
        .where(and(eq(users.id, userId), sql`${users.timeZone} IS NOT ${timeZone}`))
    },
    async has(token) {
      const on = and(byToken(token), eq(users.tripMails, true))
      return (await db.select({ id: users.id }).from(users).where(on).get()) !== undefined
    },
    async stop(token) {
      await db.update(users).set({ tripMails: false }).where(byToken(token))
    },
    trips: (from, to) =>
      db
        .select({ ...reader, tripId: trips.id, startDate: trips.startDate })
        .from(trips)
        .innerJoin(accountVisitors, eq(accountVisitors.visitorId, trips.visitorId))
        .innerJoin(users, eq(users.id, accountVisitors.userId))
        .where(
          and(
            eq(trips.isSaved, true),
            isNull(trips.deletedAt),
            gte(trips.startDate, from),
            lte(trips.startDate, to),
            eq(users.emailVerified, true),
            eq(users.tripMails, true),
          ),
        )
        .limit(most)
        .all(),
    async trip(tripId) {
      const row = await db
        .select({
          itinerary: trips.itinerary,
          request: trips.request,
          version: trips.version,
          generationId: trips.generationId,
          visitorId: trips.visitorId,
        })
        .from(trips)
        .where(and(eq(trips.id, tripId), isNull(trips.deletedAt)))
        .get()
      if (!row) return null
      const request = row.request === null ? null : PlanRequest.parse(JSON.parse(row.request))
      return { ...row, itinerary: readItinerary(row.itinerary), request }
    },
    async uncompared(from, state) {
      const rows = await db
        .select({ ...reader, tripId: trips.id, told: trips.toldChanges })
        .from(trips)
        .innerJoin(accountVisitors, eq(accountVisitors.visitorId, trips.visitorId))
        .innerJoin(users, eq(users.id, accountVisitors.userId))
        .where(
          and(
            eq(trips.isSaved, true),
            isNull(trips.deletedAt),
            gte(trips.endDate, from),
            eq(users.emailVerified, true),
            eq(users.tripMails, true),
            sql`${trips.comparedWith} IS NOT ${stateOf(state)}`,
          ),
        )
        .limit(most)
        .all()
      return rows.map(({ told, ...row }) => ({ ...row, told: told ?? [] }))
    },
    async compared(tripId, state, found) {
      const note = db
        .update(trips)
        .set({ comparedWith: stateOf(state), ...(found && { toldChanges: found.told }) })
        .where(eq(trips.id, tripId))
      await (found ? db.batch([note, mailInsert(db, found.mail, now())]) : note)
    },
    renewals: (from, to) =>
      db
        .select({
          ...reader,
          orderId: subscriptions.id,
          cycle: subscriptions.cycle,
          cents: sql<number>`coalesce(${subscriptions.laterCents}, ${subscriptions.cents})`,
          renewsAt: sql<number>`${subscriptions.periodEnd}`,
        })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(
          and(
            eq(subscriptions.status, 'active'),
            eq(subscriptions.endsAtPeriodEnd, false),
            gte(subscriptions.periodEnd, from),
            lt(subscriptions.periodEnd, to),
            eq(users.emailVerified, true),
          ),
        )
        .limit(most)
        .all(),
    async unwritten(keys) {
      const left = new Set(keys)
      for (let at = 0; at < keys.length; at += mostKeys) {
        const some = inArray(mails.key, keys.slice(at, at + mostKeys))
        for (const { key } of await db.select({ key: mails.key }).from(mails).where(some)) left.delete(key)
      }
      return left
    },
    async tokenOf(userId) {
      const row = await db
        .update(users)
        .set({ tripMailsToken: sql`coalesce(${users.tripMailsToken}, ${randomToken()})` })
        .where(eq(users.id, userId))
        .returning({ token: users.tripMailsToken })
        .get()
      return row?.token ?? ''
    },
    async write(mail) {
      await mailInsert(db, mail, now())
    },
  }
}
