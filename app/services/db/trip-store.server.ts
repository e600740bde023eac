import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { fail, ok } from '~/domain/errors'
import { Itinerary } from '~/domain/itinerary/itinerary'
import { readItinerary, storedText } from '~/domain/itinerary/stored-itinerary'
import { PlanRequest } from '~/domain/request/plan-request'
import { LateOffer } from '~/domain/trips/late-offer'
import { type Trip, type TripStore, undoTime } from '~/domain/trips/trip'
import { withTravellersSaid } from '~/domain/trips/trip-request'
import type { Database } from './database.server'
import { dropTripsOfErased } from './erased-visitors.server'
import type { MailDesk } from './outbox.server'
import { planReadyMail } from './plan-ready-mail.server'
import { visitorsOf } from './same-person.server'
import { trips } from './schema.server'
import { paidTripQueries } from './trip-payment.server'
import { tripVersionQueries } from './trip-version-queries.server'

const summary = {
  id: trips.id,
  destination: trips.destination,
  startDate: trips.startDate,
  endDate: trips.endDate,
  budget: trips.budget,
  interests: trips.interests,
  isSaved: trips.isSaved,
  shareCode: trips.shareCode,
  createdAt: trips.createdAt,
}

/** Most trips that are listed. */
const mostListed = 500

/** What an older form of it says is not offered. */
function readOffers(kept: string | null | undefined): LateOffer[] {
  return LateOffer.array().safeParse(JSON.parse(kept ?? '[]')).data ?? []
}

export function d1Trips(db: Database, now: () => number, desk: MailDesk = null): TripStore {
  const versions = tripVersionQueries(db, now)
  const owned = (userId: string, ...more: (SQL | undefined)[]) =>
    and(inArray(trips.visitorId, visitorsOf(db, userId)), isNull(trips.deletedAt), ...more)
  const mine = (userId: string, id: string) => owned(userId, eq(trips.id, id))
  async function read(where: SQL | undefined): Promise<Trip | null> {
    const row = await db
      .select({
        ...summary,
        generationId: trips.generationId,
        version: trips.version,
        itinerary: trips.itinerary,
        request: trips.request,
      })
      .from(trips)
      .where(where)
      .get()
    if (!row) return null
    const request = row.request === null ? null : PlanRequest.parse(JSON.parse(row.request))
    return { ...row, itinerary: withTravellersSaid(readItinerary(row.itinerary), request), request }
  }

  return {
    async record({ id, generationId, owner, form, request, itinerary, paidBy }) {
      const row = {
        id,
        generationId,
        visitorId: owner,
        destination: itinerary.destination,
        startDate: itinerary.startDate,
        endDate: itinerary.endDate,
        budget: form.budget,
        interests: form.interests,
        itinerary: JSON.stringify(itinerary),
        request: JSON.stringify(request),
        version: 1,
        isSaved: false,
        createdAt: now(),
      }
      // A generation that is finished twice, after a restart, is still one trip.
      const insert = db.insert(trips).values(row).onConflictDoNothing()
      const told = desk ? [planReadyMail(db, generationId, now())] : []
      if (!paidBy) {
        await db.batch([insert, dropTripsOfErased(db), ...told])
        desk?.wake()
        return true
      }
      const paid = paidTripQueries(db, owner, paidBy)
      const [, , , unpaid] = await db.batch([
        paid.use(generationId, now()),
        insert,
        paid.note(generationId),
        paid.dropUnpaid(generationId),
        dropTripsOfErased(db),
        ...told,
      ])
      desk?.wake()
      return unpaid.length === 0
    },
    isPaid: (owner, generationId, paidBy) => paidTripQueries(db, owner, paidBy).isPaid(generationId),
    async list(userId, which) {
      const rows = await db
        .select({
          ...summary,
          palette: sql<
            string | null
          >`coalesce(json_extract(${trips.itinerary}, '$.palette'), json_extract(${trips.itinerary}, '$.print'))`,
        })
        .from(trips)
        .where(owned(userId, which === 'saved' ? eq(trips.isSaved, true) : undefined))
        .orderBy(desc(trips.createdAt), desc(sql`${trips}.rowid`))
        .limit(mostListed)
      return rows.map(({ palette, ...trip }) => ({
        ...trip,
        palette: palette === null ? null : (Itinerary.shape.palette.parse(JSON.parse(palette)) ?? null),
      }))
    },
    find: (userId, id) => read(mine(userId, id)),
    byGeneration: (userId, generationId) => read(owned(userId, eq(trips.generationId, generationId))),
    async update(userId, id, version, itinerary) {
      const isCurrent = and(mine(userId, id), eq(trips.version, version))
      const text = storedText(itinerary)
      const [, changed] = await db.batch([
        versions.keep(isCurrent),
        db
          .update(trips)
          .set({
            itinerary: text,
            destination: itinerary.destination,
            startDate: itinerary.startDate,
            endDate: itinerary.endDate,
            version: version + 1,
          })
          .where(isCurrent)
          .returning({ version: trips.version }),
        versions.forgetOld(id),
      ])
      if (changed[0]) return ok({ version: changed[0].version })
      const columns = { version: trips.version, itinerary: trips.itinerary }
      const today = await db.select(columns).from(trips).where(mine(userId, id)).get()
      if (!today) return fail('not-found', 'There is no such trip.')
      // The same edit twice: the answer to the first was lost on its way.
      if (today.itinerary === text) return ok({ version: today.version })
      return fail('stale-version', 'This trip was changed elsewhere since you opened it.', {
        version: today.version,
      })
    },
    async offer(generationId, offers) {
      const where = and(eq(trips.generationId, generationId), isNull(trips.deletedAt))
      await db
        .update(trips)
        .set({ lateDays: JSON.stringify(offers) })
        .where(where)
    },
    async offers(userId, id) {
      const row = await db.select({ lateDays: trips.lateDays }).from(trips).where(mine(userId, id)).get()
      return readOffers(row?.lateDays)
    },
    async offersToGuest(visitorId, generationId) {
      const row = await db
        .select({ itinerary: trips.itinerary, lateDays: trips.lateDays })
        .from(trips)
        .where(
          and(eq(trips.visitorId, visitorId), eq(trips.generationId, generationId), isNull(trips.deletedAt)),
        )
        .get()
      return row ? { itinerary: readItinerary(row.itinerary), offers: readOffers(row.lateDays) } : null
    },
    async keepOffers(userId, id, offers) {
      const lateDays = offers.length === 0 ? null : JSON.stringify(offers)
      await db.update(trips).set({ lateDays }).where(mine(userId, id))
    },
    versions: (userId, id) => versions.list(mine(userId, id)),
    atVersion: (userId, id, version) => versions.read(mine(userId, id), version),
    async setSaved(userId, id, isSaved) {
      const where = mine(userId, id)
      const changed = await db.update(trips).set({ isSaved }).where(where).returning({ id: trips.id })
      return changed.length > 0
    },
    async remove(userId, id) {
      const [removed] = await db
        .update(trips)
        .set({ deletedAt: now() })
        .where(mine(userId, id))
        .returning({ shareCode: trips.shareCode })
      return removed ?? null
    },
    async undoRemove(userId, id) {
      const changed = await db
        .update(trips)
        .set({ deletedAt: null })
        .where(
          and(
            inArray(trips.visitorId, visitorsOf(db, userId)),
            eq(trips.id, id),
            sql`(${trips.deletedAt} IS NULL OR ${trips.deletedAt} >= ${now() - undoTime})`,
          ),
        )
        .returning({ id: trips.id })
      return changed.length > 0
    },
  }
}
