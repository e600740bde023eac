import { At, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints } from '../water'

function hangers(): string {
  return repeat(10, (index) => {
    const step = index + 1
    const top = Math.min(-14, -68 + 0.62 * step * step)
    return d`M${24 + step * 9},0V${top}M${-24 - step * 9},0V${top}`
  })
}

function Brooklyn() {
  return (
    <>
      <Line
        plate="key"
        width={1.8}
        d="M-900,-12H-170Q-80,-14 -22,-82M900,-12H170Q80,-14 22,-82M-22,-78L-96,-12M-22,-78L-72,-12M-22,-78L-48,-12M22,-78L96,-12M22,-78L72,-12M22,-78L48,-12"
      />
      <Line plate="key" d={hangers()} width={0.7} />
      <Ink plate="key" d="M-900,-12H900v6H-900z" />
      <Ink
        plate="hot"
        hollow
        d="M-27,30V-84H-29V-89H29V-84H27V30zM-20,-12V-52Q-19,-64 -12,-71Q-5,-64 -4,-52V-12zM4,-12V-52Q5,-64 12,-71Q19,-64 20,-52V-12zM-20,30V-5H-4V30zM4,30V-5H20V30z"
      />
      <Ink
        plate="key"
        opacity={0.6}
        d="M-4,30V-52H-1V30zM23,30V-84H27V30zM-29,-84H29V-81H-29zM-22,30V-52H-20V30z"
      />
    </>
  )
}

function EmpireState() {
  return (
    <>
      <Ink
        plate="key"
        d="M-17,0V-50H-13V-74H-9V-92H-5V-100H-3V-104L-.8,-128H.8L3,-104V-100H5V-92H9V-74H13V-50H17V0z"
      />
      <Line plate="hot" d="M-8,-4V-72M-4,-4V-88M4,-4V-88M8,-4V-72" width={1.3} />
    </>
  )
}

/** New York: the bridge, the tower, the blocks behind them. */
export function Bridge({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, broad, sun } = stage
  const count = Math.ceil(w / u / 13)
  const blockTop = (index: number) => u * (26 + ((index * 41) % 37))
  const blocks = repeat(count, (index) => {
    const up = blockTop(index)
    return d`M${index * u * 13.5},${y}v${-up}h${u * 11}v${up}z`
  })
  const windows = repeat(count, (index) =>
    index % 3 === 1
      ? d`M${index * u * 13.5 + u * 2},${y - blockTop(index) + u * 4}h${u * 3}v${u * 14}h${-u * 3}z`
      : '',
  )
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={blocks} over />
      <Ink plate="light" d={windows} />
      <At x={broad ? w * 0.575 : sun.x - w * 0.05} y={y} scale={u * 0.98}>
        <EmpireState />
      </At>
      <At x={broad ? w * 0.33 : x + w * 0.14} y={y} scale={u}>
        <Brooklyn />
      </At>
      <Ink plate="key" d={ground(w, h, y)} />
      <Glints stage={stage} plate="sky" from={y + u * 4} opacity={0.6} />
    </>
  )
}
