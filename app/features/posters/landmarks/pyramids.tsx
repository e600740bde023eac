import { Camel } from '../figures'
import { Palm } from '../growth'
import { At, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'

const tombs = [
  { x: 62, half: 44, height: 50 },
  { x: -58, half: 40, height: 46 },
  { x: 2, half: 66, height: 78 },
]

/** The great three, each with a side in light and a side in shade. */
function Tombs() {
  const courses = repeat(6, (index) => {
    const y = -10 - index * 10
    const reach = (66 * (78 + y)) / 78
    return d`M${2 + reach * 0.3},${y}H${2 + reach}`
  })
  return (
    <>
      {tombs.map(({ x, half, height }) => (
        <g key={x}>
          <Ink plate="light" d={d`M${x - half},2L${x},${-height}L${x + half * 0.3},2z`} />
          <Ink plate="hot" d={d`M${x},${-height}L${x + half},2H${x + half * 0.3}z`} />
          <Ink plate="hot" d={d`M${x},${-height}L${x + half},2H${x + half * 0.3}z`} over />
        </g>
      ))}
      <Line plate="key" width={0.8} d={courses} opacity={0.7} />
      <Ink plate="key" d="M-16,2V-4h4v6zM-62,2v-3h3v3z" />
    </>
  )
}

/** Cairo: the pyramids, the river's palms before them, a caravan on its way. */
export function Pyramids({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const dune = d`M0,${y + u * 2}Q${w * 0.3},${y - u * 5} ${w * 0.56},${y + u * 3}T${w},${y - u * 2}V${h}H0z`
  const crest = y + (h - y) * 0.34
  const walk = [-62, -30, 0]
  return (
    <>
      <Sun stage={stage} />
      <Ink
        plate="sky"
        d={d`M0,${y - u * 8}Q${w * 0.24},${y - u * 18} ${w * 0.5},${y - u * 6}T${w},${y - u * 10}V${h}H0z`}
        over
      />
      <At x={x} y={y} scale={u}>
        <Tombs />
      </At>
      <Ink plate="light" d={dune} />
      <Ink plate="sky" d={d`M0,${y + u * 5}Q${w * 0.3},${y} ${w},${y + u * 4}V${h}H0z`} />
      <Ink
        plate="hot"
        d={d`M0,${crest + u * 4}Q${w * 0.26},${crest - u * 10} ${w * 0.62},${crest + u * 2}T${w},${crest - u * 2}V${h}H0z`}
      />
      <Palm x={x + u * 92} y={crest + u * 1} scale={u * 0.72} />
      <Palm x={x + u * 78} y={crest + u * 2} scale={u * 0.56} mirrored />
      {walk.map((at, index) => (
        <At key={at} x={x + u * (at - 8)} y={crest + u * (-2.5 + index * 1.6)} scale={u * 0.86}>
          <Camel />
        </At>
      ))}
      <Ink
        plate="key"
        d={d`M0,${h * 0.99}Q${w * 0.22},${crest + (h - crest) * 0.32} ${w * 0.56},${crest + (h - crest) * 0.72}T${w},${crest + (h - crest) * 0.66}V${h}H0z`}
      />
      <Line
        plate="hot"
        width={u * 1.1}
        d={d`M${w * 0.16},${h * 0.985}Q${w * 0.34},${crest + (h - crest) * 0.7} ${w * 0.6},${crest + (h - crest) * 0.88}T${w},${crest + (h - crest) * 0.84}`}
      />
      <Ink plate="key" d={ground(w, h, h * 0.995)} />
    </>
  )
}
