import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Failure } from '~/domain/errors'
import { messages } from '~/domain/messages'
import type { DestinationCard } from '~/domain/places/place-catalogue'
import type { GenerationState } from '~/domain/planner/generation'
import { finishedView, type GenerationView, idleView } from '~/domain/planner/generation-view'
import type { PlanType } from '~/domain/plans/plan-type'
import { plans } from '~/domain/plans/plans'
import { printOf } from '~/domain/posters/print-of'
import { admit } from '~/domain/trip/plan-rules'
import type { TripForm } from '~/domain/trip/trip-form'
import { tripLength } from '~/domain/trip/trip-rules'
import { usePagePrint } from '~/features/shell/page-print'
import { showToast } from '~/ui/toast'
import { FirstLook } from './first-look'
import { GuideNote } from './guide-note'
import { ItineraryView } from './itinerary-view'
import { TripFormPanel } from './trip-form-panel'
import { type ActivationNotice, useActivation } from './use-activation'
import { useGeneration } from './use-generation'

/** The free sample is shown after this long, milliseconds. */
const sampleDelay = 1500

interface PlannerScreenProps {
  plan: PlanType
  activation: ActivationNotice | null
  latest: GenerationState | null
  destinations: DestinationCard[]
  form: TripForm
  /** What can be done with the plan of this generation, above the itinerary. */
  actions?: (generationId: string) => ReactNode
  /** A plan is complete. */
  onFinished?: () => void
}

/** The planner: the form on the left, the guide and the itinerary as it comes in on the right. */
export function PlannerScreen({
  plan,
  activation,
  latest,
  destinations,
  form: initialForm,
  actions,
  onFinished,
}: PlannerScreenProps) {
  const [form, setForm] = useState(initialForm)
  const [fields, setFields] = useState<Record<string, string>>({})
  const initialView = useMemo(() => viewOf(latest), [latest])
  const { view, start } = useGeneration(initialView)
  const results = useRef<HTMLDivElement>(null)
  useActivation(activation)

  const shown = destinations.find(({ id }) => id === view.destinationId)
  usePagePrint(useMemo(() => (shown ? printOf(shown) : null), [shown]))

  const refuse = useCallback((failure: Failure) => {
    setFields(failure.fields ?? {})
    showToast({
      title: failure.title ?? messages.generationFailed.title,
      text: failure.message,
      variant: 'destructive',
    })
  }, [])

  const generate = useCallback(async () => {
    setFields({})
    const admitted = admit(form, plan)
    if (!admitted.ok) return refuse(admitted.failure)
    const free = admitted.value === 'free'
    const days = free ? plans.free.dayLimit : tripLength(form.startDate, form.endDate)
    // On a phone the results stand under the form.
    if (window.matchMedia('(max-width: 56rem)').matches) results.current?.scrollIntoView({ block: 'start' })
    const failure = await start(form, days, free ? sampleDelay : 0)
    if (failure) refuse(failure)
    else onFinished?.()
  }, [form, plan, refuse, start, onFinished])

  const busy = view.phase === 'running'
  return (
    <div className="mx-auto grid max-w-wide items-start gap-x-8 gap-y-10 px-gutter pt-6 pb-20 lg:grid-cols-[18.5rem_minmax(0,1fr)]">
      <h1 className="sr-only">Itinerary planner</h1>
      <TripFormPanel
        form={form}
        onChange={setForm}
        fields={fields}
        plan={plan}
        destinations={destinations}
        busy={busy}
        onGenerate={generate}
      />
      <div ref={results} className="min-w-0 scroll-mt-4" aria-busy={busy}>
        <GuideNote view={view} plan={plan} />
        {view.phase === 'idle' ? (
          <FirstLook
            destinations={destinations}
            chosen={form.destination}
            onChoose={(destination) => setForm({ ...form, destination })}
          />
        ) : (
          <>
            {view.phase === 'done' && view.generationId && actions && (
              <div className="pb-5">{actions(view.generationId)}</div>
            )}
            <ItineraryView view={view} print={shown ? printOf(shown) : null} destination={shown} />
          </>
        )}
      </div>
    </div>
  )
}

function viewOf(latest: GenerationState | null): GenerationView {
  if (!latest) return idleView
  if (latest.itinerary) return { ...finishedView(latest.itinerary), generationId: latest.generationId }
  if (latest.status === 'running') return { ...idleView, phase: 'running', generationId: latest.generationId }
  return idleView
}
