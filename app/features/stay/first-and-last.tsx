import type { DayView } from '~/domain/itinerary/itinerary'
import { SelectField } from '~/ui/text-field'

const morning = '08:30'
const evening = '23:00'

const arrivals = [
  { value: morning, label: 'In the morning: the whole day' },
  { value: '12:00', label: 'Around noon' },
  { value: '14:00', label: 'At 2:00 PM' },
  { value: '16:00', label: 'At 4:00 PM' },
  { value: '18:00', label: 'At 6:00 PM' },
]
const departures = [
  { value: '11:00', label: 'At 11:00 AM, after breakfast' },
  { value: '13:00', label: 'At 1:00 PM' },
  { value: '15:00', label: 'At 3:00 PM' },
  { value: '18:00', label: 'At 6:00 PM' },
  { value: evening, label: 'In the evening: the whole day' },
]

interface FirstAndLastProps {
  days: DayView[]
  disabled: boolean
  onChange: (hours: { day: number; from?: string; to?: string }) => void
}

/** When the first day begins and the last one ends, each with one choice. */
export function FirstAndLast({ days, disabled, onChange }: FirstAndLastProps) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return null
  const from = first.hours?.from ?? morning
  const to = last.hours?.to ?? evening
  return (
    <div className="not-printed mt-5 grid max-w-prose gap-4 sm:grid-cols-2">
      <SelectField
        label="You arrive on the first day"
        value={nearest(from, arrivals)}
        disabled={disabled}
        options={arrivals}
        onChange={({ target }) => onChange({ day: first.day, from: target.value })}
      />
      <SelectField
        label="You leave on the last day"
        value={nearest(to, departures)}
        disabled={disabled}
        options={departures}
        onChange={({ target }) => onChange({ day: last.day, to: target.value })}
      />
    </div>
  )
}

/** The choice that is not later than a time; the first one for an earlier time. */
function nearest(time: string, choices: { value: string }[]): string {
  return choices.findLast(({ value }) => value <= time)?.value ?? choices[0]?.value ?? ''
}
