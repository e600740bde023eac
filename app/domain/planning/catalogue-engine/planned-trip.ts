import type { Destination } from '~/domain/catalogue/destination'
import { hard } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'
import { type DayFrame, isShort } from './day-frame'
import type { TimedOption } from './day-times'
import { planDays, ratioOf, settleDay } from './plan-days'
import { relaxedTrip } from './relaxed-trip'
import { settledMeals, type TripOutline } from './trip-outline'

/** A trip whose days are solved, with frames that say what came of them. */
interface PlannedTrip {
  outline: TripOutline
  days: TimedOption[][]
}

/** Shapes and solves a trip; nothing when there are too few sights for what is asked. */
export function plannedTrip(request: PlanRequest, destination: Destination): PlannedTrip | undefined {
  const shaped = relaxedTrip(request, destination)
  if (!shaped) return undefined
  const solved = planDays(shaped, request, destination)
  const days = solved.map((stops, day) => withoutFarMeals(stops, day, shaped, request))
  const outline = days.every((stops, day) => stops === solved[day])
    ? shaped
    : settledMeals({ ...shaped, reserved: mealsOf(days, shaped) })
  return { outline: { ...outline, frames: withoutEmptyDays(outline.frames, days, destination) }, days }
}

/** Leaves open the meal without which a zigzag day is straightest, until it is straight or has one meal left. */
function withoutFarMeals(
  stops: TimedOption[],
  day: number,
  outline: TripOutline,
  request: PlanRequest,
): TimedOption[] {
  const options = stops.map(({ option }) => option)
  const ratio = ratioOf(options, outline)
  const meals = options.filter(({ meal, kept }) => meal && !kept)
  if (ratio <= hard.zigzagForMeal || meals.length < 2) return stops
  const [best] = meals
    .map((meal) => options.filter((option) => option !== meal))
    .sort((a, b) => ratioOf(a, outline) - ratioOf(b, outline))
  return best ? withoutFarMeals(settleDay(best, day, outline, request.filters), day, outline, request) : stops
}

/** By day, the options that are meals or stay. */
function mealsOf(days: TimedOption[][], { options }: TripOutline): number[][] {
  return days.map((stops) =>
    stops.flatMap(({ option }) => (option.meal || option.kept ? [options.indexOf(option)] : [])),
  )
}

/** A day that got no sight in the end is a free one, and says so. */
function withoutEmptyDays(frames: DayFrame[], days: TimedOption[][], { areas }: Destination): DayFrame[] {
  return frames.map((frame, index) => {
    const sights = days[index]?.some(({ option }) => !option.meal)
    const wander = frame.wander ?? areas[index % areas.length]
    return sights || !wander || isShort(frame) ? frame : { ...frame, wander }
  })
}
