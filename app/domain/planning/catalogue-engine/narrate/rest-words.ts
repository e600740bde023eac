import { fromClock } from '~/domain/calendar/clock-time'
import { isHouse } from '~/domain/catalogue/stays'
import type { Message } from '~/domain/message'
import type { SolvedDraft } from '~/domain/planning/trip-draft'
import { tell } from '../sentences'

/** When rooms are ready as a rule. */
export const roomsReady = '15:00'

/** A rest from so many minutes on is worth a word on where; what is left of it at the base at least, and the way there at most. */
const longRest = 45
const atBase = 30
const nearBase = 20

/** What one does in the rest before a stop: one goes to the room where it is near and theirs then, and keeps cool in the heat. */
export function restWords(
  { request, destination, candidates, meals: { base, travel }, solve }: SolvedDraft,
  day: number,
  index: number,
  minutes: number,
): Message {
  const stops = solve.days[day] ?? []
  const [before, stop] = [stops[index - 1], stops[index]]
  if (minutes < longRest || !before || !stop) return tell('pause.rest', { minutes })
  const way = (from: number, to: number) => travel.minutes[from * travel.sites + to] ?? 0
  const there = way(before.option.site, 0)
  const round = there + way(0, stop.option.site) - way(before.option.site, stop.option.site)
  const ready = day > 0 || (before.end >= fromClock(roomsReady) && request.days > 1)
  const isTheirs = ready && day < request.days - 1 && isHouse(base, destination)
  if (isTheirs && there <= nearBase && minutes - round >= atBase)
    return tell('pause.rest-at', { minutes, base: base.name, way: there })
  return tell(candidates.weather[day]?.hot ? 'pause.rest-cool' : 'pause.rest', { minutes })
}
