import { Form } from '@remix-run/react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { DayTabs } from '~/features/itinerary/day-tabs'
import { TripGroundContext, tripGround } from '~/features/itinerary/trip-ground'
import { useDaySheets } from '~/features/itinerary/use-day-sheets'
import { useOpenDay } from '~/features/itinerary/use-open-day'
import { useStopMarks } from '~/features/itinerary/use-stop-marks'
import { useKeptTrip } from '~/features/offline/use-kept-trip'
import { usePagePalette } from '~/features/shell/page-palette'
import { buttonClass } from '~/ui/button-class'
import { latePart } from '~/ui/late-part'
import { LinkButton } from '~/ui/link'
import { loadPart } from '~/ui/load-part'
import { useFolds } from '~/ui/use-folds'
import type { Clock } from './clock'
import { Figures, Overview } from './parts'
import { ServerPart } from './server-part'
import { SharedDay } from './shared-day'
import type { OutlineDay, SharedOutline } from './shared-outline'
import { batchAddress, useLateDays } from './use-late-days'

// Rendered by the server; its code loads later, and only when the owner allows files.
const TakeAlong = lazy(() =>
  loadPart(() => import('~/features/export/export-trip').then((module) => ({ default: module.ExportTrip }))),
)

// Only during the trip; the server's words stay until it is there.
const NextStop = latePart(async () => (await import('./next-stop')).NextStop)

interface SharedTripScreenProps {
  outline: SharedOutline
  /** The whole trip; null in the browser. */
  trip: ItineraryView | null
  palette: PaletteSource
  clock: Clock
  /** Where readers download files of the trip; null when its owner does not allow it. */
  exportBase: string | null
  /** The page's own path. */
  address: string
  /** The number of the day that the address asks for. */
  asked: number | null
}

/** A trip for everybody with its link. During the trip, today comes first. */
export function SharedTripScreen({
  outline,
  trip,
  palette,
  clock,
  exportBase,
  address,
  asked,
}: SharedTripScreenProps) {
  const { destination, days, batches, today, places } = outline
  const also = useMemo(() => batches.map((batch) => batchAddress(address, batch)), [address, batches])
  useKeptTrip({ address, tripId: null, version: null, exportBase, also })
  const byDefault = today?.day.day ?? days[0]?.day ?? 1
  const numbers = useMemo(() => days.map(({ day }) => day), [days])
  useFolds()
  useStopMarks()
  useDaySheets()
  const opened = useOpenDay(numbers, byDefault, null)
  // The page of a trip to several places has the inks of the place whose day is open.
  usePagePalette(places?.[days.find(({ day }) => day === opened.day)?.place ?? 0]?.palette ?? null)
  // The server draws the day that the address asks for, and today.
  const [first] = useState(asked ?? byDefault)
  const isDrawn = (day: number) => day === first || day === today?.day.day
  const late = useLateDays(address, batches, isDrawn)
  const shown = (day: OutlineDay, open: boolean) => (
    <TripGroundContext.Provider key={day.date} value={trip ? tripGround(trip) : []}>
      <SharedDay
        outline={day}
        day={trip?.days.find((whole) => whole.day === day.day)}
        drawn={isDrawn(day.day)}
        late={late}
        open={open}
        opened={opened}
        // Today stays open beside the others.
        {...(day.day !== today?.day.day && { name: 'day' })}
      />
    </TripGroundContext.Provider>
  )
  const now = days.find(({ day }) => day === today?.day.day)
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-4 px-gutter print:py-0 pt-3 pb-10 lg:gap-8 lg:pt-6 lg:pb-20">
      <h1 className="sr-only">A trip to {destination}</h1>
      {today && now && (
        <div className="grid items-start gap-x-10 gap-y-6 max-sm:-mt-3 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
          <NextStop
            day={today.day}
            of={days.length}
            tomorrow={today.tomorrow}
            timeZone={clock.timeZone}
            initially={clock.now}
          />
          {shown(now, true)}
        </div>
      )}
      <div className="print:order-first">
        <ServerPart name="overview">
          {import.meta.env.SSR && trip && <Overview trip={trip} palette={palette} />}
        </ServerPart>
      </div>
      <section aria-label="Day-by-Day" className="min-w-0">
        <h2 className={today ? 'not-printed pb-3 text-head max-sm:sr-only' : 'sr-only'}>
          {today ? 'The other days' : 'Day-by-Day'}
        </h2>
        <DayTabs days={days} opened={opened} places={places} />
        {days.map((day) => day !== now && shown(day, day.day === opened.day))}
      </section>
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
      <ServerPart name="figures">{import.meta.env.SSR && trip && <Figures trip={trip} />}</ServerPart>
    </div>
  )
}
