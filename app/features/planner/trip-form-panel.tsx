import { Form } from '@remix-run/react'
import { entitlements, type PlanType } from '~/domain/billing/plans'
import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { budgetLevels } from '~/domain/catalogue/vocabulary'
import type { TripForm } from '~/domain/request/trip-form'
import { defaultFilters } from '~/domain/request/trip-rules'
import { buttonClass } from '~/ui/button-class'
import { Segmented } from '~/ui/segmented'
import { TextArea } from '~/ui/text-field'
import { AdvancedFiltersPanel } from './advanced-filters-panel'
import { DestinationPicker } from './destination-picker'
import { InterestsEditor } from './interests-editor'
import { SurpriseButton } from './surprise-button'
import { TripDates } from './trip-dates'
import { TripTimes } from './trip-times'
import type { Reach } from './use-upgrade'

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
  filtersOpen: boolean
  onFiltersOpenChange: (open: boolean) => void
  onGenerate: () => void
  onUpgrade: (reach: Reach) => void
}

/** What a trip is asked for with. Works as a plain form before the script has loaded. */
export function TripFormPanel({
  form,
  onChange,
  fields,
  plan,
  destinations,
  busy,
  filtersOpen,
  onFiltersOpenChange,
  onGenerate,
  onUpgrade,
}: TripFormPanelProps) {
  const set = (change: Partial<TripForm>) => onChange({ ...form, ...change })
  return (
    <Form
      method="post"
      action="/planner"
      aria-label="Your trip"
      // What a browser keeps of it for its own way back would speak against what is kept here.
      autoComplete="off"
      className="grid gap-5 lg:sticky lg:top-4 lg:-mx-3 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:px-3 lg:pb-3 lg:[scrollbar-width:thin]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && form.destination !== '') onGenerate()
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-head">Your trip</h2>
        <SurpriseButton
          unlocked={entitlements(plan).surprise}
          destinations={destinations}
          onPick={({ reason: _reason, ...idea }) => set(idea)}
          onUpgrade={() => onUpgrade('surprise')}
        />
      </div>
      <DestinationPicker
        value={form.destination}
        onChange={(destination) => set({ destination })}
        destinations={destinations}
        error={fields.destination}
      />
      <TripDates form={form} fields={fields} plan={plan} onChange={set} onUpgrade={() => onUpgrade('days')} />
      <TripTimes form={form} fields={fields} onChange={onChange} />
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
      <AdvancedFiltersPanel
        filters={form.advancedFilters ?? defaultFilters}
        unlocked={entitlements(plan).advancedFilters}
        open={filtersOpen}
        onOpenChange={onFiltersOpenChange}
        onChange={(advancedFilters) => set({ advancedFilters })}
        onUpgrade={() => onUpgrade('filters')}
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
