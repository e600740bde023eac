import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import { type CatalogueStages, nothingSaid } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import type { AnsweredDay } from './ask-for-day'
import { type FaultsOf, faultsOfDay } from './faults-of-day'

/** A plan in which some days are as the model would have them. */
export interface RevisedPlan {
  days: ItineraryDay[]
  stops: TimedOption[][]
  /** Answers that cannot stand, with why; their days are the solver's. */
  refused: ReadonlyMap<number, string>
}

/**
 * Puts the model's days into the solver's plan, the first one first: a day that a hard check would fail, or with which the
 * trip would fail one, is left out. The result depends on the answers alone, not on the order in which they came.
 */
export function revisedPlan(
  { stops: solved, days: standing }: Pick<RevisedPlan, 'stops' | 'days'>,
  answered: ReadonlyMap<number, AnsweredDay>,
  draft: SolvedDraft,
  { narrate }: CatalogueStages,
  faultsOfTrip: FaultsOf,
): RevisedPlan {
  const refused = new Map<number, string>()
  let plan = { days: standing, stops: solved }
  const used = new Map<number, AnsweredDay>()
  for (const index of [...answered.keys()].sort((a, b) => a - b)) {
    const answer = answered.get(index)
    if (!answer || answer.own) continue
    used.set(index, answer)
    const stops = solved.map((own, each) => used.get(each)?.stops ?? own)
    const made = composed(stops, used, standing)
    const day = made[index]
    const faults = day ? faultsOfDay(day, draft.request, draft.destination) : []
    const missed = faults.length > 0 ? faults : faultsOfTrip(made)
    if (missed.length === 0) plan = { days: made, stops }
    else {
      used.delete(index)
      refused.set(index, missed.join(' '))
    }
  }
  return { ...plan, refused }

  function composed(
    stops: TimedOption[][],
    written: ReadonlyMap<number, AnsweredDay>,
    before: readonly ItineraryDay[],
  ): ItineraryDay[] {
    const said = nothingSaid()
    return before.map((stands, index) => {
      const day = narrate.day({ ...draft, solve: { days: stops } }, index, said)
      const words = written.get(index)
      // A day that nobody revised changes only where another day has bought its ticket.
      if (!words) return sameFacts(day, stands) ? stands : { ...day, title: stands.title }
      const activities = day.activities.map((activity) => {
        const note = activity.placeId === null ? undefined : words.notes.get(activity.placeId)
        return note ? { ...activity, reason: note } : activity
      })
      return { ...day, activities, title: words.title ?? day.title }
    })
  }
}

/** Whether two days differ at most in their words. */
function sameFacts(one: ItineraryDay, other: ItineraryDay): boolean {
  return factsOf(one) === factsOf(other)
}

function factsOf({ activities, costCents }: ItineraryDay): string {
  const facts = activities.map(({ reason, description, title, ...rest }) => rest)
  return JSON.stringify([costCents, facts])
}
