import { type PlanType, plans } from '~/domain/billing/plans'
import { addDays, isCalendarDate, month, monthName } from '~/domain/calendar/calendar-date'
import type { TripForm } from '~/domain/request/trip-form'
import { longestTrip, moveStart, tripLength } from '~/domain/request/trip-rules'
import { DateField } from '~/features/units/date-fields'
import { tabDate } from '~/messages/en/dates'
import { buttonClass } from '~/ui/button-class'
import { RangeCalendarButton } from '~/ui/range-calendar-button'
import { tripFieldId } from './trip-field-id'

interface TripDatesProps {
  form: Pick<TripForm, 'startDate' | 'endDate'>
  fields: Record<string, string>
  plan: PlanType
  onChange: (dates: Pick<TripForm, 'startDate' | 'endDate'>) => void
  onUpgrade: () => void
}

/** First and last day, typed or picked in a calendar, and what the plan makes of their number before it is asked for. */
export function TripDates({ form, fields, plan, onChange, onUpgrade }: TripDatesProps) {
  const { startDate, endDate } = form
  const { dayLimit } = plans[plan]
  const days = tripLength(startDate, endDate)
  const over = (plan === 'explorer' || plan === 'premium') && days > dayLimit
  return (
    <div className="grid grid-cols-2 gap-3">
      <DateField
        label="Start date"
        calendar={false}
        name="startDate"
        id={tripFieldId('startDate')}
        required
        value={startDate}
        error={fields.startDate}
        onChange={(first) => onChange(moveStart(form, first))}
      />
      <DateField
        label="End date"
        calendar={false}
        name="endDate"
        id={tripFieldId('endDate')}
        required
        min={startDate}
        value={endDate}
        error={fields.endDate}
        onChange={(last) => onChange({ startDate, endDate: last })}
      />
      <div className="col-span-2 -mt-1 flex items-center justify-between gap-3">
        <p
          aria-live="polite"
          className={
            over || !(days > 0) ? 'font-strong text-ink-hot-text text-small' : 'text-ink-soft text-small'
          }
        >
          {isCalendarDate(startDate) && isCalendarDate(endDate) && days > 0 && (
            <span className="block text-ink-key">
              {tabDate(startDate)} {monthName(month(startDate)).slice(0, 3)} to {tabDate(endDate)}{' '}
              {monthName(month(endDate)).slice(0, 3)}
            </span>
          )}
          {lengthNote(days, plan)}
        </p>
        <RangeCalendarButton
          label="Choose the dates in a calendar"
          start={startDate}
          end={endDate}
          mostDays={plan === 'globetrotter' ? undefined : dayLimit}
          note={(days) => lengthNote(days, plan)}
          onChange={(first, last) => onChange({ startDate: first, endDate: last })}
        />
      </div>
      {over && (
        <div className="col-span-2 -mt-1 flex flex-wrap gap-2">
          <button
            type="button"
            className={buttonClass({ size: 'small' })}
            onClick={() => onChange({ startDate, endDate: addDays(startDate, dayLimit - 1) })}
          >
            Shorten to {dayLimit} days
          </button>
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
            onClick={onUpgrade}
          >
            Longer trips
          </button>
        </div>
      )}
    </div>
  )
}

function lengthNote(days: number, plan: PlanType): string {
  if (!(days > 0)) return 'Choose an end on or after the start.'
  const length = `${days} ${days === 1 ? 'day' : 'days'}.`
  const { name, dayLimit } = plans[plan]
  if (days > longestTrip) return `${length} At most ${longestTrip} days can be planned.`
  if (plan === 'free') return `${length} The free sample shows the first ${dayLimit}.`
  if (plan === 'globetrotter') return length
  return `${length} ${name} plans up to ${dayLimit}.`
}
