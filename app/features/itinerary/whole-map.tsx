import type { DayView, TripPlaceView } from '~/domain/itinerary/itinerary'
import type { JourneyMode } from '~/domain/itinerary/journey'
import { mapSize, wholeMap } from './whole-map-shape'

const dashes: Partial<Record<JourneyMode, string>> = { flight: '2 9', ferry: '10 7' }
const by: Record<JourneyMode, string> = {
  train: 'by train or coach',
  flight: 'by plane',
  ferry: 'by boat',
  car: 'by car',
}

interface WholeMapProps {
  places: readonly TripPlaceView[]
  days: readonly DayView[]
}

/** A trip to several places on one map: places to scale, journeys as lines. */
export function WholeMap({ places, days }: WholeMapProps) {
  const shape = wholeMap(places, days)
  if (!shape) return null
  const { points, lines } = shape
  const words = lines.map(({ from, to, mode }) =>
    `${places[from]?.name} to ${places[to]?.name} ${mode ? by[mode] : ''}`.trim(),
  )
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={`Map of the trip: ${words.join(', ')}`}
      className="block w-full max-w-[34rem] rounded-sheet bg-ink-tint"
    >
      {lines.map(({ from, to, mode }) => {
        const [start, end] = [points[from], points[to]]
        return (
          start &&
          end && (
            <path
              key={from}
              d={`M${start.x},${start.y}L${end.x},${end.y}`}
              stroke="var(--ink-hot-text)"
              strokeWidth="3"
              strokeLinecap="round"
              strokeDasharray={mode && dashes[mode]}
            />
          )
        )
      })}
      {points.map(({ name, x, y, label }, index) => (
        <g key={name}>
          <circle cx={x} cy={y} r="11" fill="var(--ink-key)" />
          <text x={x} y={y + 4.5} textAnchor="middle" className="fill-ink-paper text-[13px] font-strong">
            {index + 1}
          </text>
          <text
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            paintOrder="stroke"
            stroke="var(--ink-tint)"
            strokeWidth="4"
            className="fill-ink-key text-[15px] font-strong"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
