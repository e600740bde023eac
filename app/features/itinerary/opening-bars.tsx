import { minuteText, type Units } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { dayShape } from './day-line-geometry'
import type { DayLineStop } from './day-line-stops'

interface OpeningBarsProps {
  stops: readonly DayLineStop[]
  /** Name and bar in one line; the hours are read aloud, and stand elsewhere on the screen. */
  compact?: boolean
}

/** Opening hours and visits: light is open, dark is the visit; a dashed frame means that no hours are known, or only usual ones. */
export function OpeningBars({ stops, compact = false }: OpeningBarsProps) {
  const units = useUnits()
  if (stops.length === 0) return null
  const { start, end } = dayShape(stops)
  // Hundredths of a per cent, which is a thirtieth of a pixel.
  const hundredths = (minute: number) =>
    Math.round(Math.min(1, Math.max(0, (minute - start) / (end - start))) * 10_000)
  const at = (minute: number) => `${hundredths(minute) / 100}%`
  const width = (from: number, to: number) => `${(hundredths(to) - hundredths(from)) / 100}%`
  return (
    <ul className={compact ? 'grid gap-1.5' : 'grid gap-2'}>
      {stops.map((stop) => {
        const spans = openSpans(stop)
        return (
          <li
            key={stop.id}
            className={
              compact
                ? 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-3'
                : 'grid grid-cols-[1fr_auto] gap-x-3'
            }
          >
            <span className={compact ? 'truncate text-small' : 'truncate font-label'}>{stop.name}</span>
            <span className={compact ? 'sr-only' : 'text-ink-soft text-small'}>{hoursText(stop, units)}</span>
            <span
              aria-hidden="true"
              className={`relative h-3.5 ${compact ? '' : 'col-span-2'} overflow-hidden ${spans && !stop.usualHours ? 'bg-ink-tint' : 'border border-ink-edge border-dashed'}`}
            >
              {spans?.map(({ from, to }) => (
                <span
                  key={from}
                  className="absolute inset-y-0 bg-ink-field"
                  style={{ left: at(from), width: width(from, to) }}
                />
              ))}
              <span
                className="absolute inset-y-[3px] min-w-1 bg-ink-key"
                style={{ left: at(stop.from), width: width(stop.from, stop.to) }}
              />
            </span>
            <span className="sr-only">
              {`You are there from ${minuteText(stop.from, units)} to ${minuteText(stop.to, units)}.`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Opening ranges on the day's scale; null where the hours are unknown. An empty list means always open. */
function openSpans({ hours }: DayLineStop): { from: number; to: number }[] | null {
  if (hours === null) return null
  if (hours.length === 0) return [{ from: 0, to: 2880 }]
  return hours.map(({ from, to }) => ({ from, to: to <= from ? to + 1440 : to }))
}

function hoursText({ hours, usualHours }: DayLineStop, units: Units): string {
  if (hours === null) return 'hours unknown'
  const told =
    hours.length === 0
      ? 'always open'
      : hours.map(({ from, to }) => `${minuteText(from, units)} to ${minuteText(to, units)}`).join(', ')
  return usualHours ? `usual hours: ${told}` : told
}
