import { At, d, ground, Ink, Line } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'

/** A column from y up by `tall`, with its capital. */
const column = (x: number, y: number, tall: number) =>
  d`M${x - 2.2},${y}v${-tall + 3}h-1v-3h6.4v3h-1v${tall - 3}z`

/** The facade cut from the rock, 84 units wide and 100 high. */
function Facade() {
  const lower = [-34, -24, -9, 9, 24, 34]
  const upper = [-34, -26, 26, 34]
  return (
    <>
      <Ink plate="hot" d="M-46,2V-96Q-30,-104 0,-104T46,-96V2z" />
      <Ink
        plate="hot"
        d="M-40,2V-42H40V2zM-38,-54V-82H-20V-54zM20,-54V-82H38V-54zM-12,-54V-74H12V-54z"
        over
      />
      <Ink plate="key" d="M-6,2V-27H6V2zM-32,-8V-26H-26V-8zM26,-8V-26H32V-8zM-3.5,-56V-70H3.5V-56z" />
      <Ink
        plate="light"
        d={`${lower.map((x) => column(x, 0, 40)).join('')}${upper.map((x) => column(x, -54, 26)).join('')}${[-9, 0, 9].map((x) => column(x, -54, 18)).join('')}M-42,2V-1H42V2zM-42,-40H42V-44H-42zM-22,-44L0,-53L22,-44zM-42,-52H42V-54H-42zM-40,-80H-19V-83H-40zM19,-80H40V-83H19zM-39,-83L-19,-91V-83zM39,-83L19,-91V-83zM-12,-72H12V-75H-12zM-13,-75L0,-88L13,-75zM-3,-87H3L2,-91H-2zM-4,-95a4,4 0 1 1 8,0a4,4 0 1 1 -8,0z`}
      />
      <Ink
        plate="sky"
        d={`${lower.map((x) => d`M${x + 0.4},0V-40h1.8V0z`).join('')}M2,-75V-88L13,-75zM3,-46L1,-52.5L20,-44.5zM-42,-42H42V-44H-42z`}
        over
      />
      <Line plate="key" width={2} dash="2 3" d="M-40,-42H40" />
    </>
  )
}

const edge = [0.82, 0.94, 0.8, 0.98, 0.76, 0.88, 0.7, 0.86, 0.74]

/** The rim of the gorge's left wall, which reaches `w` into the sheet; a share of it is a layer in the sandstone. */
function rim(w: number, h: number, share = 1): string {
  return edge
    .map((reach, index) => d`L${w * reach * share},${(h * index) / (edge.length - 1)}`)
    .join('')
    .slice(1)
}

function Wall({ reach, height }: { reach: number; height: number }) {
  return (
    <>
      <Ink plate="key" d={d`M0,0L${rim(reach, height)}L0,${height}z`} />
      <Line
        plate="hot"
        width={height * 0.004}
        d={[0.86, 0.66, 0.42].map((share) => `M${rim(reach, height, share)}`).join('')}
      />
    </>
  )
}

/** Petra: the treasury at the end of the gorge. Where type stands above, the cliff stands open. */
export function Treasury({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, open } = stage
  const side = x - u * 34
  const cliff = d`M0,${y - u * 60}L${x - u * 120},${y - u * 78}L${x - u * 84},${y - u * 70}L${x - u * 60},${y - u * 104}L${x - u * 46},${y - u * 108}H${x + u * 46}L${x + u * 64},${y - u * 100}L${x + u * 90},${y - u * 72}L${x + u * 130},${y - u * 80}L${w},${y - u * 56}V${h}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={cliff} over />
      <At x={x} y={y} scale={u * 0.98}>
        <Facade />
      </At>
      <Ink plate="light" d={ground(w, h, y)} />
      <Ink plate="hot" d={d`M0,${y + u * 6}Q${w * 0.4},${y} ${w},${y + u * 8}V${h}H0z`} />
      <Ink plate="key" d={walker(x - u * 14, y + u * 5, u * 6)} />
      <Ink plate="light" d={walker(x - u * 9, y + u * 5, u * 5.4)} />
      {open ? (
        <Ink
          plate="key"
          d={d`M0,${y + u * 4}L${x - u * 96},${y + u * 8}L${x - u * 60},${h}H0zM${w},${y}L${x + u * 100},${y + u * 8}L${x + u * 66},${h}H${w}z`}
        />
      ) : (
        <>
          <Wall reach={side} height={h} />
          <g transform={d`translate(${w} 0) scale(-1 1)`}>
            <Wall reach={w - x - u * 34} height={h} />
          </g>
        </>
      )}
    </>
  )
}

/** Somebody who has walked the gorge. */
function walker(x: number, foot: number, size: number): string {
  return d`M${x - size * 0.3},${foot}l${size * 0.1},${-size * 1.2}h${size * 0.4}l${size * 0.1},${size * 1.2}zM${x - size * 0.2},${foot - size * 1.46}a${size * 0.2},${size * 0.2} 0 1 1 ${size * 0.4},0a${size * 0.2},${size * 0.2} 0 1 1 ${-size * 0.4},0z`
}
