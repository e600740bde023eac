import { lazy, type ReactNode, Suspense } from 'react'
import { isPriced } from '~/domain/itinerary/budget'
import type { DayView, ItineraryView, TripPlaceView } from '~/domain/itinerary/itinerary'
import { proofOf } from '~/domain/itinerary/proof'
import { formatMoney } from '~/domain/money/format-money'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { PlaceName } from '~/features/posters/place-name'
import { Poster } from '~/features/posters/poster'
import { useOwnMoney } from '~/features/units/money-context'
import { dateSpan } from '~/messages/en/dates'
import { classes } from '~/ui/classes'
import { loadPart } from '~/ui/load-part'
import { TripIcon } from '~/ui/trip-icon'
import { useHydrating } from '~/ui/use-hydrating'
import { AreaPlanNote } from './area-plan-note'
import { partyColumn } from './budget-parts'
import { DataCredit } from './data-credit'
import { PlacesStrip, PosterSeries } from './places-strip'
import { useJustRevised } from './use-just-revised'

// Drawn by the browser alone, as it is folded away at first: the Worker need not hold it.
const WholeMap = import.meta.env.SSR
  ? () => null
  : lazy(() => loadPart(() => import('./whole-map').then((module) => ({ default: module.WholeMap }))))

interface ItineraryOverviewProps {
  palette: PaletteSource
  destination: string
  overview: string
  sample: boolean
  days: DayView[]
  /** The complete itinerary; null while days are still arriving. */
  itinerary: ItineraryView | null
  /** The neighbourhood to stay in. */
  base: string | null
  /** What is special about these dates, if known. */
  children?: ReactNode
  /** Whether the place has no catalogue. */
  sketch?: boolean
  /** Of a trip to several. */
  places?: readonly TripPlaceView[] | undefined
  /** Number of the event that replaced the overview. */
  revised?: number
}

/** Signs of a sum that still fits its column in large type. */
const longSum = 9

/** The destination's poster with the trip's figures and overview. */
export function ItineraryOverview({
  palette,
  destination,
  overview,
  sample,
  days,
  itinerary,
  base,
  children,
  sketch = false,
  places,
  revised = 0,
}: ItineraryOverviewProps) {
  const marked = useJustRevised(revised)
  const hydrating = useHydrating()
  const first = days[0]
  const last = days.at(-1)
  const priced = isPriced(days)
  const flown = days.some(({ activities }) =>
    activities.some(({ booking, costCents }) => booking?.kind === 'flight' && costCents > 0),
  )
  const all = itinerary && partyColumn(itinerary)
  const cents = Math.round((itinerary?.budget.grandTotal ?? 0) * 100)
  const sum = priced && itinerary ? formatMoney(cents, itinerary.currency) : 'Not priced'
  const own = useOwnMoney(cents, itinerary?.currency ?? 'EUR', itinerary?.rates)
  const stops = days.reduce((sum, { activities }) => sum + activities.filter(isStop).length, 0)
  return (
    <section aria-labelledby="overview" className="overflow-hidden rounded-sheet bg-ink-sheet">
      {/* A low poster beside the figures, so that the first stop is on the first screen. */}
      <div className="relative grid grid-cols-[5.25rem_minmax(0,1fr)] md:min-h-40 md:grid-cols-[minmax(0,1fr)_17rem] lg:min-h-32 lg:grid-cols-[minmax(0,1fr)_31rem]">
        <div className="relative">
          {places ? (
            <PosterSeries places={places} />
          ) : (
            <Poster
              facts={palette.facts}
              name={palette.name}
              latitude={palette.latitude}
              shape="letterbox"
              className="absolute inset-0 size-full"
            />
          )}
        </div>
        <div className="flex flex-col gap-2 border-ink-edge border-l border-dashed p-3 pb-0 max-md:pt-2.5 md:gap-4 md:p-5 lg:grid lg:grid-cols-[minmax(0,1fr)_11.5rem] lg:content-start lg:gap-x-5 lg:gap-y-3 lg:px-5 lg:py-3.5">
          <h2 id="overview" className="sr-only">
            Overview: {destination}
          </h2>
          {places ? (
            <p aria-hidden="true" className="font-place text-[1.625rem] leading-none [font-stretch:76%]">
              {destination}
            </p>
          ) : (
            <PlaceName name={palette.name} as="p" decorative />
          )}
          {sample && (
            <p className="w-fit rounded-control bg-ink-hot px-2.5 py-1 font-strong text-ink-on-hot text-micro max-md:absolute max-md:bottom-0 max-md:left-0 max-md:w-21 max-md:whitespace-nowrap max-md:rounded-none max-md:px-0 max-md:text-center">
              Free sample<span className="max-md:sr-only">, {days.length || 3} days</span>
            </p>
          )}
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-small">
            {first && last && (
              <>
                <dt className="text-ink-soft max-md:sr-only">When</dt>
                <dd className="font-label max-md:col-span-2">{dateSpan(first.date, last.date)}</dd>
              </>
            )}
            {base && (
              <>
                <dt className="text-ink-soft max-md:hidden">Base</dt>
                <dd className="font-label max-md:hidden">
                  {itinerary && !sketch ? (
                    <a href="#stay" className="underline">
                      {base}
                    </a>
                  ) : (
                    base
                  )}
                </dd>
              </>
            )}
            {days.length > 0 && (
              <>
                <dt className="text-ink-soft max-md:sr-only">Stops</dt>
                <dd className="font-label max-md:sr-only">
                  {stops} in {days.length} {days.length === 1 ? 'day' : 'days'}
                </dd>
              </>
            )}
          </dl>
          {itinerary && (
            <div className="mt-auto max-md:flex max-md:items-center max-md:gap-2.5 max-md:pb-2 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0">
              <p
                className={`whitespace-nowrap font-place leading-[0.9] [font-stretch:76%] ${sum.length > longSum ? 'text-[1.5rem] md:text-[1.875rem]' : 'text-[1.75rem] md:text-[2.5rem]'}`}
              >
                {sum}
              </p>
              <p className="text-ink-soft text-small leading-tight max-md:text-micro md:mt-1">
                {priced
                  ? `estimated for one traveller${own ? ` (about ${own.text})` : ''}${places ? ', without the way there and home' : flown ? '' : ', without flights'}`
                  : 'we know no prices here'}
                {priced && all && (
                  <b className="block font-strong text-ink-key">
                    {formatMoney(all.total, itinerary.currency)} for {all.people}
                  </b>
                )}
              </p>
              <ChecksLink itinerary={itinerary} className="max-md:hidden" />
            </div>
          )}
        </div>
      </div>
      {places && <PlacesStrip places={places} days={days} />}
      <div className="relative">
        {overview && (
          <div className="flex items-center justify-between gap-3 border-ink-line border-t px-3 lg:absolute lg:top-0 lg:right-0 lg:px-5">
            {itinerary && <ChecksLink itinerary={itinerary} className="md:hidden" />}
            <button
              type="button"
              data-fold
              aria-expanded="false"
              className="not-printed group flex min-h-11 items-center gap-2 font-strong text-small"
            >
              Overview
              <TripIcon name="down" className="size-5 group-aria-expanded:rotate-180" />
            </button>
          </div>
        )}
        {/* On a desktop it is shown in short until it is opened. */}
        <div className="phone-fold in-short">
          {overview && (
            <div className="border-ink-line border-t p-5 lg:py-2 lg:pr-36">
              <p
                // Another key starts the animation again.
                key={revised}
                className={classes('max-w-[46em] lg:max-w-none', marked && 'just-revised')}
              >
                {overview}
              </p>
              {places?.map(
                ({ name, overview: own }) =>
                  own && (
                    <p key={name} className="fact-detail mt-2 max-w-[46em] text-small lg:max-w-none">
                      <b className="font-strong">{name}.</b> {own}
                    </p>
                  ),
              )}
            </div>
          )}
          {places && (
            <div className="fact-detail px-5 pb-4">
              {!hydrating && (
                <Suspense fallback={null}>
                  <WholeMap places={places} days={days} />
                </Suspense>
              )}
            </div>
          )}
          {children}
        </div>
      </div>
      {itinerary?.credit && (
        <DataCredit credit={itinerary.credit} className="border-ink-line border-t px-5 py-3" />
      )}
      {sketch && <AreaPlanNote town={destination} />}
    </section>
  )
}

interface ChecksLinkProps {
  itinerary: ItineraryView
  className: string
}

/** How many checks passed; leads to them. */
function ChecksLink({ itinerary, className }: ChecksLinkProps) {
  const { mark, passed, total } = proofOf(itinerary)
  return (
    <a
      href="#proof"
      className={classes(
        'inline-flex min-h-11 items-center gap-2 font-strong text-small underline',
        className,
      )}
    >
      <TripIcon name={mark} className="size-5 shrink-0" />
      {passed} of {total} checks passed
    </a>
  )
}

function isStop({ type }: DayView['activities'][number]): boolean {
  return type === 'attraction' || type === 'food'
}
