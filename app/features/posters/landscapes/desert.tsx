import { Camel } from '../figures'
import { Palm } from '../growth'
import { At, d, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import { chance, pick, type Stage } from '../stage'

type Kind = 'camp' | 'oasis' | 'cactus'

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

/** A saguaro, 44 units high. */
function Saguaro() {
  return (
    <>
      <Ink
        plate="key"
        d="M-4,0V-40a4,4 0 0 1 8,0V-18h5V-28a3,3 0 0 1 6,0V-14q0,3 -3,3H4V0zM-4,-12H-11q-3,0 -3,-3V-24a3,3 0 0 1 6,0v5h4z"
      />
      <Line plate="hot" width={0.8} d="M0,-4V-40M12,-14V-28M-11,-15V-24" />
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

/** Who or what one meets between the dunes. */
function Wayside({ stage, kind, back }: { stage: Stage; kind: Kind; back: number }) {
  const { width: w, height: h, detail: k } = stage
  if (kind === 'oasis')
    return (
      <>
        {[0.74, 0.8, 0.88].map((share, index) => (
          <Palm
            key={share}
            x={w * share}
            y={back + h * 0.05}
            scale={k * (0.6 + ((index * 2) % 3) * 0.14)}
            mirrored={index === 0}
          />
        ))}
        {[0.1, 0.2, 0.3].map((share, index) => (
          <At key={share} x={w * share} y={back + h * (0.078 - index * 0.008)} scale={k * 0.78}>
            <Camel />
          </At>
        ))}
      </>
    )
  if (kind === 'cactus')
    return [0.8, 0.9, 0.24].map((share, index) => (
      <At
        key={share}
        x={w * share}
        y={back + h * 0.055}
        scale={k * (1.1 - index * 0.25)}
        mirrored={index === 1}
      >
        <Saguaro />
      </At>
    ))
  return (
    <>
      <At x={w * 0.8} y={back + h * 0.045} scale={k * 1.25}>
        <Acacia />
      </At>
      <At x={w * 0.2} y={back + h * 0.075} scale={k * 0.95}>
        <Tent />
      </At>
    </>
  )
}

/** Dunes: a side in light, a side in shade, and the ripples between. */
export function Desert({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k, open } = stage
  const mirrored = chance(stage, 1) < 0.5
  const kind = pick<Kind>(stage, 2, ['camp', 'oasis', 'cactus'])
  const crest = h * (open ? 0.76 : 0.57 + 0.05 * chance(stage, 3))
  const back = h * (open ? 0.8 : 0.66)
  const ripples = repeat(5, (index) => {
    const y = h * (0.9 + index * 0.022)
    return d`M${w * 0.04},${y}Q${w * 0.24},${y - h * 0.03} ${w * 0.44},${y - h * 0.004}T${w * 0.96},${y}`
  })
  return (
    <>
      <Sun stage={stage} />
      <g transform={mirrored ? `translate(${w} 0) scale(-1 1)` : undefined}>
        <Ink plate="sky" d={buttes(stage, back, h * (open ? 0.14 : 0.24), 0.2 * chance(stage, 4))} over />
        <Ink plate="sky" d={buttes(stage, back, h * 0.12, 0.5 + 0.3 * chance(stage, 5))} over />
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
        <Wayside stage={stage} kind={kind} back={back} />
        <Ink
          plate="key"
          d={d`M0,${h * 0.85}Q${w * 0.2},${h * 0.8} ${w * 0.44},${h * 0.89}T${w},${h * 0.92}V${h}H0z`}
        />
        <Line plate="hot" width={h * 0.005} d={ripples} />
        <At x={w * 0.1} y={h * 0.87} scale={k * 1.9}>
          {kind === 'cactus' ? (
            <Saguaro />
          ) : kind === 'oasis' ? (
            <Palm x={0} y={2} scale={0.62} />
          ) : (
            <Acacia />
          )}
        </At>
      </g>
      <Line plate="key" width={Math.max(1, k)} d={birds(w * 0.3, h * (open ? 0.6 : 0.2), 5 * k, 2)} />
    </>
  )
}
