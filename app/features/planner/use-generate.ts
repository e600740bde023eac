import { type RefObject, useEffect, useState } from 'react'
import { type PlanType, plans } from '~/domain/billing/plans'
import type { Failure } from '~/domain/errors'
import { admit } from '~/domain/request/admission'
import type { TripDraft } from '~/domain/request/trip-draft'
import { formToSend, tripLength } from '~/domain/request/trip-rules'
import { refusedTrip } from '~/messages/en/refusals'
import { toasts } from '~/messages/en/toasts'
import { showToast } from '~/ui/toast'
import { unfoldAround } from '~/ui/use-folds'
import { tripFieldId } from './trip-field-id'
import type { useGeneration } from './use-generation'

/** The free sample is shown after this long, milliseconds. */
const sampleDelay = 1500

interface GenerateParts {
  draft: TripDraft
  /** Verified. */
  plan: PlanType
  /** Why the server sent the form back, before the page was awake or without a script. */
  sentBack: Failure | null
  start: ReturnType<typeof useGeneration>['start']
  /** Where the plan will stand. */
  results: RefObject<HTMLElement | null>
  /** A plan is complete. */
  onFinished: () => void
}

/** Sends the form, and says what is wrong with it: in a toast, and by the fields' names. */
export function useGenerate({
  draft: { form, filtersOn },
  plan,
  sentBack,
  start,
  results,
  onFinished,
}: GenerateParts) {
  const [refusal, setRefusal] = useState(sentBack)
  const [fields, setFields] = useState<Record<string, string>>(sentBack?.fields ?? {})
  const [wrong, setWrong] = useState<string>()
  /** How often a plan was begun here. */
  const [begun, setBegun] = useState(0)
  // Once it is drawn: a field may stand in a section that opens for it.
  useEffect(() => {
    if (!wrong) return
    const field = document.getElementById(tripFieldId(wrong))
    unfoldAround(field)
    field?.focus()
  }, [wrong])

  // On a phone the results stand before the form only once a plan is under way, so they are brought into view after that.
  useEffect(() => {
    if (begun > 0 && window.matchMedia('(max-width: 56rem)').matches)
      results.current?.scrollIntoView({ block: 'start' })
  }, [begun, results])

  const refuse = (failure: Failure) => {
    setFields(failure.fields ?? {})
    showToast({
      title: failure.title ?? toasts.generationFailed.title,
      text: failure.message,
      variant: 'destructive',
    })
    setWrong(Object.keys(failure.fields ?? {})[0])
  }

  async function generate() {
    setRefusal(null)
    setWrong(undefined)
    setFields({})
    const asked = formToSend(form, { plan, filtersOn })
    const admitted = admit(asked, plan)
    if (!admitted.ok) return refuse(refusedTrip(admitted.refusal).failure)
    const free = admitted.value === 'free'
    const days = free ? plans.free.dayLimit : tripLength(form.startDate, form.endDate)
    setBegun((times) => times + 1)
    const end = await start(asked, days, free ? sampleDelay : 0)
    if (end === 'finished') onFinished()
    else if (end !== 'left') refuse(end)
  }

  return { refusal, fields, generate }
}
