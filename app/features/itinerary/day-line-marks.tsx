import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { minuteText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { classes } from '~/ui/classes'
import type { DayShape, Stay, Way } from './day-line-geometry'
import type { DayLineStop } from './day-line-stops'

/** A stop's number: filled for a visit, ringed for a meal; the same in every drawing of a day. */
export function DayNumber({ stop, left, top }: { stop: DayLineStop; left: string; top: number }) {
  return (
    <span
      data-stop={stop.n}
      className={classes(
        'absolute grid size-5 -translate-y-1/2 place-items-center rounded-full border-2 border-ink-key text-[0.75rem] font-display leading-none',
        stop.kind === 'visit' ? 'bg-ink-key text-ink-paper' : 'bg-ink-field text-ink-on-field',
      )}
      style={{ left, top }}
    >
      {stop.n}
    </span>
  )
}

interface DayNowProps {
  left: string
  top: number
  from: number
  to: number
  now: MinuteOfDay
}

/** The sun that marks the current time. */
export function DayNow({ left, top, from, to, now }: DayNowProps) {
  const units = useUnits()
  return (
    <>
      <span
        className="absolute w-0.5 -translate-x-1/2 bg-ink-hot"
        style={{ left, top: from, height: to - from }}
      />
      <span
        className="absolute size-6 -translate-1/2 rounded-full bg-ink-hot shadow-[0_0_0_3px_var(--ink-paper)]"
        style={{ left, top }}
      />
      <b className="absolute -translate-x-1/2 text-micro text-ink-hot-text" style={{ left, top: from - 20 }}>
        {minuteText(now, units)} now
      </b>
    </>
  )
}

interface DayStrokesProps {
  shape: DayShape
  /** The paths of a stop and of a way. */
  stay(stay: Stay): string
  way(way: Way): string
  /** Whether the drawing is stretched to its container, and its strokes are not. */
  stretched?: boolean
}

/** Ways and stops of a day. Strokes that look alike are one path: a day has twenty of them, and a page many days. */
export function DayStrokes({ shape: { stays, ways }, stay, way, stretched = false }: DayStrokesProps) {
  const meals = stays.filter(({ stop }) => stop.kind === 'meal')
  const strokes = [
    { d: ways.filter(({ mode }) => mode === 'walk').map(way), strokeWidth: 1.5 },
    { d: ways.filter(({ mode }) => mode !== 'walk').map(way), strokeWidth: 2, strokeDasharray: '2 5' },
    { d: stays.map(stay), strokeWidth: 9 },
    { d: meals.map(stay), strokeWidth: 6, stroke: 'var(--ink-field)' },
  ]
  return strokes.map(
    ({ d, ...look }) =>
      d.length > 0 && (
        <path
          key={look.strokeWidth}
          fill="none"
          stroke="var(--ink-key)"
          vectorEffect={stretched ? 'non-scaling-stroke' : undefined}
          {...look}
          d={d.join('')}
        />
      ),
  )
}
