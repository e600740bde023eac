import { At, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints } from '../water'

/** Car 28, 64 units long. */
function Car() {
  return (
    <>
      <Line plate="key" width={1.4} d="M4,-36L-14,-52M-18,-52H-9M-6,-35h14" />
      <Ink
        plate="key"
        d="M-26,-36q1,-4 6,-4H20q5,0 6,4zM-33,-32q0,-4 5,-4H28q5,0 5,4zM-24,2a5,5 0 0 1 10,0zM14,2a5,5 0 0 1 10,0zM-30,-4H30V0H-30z"
      />
      <Ink plate="light" d="M-33,-17V-29q0,-3 3,-3H30q3,0 3,3V-17z" />
      <Ink plate="hot" d="M-33,-17.5H33V-6q0,3 -3,3H-30q-3,0 -3,-3z" />
      <Ink plate="hot" d="M18,-17.5H33V-6q0,3 -3,3H18z" over />
      <Line plate="key" width={9.5} dash="8.6 2.4" d="M-26,-24.4H28.5" />
      <Ink plate="light" d="M-31,-13H31V-11.5H-31zM-34.5,-9a2,2 0 1 1 4,0a2,2 0 1 1 -4,0z" />
      <Ink plate="key" d="M-32,-17H-27V-29H-32zM27.5,-17H32V-29H27.5z" />
    </>
  )
}

interface House {
  x: number
  width: number
  height: number
  foot: number
}

/** The houses on the climb, each on its own step of the street. */
function houses(from: number, to: number, rise: (x: number) => number): House[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / 19)) }, (_, index) => {
    const x = from + index * 19
    return { x, width: 18, height: 34 + ((index * 17) % 23), foot: rise(x) }
  })
}

const join = (row: readonly House[], draw: (house: House) => string) => row.map(draw).join('')

function Street({ row }: { row: readonly House[] }) {
  const pale = row.filter((_, index) => index % 3 !== 1)
  const warm = row.filter((_, index) => index % 3 === 1)
  const front = ({ x, width, height, foot }: House) =>
    d`M${x},${foot + 12}V${foot - height}h${width}V${foot + 12}z`
  return (
    <>
      <Ink plate="light" d={join(pale, front)} />
      <Ink plate="hot" d={join(warm, front)} />
      <Ink
        plate="sky"
        d={join(
          row.filter((_, index) => index % 3 === 2),
          front,
        )}
        over
      />
      <Ink
        plate="hot"
        d={join(row, ({ x, width: w, height: h, foot }) => d`M${x - 1.5},${foot - h}l4,-7h${w - 5}l4,7z`)}
      />
      <Ink
        plate="hot"
        over
        d={join(row, ({ x, width: w, height: h, foot }) => d`M${x - 1.5},${foot - h}l4,-7h${w - 5}l4,7z`)}
      />
      <Line
        plate="key"
        width={3}
        dash="6 5"
        d={join(
          row,
          ({ x, height, foot }) =>
            d`M${x + 4.5},${foot - height + 5}V${foot - 4}M${x + 13},${foot - height + 5}V${foot - 4}`,
        )}
      />
    </>
  )
}

/** The bridge over the Tagus, far away. */
function RiverBridge() {
  const hangers = repeat(13, (index) => {
    const x = -54 + index * 9
    return d`M${x},-9V${-12 - 22 * (x / 60) ** 2}`
  })
  return (
    <>
      <Line plate="key" width={0.6} d={hangers} />
      <Line plate="key" width={1.3} d="M-60,-38Q0,10 60,-38L150,-9M-60,-38L-150,-9" />
      <Ink plate="key" d="M-900,-10H900v3H-900zM-62.5,2L-61,-40H-59L-57.5,2zM57.5,2L59,-40H61L62.5,2z" />
    </>
  )
}

/** Lisbon: car 28 on its climb, the river and its bridge below. */
export function Tram({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const river = y - u * 40
  const rise = (at: number) => -Math.max(-110, Math.min(130, at)) * 0.13
  const slope = d`M0,${y + u * rise(-110)}L${x - u * 110},${y + u * rise(-110)}L${x + u * 130},${y + u * rise(130)}L${w},${y + u * rise(130)}`
  const rails = [7, 11]
    .map(
      (down) =>
        d`M${Math.max(0, x - u * 110)},${y + u * (rise(Math.max(-110, -x / u)) + down)}L${x + u * 130},${y + u * (rise(130) + down)}H${w}`,
    )
    .join('')
  const right = (w - x) / u
  return (
    <>
      <Sun stage={stage} />
      <Ink
        plate="sky"
        d={d`M0,${river - u * 8}Q${w * 0.2},${river - u * 20} ${w * 0.44},${river - u * 7}T${w},${river - u * 12}V${h}H0z`}
        over
      />
      <Ink plate="sky" d={ground(w, h, river)} />
      <Glints stage={stage} plate="light" from={river - u * 6} opacity={0.8} />
      <At x={x - u * 52} y={river} scale={u * 0.9}>
        <RiverBridge />
      </At>
      <At x={x} y={y} scale={u}>
        <Street row={houses(34, right, rise)} />
      </At>
      <Ink plate="key" d={slope + d`V${h}H0z`} />
      <Line plate="hot" width={u * 1.1} d={rails} />
      <At x={x - u * 34} y={y + u * rise(-34) + u * 7} scale={u * 1.35}>
        <g transform="rotate(-7.4)">
          <Car />
        </g>
      </At>
      <Line
        plate="key"
        width={u * 0.8}
        d={d`M0,${y - u * 32}Q${x - u * 50},${y - u * 46} ${x + u * 40},${y - u * 76}T${w},${y - u * 104}`}
      />
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 84, y - u * 92, u * 4)} />
    </>
  )
}
