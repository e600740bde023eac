import { Palm } from '../growth'
import { At, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, Sailboat } from '../water'

/** The figure with open arms, 20 units high. */
const figure =
  'M-1.6,0L-1.2,-11L-9.5,-12.5V-14.5L-1.5,-15.5A1.7,1.7 0 1 1 1.5,-15.5L9.5,-14.5V-12.5L1.2,-11L1.6,0z'

/** The loaf, the lower hill beside it and the car between them. */
function Loaf() {
  return (
    <>
      <Ink plate="key" d="M-6,4Q2,-12 8,-40Q16,-74 34,-82Q52,-86 62,-62Q72,-34 80,-18Q92,-4 104,4z" />
      <Ink
        plate="hot"
        d="M34,-82Q52,-86 62,-62Q72,-34 80,-18Q92,-4 104,4H70Q56,-14 54,-40Q50,-66 34,-82zM20,-52Q26,-34 22,-12L28,4H14Q18,-22 20,-52z"
      />
      <Ink plate="key" d="M-62,4Q-48,-26 -26,-30Q-6,-30 6,-14L12,4z" />
      <Ink plate="hot" d="M-30,-29.5Q-6,-30 6,-14L12,4H-8Q-10,-18 -30,-29.5z" over />
      <Line plate="key" width={0.9} d="M-24,-31L38,-82" />
      <Ink plate="key" d="M5,-49h10v6h-10zM9.5,-53h1v5h-1z" />
      <Ink plate="light" d="M6.5,-47.5h7v2.5h-7z" />
    </>
  )
}

/** A wave of black stone in the white promenade, right across the sheet. */
function wave({ width: w, unit: u }: Stage, y: number, swing: number): string {
  const step = Math.max(u * 13, w / 40)
  return d`M${-step / 2},${y}q${step / 2},${-swing} ${step},0${repeat(Math.ceil(w / step), () => d`t${step},0`)}`
}

/** Rio: the loaf in the bay, the figure on its hill, the waves of the promenade. */
export function Sugarloaf({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, open } = stage
  const sea = y - u * (open ? 4 : 10)
  const top = y + (h - y) * 0.46
  const hunchback = d`M0,${sea}V${sea - u * 30}L${x - u * 84},${sea - u * 46}L${x - u * 66},${sea - u * 72}L${x - u * 56},${sea - u * 73}L${x - u * 38},${sea - u * 40}Q${x - u * 24},${sea - u * 20} ${x - u * 4},${sea - u * 16}T${x + u * 60},${sea}z`
  return (
    <>
      <Sun stage={stage} />
      <Ink
        plate="sky"
        d={hunchback + d`M${w},${sea}V${sea - u * 26}Q${x + u * 130},${sea - u * 30} ${x + u * 96},${sea}z`}
        over
      />
      <At x={x - u * 61} y={sea - u * 71} scale={u * 1.2}>
        <Ink plate="key" d={figure} />
      </At>
      <At x={x + u * 6} y={sea} scale={u}>
        <Loaf />
      </At>
      <Ink plate="sky" d={ground(w, h, sea)} />
      <Ink plate="sky" d={d`M0,${sea}H${w}v${u * 6}H0z`} over />
      <Glints stage={stage} plate="light" from={sea - u * 4} />
      <Sailboat x={x - u * 58} y={sea + u * 8} scale={u * 0.5} />
      <Sailboat x={x - u * 34} y={sea + u * 12} scale={u * 0.72} mirrored />
      <Ink plate="hot" d={d`M0,${top - u * 7}Q${w * 0.4},${top - u * 2} ${w},${top - u * 5}V${h}H0z`} />
      <Ink plate="light" d={ground(w, h, top)} />
      <Line
        plate="key"
        width={(h - top) * 0.17}
        d={[0.22, 0.52, 0.82].map((share) => wave(stage, top + (h - top) * share, (h - top) * 0.24)).join('')}
      />
      <Palm x={x - u * 106} y={top + u * 2} scale={u * 1.3} />
      <Palm x={x + u * 110} y={top + u * 2} scale={u * 1.05} mirrored />
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 20, y - u * 104, u * 4)} />
    </>
  )
}
