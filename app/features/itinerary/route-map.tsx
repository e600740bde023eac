import { useContext, useId } from 'react'
import type { Coordinates } from '~/domain/catalogue/place'
import type { DayView } from '~/domain/itinerary/itinerary'
import { roundWayText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import type { DayLineStop } from './day-line-stops'
import { OpenMapButton } from './open-map-button'
import { type MapLabel, mapWidth, type Node, type RouteShape, routeShape, scaleIn } from './route-geometry'
import { RouteGround } from './route-ground'
import { groundsOf, TripGroundContext } from './trip-ground'

interface RouteMapProps {
  title: string
  stops: readonly DayLineStop[]
  /** The start of the day; drawn as a square. */
  base: { name: string; at: Coordinates } | null
  /** Whose route it is, for the ground that it is on; left out for one without. */
  day?: Pick<DayView, 'place' | 'before'>
}

/** The route of a day: positions to scale, numbers as in the list, minutes at the legs. */
export function RouteMap({ title, stops, base, day }: RouteMapProps) {
  const heading = useId()
  const ground = useContext(TripGroundContext)
  const shape = routeShape(stops, base)
  if (!shape) return null
  const rides = shape.legs.some(({ mode }) => mode === 'transit')
  return (
    <section aria-labelledby={heading} className="keep-together sm:max-w-[34rem]">
      <h4 id={heading} className="pb-2 text-[1.125rem] font-strong max-sm:sr-only">
        {title}
      </h4>
      <div className="relative">
        <div className="overflow-hidden rounded-sheet bg-ink-tint">
          <svg
            viewBox={`0 0 ${mapWidth} ${shape.height}`}
            role="img"
            aria-label={inWords(shape)}
            className="block w-full"
          >
            {day && <RouteGround ids={groundsOf(day, ground)} frame={shape.frame} />}
            {shape.legs.map(({ key, from, to, mode }) => (
              <path
                key={key}
                d={`M${from.x},${from.y}L${to.x},${to.y}`}
                stroke="var(--ink-hot-text)"
                strokeWidth={mode === 'walk' ? 4 : 3}
                strokeLinecap="round"
                strokeDasharray={mode === 'walk' ? undefined : '0.1 8'}
              />
            ))}
            {shape.names.map(
              (label) =>
                label?.line && (
                  <line key={label.key} {...label.line} stroke="var(--ink-key)" strokeWidth="1" />
                ),
            )}
            {shape.nodes.map((node) => (
              <Mark key={node.key} node={node} />
            ))}
            {shape.names.map(
              (label) =>
                label && (
                  <Words key={label.key} label={label} className="fill-ink-key text-[12px] font-label" />
                ),
            )}
            {shape.minutes.map(
              (label) =>
                label && (
                  <Words
                    key={label.key}
                    label={label}
                    className="fill-ink-hot-text text-[11.5px] font-strong"
                  />
                ),
            )}
            <path
              d={`M${mapWidth - 22},34V14M${mapWidth - 27},20L${mapWidth - 22},13L${mapWidth - 17},20`}
              fill="none"
              stroke="var(--ink-key)"
              strokeWidth="2"
            />
            <ScaleBar shape={shape} />
          </svg>
        </div>
        <OpenMapButton title={title} shape={shape} />
      </div>
      <p className="pt-1.5 pb-2 text-micro max-sm:sr-only text-ink-soft">
        Positions are to scale. Lines are straight; streets are not.{rides && ' Dotted lines are rides.'}
      </p>
    </section>
  )
}

function Mark({ node: { x, y, n, meal } }: { node: Node }) {
  if (n === null)
    return (
      <rect
        x={x - 8}
        y={y - 8}
        width={16}
        height={16}
        fill="var(--ink-sheet)"
        stroke="var(--ink-key)"
        strokeWidth={3}
      />
    )
  return (
    <g data-stop={n}>
      <circle
        cx={x}
        cy={y}
        r={10.5}
        fill={meal ? 'var(--ink-field)' : 'var(--ink-key)'}
        stroke="var(--ink-key)"
        strokeWidth={2}
      />
      <text
        x={x}
        y={y + 4.5}
        textAnchor="middle"
        className={`text-[12.5px] font-display ${meal ? 'fill-ink-on-field' : 'fill-ink-paper'}`}
      >
        {n}
      </text>
    </g>
  )
}

/** Text with an outline in the background colour, so that no line crosses it. */
function Words({ label, className }: { label: MapLabel; className: string }) {
  return (
    <text
      x={label.tx}
      y={label.ty}
      textAnchor={label.anchor}
      paintOrder="stroke"
      stroke="var(--ink-tint)"
      strokeWidth={4}
      strokeLinejoin="round"
      className={className}
    >
      {label.text}
    </text>
  )
}

function ScaleBar({ shape }: { shape: RouteShape }) {
  const units = useUnits()
  const { height } = shape
  const scale = scaleIn(shape, units)
  const right = mapWidth - 16
  const y = height - 14
  return (
    <>
      <path
        d={`M${right - scale.length},${y - 5}V${y}H${right}V${y - 5}`}
        fill="none"
        stroke="var(--ink-key)"
        strokeWidth="1.8"
      />
      <text
        x={right - scale.length / 2}
        y={y - 7}
        textAnchor="middle"
        className="fill-ink-key text-[11px] font-label"
      >
        {roundWayText(scale.meters, units)}
      </text>
    </>
  )
}

function inWords({ legs }: RouteShape): string {
  return legs
    .filter(({ from, to }) => from.name !== to.name)
    .map(
      ({ from, to, minutes, mode }) =>
        `${from.name} to ${to.name}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${mode === 'walk' ? 'on foot' : 'by ride'}`,
    )
    .join('; ')
}
