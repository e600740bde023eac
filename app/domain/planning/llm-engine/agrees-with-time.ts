import { fromClock } from '~/domain/calendar/clock-time'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Activity } from '~/domain/itinerary/itinerary'

const hour = 60

/** Words for a part of the day, with the minutes from which and until which a stop that is said to be then may begin. */
const parts: readonly { word: RegExp; from: number; to: number }[] = [
  {
    word: /\b(?:mornings?|sunrise|dawn|before noon|begins? the day|start of the day)\b/i,
    from: 0,
    to: 12 * hour,
  },
  {
    // Not an early dinner, nor early Gothic.
    word: /\bearly(?=[,.;:]|$)|\b(?:go|come|be|arrive|start) (?:here )?early\b|\bearly (?:start|while|and)\b|\bfirst light\b/i,
    from: 0,
    to: 12 * hour,
  },
  { word: /\b(?:noon|midday)\b/i, from: 11 * hour, to: 13.5 * hour },
  { word: /\bafternoons?\b/i, from: 12 * hour, to: 18 * hour },
  {
    word: /\b(?:evenings?|sunset|dusk|after dinner|late light|last light|ends? (?:of )?the day|last stop)\b/i,
    from: 16 * hour,
    to: 24 * hour,
  },
  { word: /\b(?:after dark|at night|by night|lit up|is lit|nightcap)\b/i, from: 18.5 * hour, to: 24 * hour },
]
/** Words by which a sentence is about no part of the day. */
const elsewhere = /\b(?:all day|any hour|day and night)\b/i

/** Whether a sentence about a stop says no other part of the day, and no other meal, than those of the stop. English, as all that models are asked to write. */
export function agreesWithTime(
  text: string,
  { startTime, meal }: Pick<Activity, 'startTime' | 'meal'>,
): boolean {
  const eaten = meals.filter((each) => new RegExp(`\\b${each}\\b`, 'i').test(text))
  if (meal && eaten.length > 0 && !eaten.includes(meal)) return false
  if (elsewhere.test(text)) return true
  const start = fromClock(startTime)
  const named = parts.filter(({ word }) => word.test(text))
  return named.length === 0 || named.some(({ from, to }) => start >= from && start < to)
}
