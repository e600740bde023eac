import { At, d, Ink, Line, type Plate, repeat } from './press'
import type { Stage } from './stage'

/** Still water: strokes that grow wider towards the viewer. */
export function Glints({
  stage,
  plate,
  from,
  opacity,
}: {
  stage: Stage
  plate: Plate
  from: number
  opacity?: number
}) {
  const { width, height, centre } = stage
  const strokes = repeat(5, (index) => {
    const y = from + (height - from) * (0.16 + index * 0.18)
    const w = width * (0.1 + 0.07 * index)
    return d`M${centre - w + (index % 2 ? width * 0.08 : -width * 0.03)},${y}h${w * 1.9}`
  })
  return <Line plate={plate} d={strokes} width={height * 0.011} opacity={opacity} />
}

/** The sun's road over the water, broken by the swell. */
export function sunRoad(stage: Stage, from: number): string {
  const { height, sun } = stage
  const step = (height - from) / 7
  return repeat(5, (index) => {
    const w = sun.r * (1 - index * 0.17)
    const shift = (index % 2 ? 0.16 : -0.1) * sun.r
    return d`M${sun.x - w + shift},${from + step * (index + 0.6)}h${w * 2}v${step * 0.42}h${-w * 2}z`
  })
}

/** Long swells right across the sheet, as a ribbon each. */
export function Swells({ stage, from, plates }: { stage: Stage; from: number; plates: readonly Plate[] }) {
  const { width, height } = stage
  return plates.map((plate, index) => {
    const y = from + (height - from) * (0.2 + (index * 0.8) / plates.length)
    return (
      <Line
        // biome-ignore lint/suspicious/noArrayIndexKey: the swells never change places
        key={index}
        plate={plate}
        width={height * 0.014}
        d={d`M0,${y + height * 0.012}Q${width * 0.3},${y - height * 0.03} ${width * 0.52},${y + height * 0.01}T${width},${y}`}
      />
    )
  })
}

/** A small sailing boat, 44 units high. */
export function Sailboat({
  x,
  y,
  scale,
  mirrored,
}: {
  x: number
  y: number
  scale: number
  mirrored?: boolean
}) {
  return (
    <At x={x} y={y} scale={scale} mirrored={mirrored}>
      <Ink plate="key" d="M-13,4H13L9,10H-9z" />
      <Ink plate="light" d="M-1,2V-30L-15,2z" />
      <Ink plate="hot" d="M1,2V-34L16,2z" />
    </At>
  )
}
