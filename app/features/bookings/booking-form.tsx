import { useId, useState } from 'react'
import type { Currency } from '~/domain/money/currency'
import type { DatedBooking } from '~/domain/request/booking'
import { bookingKinds, isJourney } from '~/domain/request/booking'
import { type BookingFields, fieldCaps, readBookingFields, usualTurn } from '~/domain/request/booking-fields'
import { TimeField } from '~/features/units/date-fields'
import { bookingNames } from '~/messages/en/booking-words'
import { shortDate } from '~/messages/en/dates'
import { problemText } from '~/messages/en/problems'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { SelectField, TextField } from '~/ui/text-field'

const kinds = bookingKinds.map((value) => ({ value, label: bookingNames[value] }))
const isKind = (value: string): value is BookingFields['kind'] => bookingKinds.some((kind) => kind === value)
const turns = { arrive: 'brings me here', leave: 'takes me home', during: 'is during the trip' }

interface BookingFormProps {
  initial: BookingFields
  /** Of the trip, the first day first. */
  dates: readonly string[]
  currency: Currency
  /** Names that are known at the destination. */
  places: readonly string[]
  action: string
  onBook: (booking: DatedBooking) => void
  onCancel: () => void
}

/** What a traveller has booked. */
export function BookingForm({
  initial,
  dates,
  currency,
  places,
  action,
  onBook,
  onCancel,
}: BookingFormProps) {
  const [fields, setFields] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<keyof BookingFields, string>>>({})
  const known = useId()
  const set = (change: Partial<BookingFields>) => {
    // What was wrong is said again when it is sent again.
    setErrors({})
    setFields({ ...fields, ...change })
  }
  const text = (name: keyof typeof fieldCaps, label: string, more: { hint?: string; list?: string } = {}) => {
    const wrong = errors[name]
    return (
      <TextField
        label={label}
        value={fields[name]}
        maxLength={fieldCaps[name]}
        {...more}
        {...(wrong && { error: problemText(wrong) })}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    )
  }
  const time = (name: 'start' | 'end', label: string) => {
    const wrong = errors[name]
    return (
      <TimeField
        label={label}
        value={fields[name]}
        {...(wrong && { error: problemText(wrong) })}
        onChange={(at) => set({ [name]: at })}
      />
    )
  }
  const add = () => {
    const read = readBookingFields(fields, { locale: navigator.language, currency, dates })
    if (read.ok) onBook(read.booking)
    else setErrors(read.errors)
  }
  const journey = isJourney(fields)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog may be inside of the trip's form.
        event.stopPropagation()
        add()
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="What is it?"
          value={fields.kind}
          options={kinds}
          onChange={({ target: { value } }) => isKind(value) && set({ kind: value })}
        />
        <SelectField
          label="Day"
          value={fields.date}
          options={dates.map((date, index) => ({
            value: date,
            label: `Day ${index + 1}, ${shortDate(date)}`,
          }))}
          {...(errors.date && { error: problemText(errors.date) })}
          onChange={({ target }) => set({ date: target.value, turn: usualTurn(target.value, dates) })}
        />
      </div>
      {text('title', journey ? 'Number or name' : 'Title', journey ? { hint: 'Such as FR 123.' } : {})}
      {journey ? (
        <>
          <div className="grid grid-cols-2 gap-3">
            {text('from', 'From')}
            {text('to', 'To')}
          </div>
          {(fields.date === dates[0] || fields.date === dates.at(-1)) && (
            <SelectField
              label="This journey"
              value={fields.turn}
              options={Object.entries(turns).map(([value, label]) => ({ value, label }))}
              hint="The day is planned after you arrive, or before you leave, with time for the way."
              onChange={({ target: { value } }) =>
                set({ turn: value === 'arrive' || value === 'leave' ? value : 'during' })
              }
            />
          )}
        </>
      ) : (
        <>
          {text('place', 'Where', {
            hint: 'A place or quarter that we know gives the way to it. You can also paste a position.',
            list: known,
          })}
          <datalist id={known}>
            {places.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
      <div className="grid grid-cols-2 gap-3">
        {time('start', journey ? 'Leaves' : 'Starts')}
        {time('end', journey ? 'Arrives' : 'Ends')}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {text('confirmation', 'Confirmation number')}
        {text('cost', 'Cost for one')}
      </div>
      {text('link', 'Link')}
      <Checkbox checked={fields.private} onChange={({ target }) => set({ private: target.checked })}>
        Private: left out of shared links
      </Checkbox>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          {action}
        </Button>
      </div>
    </form>
  )
}
