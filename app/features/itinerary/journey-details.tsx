import type { ActivityView } from '~/domain/itinerary/itinerary'
import type { Journey } from '~/domain/itinerary/journey'
import { clockText, type Units } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { hoursAndMinutes, howOften } from '~/messages/en/wording'

interface JourneyDetailsProps {
  activity: ActivityView
  journey: Journey
}

/** The journey to the next place: its stations, how long, how often, and how sure that is. */
export function JourneyDetails({ activity, journey }: JourneyDetailsProps) {
  const units = useUnits()
  const { from, to, minutes, meters, daysLater, every, first, last, year, confidence } = journey
  const isEstimate = confidence === 'low'
  return (
    <div className="mt-1.5 grid gap-1 bg-ink-tint px-3 py-2.5 text-small leading-snug shadow-[inset_5px_0_0_var(--ink-hot)]">
      <p className="flex flex-wrap items-baseline gap-x-2 pl-1 font-strong">
        <span>{journey.fromStation ?? from}</span>
        <span aria-hidden="true">→</span>
        <span className="sr-only">to</span>
        <span>{journey.toStation ?? to}</span>
        {isEstimate && (
          <span className="rounded-control border border-ink-edge px-1.5 font-label text-micro">
            Estimate
          </span>
        )}
      </p>
      <p className="pl-1">
        {hoursAndMinutes(minutes)}, about {farText(meters, units)}. Arrives at{' '}
        {clockText(activity.endTime, units)}
        {daysLater > 0 && ' the next day'}, local time.
      </p>
      {every !== undefined && first !== undefined && last !== undefined && (
        <p className="pl-1">
          {howOften(every)}, the first around {clockText(first, units)}, the last around{' '}
          {clockText(last, units)}.
        </p>
      )}
      <p className="pl-1 text-ink-soft">
        {activity.booking
          ? 'You have booked this. Moving nights leaves it on its day.'
          : isEstimate
            ? `Time and price are estimated from the distance (${year})${journey.mode === 'car' ? '' : ': look up the timetable'}.`
            : `As of ${year}. The price is usual when you book some weeks ahead.`}
      </p>
    </div>
  )
}

/** "290 km", "180 mi" */
function farText(meters: number, { distance }: Units): string {
  return `${Math.round(meters / (distance === 'mi' ? 1609.344 : 1000))} ${distance}`
}
