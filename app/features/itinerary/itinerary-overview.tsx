import type { ReactNode } from 'react'
import { isPriced } from '~/domain/itinerary/budget'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { PlaceName } from '~/features/posters/place-name'
import { Poster } from '~/features/posters/poster'
import { shortDate } from '~/messages/en/dates'
import { Icon } from '~/ui/icon'
import { AreaPlanNote } from './area-plan-note'
import { worstOf } from './checks-mark'

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
}

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
}: ItineraryOverviewProps) {
  const first = days[0]
  const last = days.at(-1)
  const priced = isPriced(days)
  const stops = days.reduce((sum, { activities }) => sum + activities.filter(isStop).length, 0)
  return (
    <section aria-labelledby="overview" className="overflow-hidden rounded-sheet bg-ink-sheet">
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="relative aspect-3/2 min-h-72 md:aspect-auto">
          <Poster
            facts={palette.facts}
            name={palette.name}
            latitude={palette.latitude}
            width={660}
            height={340}
            className="absolute inset-0 size-full"
          />
        </div>
        <div className="flex flex-col gap-4 border-ink-edge border-dashed p-5 max-md:border-t md:border-l">
          <h2 id="overview" className="sr-only">
            Overview: {destination}
          </h2>
          <PlaceName name={palette.name} as="p" decorative />
          {sample && (
            <p className="w-fit rounded-control bg-ink-hot px-2.5 py-1 font-strong text-ink-on-hot text-micro">
              Free sample, {days.length || 3} days
            </p>
          )}
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-small">
            {first && last && (
              <>
                <dt className="text-ink-soft">When</dt>
                <dd className="font-label">
                  {first === last
                    ? shortDate(first.date)
                    : `${shortDate(first.date)} to ${shortDate(last.date)}`}
                </dd>
              </>
            )}
            {base && (
              <>
                <dt className="text-ink-soft">Base</dt>
                <dd className="font-label">
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
                <dt className="text-ink-soft">Stops</dt>
                <dd className="font-label">
                  {stops} in {days.length} {days.length === 1 ? 'day' : 'days'}
                </dd>
              </>
            )}
          </dl>
          {itinerary && (
            <div className="mt-auto">
              <p className="font-place text-[2.5rem] leading-[0.9] [font-stretch:76%]">
                {priced
                  ? formatMoney(Math.round(itinerary.budget.grandTotal * 100), itinerary.currency)
                  : 'Not priced'}
              </p>
              <p className="mt-1 text-ink-soft text-small">
                {priced ? 'estimated for one traveller, without flights' : 'we know no prices here'}
              </p>
              <a
                href="#proof"
                className="mt-2 inline-flex min-h-11 items-center gap-2 font-strong text-small underline"
              >
                <Icon name={worstOf(itinerary.checks)} className="size-5" />
                {itinerary.checks.filter(({ status }) => status === 'pass').length} of{' '}
                {itinerary.checks.length} checks passed
              </a>
            </div>
          )}
        </div>
      </div>
      {overview && <p className="max-w-[46em] border-ink-line border-t p-5">{overview}</p>}
      {sketch && <AreaPlanNote />}
      {children}
    </section>
  )
}

function isStop({ type }: DayView['activities'][number]): boolean {
  return type === 'attraction' || type === 'food'
}
