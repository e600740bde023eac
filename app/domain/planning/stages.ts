import type { Destination } from '~/domain/catalogue/destination'
import { ok, type Result } from '~/domain/errors'
import type { BoughtTicket } from '~/domain/itinerary/buy-tickets'
import type { ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import type { Repair } from '~/domain/itinerary/provenance'
import type { Said } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { PlannerEngine } from './planner-engine'
import type { Steps } from './steps'
import type {
  CatalogueParts,
  DraftParts,
  DraftWithMeals,
  FirstSolved,
  SolvedDraft,
  TimedOption,
  TripDraft,
} from './trip-draft'

/** What a plan has said so far, so that it does not say it again. */
export interface SaidSoFar {
  /** How often each kind of detail was given as a reason. */
  details: Map<string, number>
  /** Titles of days, as `written` tells them apart. */
  titles: Set<string>
  written: (title: Said) => string
  /** Tickets for several places that the days so far have bought. */
  bought: readonly BoughtTicket[]
}

export const nothingSaid = (): SaidSoFar => ({
  details: new Map(),
  titles: new Set(),
  written: JSON.stringify,
  bought: [],
})

type Solved<D, Parts extends DraftParts> = TripDraft<D, Parts, 'candidates' | 'meals' | 'solve'>

/**
 * The port that every engine stands behind: its stages, each of which needs the parts that earlier stages have added to the
 * draft. No stage reads a clock, and all chance comes from the request's seed: the same request gives the same plan.
 */
export interface PlannerStages<D, Parts extends DraftParts> {
  readonly name: Plan['engine']
  /** Makes the draft: the days that are asked for, and all that they may be made of. */
  candidates(request: PlanRequest, destination: D): TripDraft<D, Parts, 'candidates'>
  /** A table for every meal, or a note that it is left open. Fails with `wishes-clash` where the wishes leave no trip, and says which clash. */
  meals(draft: TripDraft<D, Parts, 'candidates'>): Result<TripDraft<D, Parts, 'candidates' | 'meals'>, Said>
  /** What each day holds, and when. */
  solve(draft: TripDraft<D, Parts, 'candidates' | 'meals'>): Solved<D, Parts>
  /** The plan as messages. Days are asked for in their order, with the same `said`. */
  readonly narrate: {
    /** `venues` says whether somebody else has named venues that nobody has checked. */
    overview(draft: Solved<D, Parts>, venues?: 'none' | 'unverified'): Said
    /** `index` counts from 0. */
    day(draft: Solved<D, Parts>, index: number, said: SaidSoFar): ItineraryDay
    tips(draft: Solved<D, Parts>): Said[]
  }
}

/** A day made of what was wished for, as far as that is possible. */
export interface FittedDay {
  stops: TimedOption[]
  repairs: Omit<Repair, 'day'>[]
}

/** The stages over a catalogue, whose days somebody else may choose as well. */
export interface CatalogueStages extends PlannerStages<Destination, CatalogueParts> {
  /** The first day alone, in a quarter of the time, so that it can be shown; undefined where there is no other. */
  solveFirst(draft: DraftWithMeals): Steps<FirstSolved | undefined>
  /** `solve` in steps of a few milliseconds: the same days; or those that go with the first one. */
  solveInSteps(draft: DraftWithMeals, first?: FirstSolved): Steps<SolvedDraft>
  readonly narrate: PlannerStages<Destination, CatalogueParts>['narrate'] & {
    /** Can be told before the days are solved; a day that comes out free, or a meal that is left open, changes it. */
    overview(draft: DraftWithMeals): Said
    /** What is said beside any other introduction: what was understood, how long and from where, and what is missing. */
    particulars(draft: DraftWithMeals): Said[]
  }
  /** Solves one day again, made of the places that are wished for: ids in the order of the day. */
  solveDay(draft: SolvedDraft, day: number, wish: string[]): FittedDay
}

/**
 * The stages in their order, up to the draft that `narrate` puts into messages. A further stage is a part of the draft, a function of the port
 * and a line here.
 */
export function solvedDraft<D, Parts extends DraftParts>(
  stages: PlannerStages<D, Parts>,
  request: PlanRequest,
  destination: D,
): Result<Solved<D, Parts>, Said> {
  const withMeals = stages.meals(stages.candidates(request, destination))
  return withMeals.ok ? ok(stages.solve(withMeals.value)) : withMeals
}

/** The engine that delivers what the stages make, piece by piece. */
export function engineOf<D, Parts extends DraftParts>(stages: PlannerStages<D, Parts>): PlannerEngine<D> {
  const { name, narrate } = stages
  return {
    name,
    async *plan(request, destination) {
      const draft = solvedDraft(stages, request, destination)
      if (!draft.ok) {
        yield draft
        return
      }
      yield ok({ kind: 'overview', overview: narrate.overview(draft.value) })
      const said = nothingSaid()
      for (let index = 0; index < request.days; index++)
        yield ok({ kind: 'day', day: narrate.day(draft.value, index, said) })
      yield ok({ kind: 'tips', tips: narrate.tips(draft.value) })
    },
  }
}
