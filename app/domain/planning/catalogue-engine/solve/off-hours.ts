import { twilight } from '~/domain/catalogue/daylight'
import type { Place } from '~/domain/catalogue/place'
import type { DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { hard, medium } from '~/domain/planning/weights'
import { dayParts } from '../candidates/spans'
import { isForSunset } from '../candidates/stop-options'
import { seesSunset } from '../narrate/pauses'

/**
 * Points off for what a day sees at the wrong hours: a sight at none of the times of day at which it is best, an icon that is for the
 * morning after noon, and a view for the sunset when the sun does not set.
 */
export function offHoursCost(times: TimedOption[], day: number, draft: DraftWithMeals): number {
  const { any, icon, sunset } = medium.offHours
  const { request, candidates } = draft
  const { light } = candidates.weather[day] ?? {}
  return times.reduce((sum, stop) => {
    const { option, start, end } = stop
    const { place } = option.candidate
    const { best = [], hint } = place
    if (!isFree(option) || best.length === 0) return sum
    if (isForSunset(place) && best.length === 1 && !hint?.at.includes('dark') && light)
      return seesSunset(stop, light.to - twilight) ? sum : sum + sunset
    if (best.some((part) => end > dayParts[part].from && start < dayParts[part].to)) return sum
    const rank = candidates.taste.icons.indexOf(place.id)
    const isIcon = rank >= 0 && rank < hard.musts(request.days)
    return sum + any + (isIcon && best.join() === 'morning' ? icon : 0)
  }, 0)
}

/** A sight of the day that nobody has settled. */
export function isFree(option: StopOption | undefined): boolean {
  return (
    option !== undefined && !option.meal && !option.kept && !option.night && !isNight(option.candidate.place)
  )
}

function isNight({ kind }: Place): boolean {
  return kind === 'nightlife' || kind === 'show'
}
