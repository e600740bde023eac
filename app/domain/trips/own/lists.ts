import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import type { Essentials } from '~/domain/guide/essentials'
import type { Checklist, Entry } from './entries'

/** A line of a checklist. */
export interface ChecklistLine {
  /** Of the entry that keeps whether it is done. */
  id: string
  list: Checklist
  text: string
  done: boolean
  own: boolean
  due?: CalendarDate
}

/** What needs a booking is to be booked so many days before the visit: a usual lead of timed tickets, an estimate. */
const bookAhead = 21

type Line = Extract<Entry, { kind: 'line' }>

/** The checklists of a trip: what follows from its plan, and what the traveller added, with what is ticked. */
export function linesOf(
  essentials: Pick<Essentials<string>, 'packing' | 'documents' | 'bookings'> | undefined,
  entries: readonly Entry[],
  today: CalendarDate,
): ChecklistLine[] {
  const kept = entries.filter((entry): entry is Line => entry.kind === 'line')
  const isDone = (list: Checklist, text: string) =>
    kept.some((entry) => entry.list === list && entry.text === text && entry.done)
  const known = (list: Checklist, text: string, due?: CalendarDate): ChecklistLine => ({
    id: lineId(list, text),
    list,
    text: text.slice(0, 160),
    done: isDone(list, text.slice(0, 160)),
    own: false,
    ...(due && { due }),
  })
  const soonest = (date: CalendarDate) => {
    const by = addDays(date, -bookAhead)
    return by < today ? today : by
  }
  return [
    ...(essentials?.bookings ?? []).map(({ name, date }) => known('book', name, soonest(date))),
    ...(essentials?.packing ?? []).map(({ item }) => known('packing', item)),
    ...(essentials?.documents ?? []).map((text) => known('documents', text)),
    ...kept
      .filter(({ own }) => own)
      .map(({ list, text, done, due }) => ({
        id: lineId(list, text),
        list,
        text,
        done,
        own: true,
        ...(due && { due }),
      })),
  ]
}

/** The same line of a list has the same id on every device. */
export function lineId(list: Checklist, text: string): string {
  return `line ${list} ${text}`.slice(0, 180)
}
