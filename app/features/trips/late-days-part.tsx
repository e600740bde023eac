import { lazy, Suspense, useEffect, useState } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { loadPart } from '~/ui/load-part'
import type { LateDaysProps } from './late-days'

const LateDays = lazy(() =>
  loadPart(() => import('./late-days').then((module) => ({ default: module.LateDays }))),
)

/** What a language model wrote after the plan was finished; loaded only where one took part in the plan. */
export function LateDaysPart(props: Omit<LateDaysProps, 'itinerary'>) {
  const session = useEditSession()
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!ready || !session?.shown || !isWritten(session.shown) || session.editing) return null
  return (
    <Suspense fallback={null}>
      <LateDays {...props} itinerary={session.shown} />
    </Suspense>
  )
}

const isWritten = ({ engine, provenance }: ItineraryView) => engine === 'openai' || provenance !== undefined
