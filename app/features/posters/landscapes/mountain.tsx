import { fir, foliage, row } from '../growth'
import { At, arch, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import { chance, pick, type Stage } from '../stage'
import { sunRoad } from '../water'

interface SummitProps {
  x: number
  base: number
  rise: number
  half: number
}

/** A peak with a side in light and a side in shade, the snow in tongues between them. */
function Summit({ x, base, rise, half }: SummitProps) {
  const top = base - rise
  return (
    <>
      <Ink
        plate="key"
        d={d`M${x - half},${base}L${x - half * 0.52},${base - rise * 0.48}L${x - half * 0.4},${base - rise * 0.46}L${x},${top}L${x + half * 0.26},${base - rise * 0.68}L${x + half * 0.4},${base - rise * 0.64}L${x + half},${base}z`}
      />
      <Ink
        plate="hot"
        d={d`M${x},${top}L${x + half * 0.26},${base - rise * 0.68}L${x + half * 0.4},${base - rise * 0.64}L${x + half},${base}H${x + half * 0.24}L${x + half * 0.3},${base - rise * 0.3}L${x + half * 0.08},${base - rise * 0.5}L${x + half * 0.12},${base - rise * 0.74}z`}
      />
      <Ink
        plate="light"
        d={d`M${x},${top}L${x + half * 0.26},${base - rise * 0.68}L${x + half * 0.21},${base - rise * 0.56}L${x + half * 0.13},${base - rise * 0.7}L${x + half * 0.03},${base - rise * 0.5}L${x - half * 0.05},${base - rise * 0.66}L${x - half * 0.16},${base - rise * 0.52}L${x - half * 0.24},${base - rise * 0.64}L${x - half * 0.31},${base - rise * 0.565}z`}
      />
      <Ink
        plate="sky"
        d={d`M${x},${top}L${x + half * 0.12},${base - rise * 0.74}L${x + half * 0.03},${base - rise * 0.5}L${x - half * 0.05},${base - rise * 0.66}L${x - half * 0.16},${base - rise * 0.52}L${x - half * 0.12},${base - rise * 0.72}z`}
        over
      />
    </>
  )
}

/** A house under a wide roof, 26 units high. */
function Chalet() {
  return (
    <>
      <Ink plate="light" d="M-15,0V-13L0,-21L15,-13V0z" />
      <Ink plate="hot" d="M-15,-5V-13L0,-21L15,-13V-5z" />
      <Ink
        plate="key"
        d="M-20,-11L0,-24L20,-11L18.5,-9L0,-20.5L-18.5,-9zM6,-20v-8h4v10.5zM-9,-5v-4h5v4zM4,-5v-4h5v4zM-2,0v-5h4v5z"
      />
    </>
  )
}

/** A church with an onion on its tower, 40 units high. */
function Chapel() {
  return (
    <>
      <Ink plate="light" d="M-18,0V-11H8V0zM8,0V-24H17V0z" />
      <Ink plate="sky" d="M13,0V-24H17V0z" over />
      <Ink plate="hot" d="M-20,-11L-15,-19H8V-11zM7,-24Q5,-29 10,-31L12,-37H13L15,-31Q20,-29 18,-24z" />
      <Ink
        plate="key"
        d={`M12,-37V-42H13V-37zM6.5,-23.5H18.5V-25H6.5z${arch(-14, -2, 3, 4)}${arch(-7, -2, 3, 4)}${arch(0, -2, 3, 4)}${arch(11, -15, 3.4, 4)}`}
      />
    </>
  )
}

/** Flags on a line between two cairns, 26 units high: who has crossed the pass says thanks. */
function PassFlags() {
  const flags = (odd: number) =>
    repeat(8, (index) => {
      const x = -26 + index * 6.6
      const y = -22 + 8 * (1 - (x / 28) ** 2)
      return index % 2 === odd ? d`M${x},${y}h5v5.5h-5z` : ''
    })
  return (
    <>
      <Line plate="key" width={0.9} d="M-30,-24Q0,-8 30,-24" />
      <Ink plate="hot" d={flags(0)} />
      <Ink plate="light" d={flags(1)} />
      <Ink
        plate="key"
        d="M-36,0Q-34,-10 -31,-12V-26H-29V-12Q-26,-10 -24,0zM24,0Q26,-10 29,-12V-26H31V-12Q34,-10 36,0z"
      />
    </>
  )
}

/** Ridges one behind the other, firs before them, a lake that holds the evening. */
export function Mountain({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k, open, broad, centre: x, season } = stage
  const base = h * (open ? 0.84 : 0.74)
  const rise = h * (broad ? 0.34 : open ? 0.24 : 0.5)
  const half = broad ? w * 0.24 : w * 0.46
  const lean = chance(stage, 1) < 0.5 ? 1 : -1
  const Wayside = pick(stage, 2, [Chalet, Chapel, PassFlags])
  const twin = chance(stage, 3) < 0.5
  const ridges = Math.max(5, Math.round(w / (46 * k)))
  const far = d`M0,${base}${repeat(ridges + 1, (index) => d`L${(index * w) / ridges},${base - h * (0.16 + (index % 2 ? 0.11 : 0) + chance(stage, index) * 0.07)}`)}V${base}z`
  const meadow = season === 'winter' ? 'light' : 'sky'
  const trees = Math.max(9, Math.round(w / (17 * k)))
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={far} over />
      <Ink
        plate="hot"
        over
        d={d`M${x + lean * half * 0.1},${base}L${x + lean * half * 0.62},${base - rise * 0.66}L${x + lean * half * 0.8},${base - rise * 0.5}L${x + lean * half * 0.95},${base - rise * 0.56}L${x + lean * half * 1.6},${base}z`}
      />
      {twin && <Summit x={x + lean * half * 0.5} base={base} rise={rise * 0.72} half={half * 0.6} />}
      <Summit
        x={x - lean * half * (twin ? 0.3 : 0.14)}
        base={base}
        rise={rise * (0.88 + 0.12 * chance(stage, 4))}
        half={half * (0.84 + 0.16 * chance(stage, 5))}
      />
      <Ink plate={meadow} d={ground(w, h, base - h * 0.01)} />
      <Ink plate="sky" d={ground(w, h, base - h * 0.01)} over />
      <Ink
        plate="hot"
        d={sunRoad({ ...stage, sun: { ...stage.sun, x: x - lean * half * 0.1, r: half * 0.42 } }, base)}
        over
      />
      <Ink
        plate={stage.season === 'autumn' ? foliage(stage) : 'key'}
        d={row(fir, -w * 0.02, w * 1.02, base + h * 0.015, 26 * k, trees)}
      />
      <Ink
        plate={meadow}
        d={d`M0,${h * 0.9}Q${w * 0.3},${h * 0.83} ${w * 0.6},${h * 0.9}T${w},${h * 0.87}V${h}H0z`}
      />
      <At x={x + lean * w * 0.22} y={h * 0.905} scale={k * 1.25}>
        <Wayside />
      </At>
      <Ink
        plate="key"
        d={d`M0,${h * 0.96}Q${w * 0.3},${h * 0.89} ${w * 0.62},${h * 0.965}T${w},${h * 0.94}V${h}H0z`}
      />
      <Ink
        plate="key"
        d={
          row(fir, lean < 0 ? w * 0.68 : -w * 0.02, lean < 0 ? w * 1.02 : w * 0.32, h * 0.975, 92 * k, 4) +
          row(fir, lean < 0 ? 0 : w * 0.8, lean < 0 ? w * 0.2 : w, h * 0.97, 54 * k, 3)
        }
      />
    </>
  )
}
