import { roundTree, row } from '../growth'
import { At, arch, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

const dome = (x: number, y: number, r: number, rise = 0.86) =>
  d`M${x - r},${y}a${r},${r * rise} 0 0 1 ${2 * r},0z`

/** The side of a dome that lies in shade. */
const shade = (x: number, y: number, r: number, rise = 0.86) =>
  d`M${x + r * 0.2},${y}a${r * 0.5},${r * rise} 0 0 0 ${-r * 0.2},${-r * rise}a${r},${r * rise} 0 0 1 ${r},${r * rise}z`

const minarets = [
  { x: -74, height: 92 },
  { x: -46, height: 108 },
  { x: 46, height: 108 },
  { x: 74, height: 92 },
]

const minaret = ({ x, height: h }: (typeof minarets)[number]) =>
  d`M${x - 2.6},0V${-h * 0.82}h5.2V0zM${x - 2.6},${-h * 0.82}L${x},${-h}l2.6,${h * 0.18}z`

const balconies = ({ x, height: h }: (typeof minarets)[number]) =>
  d`M${x - 4.5},${-h * 0.5}h9l-1.5,4h-6zM${x - 4.5},${-h * 0.68}h9l-1.5,4h-6zM${x - 0.5},${-h - 5}h1v6h-1z`

/** A great mosque: the domes climb to one, between six minarets of which four are seen. */
function GreatMosque() {
  const domes = [
    dome(0, -56, 25),
    dome(-29, -40, 14),
    dome(29, -40, 14),
    dome(0, -40, 20, 0.5),
    dome(-48, -24, 12),
    dome(48, -24, 12),
    dome(-18, -24, 12, 0.7),
    dome(18, -24, 12, 0.7),
  ].join('')
  return (
    <>
      <Ink plate="light" d={minarets.map(minaret).join('')} />
      <Ink
        plate="sky"
        d={minarets.map(({ x, height: h }) => d`M${x + 0.4},0V${-h}l2.2,${h * 0.18}V0z`).join('')}
        over
      />
      <Ink plate="key" d={minarets.map(balconies).join('')} />
      <Ink plate="light" d="M-60,0V-24H60V0zM-38,-24V-40H38V-24zM-25,-40V-56H25V-40z" />
      <Ink plate="sky" d="M26,0V-24H60V0zM16,-24V-40H38V-24zM10,-40V-56H25V-40z" over />
      <Ink plate="sky" d={domes} />
      <Ink plate="sky" d={domes} over />
      <Ink
        plate="sky"
        d={`${shade(0, -56, 25)}${shade(29, -40, 14)}${shade(48, -24, 12)}${shade(-29, -40, 14)}${shade(-48, -24, 12)}`}
        over
      />
      <Ink
        plate="key"
        d={`${repeat(6, (index) => arch(-22 + index * 8, -45, 4, 5))}${repeat(9, (index) => arch(-56 + index * 13.4, -10, 5, 6))}${arch(-6, 0, 12, 12)}M-26,-55H26V-57H-26zM-39,-39H39V-41H-39zM-61,-23H61V-25H-61zM-.6,-77V-86H.6V-77zM-2.4,-88a2.4,2.4 0 1 0 4.8,0a2,2 0 1 1 -4.8,0z`}
      />
      <Ink plate="light" d={repeat(5, (index) => d`M${-20 + index * 10},-30v-5h1.5v5z`)} />
    </>
  )
}

/** A ferry of the Bosphorus, 60 units long. */
function Ferry() {
  return (
    <>
      <Ink plate="key" d="M-32,-4H34L28,6H-28z" />
      <Ink plate="light" d="M-28,-4V-11H28L30,-4zM-20,-11V-17H20V-11z" />
      <Ink plate="hot" d="M-4,-17L-3,-28H5L6,-17z" />
      <Ink plate="key" d="M-3.2,-26L-3,-29H5L5.2,-26z" />
      <Line plate="key" width={2.6} dash="3.4 2.2" d="M-24,-7.6H26M-17,-14H18" />
      <Ink plate="light" d="M7,-33q6,-5 11,-1q7,-4 12,1q-6,4 -11,2q-7,3 -12,-2z" />
    </>
  )
}

/** Istanbul: domes and minarets over the water, a ferry on its way to Asia. */
export function Mosque({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const hill = d`M0,${y - u * 3}Q${x - u * 120},${y - u * 14} ${x - u * 70},${y - u * 8}H${x + u * 70}Q${x + u * 110},${y - u * 14} ${w},${y - u * 4}V${h}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink
        plate="sky"
        d={d`M0,${y - h * 0.1}Q${w * 0.22},${y - h * 0.18} ${w * 0.5},${y - h * 0.1}T${w},${y - h * 0.15}V${h}H0z`}
        over
      />
      <At x={x} y={y - u * 7} scale={u}>
        <GreatMosque />
      </At>
      <Ink plate="key" d={hill} />
      <Ink plate="key" d={row(roundTree, 0, w, y - u * 2, u * 16, Math.round(w / u / 15))} />
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="sky" d={d`M0,${y}H${w}V${y + h * 0.05}H0z`} over />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.7 } }, y)} />
      <Glints stage={stage} plate="light" from={y} />
      <At x={x - u * 40} y={y + (h - y) * 0.5} scale={u * 0.95}>
        <Ferry />
      </At>
      <Ink
        plate="light"
        d={repeat(3, (index) => {
          const gx = x + u * (52 + index * 15)
          const gy = y - u * (64 - ((index * 5) % 3) * 9)
          return d`M${gx - u * 6},${gy - u * 2}q${u * 4},${-u * 2} ${u * 6},${u * 2}q${u * 2},${-u * 4} ${u * 6},${-u * 2}q${-u * 4},0 ${-u * 6},${u * 3.5}q${-u * 2},${-u * 3.5} ${-u * 6},${-u * 3.5}z`
        })}
      />
    </>
  )
}
