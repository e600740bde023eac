import { At, arch, d, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'

/** The observatory on its terrace, 104 units wide and 46 high. */
function Domes() {
  return (
    <>
      <Ink plate="light" d="M-52,0V-14H-40V-18H-26V-14H-16V-24H16V-14H26V-18H40V-14H52V0zM-58,6V0H58V6z" />
      <Ink plate="sky" d="M6,0V-24H16V-14H26V0zM34,0V-18H40V-14H52V0zM-58,6V3H58V6z" over />
      <Ink plate="key" d="M-15,-24a15,16 0 0 1 30,0zM-40,-18a7,8 0 0 1 14,0zM26,-18a7,8 0 0 1 14,0z" />
      <Ink plate="hot" d="M-3,-24Q-4,-34 -1,-40H1.5Q-1,-34 1.5,-24zM-17,-24H17V-26.5H-17z" />
      <Ink
        plate="key"
        d={`${arch(-4, 0, 8, 10)}${repeat(3, (index) => arch(-50 + index * 9, -1, 4.5, 6) + arch(27.5 + index * 9, -1, 4.5, 6))}`}
      />
      <Line plate="key" width={2.6} dash="3 4" d="M-56,3.2H57" />
    </>
  )
}

/** A fan palm of the boulevards: all trunk, a mop on top; `up` high, leaning by `lean`. */
const fan = (x: number, y: number, up: number, lean: number) => {
  const top = y - up
  const tip = x + lean
  const r = up * 0.13
  return d`M${x - up * 0.012},${y}Q${x},${y - up * 0.5} ${tip - up * 0.006},${top}h${up * 0.014}Q${x + up * 0.014},${y - up * 0.5} ${x + up * 0.014},${y}zM${tip},${top}q${-r * 0.6},${-r * 0.9} ${-r * 1.3},${-r * 0.5}q${r * 0.4},${r * 0.1} ${r * 0.5},${r * 0.3}q${-r * 0.8},0 ${-r * 1.1},${r * 0.9}q${r * 0.7},${-r * 0.6} ${r * 1.1},${-r * 0.4}q${-r * 0.5},${r * 0.5} ${-r * 0.3},${r * 1.1}q${r * 0.3},${-r * 0.9} ${r * 0.8},${-r}q${-r * 0.1},${r * 0.7} ${r * 0.2},${r * 1.2}q${r * 0.2},${-r * 0.7} ${r * 0.3},${-r * 1.2}q${r * 0.6},${r * 0.4} ${r * 0.7},${r}q${r * 0.2},${-r * 0.8} ${-r * 0.2},${-r * 1.1}q${r * 0.5},${-r * 0.1} ${r},${r * 0.4}q${-r * 0.2},${-r * 0.9} ${-r},${-r * 0.8}q${r * 0.2},${-r * 0.3} ${r * 0.7},${-r * 0.3}q${-r * 0.7},${-r * 0.6} ${-r * 1.4},${r * 0.4}q${r * 0.1},${-r * 0.7} ${-r * 0.3},${-r * 1.1}q${-r * 0.3},${r * 0.5} ${-r * 0.2},${r}z`
}

/** Los Angeles: the observatory in the hills, the basin full of lights, palms taller than houses. */
export function Observatory({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon, centre: x, unit: u } = stage
  const y = horizon - u * 4
  const far = d`M0,${y - u * 26}Q${x - u * 90},${y - u * 52} ${x - u * 56},${y - u * 36}T${x + u * 10},${y - u * 44}T${x + u * 96},${y - u * 36}T${w},${y - u * 44}V${h}H0z`
  const hill = d`M0,${y - u * 6}Q${x - u * 90},${y - u * 12} ${x - u * 60},${y - u * 30}Q${x - u * 46},${y - u * 42} ${x - u * 28},${y - u * 43}H${x + u * 66}Q${x + u * 88},${y - u * 38} ${x + u * 104},${y - u * 20}Q${x + u * 120},${y - u * 6} ${w},${y - u * 10}V${h}H0z`
  const folds = d`M${x - u * 28},${y - u * 43}H${x - u * 4}Q${x - u * 20},${y - u * 20} ${x + u * 2},${y + u * 4}H${x - u * 40}Q${x - u * 46},${y - u * 20} ${x - u * 28},${y - u * 43}zM${x + u * 28},${y - u * 43}H${x + u * 54}Q${x + u * 42},${y - u * 22} ${x + u * 62},${y + u * 4}H${x + u * 26}Q${x + u * 18},${y - u * 22} ${x + u * 28},${y - u * 43}z`
  const base = y + (h - y) * 0.3
  const houses = repeat(Math.ceil(w / u / 13) + 1, (index) => {
    const up = u * (7 + ((index * 31) % 8))
    return d`M${index * u * 13 - u * 4},${base + u * 6}v${-up}h${u * 10}v${up}z`
  })
  const road = y + (h - y) * 0.52
  const palms = [
    { at: -96, up: 112, lean: 3 },
    { at: -80, up: 88, lean: -4 },
    { at: -64, up: 66, lean: 2 },
    { at: 92, up: 120, lean: -4 },
    { at: 76, up: 78, lean: 3 },
    ...(w / h > 1.4
      ? [
          { at: -122, up: 96, lean: 4 },
          { at: 136, up: 104, lean: -3 },
        ]
      : []),
  ]
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={far} over />
      <At x={x + u * 18} y={y - u * 47} scale={u * 0.98}>
        <Domes />
      </At>
      <Ink plate="hot" d={hill} />
      <Ink plate="hot" d={folds} over />
      <Ink plate="light" d={houses} />
      <Ink plate="sky" d={houses} over />
      <Ink plate="key" d={d`M0,${base}Q${w * 0.3},${base - u * 3} ${w},${base + u}V${h}H0z`} />
      <Line
        plate="light"
        width={u * 1.3}
        dash={`${(u * 1.5).toFixed(1)} ${(u * 5).toFixed(1)}`}
        d={d`M0,${base + u * 6}H${w}M${u * 3},${base + u * 11}H${w}`}
      />
      <Line
        plate="hot"
        width={u * 1.3}
        dash={`${(u * 1.5).toFixed(1)} ${(u * 11).toFixed(1)}`}
        d={d`M${u * 5},${base + u * 16}H${w}`}
      />
      <Ink plate="sky" d={d`M${x - u * 6},${road}L${x - u * 46},${h}H${x + u * 46}L${x + u * 6},${road}z`} />
      <Line
        plate="light"
        width={u * 1.6}
        dash={`${(u * 5).toFixed(1)} ${(u * 4).toFixed(1)}`}
        d={d`M${x},${road + u * 2}V${h}`}
      />
      <Ink
        plate="key"
        d={palms.map(({ at, up, lean }) => fan(x + at * u, road + u * 4, up * u, lean * u)).join('')}
      />
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 34, y - u * 88, u * 4)} />
    </>
  )
}
