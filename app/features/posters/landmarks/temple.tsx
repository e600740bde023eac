import { cypress, roundTree, row } from '../growth'
import { At, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'

/** The Parthenon, 112 units wide and 44 high: eight columns, what is left of the gable. */
function Parthenon() {
  const columns = repeat(
    8,
    (index) => d`M${-46.5 + index * 13},0l1,-27h4l1,27zM${-47.5 + index * 13},-27h8v-2.5h-8z`,
  )
  const shades = repeat(8, (index) => d`M${-43.5 + index * 13},0v-27h1.5l1,27z`)
  return (
    <>
      <Ink plate="key" d="M-48,0V-29H50V0z" />
      <Ink
        plate="light"
        d={`${columns}M-52,-29.5H54V-36H-52zM-56,3H58V6H-56zM-53,0H55V3H-53zM-54,-36L-26,-41L-24,-40L-14,-43.5L-6,-43L2,-46.5L28,-41.5L30,-42.5L56,-36z`}
      />
      <Ink plate="hot" d="M-44,-36.8L-14,-41.5L-6,-41L2,-44L42,-36.8z" />
      <Ink plate="sky" d={`${shades}M-52,-29.5H54V-31H-52zM-56,5H58V6H-56z`} over />
      <Line plate="key" width={1.6} dash="1.6 5" d="M-50,-33.5H54" />
    </>
  )
}

/** Athens: the temple on its rock, olives and cypresses about the foot. */
export function Temple({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const hills = d`M0,${y - h * 0.1}Q${w * 0.12},${y - h * 0.22} ${w * 0.24},${y - h * 0.12}Q${w * 0.36},${y - h * 0.08} ${w * 0.56},${y - h * 0.12}T${w * 0.88},${y - h * 0.24}T${w},${y - h * 0.14}V${h}H0z`
  const town = repeat(Math.ceil(w / u / 9), (index) => {
    const up = u * (5 + ((index * 31) % 9))
    return d`M${index * u * 9},${y + u * 3}v${-up}h${u * 7}v${up}z`
  })
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={hills} over />
      <Ink plate="light" d={town} />
      <At x={x} y={y + 2} scale={u}>
        <Ink
          plate="key"
          d="M-112,4L-102,-12L-94,-13L-88,-30L-80,-34L-76,-38H82L88,-33L94,-15L106,-10L116,4z"
        />
        <Ink
          plate="hot"
          d="M-74,-38H-56L-62,-22L-54,4H-76L-70,-14zM-32,-38H-8L-14,-20L-6,4H-32L-26,-14L-36,-28zM22,-38H42L36,-24L44,4H20L28,-14zM62,-38H78L72,-22L80,4H60L66,-12zM-102,-12L-94,-13L-92,4H-104zM94,-15L106,-10L108,4H98z"
        />
        <Ink plate="light" d="M-80,-36L-76,-42H-70V-39H-62V-43H-56V-38H78L82,-36z" />
      </At>
      <At x={x + u * 2} y={y - u * 43} scale={u * 1.3}>
        <Parthenon />
      </At>
      <Ink plate="key" d={row(roundTree, 0, w, y + u * 6, u * 17, Math.max(9, Math.round(w / u / 24)))} />
      <Ink plate="key" d={ground(w, h, y + u * 4)} />
      <Ink
        plate="hot"
        d={d`M0,${h}V${y + (h - y) * 0.5}Q${w * 0.36},${y + (h - y) * 0.3} ${w * 0.66},${y + (h - y) * 0.68}T${w},${y + (h - y) * 0.6}V${h}z`}
      />
      <Ink
        plate="key"
        d={
          row(cypress, x - u * 98, x - u * 66, h * 0.995, u * 54, 3) +
          row(cypress, x + u * 84, x + u * 104, h, u * 46, 2)
        }
      />
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 70, y - u * 88, u * 4)} />
    </>
  )
}
