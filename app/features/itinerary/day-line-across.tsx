import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { clockText, hourText, roundWayText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { classes } from '~/ui/classes'
import { type DayShape, darkness, distanceGrid, metersAt } from './day-line-geometry'
import { acrossLabels, acrossScale, type LineLabel } from './day-line-layout'
import { DayNow, DayNumber, DayStrokes } from './day-line-marks'

interface DayLineAcrossProps {
  shape: DayShape
  sunrise: string | undefined
  sunset: string | undefined
  now: MinuteOfDay | undefined
}

const hair = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1, stroke: 'var(--ink-line)' } as const

/** Hours across, metres down. Lines stretch with the container, text keeps its size. */
export function DayLineAcross({ shape, sunrise, sunset, now }: DayLineAcrossProps) {
  const units = useUnits()
  const scale = acrossScale(shape)
  const { x, y, height, ceiling, foot } = scale
  const labels = acrossLabels({ shape, units })
  const { dawn, dusk } = darkness(shape, sunrise, sunset)
  const percent = (minute: MinuteOfDay) => `${Math.round(x(minute) * 10) / 100}%`
  return (
    <div className="relative" style={{ height }}>
      <svg
        viewBox={`0 0 1000 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {dusk < shape.end && (
          <rect
            x={x(dusk)}
            y={ceiling}
            width={1000 - x(dusk)}
            height={foot - ceiling}
            fill="var(--ink-tint)"
          />
        )}
        {dawn > shape.start && (
          <rect x={0} y={ceiling} width={x(dawn)} height={foot - ceiling} fill="var(--ink-tint)" />
        )}
        <path {...hair} d={shape.hours.map((hour) => `M${x(hour)},${ceiling}V${foot}`).join('')} />
        <path
          {...hair}
          strokeDasharray="1 5"
          stroke="var(--ink-edge)"
          d={distanceGrid(shape.meters, units)
            .map((meters) => `M0,${y(meters)}H1000`)
            .join('')}
        />
        <DayStrokes
          shape={shape}
          stretched
          stay={({ from, to, meters }) => `M${x(from)},${y(meters)}H${x(to)}`}
          way={({ leave, arrive, free, fromMeters, toMeters }) =>
            `M${x(leave)},${y(fromMeters)}L${x(arrive)},${y(toMeters)}H${x(arrive + free)}`
          }
        />
      </svg>
      {distanceGrid(shape.meters, units).map((meters) => (
        <span
          key={meters}
          className="absolute left-0 text-micro text-ink-soft"
          style={{ top: y(meters) - 20 }}
        >
          {roundWayText(meters, units)}
        </span>
      ))}
      {shape.hours.map((hour, index) => (
        <span
          key={hour}
          className={classes(
            'absolute text-ink-soft text-micro',
            index === shape.hours.length - 1 ? '-translate-x-full' : index > 0 && '-translate-x-1/2',
          )}
          style={{ left: percent(hour), top: foot + 6 }}
        >
          {hourText(hour, units)}
        </span>
      ))}
      {dusk > shape.start && dusk < shape.end && (
        <span
          className="absolute pl-1 text-micro text-ink-soft"
          style={{ left: percent(dusk), top: ceiling - 20 }}
        >
          sunset {sunset && clockText(sunset, units)}
        </span>
      )}
      {shape.stays.map(({ stop, from, meters }) => (
        <DayNumber key={stop.id} stop={stop} left={percent(from)} top={y(meters)} />
      ))}
      {labels.map(
        ({ key, lead, minute, broadOnly }) =>
          lead && (
            <span
              key={key}
              className={classes('absolute w-px bg-ink-edge', broadOnly && 'hidden @min-[1000px]:block')}
              style={{ left: percent(minute), top: lead.from, height: lead.to - lead.from }}
            />
          ),
      )}
      {labels.map((label) => (
        <Label key={label.key} label={label} at={percent(label.minute)} />
      ))}
      {now !== undefined && now >= shape.start && now <= shape.end && (
        <DayNow left={percent(now)} top={y(metersAt(shape, now))} from={ceiling} to={foot} now={now} />
      )}
    </div>
  )
}

/** The name of a stop with its times, or a note in small type. */
function Label({ label: { name, time, anchor, shift, y, broadOnly }, at }: { label: LineLabel; at: string }) {
  return (
    <span
      className={classes(
        'absolute whitespace-nowrap',
        time ? 'leading-tight' : 'text-ink-soft text-micro',
        anchor === 'middle' && '-translate-x-1/2',
        broadOnly && 'hidden @min-[1000px]:block',
      )}
      style={{
        top: y,
        ...(anchor === 'end'
          ? { right: `calc(100% - ${at})`, textAlign: 'right' }
          : { left: `calc(${at} + ${shift}px)` }),
      }}
    >
      {time ? <b className="block text-[0.9375rem]">{name}</b> : name}
      {time && <span className="text-small text-ink-soft">{time}</span>}
    </span>
  )
}
