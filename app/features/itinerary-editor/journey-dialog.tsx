import { useState } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { wayOptions } from '~/features/planner/place-words'
import { TimeField } from '~/features/units/date-fields'
import { shortDate } from '~/messages/en/dates'
import { problemText } from '~/messages/en/problems'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Dialog } from '~/ui/dialog'
import { SelectField, TextField } from '~/ui/text-field'
import { useEditorTools } from './editor-tools'
import { fieldsOf, type JourneyFields, type JourneyNow, journeyNow, readJourney } from './journey-fields'
import { placesNow } from './trip-nights'

interface JourneyDialogProps {
  id: string
  itinerary: ItineraryView
  onClose: () => void
}

/** The journey that is booked, in place of the one that was planned. What changes is shown before it is used. */
export function JourneyDialog({ id, itinerary, onClose }: JourneyDialogProps) {
  const { open } = useEditorTools()
  const now = journeyNow(itinerary, id)
  if (!now) return null
  return (
    <Dialog isOpen onOpenChange={onClose} title={`From ${now.from.name} to ${now.to.name}`}>
      <JourneyForm
        now={now}
        onBook={(booked) => open({ kind: 'places', change: { ...placesNow(itinerary), booked: [booked] } })}
        onCancel={onClose}
      />
    </Dialog>
  )
}

interface JourneyFormProps {
  now: JourneyNow
  onBook: (booked: Extract<ReturnType<typeof readJourney>, { ok: true }>['booked']) => void
  onCancel: () => void
}

function JourneyForm({ now, onBook, onCancel }: JourneyFormProps) {
  const [fields, setFields] = useState(() => fieldsOf(now))
  const [errors, setErrors] = useState<Partial<Record<keyof JourneyFields, string>>>({})
  const set = (change: Partial<JourneyFields>) => {
    setErrors({})
    setFields({ ...fields, ...change })
  }
  const field = (
    name: Exclude<keyof JourneyFields, 'mode' | 'nextDay'>,
    label: string,
    more: { hint?: string; maxLength?: number } = {},
  ) => {
    const wrong = errors[name]
    return (
      <TextField
        label={label}
        value={fields[name]}
        maxLength={80}
        {...more}
        {...(wrong && { error: problemText(wrong) })}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    )
  }
  const time = (name: 'departs' | 'arrives', label: string) => {
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
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const read = readJourney(fields, now, navigator.language)
        if (read.ok) onBook(read.booked)
        else setErrors(read.errors)
      }}
    >
      <p>Leaves on {shortDate(now.date)}. To leave on another day, move nights first.</p>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="How do you travel?"
          value={fields.mode}
          options={[...wayOptions]}
          onChange={({ target: { value } }) => {
            const way = wayOptions.find((each) => each.value === value)
            if (way) set({ mode: way.value })
          }}
        />
        {field('title', 'Number or name', { hint: 'Such as FR 123.' })}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {field('fromStation', 'From station')}
        {field('toStation', 'To station')}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {time('departs', `Leaves ${now.from.name}`)}
        {time('arrives', `Arrives in ${now.to.name}`)}
      </div>
      <Checkbox checked={fields.nextDay} onChange={({ target }) => set({ nextDay: target.checked })}>
        Arrives the next day
      </Checkbox>
      <div className="grid grid-cols-2 gap-3">
        {field('confirmation', 'Confirmation number', { maxLength: 60 })}
        {field('cost', 'Cost for one')}
      </div>
      {field('link', 'Link', { maxLength: 500 })}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          Show what changes
        </Button>
      </div>
    </form>
  )
}
