import { At, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

/** The gothic tower at the end of the bridge, 120 units high with its four corner turrets. */
function Tower() {
  return (
    <>
      <Ink plate="light" d="M-20,0V-78H20V0z" />
      <Ink plate="sky" d="M6,0V-78H20V0z" over />
      <Ink
        plate="key"
        d="M-22,-74H22V-79H-22zM-19,-79L-9,-108H9L19,-79zM-9.6,-107H9.6L8,-110H-8zM-25,-76L-21,-98L-17,-76zM17,-76L21,-98L25,-76zM-8,-98L-5.5,-110L-3,-98zM3,-98L5.5,-110L8,-98z"
      />
      <Ink plate="hot" d="M-15.5,-82L-8,-104H-1L-3,-82z" />
      <Ink
        plate="key"
        d="M-10,0V-20Q-10,-30 0,-36Q10,-30 10,-20V0zM-22,-41H22V-44H-22zM-21.5,-60H21.5V-62.5H-21.5zM-12,-47V-54Q-12,-57 -10,-58Q-8,-57 -8,-54V-47zM8,-47V-54Q8,-57 10,-58Q12,-57 12,-54V-47zM-2.5,-47V-54Q-2.5,-57 0,-58Q2.5,-57 2.5,-54V-47zM-9,-65V-71h4v6zM5,-65V-71h4v6zM-21.3,-97V-104h.6v7zM20.7,-97V-104h.6v7z"
      />
      <Ink plate="hot" d="M-6,0V-19Q-6,-26 0,-30Q6,-26 6,-19V0z" />
      <Line plate="key" width={1} d="M-20,-12H-11M-20,-28H-11M11,-12H20M11,-28H20" opacity={0.6} />
    </>
  )
}

/** The castle on the other bank: a long wall and the cathedral's spires, 60 units high. */
function Castle() {
  const windows = repeat(2, (index) => d`M-70,${-14 - index * 8}H64`)
  return (
    <>
      <Ink plate="light" d="M-76,0V-24H70V0z" />
      <Ink plate="sky" d="M-76,0V-5H70V0zM-30,0V-24H-6V0zM44,0V-24H70V0z" over />
      <Ink plate="hot" d="M-78,-24L-72,-31H66L72,-24z" />
      <Line plate="key" width={3} dash="2.4 4.6" d={windows} />
      <Ink
        plate="key"
        d="M-10,-28V-44H14V-28zM-14,-30V-54L-9,-68L-4,-54V-30zM8,-30V-54L13,-68L18,-54V-30zM-2,-44L1,-58L4,-44zM26,-30V-50L29,-58Q33,-62 33,-66L34,-72L35,-66Q35,-62 39,-58L42,-50V-30zM-12,-44L2,-52L16,-44z"
      />
      <Ink
        plate="light"
        d="M-10.5,-40v-6a1.5,1.5 0 0 1 3,0v6zM11.5,-40v-6a1.5,1.5 0 0 1 3,0v6zM32,-38v-5a2,2 0 0 1 4,0v5z"
      />
    </>
  )
}

/** A saint on the parapet, 17 units high. */
const saint = (x: number, y: number, u: number) =>
  d`M${x - 3 * u},${y}v${-4 * u}h${6 * u}v${4 * u}zM${x - 2 * u},${y - 4 * u}l${u * 0.6},${-8 * u}l${-2 * u},${-1.5 * u}l${3.4 * u},${-1.5 * u}l${3.4 * u},${2 * u}l${-2 * u},${u}l${u * 0.6},${8 * u}zM${x - 1.5 * u},${y - 16.5 * u}a${1.5 * u},${1.5 * u} 0 1 1 ${3 * u},0a${1.5 * u},${1.5 * u} 0 1 1 ${-3 * u},0z`

/** Prague: the bridge and its saints, the tower before it, the castle on the hill. */
export function BridgeTower({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const span = u * 40
  const first = -Math.ceil(x / span) - 1
  const count = Math.ceil(w / span) + 3
  const deck = y - u * 12
  const spans = repeat(count, (index) => {
    const left = x + (first + index) * span
    return d`M${left},${y + u * 6}V${deck}h${span}V${y + u * 6}h${-u * 4}v${-u * 2}a${span / 2 - u * 4},${u * 13} 0 0 0 ${-span + u * 8},0v${u * 2}z`
  })
  const saints = repeat(count, (index) => saint(x + (first + index) * span + u * 2, deck - u * 3, u * 0.9))
  const hill = d`M0,${y - u * 14}Q${x - u * 110},${y - u * 34} ${x - u * 70},${y - u * 40}H${x + u * 60}Q${x + u * 110},${y - u * 34} ${w},${y - u * 12}V${h}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={hill} over />
      <At x={x - u * 24} y={y - u * 33} scale={u * 0.9}>
        <Castle />
      </At>
      <Ink plate="sky" d={ground(w, h, y - u * 2)} />
      <Ink plate="sky" d={d`M0,${y - u * 2}H${w}v${u * 9}H0z`} over />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.7 } }, y + u * 4)} />
      <Glints stage={stage} plate="light" from={y + u * 2} />
      <Ink plate="key" d={spans + saints + d`M0,${deck - u * 4}H${w}v${u * 5}H0z`} />
      <Line plate="light" width={u * 0.9} d={d`M0,${deck - u * 1.5}H${w}`} />
      <At x={x + u * 50} y={y + u * 6} scale={u}>
        <Tower />
      </At>
      <Ink
        plate="light"
        d={[-70, -48, -58]
          .map(
            (at, index) =>
              d`M${x + at * u},${y + (h - y) * (0.5 + index * 0.14)}q${u * 2},${u * 4} ${u * 8},${u * 4}t${u * 7},${-u * 4}l${u * 3},${-u}l${-u * 4},${u * 0.4}q${-u * 5},${u * 1.5} ${-u * 7},0q${-u * 2},${-u * 4} ${-u * 3},${-u * 7}q0,${-u * 2} ${-u * 3},${-u}l${-u * 2},${u}l${u * 2.6},${u * 0.6}q0,${u * 4} ${-u},${u * 6.4}z`,
          )
          .join('')}
      />
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 74, y - u * 96, u * 4)} />
    </>
  )
}
