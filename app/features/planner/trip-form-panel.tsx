import { Form } from '@remix-run/react'
import type { DestinationCard } from '~/domain/places/place-catalogue'
import { budgetLevels } from '~/domain/places/vocabulary'
import { type PlanType, plans } from '~/domain/plans/plans'
import type { TripForm } from '~/domain/trip/trip-form'
import { longestTrip, moveStart, tripLength } from '~/domain/trip/trip-rules'
import { buttonClass } from '~/ui/button-class'
import { RangeCalendarButton } from '~/ui/range-calendar-button'
import { Segmented } from '~/ui/segmented'
import { TextArea, TextField } from '~/ui/text-field'
import { DestinationPicker } from './destination-picker'
import { InterestsEditor } from './interests-editor'

const budgetNames = { budget: 'Budget', moderate: 'Moderate', luxury: 'Luxury' }
const budgetOptions = budgetLevels.map((value) => ({ value, label: budgetNames[value] }))

interface TripFormPanelProps {
  form: TripForm
  onChange: (form: TripForm) => void
  /** What is wrong with a field, by its name. */
  fields: Record<string, string>
  plan: PlanType
  destinations: DestinationCard[]
  busy: boolean
  onGenerate: () => void
}

/** What a trip is asked for with. Works as a plain form before the script has loaded. */
export function TripFormPanel({
  form,
  onChange,
  fields,
  plan,
  destinations,
  busy,
  onGenerate,
}: TripFormPanelProps) {
  const set = (change: Partial<TripForm>) => onChange({ ...form, ...change })
  return (
    <Form
      method="post"
      action="/planner"
      aria-label="Your trip"
      className="grid gap-5 lg:sticky lg:top-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && form.destination !== '') onGenerate()
      }}
    >
      <h2 className="text-head">Your trip</h2>
      <DestinationPicker
        value={form.destination}
        onChange={(destination) => set({ destination })}
        popular={destinations}
        error={fields.destination}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Start date"
          type="date"
          name="startDate"
          required
          value={form.startDate}
          error={fields.startDate}
          onChange={({ target }) => set(moveStart(form, target.value))}
        />
        <TextField
          label="End date"
          type="date"
          name="endDate"
          required
          min={form.startDate}
          value={form.endDate}
          error={fields.endDate}
          onChange={({ target }) => set({ endDate: target.value })}
        />
        <div className="col-span-2 -mt-1 flex items-center justify-between gap-3">
          <p className="text-ink-soft text-small">{lengthNote(form, plan)}</p>
          <RangeCalendarButton
            label="Choose the dates in a calendar"
            start={form.startDate}
            end={form.endDate}
            onChange={(startDate, endDate) => set({ startDate, endDate })}
          />
        </div>
      </div>
      <Segmented
        label="Budget"
        name="budget"
        options={budgetOptions}
        value={form.budget}
        onChange={(budget) => set({ budget })}
      />
      <InterestsEditor
        chosen={form.interests}
        onChange={(interests) => set({ interests })}
        error={fields.interests}
      />
      <TextArea
        label="Additional info"
        name="additionalInfo"
        maxLength={2000}
        placeholder="Anything else we should know?"
        value={form.additionalInfo}
        error={fields.additionalInfo}
        onChange={({ target }) => set({ additionalInfo: target.value })}
      />
      <button
        type="submit"
        disabled={busy || form.destination === ''}
        className={buttonClass({ variant: 'primary', busy, size: 'large' })}
      >
        {busy ? 'Generating...' : 'Generate Itinerary'}
      </button>
      <WithoutScript destinations={destinations} />
    </Form>
  )
}

/** The picker and the button need the script; without it a plain list and a plain button do. */
function WithoutScript({ destinations }: { destinations: DestinationCard[] }) {
  return (
    <noscript>
      <label>
        Destination
        <select name="destination">
          {destinations.map(({ id, label }) => (
            <option key={id}>{label}</option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        Generate Itinerary
      </button>
    </noscript>
  )
}

function lengthNote({ startDate, endDate }: TripForm, plan: PlanType): string {
  const days = tripLength(startDate, endDate)
  if (!(days > 0)) return 'Choose an end on or after the start.'
  const length = `${days} ${days === 1 ? 'day' : 'days'}.`
  const { name, dayLimit } = plans[plan]
  if (plan === 'free') return `${length} The free sample shows the first ${dayLimit}.`
  if (plan === 'globetrotter') return days > longestTrip ? `At most ${longestTrip} days.` : length
  return days > dayLimit
    ? `${length} ${name} plans up to ${dayLimit}: shorten it or upgrade.`
    : `${length} ${name} plans up to ${dayLimit}.`
}
