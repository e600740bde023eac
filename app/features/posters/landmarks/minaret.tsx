import { Palm } from '../growth'
import { At, arch, d, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'

function merlons(): string {
  return repeat(5, (index) => d`M${-16 + index * 6.8},-82v-5h4.6v5z`)
}

function windows(): string {
  return [
    arch(-10, -60, 5, 9),
    arch(-2.5, -60, 5, 9),
    arch(5, -60, 5, 9),
    arch(-7, -28, 5, 14),
    arch(2, -28, 5, 14),
    arch(-2.5, -86, 5, 9),
  ].join('')
}

const finial =
  'M-.6,-110V-124h1.2V-110zM-2,-113a2,2 0 0 1 4,0a2,2 0 0 1 -4,0M-1.5,-118a1.5,1.5 0 0 1 3,0a1.5,1.5 0 0 1 -3,0'

function Koutoubia() {
  return (
    <>
      <Ink plate="light" d={`M-16,0V-82H16V0zM-7.5,-82V-103H7.5V-82zM-6,-103a6,8 0 0 1 12,0z${merlons()}`} />
      <Ink plate="hot" d="M3,0V-82H16V0zM1,-82V-103H7.5V-82zM10.8,-82v-5h4.6v5z" />
      <Ink plate="sky" d="M3,0V-82H16V0zM1,-82V-103H7.5V-82z" over />
      <Ink plate="key" d={`${finial}${windows()}M-16,-74H16v2H-16zM-16,-50H16v1.5H-16z`} />
    </>
  )
}

/** A horseshoe doorway that the view is seen through. */
function Doorway({ stage }: { stage: Stage }) {
  const { width: w, height: h, centre: x } = stage
  const r = Math.min(w * 0.4, h * 0.43)
  const spring = h * 0.44 + r * 0.58
  const jamb = r * 0.82
  const rim = h * 0.03
  return (
    <>
      <Ink
        plate="key"
        d={d`M0,0H${w}V${h}H${x + jamb}V${spring}A${r},${r} 0 1 0 ${x - jamb},${spring}V${h}H0z`}
      />
      <Line
        plate="hot"
        width={h * 0.01}
        d={d`M${x + jamb + rim},${h}V${spring + r * 0.02}A${r * 1.035},${r * 1.035} 0 1 0 ${x - jamb - rim},${spring + r * 0.02}V${h}`}
      />
    </>
  )
}

/** Marrakech: the minaret before the Atlas. */
export function Minaret({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, open } = stage
  const r = Math.min(w * 0.4, h * 0.43)
  const atlas = d`M0,${y - h * 0.16}L${x - r * 0.7},${y - h * 0.3}L${x - r * 0.4},${y - h * 0.22}L${x - r * 0.1},${y - h * 0.34}L${x + r * 0.25},${y - h * 0.2}L${x + r * 0.6},${y - h * 0.31}L${w},${y - h * 0.17}V${h}H0z`
  const snow = d`M${x - r * 0.1},${y - h * 0.34}l${r * 0.12},${h * 0.06}l${-r * 0.07},${-h * 0.012}l${-r * 0.06},${h * 0.03}l${-r * 0.06},${-h * 0.035}l${-r * 0.04},${h * 0.012}z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={atlas} over />
      <Ink plate="light" d={snow} />
      <At x={x - u * 4} y={y} scale={u * 0.98}>
        <Koutoubia />
      </At>
      <Palm x={x + u * 34} y={y + 3} scale={u * 0.95} />
      <Palm x={x - u * 40} y={y + 3} scale={u * 0.72} />
      <Ink
        plate="hot"
        d={d`M0,${y - h * 0.05}Q${w * 0.35},${y - h * 0.1} ${w * 0.6},${y}T${w},${y - h * 0.02}V${h}H0z`}
      />
      <Ink
        plate="hot"
        d={d`M0,${y + h * 0.04}Q${w * 0.5},${y - h * 0.05} ${w},${y + h * 0.06}V${h}H0z`}
        over
      />
      {!open && <Doorway stage={stage} />}
    </>
  )
}
