import { dayOfMonth, isCalendarDate, month, monthName } from '~/domain/calendar/calendar-date'
import { clockText } from '~/domain/units'
import { type DateFieldProps, DateField as Field } from '~/ui/date-field'
import { useUnits } from './units-context'

/** "13 Apr 2027". */
function dateInWords(date: string): string {
  return isCalendarDate(date)
    ? `${dayOfMonth(date)} ${monthName(month(date)).slice(0, 3)} ${date.slice(0, 4)}`
    : 'Choose a day'
}

/** A calendar date in the language of the page; a calendar opens from it. */
export function DateField({ calendar = true, ...props }: DateFieldProps & { calendar?: boolean }) {
  return <Field type="date" say={dateInWords} calendar={calendar} {...props} />
}

/** A time in the reader's clock of 12 or 24 hours. */
export function TimeField(props: DateFieldProps) {
  const units = useUnits()
  return (
    <Field
      type="time"
      say={(time) => clockText(time, units) || '––:––'}
      hourCycle={units.clock === '12' ? 12 : 24}
      {...props}
    />
  )
}
