import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { closureOn } from '~/domain/catalogue/closure'
import type { Place } from '~/domain/catalogue/place'
import { windowsOn } from '~/domain/itinerary/edit/open-times'
import { type Said, sequence } from '~/domain/message'
import type { Target, When } from '~/domain/reader/constraint'
import { datesNamed, daysNamed, type Found, type Known, nameOf, placeMeant, stopsMeant } from '../scene'
import { answer } from '../sentences'

/** Fame from which a place that is closed is worth a word. */
const known = 60
/** Dates and places told at once. */
const most = 7

/** When a place is open on the days that are asked of, else on the day that it is planned for. */
export function hours(
  { what, when }: { what?: Target | undefined; when?: When | undefined },
  scene: Known,
): Said {
  const place = placeMeant(what, scene)
  const [found] = stopsMeant(what, scene)
  if (!place) {
    if (found) return answer('chat.hours-unknown', { name: found.stop.title })
    const trip = nameOf(what, scene)
    if (trip !== undefined) return answer('chat.hours-unknown', { name: trip })
    return what === undefined && when ? closedOn(when, scene) : answer('chat.which-place', {})
  }
  const asked = datesNamed(when, scene.itinerary)
  const dates = asked.length > 0 ? asked : [found?.day.date ?? scene.itinerary.startDate]
  const planned = found && dates.includes(found.day.date) ? found : undefined
  return sequence([
    ...dates.slice(0, most).map((date) => openOn(place, date, scene)),
    place.lastEntry && dates.some((date) => windows(place, date, scene)?.length)
      ? answer('chat.last-entry', { minutes: place.lastEntry })
      : '',
    planned ? plannedAt(planned) : '',
  ])
}

function plannedAt({ stop }: Found): Said {
  return answer('chat.planned', { from: stop.startTime, to: stop.endTime })
}

function windows(place: Place, date: CalendarDate, { facts }: Known) {
  return windowsOn(place, date, facts.destination)
}

function openOn(place: Place, date: CalendarDate, scene: Known): Said {
  const { name } = place
  const open = windows(place, date, scene)
  if (!open) return answer('chat.hours-unknown', { name })
  const closure = closureOn(place, date)
  if (closure) return answer('chat.shut', { name, until: closure.to ?? null, why: closure.why })
  const isUsual = place.assumed?.includes('hours') ?? false
  const always = open.some(({ from, to }) => from === 0 && to === 1440)
  if (isUsual && (always || open.length === 0)) return answer('chat.hours-unknown', { name })
  if (open.length === 0) return answer('chat.closed', { name, date })
  if (always) return answer('chat.always-open', { name })
  const told = open.map(({ from, to }) => answer('chat.window', { from: toClock(from), to: toClock(to) }))
  return answer(isUsual ? 'chat.usually-open' : 'chat.open', { name, windows: told, date })
}

/** What is closed on a day of the trip, of what visitors come for. */
function closedOn(when: When, scene: Known): Said {
  const [day] = daysNamed(when, scene.itinerary)
  const date = day?.date ?? datesNamed(when, scene.itinerary)[0]
  if (!date) return answer('chat.which-place', {})
  const closed = scene.facts.destination.places
    .filter(
      (place) => place.fame >= known && place.kind !== 'food' && windows(place, date, scene)?.length === 0,
    )
    .sort((a, b) => b.fame - a.fame)
    .slice(0, most)
    .map(({ name }) => name)
  return answer('chat.closed-that-day', { date, names: closed })
}
