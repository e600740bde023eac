import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import { type ShareStore, type ShareTarget, sharedTrip } from '~/domain/trips/sharing/shared-trip'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { dropTripsOfErased } from './erased-visitors.server'
import { visitorsOf } from './same-person.server'
import { trips } from './schema.server'

export function d1Shares(db: Database, now: () => number): ShareStore {
  const mine = (userId: string, id: string) =>
    and(inArray(trips.visitorId, visitorsOf(db, userId)), eq(trips.id, id), isNull(trips.deletedAt))
  const at = ({ tripId, version }: Pick<ShareTarget, 'tripId' | 'version'>) =>
    and(eq(trips.id, tripId), eq(trips.version, version), isNull(trips.deletedAt))

  return {
    async open(userId, tripId) {
      const [row] = await db
        .update(trips)
        .set({ shareCode: sql`coalesce(${trips.shareCode}, ${randomToken(160)})` })
        .where(mine(userId, tripId))
        .returning({ code: trips.shareCode })
      return row?.code ?? null
    },
    async sharesFiles(userId, tripId) {
      const columns = { sharesFiles: trips.sharesFiles }
      return (await db.select(columns).from(trips).where(mine(userId, tripId)).get())?.sharesFiles ?? null
    },
    async setSharesFiles(userId, tripId, sharesFiles) {
      const where = mine(userId, tripId)
      const changed = await db.update(trips).set({ sharesFiles }).where(where).returning({ id: trips.id })
      return changed.length > 0
    },
    async close(userId, tripId) {
      const [found] = await db.batch([
        db.select({ code: trips.shareCode }).from(trips).where(mine(userId, tripId)),
        db.update(trips).set({ shareCode: null }).where(mine(userId, tripId)),
      ])
      return found[0] ? (found[0].code ?? '') : null
    },
    async target(code) {
      const row = await db
        .select({
          tripId: trips.id,
          generationId: trips.generationId,
          version: trips.version,
          sharesFiles: trips.sharesFiles,
          owner: trips.visitorId,
          startDate: trips.startDate,
          endDate: trips.endDate,
        })
        .from(trips)
        .where(and(eq(trips.shareCode, code), isNull(trips.deletedAt)))
        .get()
      return row ?? null
    },
    async read(target) {
      const row = await db.select({ itinerary: trips.itinerary }).from(trips).where(at(target)).get()
      return row ? readItinerary(row.itinerary) : null
    },
    async copy(target, visitorId) {
      const row = await db
        .select({ itinerary: trips.itinerary, budget: trips.budget })
        .from(trips)
        .where(at(target))
        .get()
      if (!row) return null
      const itinerary = sharedTrip(readItinerary(row.itinerary))
      // The copy's id follows from the original, so that two clicks make one copy.
      const generationId = `copy ${target.tripId} ${target.version} ${visitorId}`
      const insert = db
        .insert(trips)
        .values({
          id: randomToken(),
          generationId,
          visitorId,
          destination: itinerary.destination,
          startDate: itinerary.startDate,
          endDate: itinerary.endDate,
          budget: row.budget,
          interests: [],
          itinerary: JSON.stringify(itinerary),
          version: 1,
          isSaved: false,
          createdAt: now(),
        })
        .onConflictDoUpdate({ target: trips.generationId, set: { deletedAt: null } })
      await db.batch([insert, dropTripsOfErased(db)])
      const copy = await db
        .select({ id: trips.id })
        .from(trips)
        .where(eq(trips.generationId, generationId))
        .get()
      return copy?.id ?? null
    },
  }
}
