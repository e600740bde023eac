import { Form } from '@remix-run/react'
import { useState } from 'react'
import type { TripRights } from '~/domain/billing/holdings'
import { entitlements, type PlanType } from '~/domain/billing/plans'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import { budgetLevels } from '~/domain/catalogue/vocabulary'
import type { Failure } from '~/domain/errors'
import { hiddenFilterFields } from '~/domain/request/filter-fields'
import { defaultFilters } from '~/domain/request/filters'
import { unnamedPlace, withOnePlace, withPlaces } from '~/domain/request/several-places'
import type { TripForm } from '~/domain/request/trip-form'
import { formToSend } from '~/domain/request/trip-rules'
import { classes } from '~/ui/classes'
import { FormProblem } from '~/ui/form-problem'
import { Icon } from '~/ui/icon'
import { Segmented } from '~/ui/segmented'
import { AdditionalInfo } from './additional-info'
import { AdvancedFiltersPanel } from './advanced-filters-panel'
import { DestinationPicker } from './destination-picker'
import { GenerateFoot } from './generate-foot'
import { InterestsEditor } from './interests-editor'
import { PlainDestination } from './plain-destination'
import { PlainFilters } from './plain-filters'
import { SeveralPlaces } from './several-places'
import { SurpriseButton } from './surprise-button'
import { TripBookings } from './trip-bookings'
import { TripDates } from './trip-dates'
import { tripFieldId, tripFormId } from './trip-field-id'
import { TripTimes } from './trip-times'
import { TripTravellers } from './trip-travellers'
import type { Reach } from './use-upgrade'

const budgetNames = { budget: 'Budget', moderate: 'Moderate', luxury: 'Luxury' }
const budgetOptions = budgetLevels.map((value) => ({ value, label: budgetNames[value] }))

export interface TripFormPanelProps {
  form: TripForm
  onChange: (form: TripForm) => void
  /** Why the server sent the form back, where no script could say it. */
  refusal: Failure | null
  /** What is wrong with a field, by its name. */
  fields: Record<string, string>
  plan: PlanType
  /** Which trips the plan pays for. */
  rights: TripRights
  destinations: ShownDestination[]
  busy: boolean
  /** The button stays in view on a phone, below whatever the page shows. */
  stays: boolean
  /** A plan is being read. */
  quiet: boolean
  filtersOn: boolean
  onFiltersSwitch: (on: boolean) => void
  onGenerate: () => void
  onUpgrade: (reach: Reach) => void
}

/** What a trip is asked for with. Works as a plain form before the script has loaded. */
export function TripFormPanel({
  form,
  onChange,
  refusal,
  fields,
  plan,
  rights,
  destinations,
  busy,
  stays,
  quiet,
  filtersOn,
  onFiltersSwitch,
  onGenerate,
  onUpgrade,
}: TripFormPanelProps) {
  // A plan that arrives while somebody fills in the form does not fold it away.
  const [inUse, setInUse] = useState(false)
  const set = (change: Partial<TripForm>) => onChange({ ...form, ...change })
  const { advancedFilters: sentFilters } = formToSend(form, { plan, filtersOn })
  return (
    <Form
      id={tripFormId}
      method="post"
      action="/planner"
      aria-label="Your trip"
      // The browser's own form restoration would conflict with what is stored here.
      autoComplete="off"
      className="flex flex-col gap-5 lg:sticky lg:top-4 lg:-mx-3 lg:max-h-[calc(100dvh-7.5rem-var(--asked,0px))] lg:gap-0"
      onSubmit={(event) => {
        event.preventDefault()
        setInUse(false)
        if (!busy && unnamedPlace(form) === null) onGenerate()
      }}
    >
      {/* On a desktop the fields scroll beside the plan; the foot of the form does not. */}
      <div
        data-testid="trip-fields"
        className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:scroll-cue lg:min-h-0 lg:overflow-y-auto lg:px-3 lg:pb-5"
      >
        {/* On a phone, a plan is read first; its form is one line below it. */}
        {quiet && (
          <h2 className="border-ink-key border-y-2 text-head lg:hidden">
            <button
              type="button"
              data-fold
              aria-expanded={inUse}
              className="group flex min-h-14 w-full items-center justify-between gap-3 text-left"
            >
              Change or plan another
              <Icon name="down" className="size-5 group-aria-expanded:rotate-180" />
            </button>
          </h2>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it is told that a field in it has the focus */}
        <div
          className={classes('grid grid-cols-[minmax(0,1fr)] gap-5', quiet && 'phone-fold')}
          onFocus={() => setInUse(true)}
        >
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-head">Your trip</h2>
            <SurpriseButton
              unlocked={entitlements(plan).surprise}
              destinations={destinations}
              onPick={({ reason: _reason, destinations: places, ...idea }) =>
                onChange(
                  places ? withPlaces({ ...form, ...idea }, places) : { ...withOnePlace(form, ''), ...idea },
                )
              }
              onUpgrade={() => onUpgrade('surprise')}
            />
          </div>
          {refusal && <FormProblem failure={refusal} idOf={tripFieldId} />}
          <DestinationPicker
            value={form.destination}
            onChange={(destination) => set({ destination })}
            onPlaces={(places) => onChange(withPlaces(form, places))}
            destinations={destinations}
            error={fields.destination}
          />
          <PlainDestination destinations={destinations} value={form.destination} />
          <SeveralPlaces
            form={form}
            error={
              fields.destinations ??
              fields.order ??
              fields.ways ??
              fields.home ??
              fields.firstPlace ??
              fields.lastPlace
            }
            destinations={destinations}
            onChange={onChange}
          />
          <TripDates
            form={form}
            fields={fields}
            plan={plan}
            onChange={set}
            onUpgrade={() => onUpgrade('days')}
          />
          <TripTravellers form={form} error={fields.travellers} onChange={set} />
          <TripTimes form={form} fields={fields} onChange={onChange} />
          {plan !== 'free' && <TripBookings form={form} error={fields.bookings} onChange={set} />}
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
            destinationId={
              plan === 'free' ? undefined : destinations.find(({ label }) => label === form.destination)?.id
            }
          />
          <AdvancedFiltersPanel
            filters={form.advancedFilters ?? defaultFilters}
            unlocked={entitlements(plan).advancedFilters}
            on={filtersOn}
            onSwitch={onFiltersSwitch}
            onChange={(advancedFilters) => set({ advancedFilters })}
            onUpgrade={() => onUpgrade('filters')}
          />
          {sentFilters &&
            hiddenFilterFields(sentFilters).map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
          {plan !== 'free' && (
            <noscript>
              {/* A browser that runs scripts never looks in here, and need not load it. */}
              {import.meta.env.SSR && (
                <PlainFilters
                  filters={form.advancedFilters ?? defaultFilters}
                  unlocked={entitlements(plan).advancedFilters}
                />
              )}
            </noscript>
          )}
          <AdditionalInfo
            form={form}
            plan={plan}
            destinations={destinations}
            error={fields.additionalInfo}
            onChange={set}
          />
        </div>
      </div>
      <GenerateFoot form={form} plan={plan} busy={busy} stays={stays} quiet={quiet} rights={rights} />
    </Form>
  )
}
