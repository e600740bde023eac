import { fir, row } from '../growth'
import { At, d, ground, Ink, repeat } from '../press'
import { Sun } from '../sky'
import { chance, type Stage } from '../stage'

/** A gate, 100 units wide and 84 high. */
function Gate() {
  return (
    <>
      <Ink
        plate="hot"
        d="M-37,0L-34,-66H-27L-29,0zM29,0L27,-66H34L37,0zM-46,-56H46V-49H-46zM-4,-66H4V-49H-4zM-54,-74Q0,-66 54,-74L52,-66Q0,-60 -52,-66z"
      />
      <Ink
        plate="hot"
        d="M-32,0L-29.5,-66H-27L-29,0zM33.5,0L31,-66H34L37,0zM-46,-51.5H46V-49H-46zM-52,-67Q0,-61 52,-67L52,-65Q0,-58 -52,-65z"
        over
      />
      <Ink
        plate="key"
        d="M-57,-82Q0,-71 57,-82L54,-73Q0,-65 -54,-73zM-39,0L-38.5,-8H-27.5L-27,0zM27,0L27.5,-8H38.5L39,0zM-5,-64H5V-53H-5z"
      />
      <Ink plate="light" d="M-3.5,-62.5H3.5V-54.5H-3.5z" />
    </>
  )
}

/** A lantern of stone, 26 units high. */
function Lantern() {
  return (
    <>
      <Ink
        plate="light"
        d="M-6,0V-3H6V0zM-2.5,-3V-12H2.5V-3zM-5,-12H5V-20H-5zM-8,-20Q0,-22 8,-20L3,-25H-3zM-1,-25V-28H1V-25z"
      />
      <Ink plate="sky" d="M.5,-3V-12H2.5V-3zM1,-12H5V-20H1zM1,-20L8,-20L3,-25H1z" over />
      <Ink plate="hot" d="M-2.4,-13.5V-18.5H2.4V-13.5z" />
    </>
  )
}

/** Leaves of the maple, falling where the air is free. */
function leaves(stage: Stage): string {
  const { width, height, unit: u } = stage
  return repeat(9, (index) => {
    const x = width * chance(stage, index * 2)
    const y = height * (0.12 + 0.5 * chance(stage, index * 2 + 1))
    const r = u * (2.2 + chance(stage, index) * 1.6)
    return d`M${x},${y - r}l${r * 0.4},${r * 0.7}l${r * 0.9},${-r * 0.1}l${-r * 0.5},${r * 0.7}l${r * 0.3},${r * 0.6}l${-r * 1.1},${-r * 0.2}l${-r * 1.1},${r * 0.2}l${r * 0.3},${-r * 0.6}l${-r * 0.5},${-r * 0.7}l${r * 0.9},${r * 0.1}z`
  })
}

/** Kyoto: gate after gate up the mountain, cedars on both sides. */
export function Torii({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, open } = stage
  const ridge = d`M0,${y - h * 0.16}Q${w * 0.16},${y - h * 0.3} ${w * 0.34},${y - h * 0.18}Q${w * 0.5},${y - h * 0.1} ${w * 0.64},${y - h * 0.2}T${w},${y - h * 0.22}V${h}H0z`
  const nearer = d`M0,${y - h * 0.08}Q${w * 0.22},${y - h * 0.17} ${w * 0.46},${y - h * 0.09}T${w},${y - h * 0.12}V${h}H0z`
  const cedars = Math.max(3, Math.round((x - u * 50) / (u * 17)))
  const others = Math.max(3, Math.round((w - x - u * 50) / (u * 17)))
  const path = d`M${x - u * 9},${y - u * 22}L${x - u * 42},${h}H${x + u * 42}L${x + u * 9},${y - u * 22}z`
  const steps = repeat(8, (index) => {
    const t = (index / 8) ** 1.5
    const half = u * (9 + t * 30)
    const at = y - u * 22 + (h - y + u * 22) * t
    return d`M${x - half},${at}h${half * 2}v${u * (0.8 + t * 2.2)}h${-half * 2}z`
  })
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={ridge} over />
      <Ink plate="hot" d={nearer} over />
      <Ink plate="key" d={ground(w, h, y - u * 6)} />
      <Ink
        plate="key"
        d={
          row(fir, -u * 4, x - u * 40, y, u * 68, cedars) + row(fir, x + u * 40, w + u * 4, y, u * 68, others)
        }
      />
      <Ink plate="light" d={path} />
      <Ink plate="sky" d={path} over />
      <Ink plate="light" d={steps} />
      {[0.3, 0.42, 0.58].map((size, index) => (
        <At key={size} x={x} y={y - u * (20 - index * 7)} scale={u * size}>
          <Gate />
        </At>
      ))}
      <At x={x} y={y + u * 8} scale={u * 1.12}>
        <Gate />
      </At>
      <At x={x - u * 62} y={y + (h - y) * 0.5} scale={u * 1.1}>
        <Lantern />
      </At>
      <At x={x + u * 62} y={y + (h - y) * 0.5} scale={u * 1.1}>
        <Lantern />
      </At>
      {!open && <Ink plate="hot" d={leaves(stage)} />}
    </>
  )
}
