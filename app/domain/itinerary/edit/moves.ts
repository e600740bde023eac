import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import type { ActivityType, DayView } from '~/domain/itinerary/itinerary'
import type { Replan } from '~/domain/request/replan'

/** A stop of one's own, in one's own words. */
export interface OwnStop {
  type: Extract<ActivityType, 'attraction' | 'food' | 'transport'>
  title: string
  description: string
  /** Free text; the first figure in it is what is counted. Empty is unknown. */
  cost: string
  minutes: number
}

export type NewStop = { placeId: string; meal?: Meal } | OwnStop

/** What the edit dialog changes of a stop. */
export interface StopChange extends Omit<OwnStop, 'type'> {
  start: MinuteOfDay
}

/**
 * One edit. What a finger, a button, a sentence to the assistant or a model wants is said in these, so that all of them
 * are carried out by the same code. `before` names the stop that the moved one comes to stand before; null is the end of
 * the day. With `at` it stands where that time belongs instead.
 */
export type Move =
  | { kind: 'move'; id: string; day: number; before: string | null; at?: MinuteOfDay }
  | { kind: 'move-day'; from: number; to: number }
  | { kind: 'swap-days'; days: [number, number] }
  | { kind: 'add'; day: number; before: string | null; stop: NewStop; at?: MinuteOfDay }
  | { kind: 'remove'; id: string }
  | { kind: 'replace'; id: string; placeId: string }
  | { kind: 'change'; id: string; change: StopChange }
  | { kind: 'lock'; id: string; locked: boolean }
  /** null: as early as it can. */
  | { kind: 'retime'; id: string; start: MinuteOfDay | null }
  /** The order of a day's stops; those left out stay behind the others. */
  | { kind: 'order'; day: number; ids: string[] }
  /** Days that were planned anew. */
  | { kind: 'days'; days: readonly DayView[] }

/** Edits, or days that an engine is to plan anew, which takes its time. */
export type Step = { moves: readonly Move[] } | { days: readonly number[]; change: Omit<Replan, 'days'> }

/** Something to do to a trip that is shown before it is taken over, in one step or in several. */
export type Proposal = { title: string } & (Step | { steps: readonly Step[] })
