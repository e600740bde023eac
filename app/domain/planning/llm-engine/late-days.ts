import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { AnsweredDay } from './ask-for-day'

/**
 * Days whose answers came after the plan was finished, in the order of the trip, each as it would be in the finished plan. A
 * day that cannot stand there is left out, and one with which another day would change.
 */
export async function lateDays(
  waiting: ReadonlyMap<number, Promise<AnsweredDay | null>>,
  finished: readonly ItineraryDay[],
  revised: (index: number, day: AnsweredDay) => readonly ItineraryDay[],
): Promise<ItineraryDay[]> {
  // Those that wait stand in the order in which they became late.
  const inOrder = [...waiting].sort(([one], [other]) => one - other)
  const came = await Promise.all(inOrder.map(async ([index, late]) => ({ index, late: await late })))
  return came.flatMap(({ index, late }) => {
    if (!late) return []
    const days = revised(index, late)
    const others = days.some((day, each) => each !== index && !same(day, finished[each]))
    const day = days[index]
    return others || !day || same(day, finished[index]) ? [] : [day]
  })
}

const same = (one: ItineraryDay, other: ItineraryDay | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
