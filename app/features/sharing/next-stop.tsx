import { useEffect, useState } from 'react'
import { fromClock, type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import { buttonClass } from '~/ui/button-class'

/** How often the time is looked at, milliseconds. */
const tick = 20_000

/** The minute of the day in a time zone. */
export function minuteIn(timeZone: string, at: Date): MinuteOfDay {
  const clock = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return fromClock(clock)
}

interface NextStopProps {
  day: ItineraryDay
  timeZone: string
  /** What the server's clock says there; the browser's goes on from it. */
  initially: MinuteOfDay
}

/** On the road: where to be next, at a time that can be read at arm's length, and when to leave. */
export function NextStop({ day, timeZone, initially }: NextStopProps) {
  const [now, setNow] = useState(initially)
  useEffect(() => {
    const look = () => setNow(minuteIn(timeZone, new Date()))
    look()
    const timer = setInterval(look, tick)
    return () => clearInterval(timer)
  }, [timeZone])

  const stops = day.activities.filter(({ type }) => type !== 'transport')
  const next = stops.find(({ startTime }) => fromClock(startTime) > now)
  if (!next) return null
  const leave = fromClock(next.startTime) - next.travel.minutes
  const done = stops.indexOf(next)
  return (
    <section aria-labelledby="next" className="grid gap-3 rounded-sheet bg-ink-field p-4 text-ink-on-field">
      <div className="flex justify-between gap-4 font-strong">
        <h3 id="next">Next</h3>
        <p>{leave > now ? `leave in ${leave - now} min, ${toClock(leave)}` : 'time to go'}</p>
      </div>
      <p className="text-center font-place text-[clamp(4.5rem,26vw,9rem)] leading-[0.8]">{next.startTime}</p>
      <p className="text-title">{next.title}</p>
      {next.travel.minutes > 0 && (
        <p>
          {next.travel.minutes} min {next.travel.mode === 'walk' ? 'walk' : 'ride'} ·{' '}
          {(next.travel.meters / 1000).toFixed(1)} km
        </p>
      )}
      <div>
        <progress
          aria-label="The day so far"
          max={stops.length}
          value={done}
          className="h-1.5 w-full appearance-none bg-ink-paper [&::-moz-progress-bar]:bg-ink-key [&::-webkit-progress-bar]:bg-ink-paper [&::-webkit-progress-value]:bg-ink-key"
        />
        <p className="text-small">
          {done} of {stops.length} stops done
        </p>
      </div>
      {next.latitude !== null && next.longitude !== null && (
        <a
          className={buttonClass({ variant: 'key', size: 'large' })}
          target="_blank"
          rel="noreferrer"
          href={`https://www.google.com/maps/dir/?api=1&travelmode=${next.travel.mode === 'walk' ? 'walking' : 'transit'}&destination=${next.latitude},${next.longitude}`}
        >
          Show the way
        </a>
      )}
    </section>
  )
}
