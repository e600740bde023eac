import type { DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'

/** Some days of a draft as a draft of their own. */
export interface SomeDays {
  draft: DraftWithMeals
  /** Visits of these days, by day of the whole trip, in the numbers of the draft. */
  numbered(trip: readonly (readonly number[])[]): number[][]
  /** Stops of these days as stops of the whole trip. */
  ofTrip(days: TimedOption[][]): TimedOption[][]
}

/** The days from `from` to before `to`, without the places of `taken`, which other days have, and which answer the wishes of `answered`. */
export function someDays(
  { candidates, meals, ...trip }: DraftWithMeals,
  [from, to]: readonly [number, number],
  { taken, answered }: { taken: ReadonlySet<string>; answered: ReadonlySet<string> },
): SomeDays {
  const these = <Each>(list: readonly Each[]) => list.slice(from, to)
  const places = candidates.places.map((candidate) => ({ ...candidate, open: these(candidate.open) }))
  const placeOf = new Map(candidates.places.map((candidate, index) => [candidate, places[index]]))
  const numbers = new Map<number, number>()
  const whole = new Map<StopOption, StopOption>()
  const options = meals.options.flatMap((option, number) => {
    const { candidate, spans, starts, peak } = option
    if (taken.has(candidate.place.id) || !these(starts).some((list) => list.length > 0)) return []
    const here = {
      ...option,
      candidate: placeOf.get(candidate) ?? { ...candidate, open: these(candidate.open) },
      spans: these(spans),
      starts: these(starts),
      peak: these(peak),
    }
    numbers.set(number, whole.size)
    whole.set(here, option)
    return [here]
  })
  const numbered = (trip: readonly (readonly number[])[]) =>
    these(trip).map((visits) => visits.flatMap((visit) => numbers.get(visit) ?? []))
  return {
    numbered,
    draft: {
      ...trip,
      candidates: {
        ...candidates,
        answered,
        places,
        frames: these(candidates.frames),
        weather: these(candidates.weather),
      },
      meals: {
        ...meals,
        options,
        frames: these(meals.frames),
        reserved: numbered(meals.reserved),
      },
    },
    ofTrip: (days) =>
      days.map((times) => times.map((stop) => ({ ...stop, option: whole.get(stop.option) ?? stop.option }))),
  }
}
