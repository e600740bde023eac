import { FishingBoat } from '../figures'
import { Palm, Pine } from '../growth'
import { At, d, ground, Ink, Line } from '../press'
import { birds, Sun } from '../sky'
import { chance, pick, type Stage } from '../stage'
import { Glints, Sailboat, sunRoad } from '../water'
import { Chapel, Lighthouse, Village, Watchtower, Windmill } from './landfalls'

/** The near headland with what stands on it; drawn for the left side. */
function Headland({ stage, sea }: { stage: Stage; sea: number }) {
  const { height: h, open, broad, detail } = stage
  const w = broad ? stage.width * 0.62 : stage.width
  const top = sea - h * (open ? 0.13 : 0.2 + 0.08 * chance(stage, 6))
  const Landfall = pick(stage, 5, [Lighthouse, Chapel, Village, Watchtower, Windmill])
  return (
    <>
      <Ink
        plate="key"
        d={d`M0,${top}L${w * 0.1},${top - h * 0.015}L${w * 0.22},${top + h * 0.01}L${w * 0.26},${top + h * 0.07}L${w * 0.33},${top + h * 0.1}L${w * 0.36},${sea - h * 0.06}L${w * 0.43},${sea - h * 0.04}L${w * 0.46},${sea + 1}H0z`}
      />
      <Ink
        plate="hot"
        d={d`M${w * 0.22},${top + h * 0.01}L${w * 0.26},${top + h * 0.07}L${w * 0.24},${sea - h * 0.06}L${w * 0.28},${sea}H${w * 0.19}L${w * 0.17},${top + h * 0.12}zM${w * 0.33},${top + h * 0.1}L${w * 0.36},${sea - h * 0.06}L${w * 0.37},${sea}H${w * 0.31}L${w * 0.3},${sea - h * 0.08}zM${w * 0.05},${top + h * 0.07}L${w * 0.1},${top + h * 0.04}L${w * 0.12},${sea}H${w * 0.03}z`}
      />
      <At x={w * 0.12} y={top + h * 0.002} scale={detail * 0.95}>
        <Landfall />
      </At>
    </>
  )
}

function parasols(stage: Stage, y: number): { hot: string; light: string; key: string } {
  const { width, detail: k } = stage
  const places = [0.44, 0.62, 0.86].map((share, index) => ({ x: width * share, y: y + k * (14 - index * 7) }))
  const join = (draw: (place: { x: number; y: number }) => string) => places.map(draw).join('')
  return {
    hot: join(({ x, y }) => d`M${x - 15 * k},${y - 14 * k}a${15 * k},${11 * k} 0 0 1 ${30 * k},0z`),
    light: join(
      ({ x, y }) =>
        d`M${x - 5 * k},${y - 14 * k}Q${x - 4 * k},${y - 23 * k} ${x},${y - 25 * k}Q${x + 4 * k},${y - 23 * k} ${x + 5 * k},${y - 14 * k}z`,
    ),
    key: join(({ x, y }) => d`M${x - k * 0.7},${y - 14 * k}h${k * 1.4}v${16 * k}h${-k * 1.4}z`),
  }
}

/** What the beach or the cliff one looks from has on it. */
function Foreground({ stage, shore, warm }: { stage: Stage; shore: number; warm: boolean }) {
  const { width: w, height: h, detail: k } = stage
  if (!warm)
    return (
      <>
        <Pine x={w * 0.84} y={shore + h * 0.03} scale={k * 1.5} />
        <Pine x={w * 0.97} y={shore + h * 0.03} scale={k * 1.15} />
      </>
    )
  const kind = pick(stage, 9, ['parasols', 'boats', 'palms'])
  if (kind === 'boats')
    return [0.46, 0.66, 0.88].map((share, index) => (
      <At
        key={share}
        x={w * share}
        y={shore + k * (9 - index * 8)}
        scale={k * (1.05 - index * 0.12)}
        mirrored={index === 1}
      >
        <FishingBoat />
      </At>
    ))
  const parasol = parasols(stage, shore)
  return (
    <>
      <Ink plate="key" d={parasol.key} />
      <Ink plate="hot" d={parasol.hot} />
      <Ink plate="light" d={parasol.light} />
      {kind === 'palms' && (
        <>
          <Palm x={w * 0.94} y={shore + h * 0.05} scale={k * 1.9} mirrored />
          <Palm x={w * 0.8} y={shore + h * 0.04} scale={k * 1.3} />
        </>
      )}
    </>
  )
}

/** Sea, a headland with a house of some kind, and the beach or the pines one looks from. */
export function Coast({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k, open, broad } = stage
  const mirrored = chance(stage, 1) < 0.5
  const sun = { ...stage.sun, x: stage.sun.x + (broad ? 0 : w * (mirrored ? -0.09 : 0.09)) }
  const sea = h * (open ? 0.8 : 0.68)
  const shore = h * 0.91
  const warm = Math.abs(stage.latitude) < 47 && stage.season !== 'winter'
  const cape = 0.08 + 0.08 * chance(stage, 7)
  const farCape = d`M${w},${sea}V${sea - h * cape}Q${w * 0.86},${sea - h * cape * 1.1} ${w * 0.78},${sea - h * cape * 0.6}T${w * (0.5 + 0.14 * chance(stage, 8))},${sea}z`
  return (
    <>
      <Sun stage={{ ...stage, sun }} />
      <g transform={mirrored ? `translate(${w} 0) scale(-1 1)` : undefined}>
        <Ink plate="sky" d={farCape} over />
        <Ink plate="sky" d={ground(w, h, sea)} />
        <Ink plate="sky" d={ground(w, h, sea)} over />
        <Headland stage={stage} sea={sea} />
      </g>
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...sun, r: sun.r * 0.62 } }, sea)} />
      <Glints stage={stage} plate="light" from={sea} />
      <Sailboat x={w * (0.5 + chance(stage, 2) * 0.2)} y={sea + h * 0.07} scale={k * 1.05} />
      <Sailboat x={w * 0.4} y={sea + h * 0.005} scale={k * 0.45} mirrored />
      <Ink
        plate={warm ? 'light' : 'key'}
        d={d`M0,${h * 0.985}Q${w * 0.3},${shore - h * 0.02} ${w * 0.56},${shore - h * 0.03}T${w},${shore - h * 0.07}V${h}H0z`}
      />
      <Ink
        plate="key"
        d={d`M0,${h * 0.985}Q${w * 0.34},${h * 0.95} ${w * 0.6},${h * 0.98}T${w},${h * 0.955}V${h}H0z`}
      />
      <Foreground stage={stage} shore={shore} warm={warm} />
      <Line plate="key" width={Math.max(1, k)} d={birds(w * 0.62, h * (open ? 0.6 : 0.2), 5 * k)} />
    </>
  )
}
