import { month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { type Said, sequence } from '~/domain/message'
import type { When } from '~/domain/reader/constraint'
import { daysNamed, type Known } from '../scene'
import { answer } from '../sentences'

/** What the month is usually like: nobody knows the weather of a date that is far away. */
export function weather({ when }: { when?: When | undefined }, { itinerary, facts }: Known): Said {
  const days = daysNamed(when, itinerary)
  const dates = (days.length > 0 ? days : itinerary.days).map(({ date }) => date)
  const months = [...new Set(dates.map(month))]
  const told = months.flatMap((number) => {
    const usual = facts.destination.climate[number - 1]
    return usual ? [answer('chat.weather', { month: number, ...usual })] : []
  })
  return told.length > 0 ? sequence(told) : answer('chat.not-known', { what: 'weather' })
}

/** Sunrise and sunset of the days that are asked of; else of the first. */
export function daylight(
  { when, where }: { when?: When | undefined; where?: true | undefined },
  { itinerary, facts }: Known,
): Said {
  const days = daysNamed(when, itinerary)
  const told = (days.length > 0 ? days : itinerary.days.slice(0, 1)).map(({ date, sun }) =>
    sun
      ? answer('chat.daylight', { date, rise: sun.rise, set: sun.set })
      : answer('chat.no-daylight', { date }),
  )
  if (told.length === 0) return answer('chat.not-known', { what: 'daylight' })
  return sequence([...told, where ? viewpoints(facts.destination) : ''])
}

const mostViews = 4

/** Where the sun is seen to set: viewpoints, and places that are best in the evening under the sky. */
function viewpoints({ places }: Destination): Said {
  const names = places
    .filter(
      ({ kind, best = [], setting }) =>
        (kind === 'viewpoint' || kind === 'beach') && (setting === 'outdoor' || best.includes('evening')),
    )
    .sort(
      (a, b) =>
        Number(b.best?.includes('evening') ?? false) - Number(a.best?.includes('evening') ?? false) ||
        b.fame - a.fame,
    )
    .slice(0, mostViews)
    .map(({ name }) => name)
  return names.length > 0 ? answer('chat.viewpoints', { names }) : ''
}
