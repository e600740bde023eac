import { Form } from '@remix-run/react'
import { type ReactNode, useId } from 'react'
import type { DestinationCard } from '~/domain/places/place-catalogue'
import { budgetLevels } from '~/domain/places/vocabulary'
import type { PlanType } from '~/domain/plans/plan-type'
import { plans } from '~/domain/plans/plans'
import type { TripForm } from '~/domain/trip/trip-form'
import { moveStart, tripLength } from '~/domain/trip/trip-rules'
import { buttonClass } from '~/ui/button-class'
import { DestinationPicker } from './destination-picker'
import { InterestsEditor } from './interests-editor'

const budgetNames = { budget: 'Budget', moderate: 'Moderate', luxury: 'Luxury' }
const input =
  'min-h-tap w-full rounded-control border-[1.5px] border-ink-edge bg-ink-sheet px-3 py-2 font-label hover:border-ink-key aria-invalid:border-ink-hot-text'

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
  const days = tripLength(form.startDate, form.endDate)
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
        <Field label="Start date" error={fields.startDate}>
          {(props) => (
            <input
              {...props}
              type="date"
              name="startDate"
              required
              value={form.startDate}
              onChange={({ target }) => set(moveStart(form, target.value))}
              className={input}
            />
          )}
        </Field>
        <Field label="End date" error={fields.endDate}>
          {(props) => (
            <input
              {...props}
              type="date"
              name="endDate"
              required
              min={form.startDate}
              value={form.endDate}
              onChange={({ target }) => set({ endDate: target.value })}
              className={input}
            />
          )}
        </Field>
      </div>
      <p className="-mt-3 text-ink-soft text-small">{lengthNote(days, plan)}</p>
      <fieldset>
        <legend className="pb-1.5 font-strong text-small">Budget</legend>
        <div className="grid grid-cols-3 overflow-clip rounded-control border-[1.5px] border-ink-edge">
          {budgetLevels.map((level) => (
            <label
              key={level}
              className="grid min-h-tap cursor-pointer place-items-center border-ink-edge text-[0.9375rem] font-label not-first:border-l-[1.5px] has-checked:bg-ink-field has-checked:text-ink-on-field has-checked:shadow-[inset_0_-4px_0_var(--ink-hot)] has-focus-visible:shadow-[inset_0_0_0_3px_var(--ink-key)]"
            >
              <input
                type="radio"
                name="budget"
                value={level}
                checked={form.budget === level}
                onChange={() => set({ budget: level })}
                className="sr-only"
              />
              {budgetNames[level]}
            </label>
          ))}
        </div>
      </fieldset>
      <InterestsEditor
        chosen={form.interests}
        onChange={(interests) => set({ interests })}
        error={fields.interests}
      />
      <Field label="Additional info" error={fields.additionalInfo}>
        {(props) => (
          <textarea
            {...props}
            name="additionalInfo"
            rows={3}
            maxLength={2000}
            placeholder="Anything else we should know?"
            value={form.additionalInfo}
            onChange={({ target }) => set({ additionalInfo: target.value })}
            className={input}
          />
        )}
      </Field>
      <button
        type="submit"
        disabled={busy || form.destination === ''}
        className={buttonClass({ variant: 'primary', busy, size: 'large' })}
      >
        {busy ? 'Generating...' : 'Generate Itinerary'}
      </button>
    </Form>
  )
}

interface FieldProps {
  label: string
  error: string | undefined
  children: (props: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

function Field({ label, error, children }: FieldProps) {
  const id = useId()
  const note = `${id}-error`
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 font-strong text-small">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': error ? note : undefined })}
      {error && (
        <p id={note} className="pt-1 text-ink-hot-text text-small">
          {error}
        </p>
      )}
    </div>
  )
}

function lengthNote(days: number, plan: PlanType): string {
  const length = Number.isFinite(days) && days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}.` : ''
  const { name, dayLimit } = plans[plan]
  if (plan === 'free') return `${length} The free sample shows the first ${dayLimit}.`
  return `${length} ${name} plans up to ${dayLimit}.`
}
