import { eq, inArray, sql } from 'drizzle-orm'
import type { AccountData } from '~/domain/account/account-data'
import { foldEmail } from '~/domain/marketing/newsletter/signup-rules'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { mails } from './mail-schema.server'
import { type MailDesk, mailInsert } from './outbox.server'
import {
  customers,
  gifts,
  purchases,
  selfRefunds,
  subscriptionPayments,
  subscriptions,
} from './payment-schema.server'
import { visitorsOf } from './same-person.server'
import {
  accountVisitors,
  affiliateEvents,
  erasedVisitors,
  mailSignIns,
  newsletterSignups,
  passkeyQuestions,
  passkeys,
  sessions,
  signInWays,
  tripEntries,
  trips,
  tripVersions,
  users,
} from './schema.server'

/** The placeholder for a deleted person; each row gets its own. */
const gone = (id: unknown) => sql<string>`'erased ' || ${id}`

export function d1AccountData(db: Database, now: () => number, desk: MailDesk = null): AccountData {
  const ownTrips = (userId: string) => inArray(trips.visitorId, visitorsOf(db, userId))
  const tripIds = (userId: string) => db.select({ id: trips.id }).from(trips).where(ownTrips(userId))

  /** Newsletter rows and mails are found by address: they belong to the account if a provider has verified the address. */
  async function addressOf(userId: string): Promise<string> {
    const columns = { email: users.email, sure: users.emailVerified }
    const account = await db.select(columns).from(users).where(eq(users.id, userId)).get()
    return account?.sure ? foldEmail(account.email) : ''
  }

  const lastMail = (to: string) =>
    mailInsert(db, { key: `account-erased ${randomToken()}`, to, mail: { kind: 'account-erased' } }, now())

  return {
    async everything(userId) {
      const visitors = visitorsOf(db, userId)
      const address = await addressOf(userId)
      const orders = db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId))
      const [
        account,
        logins,
        made,
        earlier,
        kept,
        bought,
        subscribed,
        paid,
        given,
        accepted,
        customer,
        refunded,
        links,
        letters,
        sent,
        ways,
      ] = await db.batch([
        db.select().from(users).where(eq(users.id, userId)),
        db
          .select({
            began: sessions.createdAt,
            lastUsed: sessions.lastUsedAt,
            expires: sessions.expiresAt,
            device: sessions.device,
          })
          .from(sessions)
          .where(eq(sessions.userId, userId)),
        db.select().from(trips).where(ownTrips(userId)),
        db
          .select()
          .from(tripVersions)
          .where(inArray(tripVersions.tripId, tripIds(userId))),
        db
          .select()
          .from(tripEntries)
          .where(inArray(tripEntries.tripId, tripIds(userId))),
        db.select().from(purchases).where(inArray(purchases.visitorId, visitors)),
        db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
        db.select().from(subscriptionPayments).where(inArray(subscriptionPayments.orderId, orders)),
        db.select().from(gifts).where(eq(gifts.userId, userId)),
        // The giver and the code are the giver's data.
        db
          .select({ month: gifts.month, redeemedAt: gifts.redeemedAt })
          .from(gifts)
          .where(inArray(gifts.redeemedBy, visitors)),
        db.select().from(customers).where(eq(customers.userId, userId)),
        db.select().from(selfRefunds).where(inArray(selfRefunds.visitorId, visitors)),
        db.select().from(affiliateEvents).where(inArray(affiliateEvents.visitorId, visitors)),
        db.select().from(newsletterSignups).where(eq(newsletterSignups.email, address)),
        db
          .select({ kind: mails.kind, to: mails.recipient, status: mails.status, at: mails.createdAt })
          .from(mails)
          .where(eq(mails.recipient, address)),
        db.select().from(signInWays).where(eq(signInWays.userId, userId)),
      ])
      const read = (text: string): unknown => JSON.parse(text)
      return {
        account: account[0] ?? null,
        logins,
        trips: made.map(({ itinerary, request, ...trip }) => ({
          ...trip,
          itinerary: read(itinerary),
          request: request && read(request),
          notesAndLists: kept
            .filter(({ tripId }) => tripId === trip.id)
            .map(({ id, at, entry }) => ({ id, at, entry: entry && read(entry) })),
          earlierVersions: earlier
            .filter(({ tripId }) => tripId === trip.id)
            .map(({ version, replacedAt, itinerary: text }) => ({
              version,
              replacedAt,
              itinerary: read(text),
            })),
        })),
        purchases: bought,
        subscriptions: subscribed,
        subscriptionPayments: paid,
        gifts: given,
        acceptedGifts: accepted,
        paymentCustomer: customer[0] ?? null,
        selfRefunds: refunded,
        bookingLinks: links,
        newsletter: letters,
        mails: sent,
        waysToLogIn: ways,
      }
    },
    async visitors(userId) {
      return (await visitorsOf(db, userId)).map(({ visitorId }) => visitorId)
    },
    async shareCodes(userId) {
      const rows = await db.select({ code: trips.shareCode }).from(trips).where(ownTrips(userId))
      return rows.flatMap(({ code }) => code ?? [])
    },
    async erase(userId) {
      const visitors = visitorsOf(db, userId)
      const address = await addressOf(userId)
      await db.batch([
        // What is under way for them, in the generator or in another tab, finds them here and stores nothing.
        db
          .insert(erasedVisitors)
          .select(
            db
              .select({
                visitorId: accountVisitors.visitorId,
                erasedAt: sql<number>`${now()}`.as('erased_at'),
              })
              .from(accountVisitors)
              .where(eq(accountVisitors.userId, userId)),
          )
          .onConflictDoNothing(),
        db.delete(newsletterSignups).where(eq(newsletterSignups.email, address)),
        db.delete(mails).where(eq(mails.recipient, address)),
        ...(desk && address ? [lastMail(address)] : []),
        db.delete(mailSignIns).where(eq(mailSignIns.email, address)),
        db.delete(signInWays).where(eq(signInWays.userId, userId)),
        db.delete(passkeys).where(eq(passkeys.userId, userId)),
        db.delete(passkeyQuestions).where(eq(passkeyQuestions.userId, userId)),
        db.delete(tripVersions).where(inArray(tripVersions.tripId, tripIds(userId))),
        db.delete(tripEntries).where(inArray(tripEntries.tripId, tripIds(userId))),
        db.delete(trips).where(ownTrips(userId)),
        db
          .update(purchases)
          .set({
            status: sql`CASE status WHEN 'pending' THEN 'abandoned' ELSE status END`,
            visitorId: gone(purchases.id),
            place: null,
            email: null,
          })
          .where(inArray(purchases.visitorId, visitors)),
        db
          .update(selfRefunds)
          .set({ visitorId: gone(selfRefunds.paymentIntentId) })
          .where(inArray(selfRefunds.visitorId, visitors)),
        db
          .update(affiliateEvents)
          .set({ visitorId: null })
          .where(inArray(affiliateEvents.visitorId, visitors)),
        db
          .update(gifts)
          .set({
            userId: gone(gifts.id),
            revokedAt: sql`coalesce(${gifts.revokedAt}, ${now()})`,
            receiver: null,
            giverName: null,
          })
          .where(eq(gifts.userId, userId)),
        db
          .update(gifts)
          .set({ redeemedBy: gone(gifts.id) })
          .where(inArray(gifts.redeemedBy, visitors)),
        db
          .update(subscriptions)
          .set({ userId: gone(subscriptions.id) })
          .where(eq(subscriptions.userId, userId)),
        db.delete(customers).where(eq(customers.userId, userId)),
        db.delete(sessions).where(eq(sessions.userId, userId)),
        db.delete(accountVisitors).where(eq(accountVisitors.userId, userId)),
        db.delete(users).where(eq(users.id, userId)),
      ])
      if (address) desk?.wake()
    },
  }
}
