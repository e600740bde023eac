import { roundTree, row } from '../growth'
import { At, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'

const columns = [-58, -37, -13, 13, 37, 58]

/** Four horses and their chariot, 24 units high. */
function Chariot() {
  const horses = repeat(4, (index) => {
    const x = -13 + index * 6.5
    return d`M${x - 4},0L${x - 3},-7L${x - 6},-9L${x - 4.5},-11L${x},-9.5L${x + 1},-13L${x - 1.5},-13.5L${x - 1},-16L${x + 2},-18L${x + 4.5},-13L${x + 4.5},-6L${x + 5},0H${x + 3.5}L${x + 2},-5H${x - 1}L${x - 2},0z`
  })
  return (
    <Ink
      plate="key"
      d={`${horses}M8,0V-9H18V0zM10,-9L9,-19L12,-24L15,-19L16,-9zM10.4,-25.5a1.9,1.9 0 1 1 3.8,0a1.9,1.9 0 1 1 -3.8,0zM12,-19L21,-30L10,-17zM4,0a4,4 0 1 1 8,0zM13,-20L24,-14L13,-13z`}
    />
  )
}

/** The Brandenburg Gate, 150 units wide, 68 to the horses' feet. */
function BrandenburgGate() {
  return (
    <>
      <Ink plate="key" d="M-62,0V-44H62V0z" />
      <Ink plate="hot" d="M-49,0V-41H-43V0zM-29,0V-41H-19V0zM-7,0V-41H7V0zM19,0V-41H29V0zM43,0V-41H49V0z" />
      <Ink
        plate="light"
        d={`${columns.map((x) => d`M${x - 4.5},0L${x - 3.6},-41H${x - 5}v-3H${x + 5}v3H${x + 3.6}L${x + 4.5},0z`).join('')}M-66,-44H66V-52H-66zM-68,-52H68V-55H-68zM-34,-55L-30,-60V-67H30V-60L34,-55zM-90,0V-24L-80,-31L-70,-24V0zM70,0V-24L80,-31L90,-24V0zM-70,3V0H70V3z`}
      />
      <Ink
        plate="sky"
        over
        d={`${columns.map((x) => d`M${x + 0.6},0V-44h3V-41L${x + 4.5},0z`).join('')}M14,-55V-67H30V-60L34,-55zM80,0V-31L90,-24V0zM-80,0V-31L-70,-24V0zM-66,-44H66V-46H-66z`}
      />
      <Line plate="key" width={3.6} dash="1.4 5.6" d="M-63,-48.6H64" />
      <Line
        plate="key"
        width={2}
        d="M-64,-44H64M-30,-61.5H30M-86,0V-20M-82,0V-20M-78,0V-20M-74,0V-20M74,0V-20M78,0V-20M82,0V-20M86,0V-20"
      />
      <At x={-3} y={-67} scale={1}>
        <Chariot />
      </At>
    </>
  )
}

/** The television tower in the east, 126 units high. */
function TelevisionTower() {
  return (
    <>
      <Ink plate="light" d="M-4,0L-1.8,-72H1.8L4,0zM-8.5,-78a8.5,8.5 0 1 1 17,0a8.5,8.5 0 1 1 -17,0z" />
      <Ink plate="sky" d="M.4,0V-70H1.8L4,0zM1,-69.6A8.5,8.5 0 0 0 1,-86.4Q7,-78 1,-69.6z" over />
      <Ink plate="key" d="M-8.8,-79.5H8.8V-76.5H-8.8zM-1.2,-86.5L-.7,-104H.7L1.2,-86.5z" />
      <Line plate="hot" width={1.4} dash="4 4" d="M0,-102V-126" />
      <Line plate="light" width={1.4} dash="4 4" d="M0,-106V-126" />
    </>
  )
}

/** Berlin: the gate under its four horses, the tower far behind it, limes on both sides. */
export function Quadriga({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const count = Math.ceil(w / u / 19) + 1
  const blocks = repeat(count, (index) => {
    const up = u * (18 + ((index * 37) % 17))
    return d`M${index * u * 19 - u * 6},${y}v${-up}h${u * 16}v${up}z`
  })
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={blocks} over />
      <At x={x + u * 74} y={y} scale={u}>
        <TelevisionTower />
      </At>
      <Ink
        plate="key"
        d={
          row(roundTree, 0, x - u * 84, y + u, u * 34, Math.max(1, Math.round((x / u - 84) / 15))) +
          row(roundTree, x + u * 84, w, y + u, u * 34, Math.max(1, Math.round(((w - x) / u - 84) / 15)))
        }
      />
      <At x={x - u * 4} y={y} scale={u * 1.02}>
        <BrandenburgGate />
      </At>
      <Ink plate="key" d={ground(w, h, y + u * 2)} />
      <Ink
        plate="hot"
        d={d`M${x - u * 20},${y + u * 3}L${x - u * 78},${h}H${x + u * 70}L${x + u * 12},${y + u * 3}z`}
      />
      <Line
        plate="key"
        width={u * 1.4}
        dash={`${(u * 5).toFixed(1)} ${(u * 4).toFixed(1)}`}
        d={d`M${x - u * 4},${y + u * 4}V${h}`}
      />
      <Line
        plate="light"
        width={u * 1.2}
        d={d`M0,${y + (h - y) * 0.3}H${x - u * 46}M0,${y + (h - y) * 0.62}H${x - u * 66}M${x + u * 36},${y + (h - y) * 0.3}H${w}M${x + u * 58},${y + (h - y) * 0.62}H${w}`}
        opacity={0.35}
      />
    </>
  )
}
