import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { DayView } from '~/domain/itinerary/itinerary'
import { tabDate } from '~/messages/en/dates'
import { dayId, dayPanelId, dayTabId } from './day-address'
import type { OpenDay } from './use-open-day'

interface DayTabsProps {
  days: readonly Pick<DayView, 'day' | 'date' | 'title' | 'place'>[]
  opened: OpenDay
  /** Of a trip to several: the tabs are grouped by them. */
  places?: readonly { name: string }[] | undefined
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The days of a trip, always in view while one reads them. Tabs after the WAI-ARIA pattern; each is a link to its day,
 * so that it works without a script.
 */
export function DayTabs({ days, opened, places }: DayTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { day: open } = opened
  // The chosen tab of a long trip is brought into the bar; the page stays where it is.
  useEffect(() => {
    const bar = list.current
    const tab = bar?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!bar || !tab || open === null) return
    const spare = (bar.clientWidth - tab.offsetWidth) / 2
    bar.scrollLeft = tab.offsetLeft - spare
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = days.findIndex(({ day }) => dayTabId(day) === document.activeElement?.id)
    const next = days[moves[event.key]?.(at, days.length) ?? -1]
    if (at < 0 || !next) return
    event.preventDefault()
    document.getElementById(dayTabId(next.day))?.focus({ preventScroll: true })
    opened.open(next.day)
  }
  const onClick = (event: MouseEvent, day: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opened.open(day)
  }
  const reached = days.some(({ day }) => day === open) ? open : days[0]?.day
  return (
    <div
      // How high it is: app/styles/parts.css.
      data-places={places && ''}
      className="day-tabs not-printed sticky top-0 z-10 -mx-gutter bg-ink-paper px-gutter lg:mx-0 lg:px-0"
    >
      <div
        ref={list}
        role="tablist"
        aria-label="Days"
        onKeyDown={onKeyDown}
        className="relative flex overflow-x-auto border-ink-key border-b-2 pt-1.5 [scrollbar-width:none]"
      >
        {days.map(({ day, date, title, place = 0 }, index) => (
          <a
            key={day}
            id={dayTabId(day)}
            role="tab"
            href={`?day=${day}#${dayId(day)}`}
            title={title}
            aria-selected={day === open}
            aria-controls={dayPanelId(day)}
            tabIndex={day === reached ? 0 : -1}
            onClick={(event) => onClick(event, day)}
            className="flex min-h-tap shrink-0 grow basis-0 flex-col justify-center rounded-t-control px-3 py-1 text-center leading-tight no-underline hover:bg-ink-tint focus-visible:shadow-[inset_0_0_0_3px_var(--ink-hot)] aria-selected:bg-ink-key aria-selected:text-ink-paper sm:max-w-32 data-[begins=true]:border-ink-edge data-[begins=true]:border-l-[1.5px]"
            data-begins={(places && index > 0 && place !== days[index - 1]?.place) || undefined}
          >
            {places && (
              // Named once for the eye, and with every tab for who hears it.
              <span className="h-[1.2em] whitespace-nowrap text-left text-micro">
                <span className={place === days[index - 1]?.place ? 'sr-only' : undefined}>
                  {places[place]?.name}{' '}
                </span>
              </span>
            )}
            <b className="whitespace-nowrap font-strong">Day {day}</b>
            <span className="whitespace-nowrap text-micro">{tabDate(date)}</span>
          </a>
        ))}
      </div>
    </div>
  )
}
