import { lazy, Suspense } from 'react'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { useServerPrinted } from '~/features/posters/use-server-printed'
import { DayContent, Figures, Overview } from './parts'

const load = () => import('./parts-on-demand')
const DayOnDemand = lazy(() => load().then((parts) => ({ default: parts.DayContent })))
const OverviewOnDemand = lazy(() => load().then((parts) => ({ default: parts.Overview })))
const FiguresOnDemand = lazy(() => load().then((parts) => ({ default: parts.Figures })))

// Static parts: the browser keeps the server's markup and needs no code for it.
const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

interface Printed {
  /** The content of the trip: another trip to the same place on the same dates renders again. */
  edition: string
}

export function PrintedDay({ day, edition }: Printed & { day: DayView }) {
  const printed = useServerPrinted(edition)
  if (import.meta.env.SSR)
    return (
      <div>
        <DayContent day={day} />
      </div>
    )
  if (printed) return <div key="server" {...kept} />
  return (
    <Suspense fallback={null}>
      <DayOnDemand day={day} />
    </Suspense>
  )
}

export function PrintedOverview({
  trip,
  print,
  edition,
}: Printed & { trip: ItineraryView; print: PaletteSource }) {
  const printed = useServerPrinted(edition)
  if (import.meta.env.SSR)
    return (
      <div>
        <Overview trip={trip} print={print} />
      </div>
    )
  if (printed) return <div key="server" {...kept} />
  return (
    <Suspense fallback={null}>
      <OverviewOnDemand trip={trip} print={print} />
    </Suspense>
  )
}

export function PrintedFigures({ trip, edition }: Printed & { trip: ItineraryView }) {
  const printed = useServerPrinted(edition)
  if (import.meta.env.SSR)
    return (
      <div>
        <Figures trip={trip} />
      </div>
    )
  if (printed) return <div key="server" {...kept} />
  return (
    <Suspense fallback={null}>
      <FiguresOnDemand trip={trip} />
    </Suspense>
  )
}
