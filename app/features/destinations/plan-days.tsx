import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { clockText } from '~/domain/units'
import { DayTripParts } from '~/features/itinerary/day-trip-parts'
import { useUnits } from '~/features/units/units-context'
import { shortDate } from '~/messages/en/dates'
import { classes } from '~/ui/classes'

interface PlanDaysProps {
  plan: ItineraryView
  /** With what each stop is, why it was chosen and when it is open. */
  whole?: boolean
}

/** The days of a plan as lists, readable without a script. */
export function PlanDays({ plan, whole = false }: PlanDaysProps) {
  return (
    <div className={whole ? 'grid gap-10' : 'grid gap-x-10 gap-y-8 lg:grid-cols-3'}>
      {plan.days.map((day) => (
        <article key={day.date} aria-labelledby={`day-${day.day}`} className="min-w-0">
          <h3 id={`day-${day.day}`} className="font-strong text-[1.1875rem] leading-snug">
            Day {day.day}: {day.title}
          </h3>
          <p className="mt-1 text-ink-soft text-small">
            {shortDate(day.date)} · {formatMoney(day.costCents, plan.currency)}
          </p>
          {day.note && <p className="mt-1 max-w-measure text-small">{day.note}</p>}
          <ol className="mt-2">
            {day.activities.filter(isStop).map((stop) => (
              <Stop key={stop.id} stop={stop} whole={whole} />
            ))}
          </ol>
        </article>
      ))}
    </div>
  )
}

/** Rides and rooms are in the sums; a list of what one does goes without them. */
function isStop({ type }: DayView['activities'][number]): boolean {
  return type === 'attraction' || type === 'food'
}

function Stop({ stop, whole }: { stop: ActivityView; whole: boolean }) {
  const units = useUnits()
  const { startTime, endTime, title, description, reason, travel, cost, hours } = stop
  const way = travel.minutes > 0 && `${travel.minutes} min ${travel.mode === 'walk' ? 'walk' : 'ride'}`
  return (
    <li
      className={classes(
        'grid grid-cols-[3.4rem_minmax(0,1fr)] gap-x-3 border-ink-line border-t py-2.5',
        whole && 'lg:grid-cols-[3.4rem_minmax(0,1fr)_minmax(0,1fr)]',
      )}
    >
      <span className="wdth-time text-time leading-tight">{clockText(startTime, units)}</span>
      <div className="min-w-0">
        <p className="font-strong leading-snug">{title}</p>
        <p className="text-ink-soft text-small">
          {[`until ${clockText(endTime, units)}`, way, cost].filter(Boolean).join(' · ')}
        </p>
        {whole && <p className="mt-1 max-w-measure text-small leading-snug">{description}</p>}
        {whole && <DayTripParts stop={stop} />}
      </div>
      {whole && (
        <div className="grid max-w-measure content-start gap-1 text-ink-soft text-small leading-snug max-lg:col-start-2 max-lg:mt-1 lg:pl-7">
          {reason && <p>{reason}</p>}
          {hours && (
            <p>
              {hours.length === 0
                ? 'Always open'
                : `Open on this day ${hours.map(({ from, to }) => `${clockText(from, units)} to ${clockText(to, units)}`).join(' and ')}`}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
