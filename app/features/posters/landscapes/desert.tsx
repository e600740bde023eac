import { At, d, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import { chance, type Stage } from '../stage'

/** An umbrella thorn, 40 units high. */
function Acacia() {
  return (
    <Ink
      plate="key"
      d="M-1.2,0Q-2,-14 -1,-20L-12,-29L-11,-30L-1,-23L-2,-31L0,-31L1,-23L12,-31L13,-30L1.5,-19Q2,-12 2,0zM-26,-29Q-22,-38 -8,-37Q2,-42 14,-37Q26,-37 28,-30Q10,-33 0,-31Q-14,-33 -26,-29z"
    />
  )
}

/** A tent of dark cloth, 20 units high. */
function Tent() {
  return (
    <>
      <Ink plate="key" d="M-26,0Q-14,-12 -8,-18Q-2,-12 4,-14Q10,-10 24,0z" />
      <Ink plate="light" d="M-8,-18Q-4,-8 -3,0H-13Q-10,-8 -8,-18z" />
    </>
  )
}

/** Buttes with flat tops, as they stand about in the distance. */
function buttes({ width: w, height: h }: Stage, foot: number, tall: number, shift: number): string {
  return [0.02, 0.3, 0.44, 0.78]
    .map((share, index) => {
      const x = ((share + shift) % 1) * w
      const half = w * (0.05 + ((index * 3) % 4) * 0.022)
      const rise = tall * (0.62 + ((index * 5) % 3) * 0.19)
      return d`M${x - half * 1.5},${foot}L${x - half * 1.1},${foot - rise * 0.4}L${x - half},${foot - rise}H${x + half * 0.5}L${x + half * 0.6},${foot - rise * 0.8}H${x + half}L${x + half * 1.15},${foot - rise * 0.36}L${x + half * 1.6},${foot}z`
    })
    .join('')
    .concat(d`M0,${foot - h * 0.02}H${w}V${h}H0z`)
}

/** Dunes: a side in light, a side in shade, and the ripples between. */
export function Desert({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k, open } = stage
  const mirrored = chance(stage, 1) < 0.5
  const crest = h * (open ? 0.76 : 0.6)
  const back = h * (open ? 0.8 : 0.66)
  const ripples = repeat(5, (index) => {
    const y = h * (0.9 + index * 0.022)
    return d`M${w * 0.04},${y}Q${w * 0.24},${y - h * 0.03} ${w * 0.44},${y - h * 0.004}T${w * 0.96},${y}`
  })
  return (
    <>
      <Sun stage={stage} />
      <g transform={mirrored ? `translate(${w} 0) scale(-1 1)` : undefined}>
        <Ink plate="sky" d={buttes(stage, back, h * (open ? 0.14 : 0.24), 0.06)} over />
        <Ink plate="sky" d={buttes(stage, back, h * 0.12, 0.66)} over />
        <Ink
          plate="light"
          d={d`M0,${back}Q${w * 0.16},${back - h * 0.05} ${w * 0.34},${back + h * 0.01}T${w},${back - h * 0.03}V${h}H0z`}
        />
        <Ink
          plate="hot"
          d={d`M0,${back + h * 0.06}Q${w * 0.3},${crest + h * 0.02} ${w * 0.52},${crest}Q${w * 0.6},${back + h * 0.02} ${w * 0.78},${back + h * 0.03}T${w},${back + h * 0.02}V${h}H0z`}
        />
        <Ink
          plate="hot"
          d={d`M${w * 0.52},${crest}Q${w * 0.6},${back + h * 0.02} ${w * 0.78},${back + h * 0.03}T${w},${back + h * 0.02}V${h}H${w * 0.2}Q${w * 0.6},${h * 0.86} ${w * 0.62},${back + h * 0.11}Q${w * 0.62},${back + h * 0.02} ${w * 0.52},${crest}z`}
          over
        />
        <At x={w * 0.8} y={back + h * 0.045} scale={k * 1.25}>
          <Acacia />
        </At>
        <At x={w * 0.2} y={back + h * 0.075} scale={k * 0.95}>
          <Tent />
        </At>
        <Ink
          plate="key"
          d={d`M0,${h * 0.85}Q${w * 0.2},${h * 0.8} ${w * 0.44},${h * 0.89}T${w},${h * 0.92}V${h}H0z`}
        />
        <Line plate="hot" width={h * 0.005} d={ripples} />
        <At x={w * 0.1} y={h * 0.87} scale={k * 1.9}>
          <Acacia />
        </At>
      </g>
      <Line plate="key" width={Math.max(1, k)} d={birds(w * 0.3, h * (open ? 0.6 : 0.2), 5 * k, 2)} />
    </>
  )
}
