import { hourText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { classes } from '~/ui/classes'
import { dayInWords, dayShape, onScale } from './day-line-geometry'
import type { DayLineStop } from './day-line-stops'

interface DayStripProps {
  stops: readonly DayLineStop[]
  sunset?: string
  /** Without numbers and hours, for a trip's card. */
  thin?: boolean
}

/** A day to scale in one line: dark is a visit, pale a meal, the thin bar between them the way. */
export function DayStrip({ stops, sunset, thin = false }: DayStripProps) {
  const units = useUnits()
  if (stops.length === 0) return null
  const shape = dayShape(stops)
  const start = Math.min(480, shape.start)
  const end = Math.max(1320, shape.end)
  const share = (minutes: number) => `${Math.round((minutes / (end - start)) * 10_000) / 100}%`
  const at = (minute: number) => share(minute - start)
  const dusk = sunset === undefined ? end : onScale(sunset, shape)
  const hours = Array.from({ length: Math.floor((end - start) / 180) + 1 }, (_, index) => start + index * 180)
  return (
    <div role="img" aria-label={dayInWords(shape, units)}>
      <div className={classes('relative', thin ? 'h-2' : 'h-8')}>
        {dusk < end && <span className="absolute inset-y-0 right-0 bg-ink-tint" style={{ left: at(dusk) }} />}
        <span className="absolute inset-x-0 top-1/2 border-ink-edge border-t border-dashed" />
        {shape.ways.map(({ leave, arrive, mode }) => (
          <span
            key={leave}
            className={classes(
              'absolute top-1/2 -translate-y-1/2',
              mode === 'walk' ? 'h-1 bg-ink-hot-text' : 'border-ink-hot-text border-t-4 border-dotted',
            )}
            style={{ left: at(leave), width: share(arrive - leave) }}
          />
        ))}
        {shape.stays.map(({ stop, from, to }) => (
          <span
            key={stop.id}
            className={classes(
              '@container absolute inset-y-0 grid place-items-center overflow-hidden border-2 border-ink-key font-display text-small leading-none',
              stop.kind === 'visit' ? 'bg-ink-key text-ink-paper' : 'bg-ink-field text-ink-on-field',
            )}
            style={{ left: at(from), width: share(to - from) }}
          >
            {!thin && <span className="hidden @min-[16px]:inline">{stop.n}</span>}
          </span>
        ))}
      </div>
      {!thin && (
        <div className="relative h-5 text-micro text-ink-soft">
          {hours.map((hour, index) => (
            <span
              key={hour}
              className={classes('absolute top-1', index > 0 && '-translate-x-1/2')}
              style={{ left: at(hour) }}
            >
              {hourText(hour, units)}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
