import { At, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, Sailboat } from '../water'

interface Shell {
  x: number
  width: number
  height: number
}

const deck = -12

/** A sail from its heel up the ridge to an overhanging peak and down the mouth to its foot. */
const sail = ({ x, width: w, height: h }: Shell) =>
  d`M${x},${deck}Q${x + w * 0.16},${-h * 0.8} ${x + w},${-h}Q${x + w * 0.62},${-h * 0.6} ${x + w * 0.64},${deck}z`

/** The side of the sail that lies in shade. */
const shade = ({ x, width: w, height: h }: Shell) =>
  d`M${x},${deck}Q${x + w * 0.16},${-h * 0.8} ${x + w},${-h}Q${x + w * 0.34},${-h * 0.66} ${x + w * 0.24},${deck}z`

/** The glass wall in the mouth. */
const mouth = ({ x, width: w, height: h }: Shell) =>
  d`M${x + w},${-h}Q${x + w * 0.62},${-h * 0.6} ${x + w * 0.64},${deck}H${x + w * 0.78}Q${x + w * 0.72},${-h * 0.52} ${x + w},${-h}z`

const concertHall: readonly Shell[] = [
  { x: -58, width: -36, height: 42 },
  { x: -72, width: 52, height: 62 },
  { x: -46, width: 60, height: 92 },
  { x: -10, width: 54, height: 64 },
]

const smallHall: readonly Shell[] = [
  { x: 38, width: -20, height: 28 },
  { x: 28, width: 30, height: 42 },
  { x: 46, width: 34, height: 58 },
  { x: 68, width: 30, height: 40 },
]

function Sails({ shells }: { shells: readonly Shell[] }) {
  return shells.map((shell) => (
    <g key={shell.x}>
      <Ink plate="key" d={mouth(shell)} />
      <Ink plate="light" d={sail(shell)} />
      <Ink plate="sky" d={shade(shell)} over />
    </g>
  ))
}

/** The arch over the harbour, 150 units wide. */
function HarbourBridge() {
  const upper = (x: number) => -56 + (x / 75) ** 2 * 42
  const lower = (x: number) => -46 + (x / 75) ** 2 * 46
  const posts = repeat(15, (index) => {
    const x = -70 + index * 10
    return d`M${x},${upper(x)}V${lower(x)}L${x + 10},${upper(x + 10)}M${x},${Math.min(lower(x), -18)}V-18`
  })
  return (
    <>
      <Line plate="key" width={1} d={posts} />
      <Line plate="key" width={2.6} d="M-75,-14Q0,-98 75,-14M-75,0Q0,-92 75,0" />
      <Ink plate="key" d="M-600,-19H600V-15.5H-600z" />
      <Ink plate="light" d="M-84,2V-36H-76V2zM76,2V-36H84V2z" />
      <Ink plate="sky" d="M-80,2V-36H-76V2zM80,2V-36H84V2z" over />
    </>
  )
}

/** Sydney: the sails on their point, the bridge behind them. */
export function Opera({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, broad } = stage
  const shore = d`M0,${y - h * 0.05}Q${w * 0.2},${y - h * 0.1} ${w * 0.42},${y - h * 0.045}T${w * 0.8},${y - h * 0.06}T${w},${y - h * 0.05}V${h}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={shore} over />
      <At x={x + u * 76} y={y + 1} scale={u * 0.98}>
        <HarbourBridge />
      </At>
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="sky" d={d`M0,${y}H${w}V${y + h * 0.05}H0z`} over />
      <At x={x - u * 4} y={y + h * 0.03} scale={u * 0.98}>
        <Sails shells={concertHall} />
        <Sails shells={smallHall} />
        <Ink plate="key" d="M-98,2V-7L-90,-13H96L104,-6V2z" />
        <Ink plate="hot" d="M-90,-13H96L98,-10.5H-93z" />
      </At>
      <Glints stage={stage} plate="light" from={y + h * 0.03} />
      <Sailboat x={x - w * (broad ? 0.2 : 0.28)} y={y + h * 0.12} scale={u * 0.72} />
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 84, y - u * 88, u * 4)} />
    </>
  )
}
