import { At, arch, d, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'

/** A roof with its corners turned up: half width at the eaves, foot, height. */
const roof = (half: number, y: number, up: number) =>
  d`M${-half},${y - up * 0.24}Q${-half * 0.7},${y - up * 0.2} ${-half * 0.62},${y - up * 0.92}H${half * 0.62}Q${half * 0.7},${y - up * 0.2} ${half},${y - up * 0.24}L${half * 0.95},${y}Q0,${-up * -0.06 + y} ${-half * 0.95},${y}z`

/** The gate of the palace: two roofs over a base of stone with three ways through. */
function Gwanghwamun() {
  return (
    <>
      <Ink plate="light" d="M-78,2L-74,-30H74L78,2z" />
      <Ink plate="sky" d="M26,2V-30H74L78,2z" over />
      <Line plate="key" width={0.7} d="M-75,-8H75M-74,-19H74" opacity={0.5} />
      <Ink
        plate="key"
        d={`${arch(-10, 2, 20, 14)}${arch(-46, 2, 15, 12)}${arch(31, 2, 15, 12)}M-76,-30H76V-34H-76z`}
      />
      <Ink plate="hot" d="M-58,-34V-46H58V-34zM-44,-64V-74H44V-64z" />
      <Ink plate="sky" d="M20,-34V-46H58V-34zM16,-64V-74H44V-64z" over />
      <Line plate="key" width={12} dash="1.6 12.9" d="M-58.5,-40H59" />
      <Line plate="key" width={10} dash="1.6 10.9" d="M-44.5,-69H45" />
      <Line plate="light" width={2.6} dash="4 3" d="M-58,-44.5H58M-44,-72.5H44" />
      <Ink plate="key" d={roof(82, -46, 19) + roof(66, -74, 22)} />
      <Ink plate="sky" d="M-42,-62.2H42V-64.5H-42zM-36,-93H36V-96H-36z" />
      <Line plate="light" width={0.9} d="M-78,-47.5Q0,-44 78,-47.5M-62,-75.5Q0,-72 62,-75.5" />
      <Ink plate="key" d="M-42,-93L-38,-99L-34,-93zM34,-93L38,-99L42,-93z" />
      <Ink plate="light" d="M-8,-66.5V-72.5H8V-66.5z" />
    </>
  )
}

/** A haetae on its block, the beast that guards against fire, 26 units high. */
function Haetae() {
  return (
    <>
      <Ink
        plate="light"
        d="M-10,0V-9H10V0zM-8,-9V-12Q-9,-20 -3,-22Q-2,-29 4,-28Q10,-27 9,-22L6,-20Q9,-15 8,-9z"
      />
      <Ink plate="sky" d="M2,0V-9H10V0zM4,-9Q6,-15 2,-20L6,-20Q9,-15 8,-9z" over />
      <Ink plate="key" d="M5,-25a1,1 0 1 1 2,0a1,1 0 1 1 -2,0z" />
    </>
  )
}

/** Seoul: the palace gate before its mountain, the city to both sides. */
export function PalaceGate({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const mountain = d`M0,${y - u * 18}L${x - u * 104},${y - u * 30}L${x - u * 60},${y - u * 52}L${x - u * 34},${y - u * 92}L${x - u * 16},${y - u * 112}L${x},${y - u * 104}L${x + u * 24},${y - u * 80}L${x + u * 60},${y - u * 48}L${x + u * 104},${y - u * 34}L${w},${y - u * 22}V${h}H0z`
  const side = (from: number, count: number, way: 1 | -1) =>
    repeat(count, (index) => {
      const up = u * (30 + ((index * 37) % 28))
      return d`M${from + way * index * u * 17},${y}v${-up}h${way * u * 15}v${up}z`
    })
  const left = Math.ceil((x / u - 84) / 17)
  const right = Math.ceil(((w - x) / u - 84) / 17)
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={mountain} over />
      <Ink
        plate="hot"
        d={side(x - u * 84, Math.max(0, left), -1) + side(x + u * 84, Math.max(0, right), 1)}
        over
      />
      <Ink plate="light" d={d`M0,${y + 2}v${-u * 16}H${w}v${u * 16}z`} />
      <Ink plate="sky" d={d`M0,${y + 2}v${-u * 16}H${w}v${u * 16}z`} over />
      <Ink plate="key" d={d`M0,${y - u * 16}v${-u * 3}H${w}v${u * 3}z`} />
      <At x={x} y={y} scale={u * 0.98}>
        <Gwanghwamun />
      </At>
      <Ink plate="key" d={d`M0,${y + 1}H${w}V${h}H0z`} />
      <Ink
        plate="hot"
        d={d`M${x - u * 12},${y + u * 2}L${x - u * 46},${h}H${x + u * 46}L${x + u * 12},${y + u * 2}z`}
      />
      <Ink
        plate="light"
        d={d`M${x - u * 3},${y + u * 2}L${x - u * 11},${h}H${x + u * 11}L${x + u * 3},${y + u * 2}z`}
      />
      <At x={x - u * 70} y={y + (h - y) * 0.5} scale={u * 1.1}>
        <Haetae />
      </At>
      <At x={x + u * 70} y={y + (h - y) * 0.5} scale={u * 1.1} mirrored>
        <Haetae />
      </At>
    </>
  )
}
