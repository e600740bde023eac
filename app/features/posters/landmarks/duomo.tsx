import { cypress, row } from '../growth'
import { At, arch, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'

const shell = 'M-34,-50C-34,-78 -16,-96 -5,-99H5C16,-96 34,-78 34,-50z'

/** Brunelleschi's dome with its ribs, the lantern and the ball. */
function Dome() {
  return (
    <>
      <Ink plate="hot" d={shell} />
      <Ink plate="hot" d={shell} over />
      <Ink plate="sky" d="M8,-50C9,-74 5,-92 3,-99H5C16,-96 34,-78 34,-50z" over />
      <Line
        plate="light"
        width={1.8}
        d="M-33,-50C-33,-78 -15,-96 -4,-99M-13,-50C-13,-76 -6,-92 -2,-99M13,-50C13,-76 6,-92 2,-99M33,-50C33,-78 15,-96 4,-99"
      />
      <Ink plate="light" d="M-36,-30V-50H36V-30zM-6,-98H6V-101H-6zM-4,-101V-110H4V-101z" />
      <Ink plate="sky" d="M12,-30V-50H36V-30zM1,-101V-110H4V-101z" over />
      <Ink
        plate="key"
        d={`M-37,-48.5H37V-51H-37zM-37,-29H37V-31.5H-37z${repeat(3, (index) => d`M${-27.5 + index * 24},-40a3.6,3.6 0 1 1 7.2,0a3.6,3.6 0 1 1 -7.2,0z`)}M-5,-110L0,-118L5,-110zM-2.4,-101v-6h1.3v6zM1.1,-101v-6h1.3v6zM-.4,-122V-127H.4V-122z`}
      />
      <Ink plate="hot" d="M-2.2,-119.5a2.2,2.2 0 1 1 4.4,0a2.2,2.2 0 1 1 -4.4,0z" />
    </>
  )
}

/** The apses about the drum, and the nave behind them. */
function Body() {
  return (
    <>
      <Ink plate="light" d="M-88,0V-34H-36V0z" />
      <Ink plate="sky" d="M-88,0V-34H-36V0z" over />
      <Ink plate="hot" d="M-90,-34L-84,-43H-36V-34z" />
      <Line plate="key" width={3.4} d="M-80,-14v-11M-69,-14v-11M-58,-14v-11M-47,-14v-11" />
      <Ink plate="light" d="M-44,0V-22H-10V0zM10,0V-22H48V0zM-20,0V-30H20V0z" />
      <Ink plate="sky" d="M10,0V-22H20V-30H8V0zM34,0V-22H48V0zM-18,0V-22H-10V0z" over />
      <Ink
        plate="hot"
        d="M-45,-22q3,-13 18,-14q14,1 18,14zM9,-22q4,-13 19,-14q17,1 21,14zM-21,-30q4,-11 21,-12q17,1 21,12z"
      />
      <Ink
        plate="key"
        d={
          arch(-37, 0, 6, 12) +
          arch(-26, 0, 6, 12) +
          arch(-4, 0, 8, 18) +
          arch(18, 0, 6, 12) +
          arch(32, 0, 6, 12) +
          'M-46,-21H50V-23H22V-29H-22V-23H-46z'
        }
      />
    </>
  )
}

/** Giotto's bell tower. */
function Campanile() {
  return (
    <>
      <Ink plate="light" d="M-10,0V-96H10V0zM-12,-96H12V-100H-12z" />
      <Ink plate="sky" d="M2,0V-96H10V0z" over />
      <Ink
        plate="hot"
        d="M-10,-18H10V-21H-10zM-10,-38H10V-41H-10zM-10,-58H10V-61H-10zM-10,-30H-8V-58H-10zM8,-30H10V-58H8z"
      />
      <Ink
        plate="key"
        d={`${arch(-3.8, -42, 3.2, 10)}${arch(0.6, -42, 3.2, 10)}${arch(-3.8, -22, 3.2, 10)}${arch(0.6, -22, 3.2, 10)}${arch(-5.5, -65, 11, 19)}M-12,-95H12V-97H-12zM-12,-100h24v2h-24z`}
      />
      <Line plate="light" width={1} d="M-2,-65V-86M2,-65V-86" />
    </>
  )
}

/** Florence: the dome over the roofs, the tower beside it, cypresses on the hills. */
export function Duomo({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const hills = d`M0,${y - h * 0.13}Q${w * 0.2},${y - h * 0.23} ${w * 0.42},${y - h * 0.12}T${w * 0.78},${y - h * 0.16}T${w},${y - h * 0.12}V${h}H0z`
  const step = Math.max(u * 17, w / 30)
  const roofs = repeat(Math.ceil(w / step) + 1, (index) => {
    const left = index * step - step * 0.4
    const wall = u * (6 + ((index * 29) % 8))
    if (index % 3 === 2) return ''
    return d`M${left},${y + u * 3}v${-wall}l${step * 0.5},${-u * 5}l${step * 0.5},${u * 5}v${wall}z`
  })
  const crests = repeat(Math.ceil(w / step) + 1, (index) => {
    const left = index * step - step * 0.4
    return d`M${left - u},${y + u * (-2.5 - ((index * 29) % 8))}l${step * 0.5 + u},${-u * 6}l${step * 0.5 + u},${u * 6}v${u * 1.5}l${-step * 0.5 - u},${-u * 5}l${-step * 0.5 - u},${u * 5}z`
  })
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={hills} over />
      <Ink
        plate="key"
        d={
          row(cypress, 0, x - u * 108, y - h * 0.1, u * 20, Math.max(1, Math.round(w / u / 80))) +
          row(cypress, x + u * 66, w, y - h * 0.1, u * 20, Math.max(2, Math.round(w / u / 80)))
        }
      />
      <At x={x + u * 14} y={y} scale={u * 0.98}>
        <Body />
        <Dome />
      </At>
      <At x={x - u * 60} y={y} scale={u * 0.98}>
        <Campanile />
      </At>
      <Ink plate="key" d={ground(w, h, y - u * 3)} />
      <Ink plate="light" d={roofs} />
      <Ink plate="hot" d={crests} />
      <Ink plate="key" d={ground(w, h, y + u * 2.5)} />
      <Ink
        plate="hot"
        d={d`M0,${h}V${y + (h - y) * 0.62}Q${w * 0.3},${y + (h - y) * 0.36} ${w * 0.62},${y + (h - y) * 0.66}T${w},${y + (h - y) * 0.6}V${h}z`}
      />
      <Ink
        plate="key"
        d={
          row(cypress, w * 0.02, w * 0.24, h * 0.985, Math.min(u * 52, (h - y) * 1.2), 3) +
          row(cypress, w * 0.86, w, h, Math.min(u * 44, h - y), 2)
        }
      />
    </>
  )
}
