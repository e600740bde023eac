import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { TripRights } from '~/domain/billing/holdings'
import type { PlanType } from '~/domain/billing/plan-type'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import type { Failure } from '~/domain/errors'
import type { TripGuide } from '~/domain/guide/trip-guide'
import type { ShownGeneration } from '~/domain/planning/generation-view'
import { inSight, openedView } from '~/domain/planning/generation-view'
import { paletteOf } from '~/domain/posters/palette-of'
import { admit } from '~/domain/request/admission'
import { unnamedPlace } from '~/domain/request/several-places'
import type { TripDraft } from '~/domain/request/trip-draft'
import type { TripForm } from '~/domain/request/trip-form'
import { formToSend } from '~/domain/request/trip-rules'
import { ChatPanel } from '~/features/chat/chat-panel'
import { formAnew, type PlanAnew } from '~/features/chat/plan-anew'
import { MapStyle } from '~/features/itinerary/map-style'
import { PlanAgain } from '~/features/itinerary/plan-again'
import { EditSessionProvider } from '~/features/itinerary-editor/edit-session'
import { useAskFirst } from '~/features/itinerary-editor/use-ask-first'
import { usePagePalette } from '~/features/shell/page-palette'
import { unfoldAround } from '~/ui/use-folds'
import { FirstLook } from './first-look'
import type { ItineraryViewProps } from './itinerary-view'
import { tripFieldId } from './trip-field-id'
import type { TripFormPanelProps } from './trip-form-panel'
import { type ActivationNotice, useActivation } from './use-activation'
import { useBegin } from './use-begin'
import { useGenerate } from './use-generate'
import { useGeneration } from './use-generation'
import { useTripForm } from './use-trip-form'
import { useUpgrade } from './use-upgrade'

interface PlannerScreenProps {
  /** The two halves of the page. The one that is used first belongs to the page's code, the other may come later. */
  parts: {
    TripFormPanel: ComponentType<TripFormPanelProps>
    ItineraryView: ComponentType<ItineraryViewProps>
  }
  /** Verified by the server. */
  plan: PlanType
  /** Which trips it pays for. */
  rights: TripRights
  activation: ActivationNotice | null
  latest: ShownGeneration | null
  destinations: ShownDestination[]
  form: TripForm
  filtersOn: boolean
  /** Why the server refused the form. */
  refusal?: Failure | null
  /** The guide beside the latest plan. */
  guide: TripGuide<string> | null
  /** Address of the interactive map's style, if there is one. */
  mapStyleUrl: string | null
  /** Whether this browser stores the form. */
  keepsDraft: boolean
  /** A destination in the address that nobody knows. */
  unknown?: string | null
  /** The address asks for another trip than the latest plan, which then does not stand in its way. */
  asksAnew?: boolean
  /** Whether the form is as the server rendered it, without input. */
  untouched?: boolean
  /** Actions for the plan of this generation, above the itinerary. */
  actions?: (generationId: string) => ReactNode
  /** Files and versions of this plan, after its days. */
  files?: (generationId: string) => ReactNode
  /** Called when a plan is complete. */
  onFinished: () => void
}

/** The planner: the form on the left, the guide and the arriving itinerary on the right. */
export function PlannerScreen({
  parts: { TripFormPanel, ItineraryView },
  plan,
  rights,
  activation,
  latest,
  destinations,
  keepsDraft,
  unknown = null,
  asksAnew = false,
  untouched = false,
  refusal: sentBack = null,
  guide,
  mapStyleUrl,
  actions,
  files,
  onFinished,
  ...initial
}: PlannerScreenProps) {
  const [{ form, filtersOn }, setDraft] = useTripForm(initial, {
    kept: keepsDraft,
    untouched: untouched && !sentBack,
    typed: sentBack !== null,
  })
  const initialView = useMemo(() => openedView(asksAnew ? null : latest), [latest, asksAnew])
  const { view, start } = useGeneration(initialView)
  const [onUpgrade, upgradePrompt] = useUpgrade(plan)
  const { unsaved, askFirst, question } = useAskFirst()
  const results = useRef<HTMLDivElement>(null)
  useActivation(activation)

  const seen = inSight(view)
  const shown = destinations.find(({ id, label }) =>
    // Before anything of a plan is there, the page takes the colours of the choice.
    seen.overview === '' ? label === form.destination : id === seen.destinationId,
  )
  const palette = useMemo(() => (shown ? paletteOf(shown) : (seen.palette ?? null)), [shown, seen.palette])
  const [place, setPlace] = useState(0)
  // The page of a trip to several places has the inks of the place whose day is open.
  usePagePalette(seen.places?.[place]?.palette ?? palette)

  const draft = { form, filtersOn }
  const { refusal, fields, generate } = useGenerate({ draft, plan, sentBack, start, results, onFinished })
  const complete = !unknown && unnamedPlace(form) === null
  // The form as it came back from the payment; what is typed afterwards waits for the button.
  const [cameBackReady] = useState(
    () =>
      complete && activation !== null && mayPlan(draft, activation.plan) && initialView.phase !== 'running',
  )
  useBegin(
    {
      // Only the sample: a paid plan is for one trip.
      asAsked: complete && plan === 'free',
      asPaid: cameBackReady && activation?.outcome === 'active' && (latest?.itinerary?.sample ?? true),
    },
    generate,
  )
  const choose = useCallback(
    (destination: string) => setDraft((now) => ({ ...now, form: { ...now.form, destination } })),
    [setDraft],
  )
  // Input in the form does not render this again: a trip can be a month long.
  const planAnew = useCallback(
    (change: PlanAnew) => {
      setDraft((now) => ({ ...now, form: formAnew(now.form, change) }))
      const field = document.getElementById(tripFieldId('startDate'))
      unfoldAround(field)
      field?.scrollIntoView({ block: 'center' })
    },
    [setDraft],
  )
  const assistant = useMemo(
    () => <ChatPanel view={view} plan={plan} onPlanAnew={planAnew} />,
    [view, plan, planAnew],
  )

  const setForm = (next: TripForm) => setDraft({ form: next, filtersOn })
  const busy = view.phase === 'running'
  const done = seen.phase === 'done' && seen.generationId
  // After a payment the sample has done its work: the form is what one wants.
  const isRead = seen.phase === 'done' && !(seen.sample && plan !== 'free')
  const below = useMemo(() => done && files?.(done), [done, files])
  return (
    <div className="mx-auto grid max-w-wide items-start gap-x-8 gap-y-6 px-gutter print:block print:py-0 pt-2 pb-10 lg:pt-4 lg:pb-20 lg:grid-cols-[18.5rem_minmax(0,1fr)]">
      <h1 className="sr-only">Itinerary planner</h1>
      <TripFormPanel
        form={form}
        onChange={setForm}
        refusal={refusal}
        fields={
          unknown && form.destination === initial.form.destination
            ? { destination: `We know no place called “${unknown}”. Choose a destination.`, ...fields }
            : fields
        }
        plan={plan}
        rights={rights}
        destinations={destinations}
        busy={busy}
        stays={keepsDraft}
        quiet={isRead}
        filtersOn={filtersOn}
        onFiltersSwitch={(on) => setDraft({ form, filtersOn: on })}
        onGenerate={() => askFirst(generate)}
        onUpgrade={onUpgrade}
      />
      {/* On a phone, a plan comes before the form for another one. */}
      <div
        ref={results}
        className={`min-w-0 scroll-mt-4 ${isRead || seen.phase === 'running' || !keepsDraft ? 'max-lg:order-first' : ''}`}
        aria-busy={busy}
      >
        <PlanAgain.Provider value={form.destination === seen.destination ? () => askFirst(generate) : null}>
          <MapStyle.Provider value={mapStyleUrl}>
            <EditSessionProvider
              view={seen}
              unsaved={unsaved}
              guide={assistant}
              actions={done && actions?.(done)}
            >
              {(edited) =>
                seen.phase === 'idle' ? (
                  <FirstLook destinations={destinations} chosen={form.destination} onChoose={choose} />
                ) : (
                  <ItineraryView
                    view={edited}
                    palette={palette}
                    guide={done && done === latest?.generationId ? guide : null}
                    plan={plan}
                    onUpgrade={onUpgrade}
                    files={below}
                    onPlace={setPlace}
                  />
                )
              }
            </EditSessionProvider>
          </MapStyle.Provider>
        </PlanAgain.Provider>
      </div>
      {upgradePrompt}
      {question}
    </div>
  )
}

function mayPlan({ form, filtersOn }: TripDraft, plan: PlanType): boolean {
  return admit(formToSend(form, { plan, filtersOn }), plan).ok
}
