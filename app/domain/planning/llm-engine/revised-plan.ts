import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import { type CatalogueStages, nothingSaid } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { agreesWithTime } from './agrees-with-time'
import type { AnsweredDay } from './ask-for-day'
import { type FaultsOf, faultsOfDay } from './faults-of-day'

/** A plan in which some days are as the model would have them. */
export interface RevisedPlan {
  days: ItineraryDay[]
  stops: TimedOption[][]
  /** Answers whose stops cannot stand, with why; their days have the solver's. */
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
    if (missed.length === 0) {
      plan = { days: made, stops }
      continue
    }
    refused.set(index, missed.join(' '))
    // What the model says of stops that are there stays.
    used.set(index, { ...answer, stops: solved[index] ?? [] })
    const kept = solved.map((own, each) => used.get(each)?.stops ?? own)
    plan = { days: composed(kept, used, standing), stops: kept }
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
        return note && agreesWithTime(note, activity) ? { ...activity, reason: note } : activity
      })
      return {
        ...day,
        activities,
        ...(words.title && isAbout(words, day, draft.destination) && { title: words.title }),
      }
    })
  }
}

/** Whether a day has most of what its title is about, the stops that have a note, and none is missing that the title names. */
function isAbout(
  { notes, title = '' }: AnsweredDay,
  { activities }: ItineraryDay,
  { places }: SolvedDraft['destination'],
): boolean {
  const there = new Set(activities.flatMap(({ placeId }) => placeId ?? []))
  const noted = places.filter(({ id }) => notes.has(id))
  const kept = noted.filter(({ id }) => there.has(id))
  const namesOf = (list: typeof noted) => list.flatMap(({ name }) => name.match(/\p{Lu}\p{L}{3,}/gu) ?? [])
  const known = new Set(namesOf(places.filter(({ id }) => there.has(id))))
  const lost = namesOf(noted.filter(({ id }) => !there.has(id))).filter((word) => !known.has(word))
  return kept.length * 3 >= noted.length * 2 && !lost.some((word) => title.includes(word))
}

/** Whether two days differ at most in their words. */
function sameFacts(one: ItineraryDay, other: ItineraryDay): boolean {
  return factsOf(one) === factsOf(other)
}

function factsOf({ activities, costCents }: ItineraryDay): string {
  const facts = activities.map(({ reason, description, title, ...rest }) => rest)
  return JSON.stringify([costCents, facts])
}
