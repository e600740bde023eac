import type { EditFacts } from '~/domain/itinerary/edit/draft'
import { placeOf, stopsOf } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** What the checks say of one day: beside which stop, or of the day as a whole. */
export interface DayNotes {
  day: readonly string[]
  /** By the id of the stop. */
  stops: Readonly<Record<string, readonly string[]>>
}

/** Faults that concern a whole trip are said above its days. */
export interface TripNotes {
  trip: readonly string[]
  days: readonly DayNotes[]
}

/** Puts every fault that the checks found beside what it speaks of. */
export function notesOf(
  itinerary: ItineraryView,
  { destination, faultsOf }: Pick<EditFacts, 'destination' | 'faultsOf'>,
): TripNotes {
  const trip: string[] = []
  const days = itinerary.days.map(() => ({ day: [] as string[], stops: {} as Record<string, string[]> }))
  const named = itinerary.days.flatMap((day, index) =>
    stopsOf(day).map(({ id, title, placeId, meal, startTime }) => ({
      id,
      index,
      name: placeOf(destination, placeId)?.name ?? title,
      // Meals are also spoken of as such, by their time.
      mealAt: meal && `${meal} ${startTime}`,
    })),
  )
  for (const fault of itinerary.checks.flatMap(faultsOf)) {
    const [, number, rest = fault] = /^Day (\d+)(?::| )\s*(.*)$/s.exec(fault) ?? []
    const said = capital(rest)
    const about = named.filter(
      ({ name, mealAt, index }) =>
        (fault.includes(name) || (mealAt !== undefined && fault.includes(mealAt))) &&
        (number === undefined || index === Number(number) - 1),
    )
    // A fault between two stops is said at the one that it names first.
    const [first] = about.sort((a, b) => fault.indexOf(a.name) - fault.indexOf(b.name))
    const notes = days[first ? first.index : Number(number) - 1]
    if (!notes) trip.push(fault)
    else if (first) notes.stops[first.id] = [...(notes.stops[first.id] ?? []), said]
    else notes.day.push(said)
  }
  return { trip, days }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
