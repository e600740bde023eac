import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { hourText, minuteText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { type DayShape, darkness, metersAt } from './day-line-geometry'
import { DayNumber, DayStrokes } from './day-line-marks'

interface DayLineDownProps {
  shape: DayShape
  sunrise: string | undefined
  sunset: string | undefined
  now: MinuteOfDay | undefined
}

/** Pixels for a minute, and the least distance between two names. */
const pace = 0.9
const nameHeight = 44
/** Start of the line, pixels from the left, and its shift for the metres walked. */
const lane = 52
const drift = 44

/** Hours down, metres to the right, for phones. */
export function DayLineDown({ shape, sunrise, sunset, now }: DayLineDownProps) {
  const y = downScale(shape)
  const x = (meters: number) =>
    Math.round((8 + (shape.meters > 0 ? meters / shape.meters : 0) * drift) * 10) / 10
  const units = useUnits()
  const tops = nameTops(shape, y)
  const height = downHeight(shape)
  const { dawn, dusk } = darkness(shape, sunrise, sunset)
  return (
    <div className="relative" style={{ height }}>
      <span
        className="absolute right-0 left-10 bg-ink-tint"
        style={{ top: y(dusk), height: y(shape.end) - y(dusk) }}
      />
      <span
        className="absolute right-0 left-10 bg-ink-tint"
        style={{ top: y(shape.start), height: y(dawn) - y(shape.start) }}
      />
      {shape.hours.map((hour) => (
        <span
          key={hour}
          className="absolute left-10 border-ink-line border-t"
          style={{ top: y(hour), width: lane + drift - 16 }}
        >
          <span className="absolute -top-2.5 -left-10 text-micro text-ink-soft">{hourText(hour, units)}</span>
        </span>
      ))}
      <svg
        width={drift + 16}
        height={height}
        aria-hidden="true"
        className="absolute top-0 overflow-visible"
        style={{ left: lane }}
      >
        <DayStrokes
          shape={shape}
          stay={({ from, to, meters }) => `M${x(meters)},${y(from)}V${y(to)}`}
          way={({ leave, arrive, free, fromMeters, toMeters }) =>
            `M${x(fromMeters)},${y(leave)}L${x(toMeters)},${y(arrive)}V${y(arrive + free)}`
          }
        />
        {now !== undefined && now >= shape.start && now <= shape.end && (
          <circle
            cx={x(metersAt(shape, now))}
            cy={y(now)}
            r={10}
            fill="var(--ink-hot)"
            stroke="var(--ink-paper)"
            strokeWidth={3}
          />
        )}
      </svg>
      {shape.stays.map(({ stop, from, to, meters }, index) => (
        <span key={stop.id}>
          <DayNumber stop={stop} left={`${lane + x(meters) - 10}px`} top={y(from) + 8} />
          <span
            className="absolute right-0 leading-tight"
            style={{ top: tops[index], left: lane + drift + 32 }}
          >
            <b className="block truncate text-[0.9375rem]">{stop.name}</b>
            <span className="text-small text-ink-soft">
              {minuteText(from, units)} to {minuteText(to, units)}
            </span>
          </span>
        </span>
      ))}
    </div>
  )
}

/** Pixels from the top. */
function downScale({ start }: DayShape) {
  return (minute: MinuteOfDay) => Math.round((10 + (minute - start) * pace) * 10) / 10
}

/** Height of the drawing, pixels. */
export function downHeight(shape: DayShape): number {
  const y = downScale(shape)
  return Math.max(y(shape.end) + 10, (nameTops(shape, y).at(-1) ?? 0) + nameHeight)
}

/** Names are at the start of their stop, moved down where the name before needs the space. */
function nameTops({ stays }: DayShape, y: (minute: MinuteOfDay) => number): number[] {
  const tops: number[] = []
  for (const { from } of stays)
    tops.push(Math.max(y(from) - 3, (tops.at(-1) ?? Number.NEGATIVE_INFINITY) + nameHeight))
  return tops
}
