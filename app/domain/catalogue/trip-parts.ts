import { z } from 'zod'
import type { DayTrip } from './destination'

/** What one sees or does on a day trip, one after the other. */
export const TripPart = z.strictObject({
  /** What one sees or does: "Palace with the Hall of Mirrors". */
  name: z.string().min(3).max(60),
  /** Minutes that it usually takes, with the way to it from the part before. */
  minutes: z.int().min(15).max(300),
  /** One short sentence: why now, what to book, where to eat. */
  hint: z.string().min(15).max(120).optional(),
  /** Lunch, or the part in which one eats what one has brought. */
  meal: z.literal('lunch').optional(),
  /** Left out first where the time is short. */
  ifTime: z.literal(true).optional(),
  /** Ids of places of the town, and of other day trips, that this part shows: who makes the trip has seen them. */
  places: z.array(z.string()).min(1).max(3).optional(),
})
export type TripPart = z.infer<typeof TripPart>

/** The longest stay that a plan gives to a day trip, minutes. */
const longestStay = 420
/** The parts that are not left out first take so long at most, minutes: at a moderate pace a day has room for a way of this length. */
const mostOfDay = 490
const alwaysFits = 240
/** And at least. */
const leastStay = 120

/** What is wrong with the parts of a day trip: they fit the hours that a plan has for them, and lunch is among them. */
export function partFaults({ parts, lastBack, minutes }: DayTrip): string[] {
  if (parts === undefined) return lastBack ? ['lastBack needs parts'] : []
  const sum = (some: TripPart[]) => some.reduce((total, part) => total + part.minutes, 0)
  const [all, main] = [sum(parts), sum(parts.filter(({ ifTime }) => !ifTime))]
  const most = Math.max(alwaysFits, mostOfDay - 2 * minutes)
  const faults: string[] = []
  if (parts.filter(({ meal }) => meal).length !== 1) faults.push('one of the parts is lunch')
  if (parts.some(({ meal, ifTime }) => meal && ifTime)) faults.push('lunch is never left out')
  if (parts.every(({ meal, ifTime }) => meal || ifTime)) faults.push('one part besides lunch stays')
  if (parts.some((part) => part.minutes % 5 !== 0)) faults.push('minutes of parts are multiples of 5')
  if (parts.some(({ hint = '.' }) => !hint.endsWith('.')))
    faults.push('a hint is a sentence with a full stop')
  if (new Set(parts.map(({ name }) => name)).size < parts.length) faults.push('a part is named twice')
  if (main < leastStay) faults.push(`parts take ${main} minutes, at least ${leastStay}`)
  if (main > most) faults.push(`parts take ${main} minutes without those "ifTime", at most ${most}`)
  if (all > longestStay) faults.push(`parts take ${all} minutes, at most ${longestStay}`)
  return faults
}
