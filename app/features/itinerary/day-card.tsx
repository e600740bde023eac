import { memo, startTransition, useEffect, useId, useState } from 'react'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { dayCostText } from '~/messages/en/budget'
import { shortDate } from '~/messages/en/dates'
import { sectionLabels } from '~/messages/en/section-label'
import { buttonClass } from '~/ui/button-class'
import { usePrinting } from '~/ui/use-printing'
import { ActivityRow } from './activity-row'
import { DayLine } from './day-line'
import { baseOf, dayLineStops, walkedMeters } from './day-line-stops'
import { DayStrip } from './day-strip'
import { OpeningBars } from './opening-bars'
import { RouteMap } from './route-map'

/** Number of activities named on a collapsed card. */
const previewed = 3

/** Strips of days that the server draws; those of a longer trip are drawn once the page has started. */
const stripsAtOnce = 7

interface DayCardProps {
  day: DayView
  currency: ItineraryView['currency']
  initiallyOpen?: boolean
  /** Number of the event that replaced the day; 0 for a day as it came. */
  revised?: number
}

/** One day: its Day Line, and every stop with the way to it. */
export const DayCard = memo(function DayCard({
  day,
  currency,
  initiallyOpen = false,
  revised = 0,
}: DayCardProps) {
  const [opened, setOpen] = useState(initiallyOpen)
  const [drawn, setDrawn] = useState(day.day <= stripsAtOnce)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  const printing = usePrinting()
  const open = opened || printing
  const heading = useId()
  const content = useId()
  const km = (walkedMeters(day) / 1000).toFixed(1)
  const titles = day.activities.slice(0, previewed).map(({ title }) => title)
  const stops = dayLineStops(day)
  return (
    <article
      aria-labelledby={heading}
      className="border-ink-edge border-t-2 py-5 open:border-ink-key"
      data-day={day.day}
    >
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id={heading} className="w-full text-head">
          Day {day.day}: {day.title}
        </h3>
        <p
          // Another key starts the animation again.
          key={revised}
          className={revised > 0 ? 'just-revised text-ink-soft text-small' : 'text-ink-soft text-small'}
        >
          {shortDate(day.date)} · {km} km on foot · {dayCostText(day, currency)}
          {revised > 0 && ' · revised just now'}
        </p>
        {day.note ? <p className="w-full max-w-prose text-small">{day.note}</p> : null}
      </header>
      <div id={content}>
        {open ? (
          <>
            <div className="mt-4">
              <DayLine stops={stops} {...(day.sun && { sunrise: day.sun.rise, sunset: day.sun.set })} />
            </div>
            <div className="day-columns mt-5 grid items-start gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_23.5rem]">
              <ol>
                {day.activities.map((activity, index) => (
                  <ActivityRow
                    key={activity.id}
                    activity={activity}
                    number={stops.find(({ id }) => id === activity.id)?.n}
                    section={sectionChange(day, index)}
                    first={index === 0}
                  />
                ))}
              </ol>
              <div className="grid gap-6">
                <RouteMap title={`Route of day ${day.day}`} stops={stops} base={baseOf(day)} />
                {stops.some(({ hours }) => hours !== null) && (
                  // Printed pages show the hours at each stop instead.
                  <section className="not-printed">
                    <h4 className="pb-3 text-head">Open when you arrive</h4>
                    <OpeningBars stops={stops} />
                  </section>
                )}
              </div>
            </div>
          </>
        ) : (
          <>
            <div className={drawn || stops.length === 0 ? 'mt-3' : 'mt-3 min-h-13'}>
              {drawn && <DayStrip stops={stops} {...(day.sun && { sunset: day.sun.set })} />}
            </div>
            <p className="mt-2 text-ink-soft">
              {titles.join(', ')}
              {day.activities.length > previewed && '...'}
            </p>
          </>
        )}
      </div>
      {!open && (
        <noscript>
          <a href={`?day=${day.day}`} className="underline">
            Open day {day.day}
          </a>
        </noscript>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={content}
        aria-describedby={heading}
        // The button changes at once; the drawings of the day render in the next frame.
        onClick={() => startTransition(() => setOpen(!open))}
        className={buttonClass({ variant: 'quiet', size: 'small', className: 'mt-2 -ml-2' })}
      >
        {open ? 'Collapse' : 'Expand'}
      </button>
    </article>
  )
})

/** The section label of an activity, where it differs from the one before. */
function sectionChange({ activities }: DayView, index: number): string | null {
  const labels = sectionLabels(activities)
  const label = labels[index]
  return label === undefined || labels[index - 1] === label ? null : label
}
