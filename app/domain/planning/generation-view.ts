import type { Failure } from '~/domain/errors'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { GenerationState } from './generation'
import type { StreamEventView } from './stream-events'

/** A generation whose itinerary is in words. */
export interface ShownGeneration extends Omit<GenerationState, 'stored'> {
  itinerary: ItineraryView | null
}

/** What a screen knows of a generation while it comes in. */
export interface GenerationView {
  phase: 'idle' | 'running' | 'done' | 'failed'
  generationId: string | null
  /** Number of the last event, from where a broken connection goes on. */
  lastEventId: number
  destination: string
  destinationId: string | null
  /** What the poster is printed from where there is no catalogue. */
  palette?: ItineraryView['palette']
  /** Of a trip to several places. */
  places?: ItineraryView['places']
  overview: string
  /** Of the amounts of the days. */
  currency?: ItineraryView['currency'] | undefined
  expectedDays: number
  sample: boolean
  days: DayView[]
  /** Whether days may still be replaced, and which have been: the number of the event by day, 0 for the overview. */
  revising: boolean
  revised: Record<number, number>
  /** The tips have come: the days are complete. */
  summed: boolean
  itinerary: ItineraryView | null
  failure: Failure | null
  /** What keeps the planner from being heard, while it is asked again. */
  trouble: Trouble | null
  /** The plan that this one takes the place of; it comes back if nothing comes of this one. */
  before: GenerationView | null
}

export type Trouble = 'offline' | 'unreachable' | 'slow'

export const idleView: GenerationView = {
  phase: 'idle',
  generationId: null,
  lastEventId: 0,
  destination: '',
  destinationId: null,
  overview: '',
  expectedDays: 0,
  sample: false,
  days: [],
  revising: false,
  revised: {},
  summed: false,
  itinerary: null,
  failure: null,
  trouble: null,
  before: null,
}

/** The view of an itinerary that was finished before the page was opened. */
export function finishedView(itinerary: ItineraryView): GenerationView {
  const { destination, destinationId, palette, places, overview, days, sample } = itinerary
  return {
    ...idleView,
    phase: 'done',
    destination,
    destinationId,
    ...(palette && { palette }),
    ...(places && { places }),
    overview,
    expectedDays: days.length,
    sample,
    days,
    summed: true,
    itinerary,
  }
}

/** The view that a screen opens with: the latest generation, finished or still under way. */
export function openedView(latest: ShownGeneration | null): GenerationView {
  if (!latest) return idleView
  const { generationId, itinerary, status } = latest
  if (itinerary) return { ...finishedView(itinerary), generationId }
  return status === 'running' ? { ...idleView, phase: 'running', generationId } : idleView
}

/** The view of a generation that has just been asked for. */
export function begun(view: GenerationView, expectedDays: number): GenerationView {
  const before = view.itinerary ? { ...view, failure: null, revised: {} } : view.before
  return { ...idleView, phase: 'running', expectedDays, before }
}

/** The view when nothing comes of it: what has come stays, unless there is a whole plan to go back to. */
export function failedWith(view: GenerationView, failure: Failure): GenerationView {
  return view.before ? { ...view.before, failure } : { ...view, phase: 'failed', failure, trouble: null }
}

/** What is looked at meanwhile: a plan stays in sight while the network keeps the next one from beginning. */
export function inSight(view: GenerationView): GenerationView {
  return view.trouble && view.generationId === null && view.before ? view.before : view
}

/** The view after one more event. An event that was seen before, as after a reconnection, changes nothing. */
export function advance(view: GenerationView, id: number, event: StreamEventView): GenerationView {
  if (id <= view.lastEventId) return view
  const seen = { ...view, lastEventId: id, trouble: null }
  switch (event.event) {
    case 'accepted':
      return { ...seen, phase: 'running', generationId: event.data.generationId }
    case 'overview': {
      const { days, revising = false, ...overview } = event.data
      return { ...seen, ...overview, revising, expectedDays: days }
    }
    case 'draft':
      return seen
    case 'revised': {
      if ('overview' in event.data)
        return { ...seen, overview: event.data.overview, revised: { ...view.revised, 0: id } }
      const day = event.data
      const days = view.days.map((each) => (each.day === day.day ? day : each))
      return { ...seen, days, revised: { ...view.revised, [day.day]: id } }
    }
    case 'day':
      return { ...seen, days: [...view.days, event.data] }
    case 'tips':
    case 'budget':
      return { ...seen, summed: true }
    case 'checks':
      return seen
    case 'done':
      // What was replaced a moment ago stays marked.
      return {
        ...finishedView(event.data.itinerary),
        lastEventId: id,
        generationId: view.generationId,
        revised: view.revised,
      }
    case 'error':
      return failedWith(seen, event.data)
  }
}
