import type { DayView } from '~/domain/itinerary/itinerary'
import { usualEnds } from '~/domain/request/usual-ends'
import { clockText, type Units } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { SelectField } from '~/ui/text-field'

const early = '07:00'
const evening = '23:00'

const arrivals = [
  { value: early, label: 'Early in the morning: the whole day' },
  { value: usualEnds.arrival, label: 'In the morning' },
  { value: '12:00', label: 'Around noon' },
  { value: '14:00', label: '' },
  { value: '16:00', label: '' },
  { value: '18:00', label: '' },
]
const departures = [
  { value: '11:00', label: ', after breakfast' },
  { value: '13:00', label: '' },
  { value: '15:00', label: '' },
  { value: usualEnds.departure, label: ', before dinner' },
  { value: evening, label: 'In the evening: the whole day' },
]

interface FirstAndLastProps {
  /** Of the whole trip. */
  days: DayView[]
  /** Of a trip to several places, the one that is looked at: the trip begins in the first and ends in the last. Journeys say the rest. */
  place: number | undefined
  disabled: boolean
  onChange: (hours: { day: number; from?: string; to?: string }) => void
}

/** When the first day begins and the last one ends, each with one choice. */
export function FirstAndLast({ days, place, disabled, onChange }: FirstAndLastProps) {
  const units = useUnits()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return null
  const isOf = (day: DayView) => place === undefined || day.place === place
  const from = first.hours?.from ?? early
  const to = last.hours?.to ?? evening
  if (!isOf(first) && !isOf(last)) return null
  return (
    <div className="not-printed mt-5 grid max-w-prose gap-4 sm:grid-cols-2">
      {isOf(first) && (
        <SelectField
          label="You arrive on the first day"
          value={nearest(from, arrivals)}
          disabled={disabled}
          options={said(arrivals, units)}
          onChange={({ target }) => onChange({ day: first.day, from: target.value })}
        />
      )}
      {isOf(last) && (
        <SelectField
          label="You leave on the last day"
          value={nearest(to, departures)}
          disabled={disabled}
          options={said(departures, units)}
          onChange={({ target }) => onChange({ day: last.day, to: target.value })}
        />
      )}
    </div>
  )
}

/** The choices in the reader's clock; those that are no time of their own say it in words. */
function said(choices: { value: string; label: string }[], units: Units) {
  return choices.map(({ value, label }) => ({
    value,
    label: /^[A-Z]/.test(label) ? label : `At ${clockText(value, units)}${label}`,
  }))
}

/** The choice that is not later than a time; the first one for an earlier time. */
function nearest(time: string, choices: { value: string }[]): string {
  return choices.findLast(({ value }) => value <= time)?.value ?? choices[0]?.value ?? ''
}
