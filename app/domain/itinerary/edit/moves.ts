import { z } from 'zod'
import { Meal } from '~/domain/catalogue/place'
import { viewSchemas } from '~/domain/itinerary/itinerary'
import { Replan } from '~/domain/request/replan'

/** Minutes after midnight, local to the destination; a night that goes on past midnight counts over 1440. */
const Minute = z.number().min(0).max(2880)
const Minutes = z.number().min(0)
const DayNumber = z.int()

/** A stop of one's own, in one's own words. */
export const OwnStop = z.object({
  type: z.enum(['attraction', 'food', 'transport']),
  title: z.string(),
  description: z.string(),
  /** Free text; the first figure in it is what is counted. Empty is unknown. */
  cost: z.string(),
  minutes: Minutes,
})
export type OwnStop = z.infer<typeof OwnStop>

export const NewStop = z.union([z.object({ placeId: z.string(), meal: Meal.optional() }), OwnStop])
export type NewStop = z.infer<typeof NewStop>

/** What the edit dialog changes of a stop. */
export const StopChange = OwnStop.omit({ type: true }).extend({ start: Minute })
export type StopChange = z.infer<typeof StopChange>

/**
 * One edit. What a finger, a button, a sentence to the assistant or a model wants is said in these, so that all of them
 * are carried out by the same code. `before` names the stop that the moved one comes to stand before; null is the end of
 * the day. With `at` it stands where that time belongs instead.
 */
export const Move = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('move'),
    id: z.string(),
    day: DayNumber,
    before: z.string().nullable(),
    at: Minute.optional(),
  }),
  z.object({ kind: z.literal('move-day'), from: DayNumber, to: DayNumber }),
  z.object({ kind: z.literal('swap-days'), days: z.tuple([DayNumber, DayNumber]) }),
  z.object({
    kind: z.literal('add'),
    day: DayNumber,
    before: z.string().nullable(),
    stop: NewStop,
    at: Minute.optional(),
  }),
  z.object({ kind: z.literal('remove'), id: z.string() }),
  z.object({ kind: z.literal('replace'), id: z.string(), placeId: z.string() }),
  z.object({ kind: z.literal('change'), id: z.string(), change: StopChange }),
  z.object({ kind: z.literal('lock'), id: z.string(), locked: z.boolean() }),
  /** null: as early as it can. */
  z.object({ kind: z.literal('retime'), id: z.string(), start: Minute.nullable() }),
  /** The order of a day's stops; those left out stay behind the others. */
  z.object({ kind: z.literal('order'), day: DayNumber, ids: z.array(z.string()) }),
  /** Days that were planned anew. */
  z.object({ kind: z.literal('days'), days: z.array(viewSchemas.ItineraryDay).readonly() }),
])
export type Move = z.infer<typeof Move>

/** Edits, or days that an engine is to plan anew, which takes its time. */
export const Step = z.union([
  z.object({ moves: z.array(Move).readonly() }),
  z.object({ days: z.array(DayNumber).readonly(), change: Replan.omit({ days: true }) }),
])
export type Step = z.infer<typeof Step>

/** Something to do to a trip that is shown before it is taken over, in one step or in several. */
export const Proposal = z
  .object({ title: z.string() })
  .and(z.union([Step, z.object({ steps: z.array(Step).readonly() })]))
export type Proposal = z.infer<typeof Proposal>
