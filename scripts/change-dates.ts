import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { CalendarDate } from '../app/domain/calendar/calendar-date-schema'

/** When each destination's file was last changed, with the hash of its content from then. */
export const datesFile = 'catalogue/dates/changed.json'

const ChangeDates = z.record(z.string(), z.strictObject({ date: CalendarDate, hash: z.string() }))
export type ChangeDates = z.infer<typeof ChangeDates>

export function readDates(): ChangeDates {
  return existsSync(datesFile) ? ChangeDates.parse(JSON.parse(readFileSync(datesFile, 'utf8'))) : {}
}

/** A short hash of a destination's file, and of the names that travellers call its places. */
export function contentHash(id: string): string {
  const files = [`catalogue/${id}.json`, `catalogue/names/${id}.json`].filter((file) => existsSync(file))
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** The date of a destination's last change; undefined where the file has been edited since the date was noted. */
export function dateOf(id: string, dates: ChangeDates): string | undefined {
  const change = dates[id]
  return change?.hash === contentHash(id) ? change.date : undefined
}
