import { type ComponentType, memo, startTransition, useEffect, useState } from 'react'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { wayText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { dayCostText } from '~/messages/en/budget'
import { shortDate } from '~/messages/en/dates'
import { buttonClass } from '~/ui/button-class'
import { classes } from '~/ui/classes'
import { usePrinting } from '~/ui/use-printing'
import { dayId, dayPanelId, dayTabId } from './day-address'
import { DayDetail } from './day-detail'
import { dayLineStops, walkedMeters } from './day-line-stops'
import { DayStrip } from './late-drawings'
import { useJustRevised } from './use-just-revised'
import type { OpenDay } from './use-open-day'
import { noteOfDay } from './where-of'

/** Number of activities named on a collapsed card. */
const previewed = 3

/** Strips of days that the server draws; those of a longer trip are drawn once the page has started. */
const stripsAtOnce = 7

interface DayCardProps {
  day: DayView
  /** Not known while a plan arrives that was begun before it was told. */
  currency: ItineraryView['currency'] | undefined
  isOpen: boolean
  onOpen: OpenDay['open']
  onClose: OpenDay['close']
  /** What can be added to the day. */
  Tools?: ComponentType<{ day: number }>
  /** Of a trip to several places: the place. */
  where?: string
  /** Number of the event that replaced the day; 0 for a day as it came. */
  revised?: number
}

/** One day: its Day Line, and every stop with the way to it. */
export const DayCard = memo(function DayCard({
  day,
  currency,
  isOpen,
  onOpen,
  onClose,
  Tools,
  where,
  revised = 0,
}: DayCardProps) {
  const [drawn, setDrawn] = useState(day.day <= stripsAtOnce)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  const printing = usePrinting()
  const open = isOpen || printing
  const heading = dayId(day.day)
  const content = dayPanelId(day.day)
  const walked = wayText(walkedMeters(day), useUnits())
  const titles = day.activities.slice(0, previewed).map(({ title }) => title)
  const stops = dayLineStops(day)
  const note = noteOfDay(day)
  const marked = useJustRevised(revised)
  return (
    <article
      aria-labelledby={heading}
      className="border-ink-edge border-t-2 py-2 first-of-type:border-t-0 max-sm:first-of-type:pt-1 sm:py-5 lg:first-of-type:pt-2"
      data-day={day.day}
    >
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <h3
          id={heading}
          className="scroll-mt-20 text-head max-sm:col-span-2 max-sm:text-[1.25rem] lg:text-[1.5rem]"
        >
          Day {day.day}: {day.title}
        </h3>
        <p
          // Another key starts the animation again.
          key={revised}
          className={classes('text-ink-soft text-small sm:row-start-2', marked && 'just-revised')}
        >
          {where !== undefined && <b className="font-strong text-ink-hot-text">{where} · </b>}
          {shortDate(day.date)} · {walked}
          <span className="max-sm:sr-only"> on foot</span>
          {currency && ` · ${dayCostText(day, currency)}`}
          {marked && ' · revised just now'}
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={content}
          aria-describedby={heading}
          onClick={() => (isOpen ? onClose(day.day) : onOpen(day.day))}
          className={buttonClass({
            variant: 'quiet',
            size: 'small',
            className: '-mr-2 max-sm:min-h-8 sm:col-start-2 sm:row-start-1',
          })}
        >
          {open ? 'Collapse' : 'Expand'}
        </button>
      </header>
      <div id={content} {...(open && { role: 'tabpanel', 'aria-labelledby': dayTabId(day.day) })}>
        {open ? (
          <div className="mt-2 flex flex-col gap-4">
            {note && <p className="max-w-prose text-small max-sm:order-last lg:max-w-none">{note}</p>}
            <DayDetail day={day} bars />
            {Tools && <Tools day={day.day} />}
          </div>
        ) : (
          <>
            <div
              className={drawn || stops.length === 0 ? 'mt-3 max-sm:hidden' : 'mt-3 min-h-13 max-sm:hidden'}
            >
              {drawn && <DayStrip stops={stops} {...(day.sun && { sunset: day.sun.set })} />}
            </div>
            <p className="mt-2 text-ink-soft max-sm:truncate">
              {titles.join(', ')}
              {day.activities.length > previewed && '...'}
            </p>
          </>
        )}
      </div>
      {!open && (
        <noscript>
          <a href={`?day=${day.day}#${heading}`} className="underline">
            Open day {day.day}
          </a>
        </noscript>
      )}
    </article>
  )
})
