import { useEffect, useState } from 'react'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import { dayProgress } from '~/domain/trips/sharing/day-progress'
import { clockText, minuteText, wayText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { shortDate } from '~/messages/en/dates'
import { sectionLabel } from '~/messages/en/section-label'
import { buttonClass } from '~/ui/button-class'
import { minuteIn } from './clock'
import { mapLinks } from './map-links'
import { ProgressLine } from './progress-line'

/** Milliseconds between updates of the time. */
const tick = 20_000

interface NextStopProps {
  day: DayView
  of: number
  /** The first stop of the next day; null on the last day. */
  tomorrow: ActivityView | null
  timeZone: string
  /** The local time by the server's clock; the browser's clock continues from it. */
  initially: MinuteOfDay
}

/** The next stop during the trip: its time in large type, and when to leave. */
export function NextStop({ day, of, tomorrow, timeZone, initially }: NextStopProps) {
  const units = useUnits()
  const [now, setNow] = useState(initially)
  useEffect(() => {
    const look = () => setNow(minuteIn(timeZone, new Date()))
    look()
    const timer = setInterval(look, tick)
    return () => clearInterval(timer)
  }, [timeZone])
  const { stops, done, current, next, leave } = dayProgress(day, now)
  return (
    <section
      aria-labelledby="today"
      className="not-printed grid max-w-[34rem] content-start gap-4 bg-ink-field p-4 text-ink-on-field max-sm:-mx-gutter max-sm:px-gutter sm:rounded-sheet"
    >
      <div className="flex justify-between gap-4 font-strong">
        <div>
          <h2 id="today">
            Today, day {day.day} of {of}
          </h2>
          <p className="font-normal">{shortDate(day.date)}</p>
        </div>
        <p className="shrink-0">Now {minuteText(now, units)}</p>
      </div>
      {stops.length > 0 && <ProgressLine stops={stops.length} done={done} isThere={current !== null} />}
      {current && (
        <p>
          At <b className="font-strong">{current.title}</b> until {clockText(current.endTime, units)}
        </p>
      )}
      {next && leave !== null ? (
        <Next stop={next} from={current ?? stops[done - 1] ?? null} until={leave - now} leave={leave} />
      ) : (
        <p className="text-title">
          {current ? 'The last stop of the day.' : 'That was today.'}
          {tomorrow && ` Tomorrow begins at ${clockText(tomorrow.startTime, units)}: ${tomorrow.title}.`}
        </p>
      )}
    </section>
  )
}

interface NextProps {
  stop: ActivityView
  from: ActivityView | null
  /** Minutes until departure. */
  until: number
  leave: MinuteOfDay
}

function Next({ stop, from, until, leave }: NextProps) {
  const units = useUnits()
  const { title, startTime, travel, hours, cost, type } = stop
  const shown = clockText(startTime, units)
  const links = mapLinks(stop)
  const label = type === 'food' ? `Next, ${sectionLabel(stop).toLowerCase()}` : 'Next'
  const open = hours
    ?.map(({ from, to }) => `${clockText(from, units)} to ${clockText(to, units)}`)
    .join(' and ')
  return (
    <>
      <div className="@container">
        <h3 className="font-strong">{label}</h3>
        {/* All digits have the same width, so that any time fills the line. */}
        <p
          className={
            '-ml-[0.03em] mt-2 font-place leading-[0.76] [font-stretch:80%] ' +
            (units.clock === '12' ? 'text-[25cqi]' : 'text-[41cqi]')
          }
        >
          {shown}
        </p>
      </div>
      <p className="text-title">{title}</p>
      {(open || cost) && (
        <p>{[open && `Open ${open} today`, cost && `Estimated cost: ${cost}`].filter(Boolean).join(' · ')}</p>
      )}
      <p className="flex justify-between gap-4 bg-ink-key px-4 py-3 font-strong text-head text-ink-paper max-sm:-mx-gutter max-sm:px-gutter sm:-mx-4">
        <span>{until > 0 ? `Leave in ${spanText(until)}` : 'Time to go'}</span>
        <span>{minuteText(leave, units)}</span>
      </p>
      {travel.minutes > 0 && (
        <p>
          {travel.minutes} min {travel.mode === 'walk' ? 'walk' : 'ride'} · {wayText(travel.meters, units)}
          {from ? ` from ${from.title}` : ' from your base'}
        </p>
      )}
      {links && (
        <p className="grid grid-cols-[2fr_1fr] gap-2.5">
          {Object.entries({ google: 'Directions', apple: 'Apple Maps' } as const).map(([app, words]) => (
            <a
              key={app}
              className={buttonClass({
                variant: app === 'google' ? 'key' : 'outline',
                size: 'large',
                className: 'min-h-15',
              })}
              target="_blank"
              rel="noreferrer"
              href={app === 'google' ? links.google : links.apple}
            >
              {words}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

/** "8 min", "2 h 05 min". */
function spanText(minutes: number): string {
  return minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
