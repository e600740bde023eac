import { At, d, ground, Ink, Line, repeat, tenth } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, Sailboat, sunRoad } from '../water'

/** The tower, 134 units high, its pod at two thirds. */
function Tower() {
  return (
    <>
      <Ink plate="light" d="M-9,0Q-3.5,-20 -2.8,-84H2.8Q3.5,-20 9,0zM-1.5,-95L-1,-118H1L1.5,-95z" />
      <Ink plate="sky" d="M.5,0V-84H2.8Q3.5,-20 9,0zM.2,-95V-118H1L1.5,-95z" over />
      <Ink plate="hot" d="M-12,-86Q-10,-82 -5,-81H5Q10,-82 12,-86z" />
      <Ink
        plate="key"
        d="M-13,-91H13L12,-86H-12zM-9,-95L-7,-91H7L9,-95zM-3,-111H3V-108.5H-3zM-.5,-118L0,-134L.5,-118z"
      />
      <Line plate="light" width={1.4} dash="1.6 1.2" d="M-12,-88.5H12" />
      <Line plate="key" width={0.7} d="M-2,-4V-80M2,-4V-80" opacity={0.6} />
    </>
  )
}

/** The stadium with its roof that rolls, 66 units wide. */
function Stadium() {
  return (
    <>
      <Ink plate="light" d="M-34,0V-10Q-30,-30 0,-32Q30,-30 34,-10V0z" />
      <Ink plate="sky" d="M8,0V-10Q10,-26 0,-32Q30,-30 34,-10V0z" over />
      <Line
        plate="key"
        width={1}
        d="M-34,-10H34M-22,-10Q-20,-26 0,-32M-8,-10Q-8,-26 0,-32M8,-10Q8,-26 0,-32M22,-10Q20,-26 0,-32"
      />
      <Ink plate="hot" d="M-34,-4H34V-6.5H-34z" />
    </>
  )
}

/** A maple leaf, drawn about its middle. */
const leaf = (x: number, y: number, r: number) =>
  d`M${x},${y - r}l${r * 0.22},${r * 0.42}l${r * 0.34},${-r * 0.16}l${-r * 0.06},${r * 0.5}l${r * 0.46},${-r * 0.14}l${-r * 0.2},${r * 0.4}l${-r * 0.6},${r * 0.46}l${-r * 0.1},${-r * 0.02}v${r * 0.5}h${-r * 0.12}v${-r * 0.5}l${-r * 0.1},${r * 0.02}l${-r * 0.6},${-r * 0.46}l${-r * 0.2},${-r * 0.4}l${r * 0.46},${r * 0.14}l${-r * 0.06},${-r * 0.5}l${r * 0.34},${r * 0.16}z`

/** Toronto: the tower over the harbour, maples on the islands. */
export function Lookout({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const step = Math.max(u * 11, w / 70)
  const count = Math.ceil(w / step) + 1
  const rise = (index: number) => u * (18 + ((index * 53) % 41))
  const tops = repeat(count, (index) => {
    const up = rise(index)
    return d`M${index * step - u * 4},${y}v${-up}${index % 3 === 1 ? d`l${step * 0.4},${-u * 4}h${step * 0.4}` : d`h${step * 0.8}`}V${y}z`
  })
  const near = repeat(count, (index) => {
    if (index % 3 === 2) return ''
    const up = rise(index + 5) * 0.62
    return d`M${index * step},${y}v${-up}h${step * 0.86}v${up}z`
  })
  const windows = repeat(count, (index) =>
    index % 3 === 0
      ? d`M${index * step + step * 0.43},${y - rise(index + 5) * 0.62 + u * 3}V${y - u * 3}`
      : '',
  )
  const shore = y + (h - y) * 0.8
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={tops} over />
      <Ink plate="key" d={near} />
      <Line plate="hot" width={step * 0.5} dash={`${tenth(u * 1.6)} ${tenth(u * 2.4)}`} d={windows} />
      <At x={x + u * 46} y={y + 1} scale={u}>
        <Stadium />
      </At>
      <At x={x - u * 4} y={y + 1} scale={u * 0.98}>
        <Tower />
      </At>
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="sky" d={d`M0,${y}H${w}v${h * 0.04}H0z`} over />
      <Ink plate="hot" d={sunRoad(stage, y)} />
      <Glints stage={stage} plate="light" from={y} />
      <Sailboat x={x - u * 54} y={y + (h - y) * 0.34} scale={u * 0.8} />
      <Sailboat x={x - u * 30} y={y + (h - y) * 0.2} scale={u * 0.5} mirrored />
      <Ink
        plate="key"
        d={d`M0,${shore}Q${w * 0.3},${shore - u * 5} ${w * 0.52},${shore + u * 4}T${w},${shore - u * 6}V${h}H0z`}
      />
      <Ink
        plate="hot"
        d={repeat(5, (index) =>
          leaf(
            x + u * (50 + index * 13),
            shore + u * (2 - ((index * 7) % 5) * 3),
            u * (9 + ((index * 5) % 3) * 2),
          ),
        )}
      />
    </>
  )
}
