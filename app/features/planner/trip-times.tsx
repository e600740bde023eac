import { useState } from 'react'
import type { TripForm } from '~/domain/request/trip-form'
import { timesProblem, withTime } from '~/domain/request/trip-rules'
import { clockText, type Units } from '~/domain/units'
import { TimeField } from '~/features/units/date-fields'
import { useUnits } from '~/features/units/units-context'
import { leaveBeforeArrival } from '~/messages/en/time-problem'
import { TripIcon } from '~/ui/trip-icon'
import { tripFieldId } from './trip-field-id'

interface TripTimesProps {
  form: TripForm
  fields: Record<string, string>
  onChange: (form: TripForm) => void
}

/** When the travellers reach the place and leave it: the first day begins then, the last one ends. */
export function TripTimes({ form, fields, onChange }: TripTimesProps) {
  const [open, setOpen] = useState(false)
  const units = useUnits()
  const { arrivalTime = '', departureTime = '' } = form
  const wrong = {
    arrival: fields.arrivalTime,
    departure: timesProblem(form) ? leaveBeforeArrival : fields.departureTime,
  }
  return (
    <details
      className="group -mt-2"
      // What is wrong is shown; what was opened for it stays open when it is right again.
      open={open || Boolean(wrong.arrival ?? wrong.departure)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-tap items-center gap-2 rounded-control text-small hover:underline [&::-webkit-details-marker]:hidden">
        <TripIcon name="clock" />
        <span className="font-strong">Arrival and departure</span>
        <span className="text-ink-soft">{said(arrivalTime, departureTime, units)}</span>
        <TripIcon name="down" className="ml-auto group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-3 pt-1">
        <TimeField
          label="You arrive at"
          name="arrivalTime"
          id={tripFieldId('arrivalTime')}
          value={arrivalTime}
          hint="If empty: in the morning."
          {...(wrong.arrival && { error: wrong.arrival })}
          onChange={(time) => onChange(withTime(form, 'arrivalTime', time))}
        />
        <TimeField
          label="You leave at"
          name="departureTime"
          id={tripFieldId('departureTime')}
          value={departureTime}
          hint="If empty: in the evening."
          {...(wrong.departure && { error: wrong.departure })}
          onChange={(time) => onChange(withTime(form, 'departureTime', time))}
        />
      </div>
    </details>
  )
}

/** The times on the closed line. */
function said(arrival: string, departure: string, units: Units): string {
  const [from, to] = [arrival, departure].map((time) => time && clockText(time, units))
  if (from && to) return `${from}, ${to}`
  return from ? `from ${from}` : to ? `until ${to}` : 'any time'
}
