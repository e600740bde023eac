import { At, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

function Eiffel() {
  return (
    <>
      <Ink
        plate="key"
        hollow
        d="M-44,0C-25,-22 -13,-54 -4.5,-96H-2.5V-104L-.8,-118H.8L2.5,-104V-96H4.5C13,-54 25,-22 44,0H25C22,-14 13,-20 0,-20S-22,-14 -25,0zM-15,-30L-9.5,-46H9.5L15,-30zM-6.5,-53L0,-84L6.5,-53z"
      />
      <Ink plate="key" d="M-30,-24H30v-5H-30zM-17,-47H17v-5H-17zM-7,-96H7v3H-7z" />
      <Line
        plate="hot"
        d="M-36,-5L-25,-21M-29,-5L-27,-21M-19,-32L-13,-45M25,-21L36,-5M27,-21L29,-5M13,-45L19,-32M-7,-56L-3,-80M3,-80L7,-56"
        width={1.2}
      />
    </>
  )
}

/** A street's house, but never so narrow that a broad sheet has hundreds of them. */
function roofWidth(width: number, unit: number): number {
  return Math.max(unit * 15, width / 34)
}

/** Mansard roofs with their chimneys, left out where the tower stands. */
function mansards({ width, horizon, centre, unit: u }: Stage): string {
  const step = roofWidth(width, u)
  return repeat(Math.ceil(width / step) + 1, (index) => {
    const x = index * step - width * 0.02
    if (Math.abs(x - centre + width * 0.03) < u * 34) return ''
    const wall = u * (9 + ((index * 29) % 11))
    const chimney = step * (0.3 + (index % 3) * 0.16)
    return d`M${x},${horizon}v${-wall}l${step * 0.16},${-u * 7}h${chimney}v${-u * 4}h${u * 2}v${u * 4}h${step * 0.6 - chimney - u * 2}l${step * 0.16},${u * 7}v${wall}z`
  })
}

function mansardWindows({ width, horizon, centre, unit: u }: Stage): string {
  const step = roofWidth(width, u)
  return repeat(Math.ceil(width / step) + 1, (index) => {
    const x = index * step - width * 0.02
    if (Math.abs(x - centre + width * 0.03) < u * 34) return ''
    const y = horizon - u * (6.5 + ((index * 29) % 11) * 0.7)
    return d`M${x + step * 0.16},${y}h${u * 1.6}v${u * 3}h${-u * 1.6}zM${x + step * 0.42},${y}h${u * 1.6}v${u * 3}h${-u * 1.6}zM${x + step * 0.68},${y}h${u * 1.6}v${u * 3}h${-u * 1.6}z`
  })
}

/** Paris: the tower over the roofs, the evening in the Seine. */
export function Tower({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const hills = d`M0,${y - h * 0.08}Q${w * 0.2},${y - h * 0.16} ${w * 0.42},${y - h * 0.08}T${w},${y - h * 0.11}V${h}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={hills} over />
      <Ink plate="hot" d={mansards(stage)} over />
      <Ink plate="light" d={mansardWindows(stage)} />
      <At x={x} y={y + 2} scale={u * 1.12}>
        <Eiffel />
      </At>
      <Ink plate="key" d={ground(w, h, y)} />
      <Ink plate="hot" d={sunRoad(stage, y)} />
      <Glints stage={stage} plate="sky" from={y} opacity={0.35} />
    </>
  )
}
