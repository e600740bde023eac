import { Palm } from '../growth'
import { At, arch, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { sunRoad } from '../water'

interface Spire {
  x: number
  height: number
  half: number
}

const bellTowers: readonly Spire[] = [
  { x: -31, height: 80, half: 6.5 },
  { x: -14, height: 95, half: 7 },
  { x: 14, height: 95, half: 7 },
  { x: 31, height: 80, half: 6.5 },
]

const innerTowers: readonly Spire[] = [
  { x: -11, height: 102, half: 5 },
  { x: 11, height: 102, half: 5 },
  { x: 0, height: 122, half: 8.5 },
]

function each(spires: readonly Spire[], draw: (spire: Spire) => string): string {
  return spires.map(draw).join('')
}

/** A parabola stood on end, as Gaudí hung it from chains. */
const outline = ({ x, height: h, half: w }: Spire) =>
  d`M${x - w},0V${-h * 0.55}C${x - w},${-h * 0.8} ${x - w * 0.4},${-h * 0.96} ${x},${-h}C${x + w * 0.4},${-h * 0.96} ${x + w},${-h * 0.8} ${x + w},${-h * 0.55}V0z`

const shadedHalf = ({ x, height: h, half: w }: Spire) =>
  d`M${x},0V${-h}C${x + w * 0.4},${-h * 0.96} ${x + w},${-h * 0.8} ${x + w},${-h * 0.55}V0z`

/** Two columns of openings below, one above. */
const louvres = ({ x, height: h, half: w }: Spire) =>
  d`M${x - w * 0.42},${-h * 0.36}v${-h * 0.32}M${x + w * 0.42},${-h * 0.36}v${-h * 0.32}M${x},${-h * 0.72}v${-h * 0.14}`

const finial = ({ x, height: h }: Spire) =>
  d`M${x - 0.7},${-h + 2}v-6h1.4v6zM${x - 2.4},${-h - 5.5}l2.4,-3.6l2.4,3.6l-2.4,3.6z`

function Towers() {
  return (
    <>
      <Ink plate="light" d={each(innerTowers, outline)} />
      <Ink plate="sky" d={each(innerTowers, outline)} over />
      <Ink plate="sky" d={each(innerTowers, shadedHalf)} over />
      <Ink plate="light" d={each(innerTowers.slice(0, 2), finial)} />
      <Ink plate="light" d="M-1.3,-120V-134H1.3V-120zM-5,-130.5H5V-127.5H-5z" />
      <Ink plate="light" d={each(bellTowers, outline)} />
      <Ink plate="sky" d={each(bellTowers, shadedHalf)} over />
      <Line plate="key" width={2.3} dash="4 2.4" d={each(bellTowers, louvres)} />
      <Ink plate="hot" d={each(bellTowers, finial)} />
    </>
  )
}

/** The nave to both sides and the three gables of the portal. */
function Facade() {
  const bays = repeat(4, (index) => {
    const x = 38 + index * 9
    return d`M${x},0V-25l4.5,-9l4.5,9V0zM${-x},0V-25l-4.5,-9l-4.5,9V0z`
  })
  const windows = repeat(4, (index) => {
    const x = 38 + index * 9
    return arch(x + 2.8, -8, 3.4, 12) + arch(-x - 6.2, -8, 3.4, 12)
  })
  return (
    <>
      <Ink plate="light" d={bays} />
      <Ink plate="sky" d={bays} over />
      <Ink plate="key" d={windows} />
      <Ink plate="light" d="M-34,0V-18L-23,-40L-14,-22L0,-56L14,-22L23,-40L34,-18V0z" />
      <Ink plate="hot" d="M-31,0V-17L-23,-33L-15,-16L0,-47L15,-16L23,-33L31,-17V0z" />
      <Ink plate="sky" d="M0,0V-47L15,-16L23,-33L31,-17V0z" over />
      <Ink
        plate="key"
        d="M-7,0Q-7,-20 0,-27Q7,-20 7,0zM-27,0Q-27,-13 -22.5,-18Q-18,-13 -18,0zM18,0Q18,-13 22.5,-18Q27,-13 27,0z"
      />
      <Ink plate="light" d="M-3,-33a3,3 0 1 1 6,0a3,3 0 1 1 -6,0z" />
    </>
  )
}

/** Barcelona: eighteen spires, some of them, and the pond in the square before them. */
export function Basilica({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const hills = d`M0,${y - h * 0.1}Q${w * 0.14},${y - h * 0.2} ${w * 0.3},${y - h * 0.13}T${w * 0.66},${y - h * 0.14}T${w},${y - h * 0.2}V${h}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={hills} over />
      <At x={x} y={y + 2} scale={u}>
        <Towers />
        <Facade />
      </At>
      <Ink plate="key" d={ground(w, h, y)} />
      <Ink
        plate="sky"
        d={d`M0,${h}V${y + (h - y) * 0.42}Q${w * 0.25},${y + (h - y) * 0.16} ${w * 0.5},${y + (h - y) * 0.2}T${w},${y + (h - y) * 0.36}V${h}z`}
      />
      <Ink plate="hot" d={sunRoad(stage, y + (h - y) * 0.22)} />
      <Palm x={x - u * 88} y={y + 3} scale={u * 0.95} />
      <Palm x={x + u * 90} y={y + 3} scale={u * 0.8} mirrored />
      {w / h > 1.4 && (
        <>
          <Palm x={x - u * 124} y={y + 3} scale={u * 0.7} mirrored />
          <Palm x={x + u * 136} y={y + 3} scale={u * 1.05} />
        </>
      )}
    </>
  )
}
