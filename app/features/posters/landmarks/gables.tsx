import { At, d, ground, Ink, Line, type Plate, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

interface House {
  x: number
  width: number
  height: number
  gable: 'step' | 'neck' | 'bell' | 'spout' | 'cornice'
  wall: Plate
}

const terrace: readonly Omit<House, 'x'>[] = [
  { width: 16, height: 50, gable: 'neck', wall: 'hot' },
  { width: 18, height: 60, gable: 'step', wall: 'key' },
  { width: 14, height: 54, gable: 'bell', wall: 'light' },
  { width: 19, height: 47, gable: 'cornice', wall: 'key' },
  { width: 15, height: 57, gable: 'spout', wall: 'hot' },
  { width: 17, height: 64, gable: 'neck', wall: 'light' },
  { width: 15, height: 50, gable: 'bell', wall: 'key' },
  { width: 18, height: 56, gable: 'step', wall: 'hot' },
  { width: 15, height: 46, gable: 'spout', wall: 'light' },
]

const gables: Record<House['gable'], (width: number) => string> = {
  step: (w) =>
    d`h${w * 0.12}v-4h${w * 0.14}v-4h${w * 0.14}v-4h${w * 0.2}v4h${w * 0.14}v4h${w * 0.14}v4h${w * 0.12}`,
  neck: (w) => d`q${w * 0.26},0 ${w * 0.26},-8v-4l${w * 0.24},-4l${w * 0.24},4v4q0,8 ${w * 0.26},8`,
  bell: (w) => d`q${w * 0.32},-1 ${w * 0.3},-9a${w * 0.2},4 0 0 1 ${w * 0.4},0q${-w * 0.02},8 ${w * 0.3},9`,
  spout: (w) => d`l${w * 0.4},-11v-3h${w * 0.2}v3l${w * 0.4},11`,
  cornice: (w) => d`h-1v-3h${w + 2}v3h-1`,
}

/** The houses from the first on, as far as the stage reaches; only those about the middle have windows. */
function houses(from: number, to: number): House[] {
  const row: House[] = []
  let x = from
  for (let index = 0; x < to; index++) {
    const house = terrace[index % terrace.length]
    if (!house) break
    row.push({ x, ...house })
    x += house.width + 0.5
  }
  return row
}

const front = ({ x, width, height, gable }: House) => d`M${x},0V${-height}${gables[gable](width)}V0z`

const windows = ({ x, width: w, height: h }: House) =>
  d`M${x + w * 0.22},${-h + 3}V-10M${x + w * 0.5},${-h + 3}V-10M${x + w * 0.78},${-h + 3}V-10M${x + w * 0.5},${-h - 6}v3.6`

const doors = ({ x, width: w }: House) =>
  d`M${x + w * 0.64},0v-8h3v8zM${x + w * 0.18},-2.5v-5.5h${w * 0.3}v5.5z`

function Terrace({ row }: { row: readonly House[] }) {
  const walls: readonly Plate[] = ['hot', 'key', 'light']
  return walls.map((wall) => {
    const those = row.filter((house) => house.wall === wall)
    const shown = those.filter(({ x }) => Math.abs(x) < 120)
    const glass = wall === 'light' ? 'key' : 'light'
    return (
      <g key={wall}>
        <Ink plate={wall} d={those.map(front).join('')} />
        {wall === 'hot' && <Ink plate="hot" d={those.map(front).join('')} over />}
        <Line plate={glass} width={2.7} dash="5.4 3.2" d={shown.map(windows).join('')} />
        <Ink plate={glass} d={shown.map(doors).join('')} />
      </g>
    )
  })
}

/** The tower of the Westerkerk, its crown on top, 118 units high. */
function WestTower() {
  return (
    <>
      <Ink plate="light" d="M-9,0V-78H9V0zM-6.5,-80V-94H6.5V-80zM-4.2,-95V-104H4.2V-95z" />
      <Ink plate="sky" d="M1,0V-78H9V0zM.5,-80V-94H6.5V-80zM.5,-95V-104H4.2V-95z" over />
      <Ink
        plate="key"
        d="M-10.5,-77H10.5V-80H-10.5zM-8,-93H8V-96H-8zM-3.6,-71a3.6,3.6 0 1 1 7.2,0a3.6,3.6 0 1 1 -7.2,0zM-3.5,-82v-6a1.4,1.4 0 0 1 2.8,0v6zM.7,-82v-6a1.4,1.4 0 0 1 2.8,0v6z"
      />
      <Ink
        plate="hot"
        d="M-5,-104L-6.5,-109Q-3,-107 -2.5,-110Q0,-108 2.5,-110Q3,-107 6.5,-109L5,-104zM-.5,-109V-118H.5V-109zM-1.6,-112.5a1.6,1.6 0 1 1 3.2,0a1.6,1.6 0 1 1 -3.2,0z"
      />
    </>
  )
}

/** A bicycle, leant on whatever is there, 19 units high. */
function Bicycle() {
  return (
    <Line
      plate="key"
      width={1.3}
      d="M-16,-6.5a6.5,6.5 0 1 1 13,0a6.5,6.5 0 1 1 -13,0zM4,-6.5a6.5,6.5 0 1 1 13,0a6.5,6.5 0 1 1 -13,0zM-9.5,-6.5H-1.5L6,-14.5H-5.5L-1.5,-6.5M-9.5,-6.5L-5,-16.5M-7.5,-17H-3M10.5,-6.5L5.5,-18.5H2"
    />
  )
}

/** Amsterdam: gables along the canal, and a bicycle on the bridge one looks from. */
export function Gables({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x } = stage
  // A row of houses may run over the edges of a narrow sheet.
  const u = stage.unit * (w < h && !stage.open ? 1.3 : 1)
  const row = houses(-Math.ceil(x / u / 158) * 158 - 88, (w - x) / u)
  const rail = y + (h - y) * 0.58
  const posts = repeat(
    Math.ceil(w / (u * 15)) + 1,
    (index) => d`M${(x % (u * 15)) + (index - 1) * u * 15},${rail}V${h}`,
  )
  return (
    <>
      <Sun stage={stage} />
      <At x={x + u * 44} y={y} scale={u}>
        <WestTower />
      </At>
      <At x={x} y={y} scale={u}>
        <Terrace row={row} />
      </At>
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="key" d={d`M0,${y}H${w}v${u * 3.5}H0z`} />
      <Line plate="light" width={u * 0.9} d={d`M0,${y + u * 0.6}H${w}`} />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.7 } }, y + u * 4)} />
      <Glints stage={stage} plate="light" from={y + u * 2} opacity={0.8} />
      <Line plate="key" width={u * 1.4} d={posts} />
      <Line plate="key" width={u * 2} d={d`M0,${rail}H${w}M0,${rail + u * 8}H${w}`} />
      <Ink plate="key" d={ground(w, h, h - (h - y) * 0.1)} />
      <At x={x - u * 52} y={h - (h - y) * 0.08} scale={u * 1.5}>
        <Bicycle />
      </At>
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 70, y - u * 92, u * 4)} />
    </>
  )
}
