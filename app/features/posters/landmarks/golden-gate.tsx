import { At, d, ground, Ink, Line, repeat, tenth } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, Sailboat, sunRoad } from '../water'

const frame =
  'M-14,0V-76H-13V-104H-12V-112H-7V-104H7V-112H12V-104H13V-76H14V0zM-8,-30V-48H8V-30zM-7.5,-53V-68H7.5V-53zM-7,-73V-85H7V-73zM-6.5,-89V-99H6.5V-89zM-8,0V-18H8V0z'

/** One of the two towers, 112 units high; the deck goes through it at 24. */
function Tower() {
  return (
    <>
      <Ink plate="hot" hollow d={frame} />
      <Ink plate="hot" hollow d={frame} over />
      <Ink plate="key" d="M-19,6V-4H19V6z" />
    </>
  )
}

const near = { x: -60, scale: 1 }
const far = { x: 72, scale: 0.6 }

/** San Francisco: the bridge in its red, fog under the deck, the hills of Marin behind it. */
export function GoldenGate({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const top = -112
  const deckAt = (at: number) => -26 + ((at - near.x) / (far.x - near.x)) * (26 - 26 * far.scale)
  const low = deckAt(10) - 5
  const sag = low * 2 - (top + top * far.scale) / 2
  const deck = d`M-900,-27H${near.x}L${far.x},${deckAt(far.x)}H900V${deckAt(far.x) + 2.5}H${far.x}L${near.x},-22H-900z`
  const hangers = repeat(13, (index) => {
    const at = near.x + ((index + 1) * (far.x - near.x)) / 14
    const t = (index + 1) / 14
    const cable = (1 - t) ** 2 * top + 2 * t * (1 - t) * sag + t ** 2 * top * far.scale
    return d`M${at},${deckAt(at)}V${Math.min(cable, deckAt(at))}`
  })
  const cables = d`M${near.x},${top}Q-110,-44 -170,-30L-900,-30M${far.x},${top * far.scale}Q94,-26 126,-18H900M${near.x},${top}Q6,${sag} ${far.x},${top * far.scale}`
  const ridge = d`M0,${y - u * 30}L${x - u * 90},${y - u * 26}L${x - u * 40},${y - u * 44}L${x + u * 10},${y - u * 30}L${x + u * 56},${y - u * 50}L${x + u * 100},${y - u * 34}L${w},${y - u * 44}V${h}H0z`
  const bluff = d`M${w},${y - u * 34}L${x + u * 104},${y - u * 28}L${x + u * 84},${y - u * 16}L${x + u * 70},${y - u * 8}L${x + u * 58},${y}H${w}z`
  const rocks = d`M0,${y - u * 30}L${x - u * 102},${y - u * 26}L${x - u * 90},${y - u * 12}L${x - u * 74},${y + u}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={ridge} over />
      <Ink plate="key" d={bluff + rocks} />
      <At x={x + u * far.x} y={y} scale={u * far.scale}>
        <Tower />
      </At>
      <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${u.toFixed(3)})`}>
        <Line
          plate="hot"
          width={0.7}
          d={
            hangers +
            repeat(7, (index) => d`M${near.x - 12 - index * 12},-28V${Math.min(-32, -98 + index * 12)}`)
          }
        />
        <Line plate="hot" width={2} d={cables} />
        <Line plate="hot" width={2} d={cables} over />
        <Ink plate="hot" d={deck} />
        <Ink plate="hot" d={deck} over />
        <Line plate="key" width={1} d={d`M-900,-23H${near.x}L${far.x},${deckAt(far.x) + 1.8}H900`} />
      </g>
      <At x={x + u * near.x} y={y} scale={u * near.scale}>
        <Tower />
      </At>
      <Ink
        plate="light"
        d={d`M0,${y - u * 4}q${u * 10},${-u * 12} ${u * 24},${-u * 7}q${u * 12},${-u * 9} ${u * 26},${-u * 2}q${u * 12},${-u * 5} ${u * 18},${u * 5}zM${x + u * 6},${y - u * 3}q${u * 8},${-u * 10} ${u * 22},${-u * 6}q${u * 14},${-u * 9} ${u * 28},0q${u * 16},${-u * 6} ${u * 24},${u * 6}z`}
      />
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="sky" d={d`M0,${y}H${w}v${h * 0.045}H0z`} over />
      <Ink plate="key" d={d`M${x + u * (near.x - 20)},${y + 1}h${u * 40}l${-u * 4},${u * 5}h${-u * 32}z`} />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.7 } }, y)} />
      <Glints stage={stage} plate="light" from={y} />
      <Sailboat x={x + u * 18} y={y + (h - y) * 0.42} scale={u * 0.72} />
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 20, y - u * 108, u * 4)} />
    </>
  )
}
