import { Form } from '@remix-run/react'
import { lazy, Suspense, useMemo } from 'react'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { useKeptTrip } from '~/features/offline/use-kept-trip'
import { buttonClass } from '~/ui/button-class'
import { LinkButton } from '~/ui/link'
import { loadPart } from '~/ui/load-part'
import type { Clock } from './clock'
import { NextStop } from './next-stop'
import { FiguresMarkup, OverviewMarkup } from './server-markup'
import { SharedDay } from './shared-day'
import { useLateDays } from './use-late-days'

// Rendered by the server; its code loads later, and only when the owner allows files.
const TakeAlong = lazy(() =>
  loadPart(() => import('~/features/export/export-trip').then((module) => ({ default: module.ExportTrip }))),
)

interface SharedTripScreenProps {
  trip: ItineraryView
  palette: PaletteSource
  clock: Clock
  /** Where readers download files of the trip; null when its owner does not allow it. */
  exportBase: string | null
  /** The page's own path. */
  address: string
  /** The number of the day that the address asks for. */
  asked: number | null
}

const firstStop = (day: DayView | undefined) =>
  day?.activities.find(({ type }) => type !== 'transport') ?? null

/** A trip for everybody with its link. During the trip, today comes first. */
export function SharedTripScreen({
  trip,
  palette,
  clock,
  exportBase,
  address,
  asked,
}: SharedTripScreenProps) {
  const { days, currency } = trip
  useKeptTrip({ address, tripId: null, version: null, exportBase })
  const edition = useMemo(() => JSON.stringify(trip), [trip])
  const today = days.find(({ date }) => date === clock.today)
  const others = days.filter((day) => day !== today)
  const opened = asked ?? (today ?? days[0])?.day ?? 1
  // The server draws the day that is open, and today. The browser draws the others: the page carries the trip.
  const drawn = useMemo(() => new Set([opened, today?.day]), [opened, today])
  const left = useMemo(() => days.flatMap(({ day }) => (drawn.has(day) ? [] : [day])), [days, drawn])
  const late = useLateDays(left)
  return (
    <div className="mx-auto grid max-w-page gap-8 px-gutter print:py-0 pt-6 pb-20">
      <h1 className="sr-only">A trip to {trip.destination}</h1>
      {today && (
        <div className="grid items-start gap-x-10 gap-y-6 max-sm:-mt-6 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
          <NextStop
            day={today}
            of={days.length}
            tomorrow={firstStop(days[days.indexOf(today) + 1])}
            timeZone={clock.timeZone}
            initially={clock.now}
          />
          <SharedDay
            day={today}
            currency={currency}
            edition={edition}
            drawn={drawn.has(today.day)}
            late={late}
            open
          />
        </div>
      )}
      <div className="print:order-first">
        <OverviewMarkup trip={trip} palette={palette} edition={edition} />
      </div>
      <Form
        method="post"
        className="not-printed flex flex-wrap items-center gap-4 border-ink-key border-y-2 py-4"
      >
        <p className="min-w-60 flex-1">
          <b className="font-strong">Like this trip?</b> Copy it into your own trips and change what you want.
          The original stays as it is.
        </p>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          Make it mine
        </button>
        <LinkButton to="/planner">Plan another trip</LinkButton>
      </Form>
      {exportBase && (
        <Suspense fallback={null}>
          <TakeAlong base={exportBase} allowed />
        </Suspense>
      )}
      <section aria-label="Day-by-Day" className="min-w-0">
        <h2 className="not-printed pb-3 text-title">{today ? 'The other days' : 'Day-by-Day'}</h2>
        {others.map((day) => (
          <SharedDay
            key={day.date}
            day={day}
            currency={currency}
            edition={edition}
            drawn={drawn.has(day.day)}
            late={late}
            open={day.day === opened}
          />
        ))}
      </section>
      <FiguresMarkup trip={trip} edition={edition} />
    </div>
  )
}
