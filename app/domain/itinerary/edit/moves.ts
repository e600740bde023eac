import { z } from 'zod'
import { Coordinates, Meal } from '~/domain/catalogue/place'
import { viewSchemas } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import { Booking } from '~/domain/request/booking'
import { Replan } from '~/domain/request/replan'
import { Travellers } from '~/domain/travellers-schema'

/** Minutes after midnight, local to the destination; times after the next midnight are over 1440. */
const Minute = z.number().min(0).max(2880)
const Minutes = z.number().min(0)
const DayNumber = z.int()

/** A stop that a person describes in their own words. */
export const OwnStop = z.object({
  type: z.enum(['attraction', 'food', 'transport']),
  title: z.string(),
  description: z.string(),
  /** Free text; the first number in it is the cost. Empty means unknown. */
  cost: z.string(),
  minutes: Minutes,
})
export type OwnStop = z.infer<typeof OwnStop>

export const NewStop = z.union([z.object({ placeId: z.string(), meal: Meal.optional() }), OwnStop])
export type NewStop = z.infer<typeof NewStop>

/** A stop that is booked; the cost as for one's own stop. */
export const BookedStop = z.object({
  booking: Booking,
  title: z.string(),
  start: Minute,
  minutes: Minutes,
  cost: z.string(),
})
export type BookedStop = z.infer<typeof BookedStop>

/** The fields of a stop that the edit dialog changes. */
export const StopChange = OwnStop.omit({ type: true }).extend({ start: Minute })
export type StopChange = z.infer<typeof StopChange>

/** Where a traveller sleeps: a house or neighbourhood of the catalogue, or a place of their own. */
export const BaseChoice = z.union([
  z.object({ placeId: z.string() }),
  z.object({ name: z.string(), at: Coordinates }),
])
export type BaseChoice = z.infer<typeof BaseChoice>

/**
 * One edit. Dragging, buttons, sentences to the assistant and a model all produce these, so that the same code applies
 * them. The stop moves to before the stop `before`; null is the end of the day. With `at` it moves to the position of
 * that time instead.
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
  /** A booking, in place of the stop `id` where it is given. The rest of the day is settled around it. */
  z.object({ kind: z.literal('book'), day: DayNumber, id: z.string().nullable(), stop: BookedStop }),
  z.object({ kind: z.literal('remove'), id: z.string() }),
  z.object({ kind: z.literal('replace'), id: z.string(), placeId: z.string() }),
  z.object({ kind: z.literal('change'), id: z.string(), change: StopChange }),
  z.object({ kind: z.literal('lock'), id: z.string(), locked: z.boolean() }),
  /** null: as early as possible. */
  z.object({ kind: z.literal('retime'), id: z.string(), start: Minute.nullable() }),
  /** The order of a day's stops; stops that are not listed follow after the others. */
  z.object({ kind: z.literal('order'), day: DayNumber, ids: z.array(z.string()) }),
  /**
   * These days begin and end at another base; only the ways, times and nights change. `place` is the position of the place that it
   * is in, from 0, which says on the day of a journey which part of it is meant; not given: the one that has the house, or the last.
   */
  z.object({
    kind: z.literal('base'),
    days: z.array(DayNumber).readonly(),
    base: BaseChoice,
    place: z.int().optional(),
  }),
  /** Who travels: the plan stays, and what all pay together changes. */
  z.object({ kind: z.literal('travellers'), travellers: Travellers }),
  /** Days that were re-planned. */
  z.object({ kind: z.literal('days'), days: z.array(viewSchemas.ItineraryDay).readonly() }),
])
export type Move = z.infer<typeof Move>

/** Edits, or days for an engine to re-plan, which takes longer. */
export const Step = z.union([
  z.object({ moves: z.array(Move).readonly() }),
  z.object({ days: z.array(DayNumber).readonly(), change: Replan.omit({ days: true }) }),
])
export type Step = z.infer<typeof Step>

/** A change of a trip whose title may still be a message. */
export type ProposalOver<Text extends Said> = { title: Text } & (Step | { steps: readonly Step[] })

/** A change of a trip that is previewed before it is applied, in one step or several. */
export const Proposal = z
  .object({ title: z.string() })
  .and(z.union([Step, z.object({ steps: z.array(Step).readonly() })]))
export type Proposal = z.infer<typeof Proposal>
