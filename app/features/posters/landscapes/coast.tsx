import { Pine } from '../growth'
import { At, arch, d, ground, Ink, Line } from '../press'
import { birds, Sun } from '../sky'
import { chance, type Stage } from '../stage'
import { Glints, Sailboat, sunRoad } from '../water'

function Lighthouse() {
  return (
    <>
      <Ink plate="light" d="M-7.5,0L-5,-58H5L7.5,0z" />
      <Ink plate="hot" d="M-6.9,-14L-6.2,-28H6.2L6.9,-14zM-5.6,-42L-5,-56H5L5.6,-42z" />
      <Ink plate="sky" d="M1,0V-58H5L7.5,0z" over />
      <Ink
        plate="key"
        d="M-8,-58H8V-61H-8zM-6,-71Q0,-80 6,-71zM-.5,-76H.5V-82H-.5zM-5,-61h1.6v-10h-1.6zM3.4,-61H5v-10H3.4zM-2,0V-8a2,2 0 0 1 4,0V0z"
      />
      <Ink plate="light" d="M-3,-62h6v-8h-6z" />
      <Ink plate="light" d="M8,0V-12L15,-18L22,-12V0z" />
      <Ink plate="hot" d="M7,-11.5L15,-18.5L23,-11.5L22,-15L15,-21L8,-15z" />
    </>
  )
}

function Chapel() {
  return (
    <>
      <Ink plate="light" d="M-16,0V-20H14V0zM16,0V-26H24V0zM16,-26a4,4 0 0 1 8,0z" />
      <Ink plate="hot" d="M-12,-20a11,12 0 0 1 22,0z" />
      <Ink plate="sky" d="M4,0V-20H14V0zM20,0V-26H24V0z" over />
      <Ink
        plate="key"
        d={`${arch(-5, 0, 6, 10)}${arch(18, -17, 4, 6)}M-1.6,-32V-41H-.4V-32zM-4,-38.5H2V-37.3H-4z`}
      />
    </>
  )
}

function Village() {
  const houses = [
    { x: -34, w: 15, h: 16 },
    { x: -20, w: 13, h: 24 },
    { x: -6, w: 16, h: 19 },
    { x: 11, w: 12, h: 28 },
    { x: 24, w: 14, h: 14 },
  ]
  const join = (draw: (house: (typeof houses)[number]) => string) => houses.map(draw).join('')
  return (
    <>
      <Ink plate="light" d={join(({ x, w, h }) => d`M${x},0V${-h}h${w}V0z`)} />
      <Ink plate="sky" d={join(({ x, w, h }) => d`M${x + w * 0.6},0V${-h}h${w * 0.4}V0z`)} over />
      <Ink
        plate="hot"
        d={join(({ x, w, h }) => d`M${x - 1.5},${-h}l${w / 2 + 1.5},${-w * 0.4}l${w / 2 + 1.5},${w * 0.4}z`)}
      />
      <Ink
        plate="key"
        d={join(
          ({ x, w, h }) =>
            d`M${x + w * 0.22},${-h + 5}h2.4v4h-2.4zM${x + w * 0.6},${-h + 5}h2.4v4h-2.4zM${x + w * 0.4},0v-6h2.6v6z`,
        )}
      />
    </>
  )
}

const landfalls = [Lighthouse, Chapel, Village]

/** The near headland with what stands on it; drawn for the left side. */
function Headland({ stage, sea }: { stage: Stage; sea: number }) {
  const { height: h, open, broad, detail } = stage
  const w = broad ? stage.width * 0.62 : stage.width
  const top = sea - h * (open ? 0.13 : 0.26)
  const Landfall = landfalls[stage.seed % landfalls.length] ?? Village
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

/** Sea, a headland with a house of some kind, and the beach or the pines one looks from. */
export function Coast({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k, open, broad } = stage
  const mirrored = chance(stage, 1) < 0.5
  const sun = { ...stage.sun, x: stage.sun.x + (broad ? 0 : w * (mirrored ? -0.09 : 0.09)) }
  const sea = h * (open ? 0.8 : 0.68)
  const shore = h * 0.91
  const warm = Math.abs(stage.latitude) < 47 && stage.season !== 'winter'
  const farCape = d`M${w},${sea}V${sea - h * 0.13}Q${w * 0.86},${sea - h * 0.14} ${w * 0.78},${sea - h * 0.08}T${w * 0.56},${sea}z`
  const parasol = parasols(stage, shore)
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
      {warm ? (
        <>
          <Ink plate="key" d={parasol.key} />
          <Ink plate="hot" d={parasol.hot} />
          <Ink plate="light" d={parasol.light} />
        </>
      ) : (
        <>
          <Pine x={w * 0.84} y={shore + h * 0.03} scale={k * 1.5} />
          <Pine x={w * 0.97} y={shore + h * 0.03} scale={k * 1.15} />
        </>
      )}
      <Line plate="key" width={Math.max(1, k)} d={birds(w * 0.62, h * (open ? 0.6 : 0.2), 5 * k)} />
    </>
  )
}
