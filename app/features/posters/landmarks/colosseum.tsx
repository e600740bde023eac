import { Pine } from '../growth'
import { At, arch, d, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'

const radius = 92
const step = 10.8

const sine = (degrees: number) => radius * Math.sin((degrees * Math.PI) / 180)
/** Rows sink towards the sides, as on a drum seen from the ground. */
const sink = (degrees: number) => 1 - 0.13 * (1 - Math.cos((degrees * Math.PI) / 180))

function arcade(sill: number, height: number, to: number): string {
  return repeat(Math.ceil((to + 76) / step), (index) => {
    const angle = -76 + index * step
    const left = sine(angle)
    return arch(left, sill * sink(angle + 4), sine(angle + step * 0.62) - left, height * sink(angle + 4))
  })
}

function attic(): string {
  return repeat(7, (index) => {
    const angle = -74 + index * step
    return d`M${sine(angle + 2.5)},${-80 * sink(angle)}h4v7h-4z`
  })
}

const broken = 'L16,-72L28,-70L33,-49L44,-50Q72,-50 92,-46V2z'

function Ruin() {
  return (
    <>
      <Ink plate="light" d={`M-92,2V-80Q-50,-94 2,-93L5,-86L11,-87${broken}`} />
      <Ink plate="sky" d={`M-46,2V-88Q-20,-93 2,-93L5,-86L11,-87${broken}`} over />
      <Ink plate="hot" d={`M12,2V-84${broken}`} />
      <Ink plate="sky" d={`M12,2V-84${broken}`} over />
      <Ink plate="hot" d="M12,2V-84L16,-72L26,-70L30,2z" over />
      <Ink plate="key" d={arcade(-3, 13, 76) + arcade(-28, 13, 76) + arcade(-53, 12, 6) + attic()} />
      <Line plate="key" d="M-92,-22Q0,-26 92,-22M-92,-43Q0,-50 92,-42M-92,-63Q-40,-70 18,-71" width={1.6} />
    </>
  )
}

/** Rome: the ruin between umbrella pines. */
export function Colosseum({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const farHills = d`M0,${y - h * 0.1}Q${w * 0.2},${y - h * 0.2} ${w * 0.4},${y - h * 0.08}T${w * 0.8},${y - h * 0.13}T${w},${y - h * 0.1}V${h}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={farHills} over />
      <At x={x} y={y + 2} scale={u}>
        <Ruin />
      </At>
      <Ink
        plate="key"
        d={d`M0,${y - h * 0.012}Q${w * 0.34},${y + h * 0.012} ${w},${y - h * 0.014}V${h}H0z`}
      />
      <Ink plate="hot" d={d`M0,${y + h * 0.08}Q${w * 0.4},${y + h * 0.03} ${w},${y + h * 0.12}V${h}H0z`} />
      <Pine x={x - u * 112} y={y + h * 0.06} scale={u * 1.12} />
      <Pine x={x + u * 98} y={y + h * 0.05} scale={u * 1.28} />
      <Pine x={x + u * 150} y={y + h * 0.05} scale={u * 0.95} />
      {w / h > 1.6 && (
        <>
          <Pine x={x - u * 172} y={y + h * 0.05} scale={u * 0.9} />
          <Pine x={x + u * 215} y={y + h * 0.05} scale={u * 1.1} />
        </>
      )}
    </>
  )
}
