import { type ComponentType, lazy, Suspense } from 'react'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { useServerMarkup } from '~/features/posters/use-server-markup'
import { loadPart } from '~/ui/load-part'
import { DayInShort } from './day-in-short'
import { DayContent, Figures, Overview } from './parts'

const load = () => import('./parts-on-demand')
const DayOnDemand = lazy(() => loadPart(() => load().then((parts) => ({ default: parts.DayContent }))))
const OverviewOnDemand = lazy(() => loadPart(() => load().then((parts) => ({ default: parts.Overview }))))
const FiguresOnDemand = lazy(() => loadPart(() => load().then((parts) => ({ default: parts.Figures }))))

// Static parts: the browser keeps the server's markup and needs no code for it.
const serverMarkup = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

interface MarkupProps {
  /** The content of the trip: another trip to the same place on the same dates renders again. */
  edition: string
}

interface DayMarkupProps extends MarkupProps {
  day: DayView
  /** Whether the server draws it, or lists its stops. */
  drawn: boolean
  /** What draws a day in the browser that the server did not draw; null before. */
  late: ComponentType<{ day: DayView }> | null
}

export function DayMarkup({ day, edition, drawn, late: Late }: DayMarkupProps) {
  const kept = useServerMarkup(edition)
  if (import.meta.env.SSR) return <div>{drawn ? <DayContent day={day} /> : <DayInShort day={day} />}</div>
  if (kept && Late) return <Late day={day} />
  if (kept) return <div key="server" {...serverMarkup} />
  return (
    <Suspense fallback={null}>
      <DayOnDemand day={day} />
    </Suspense>
  )
}

export function OverviewMarkup({
  trip,
  palette,
  edition,
}: MarkupProps & { trip: ItineraryView; palette: PaletteSource }) {
  const kept = useServerMarkup(edition)
  if (import.meta.env.SSR)
    return (
      <div>
        <Overview trip={trip} palette={palette} />
      </div>
    )
  if (kept) return <div key="server" {...serverMarkup} />
  return (
    <Suspense fallback={null}>
      <OverviewOnDemand trip={trip} palette={palette} />
    </Suspense>
  )
}

export function FiguresMarkup({ trip, edition }: MarkupProps & { trip: ItineraryView }) {
  const kept = useServerMarkup(edition)
  if (import.meta.env.SSR)
    return (
      <div>
        <Figures trip={trip} />
      </div>
    )
  if (kept) return <div key="server" {...serverMarkup} />
  return (
    <Suspense fallback={null}>
      <FiguresOnDemand trip={trip} />
    </Suspense>
  )
}
