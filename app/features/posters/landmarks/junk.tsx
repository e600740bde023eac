import { At, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

/** A junk under full sail, 108 units long and 100 high. */
function Boat() {
  return (
    <>
      <Ink plate="key" d="M-21,4L-20,-94H-18L-16,4zM17,4L20,-78H21.5L22,4zM-46,4L-44,-56H-42.5L-42,4z" />
      <Ink
        plate="hot"
        d="M-26,-6L-30,-40Q-28,-76 -14,-96Q8,-88 14,-70L13,-8zM18,-8L17,-40Q18,-64 26,-80Q42,-72 48,-58L46,-10zM-56,-12L-58,-34Q-54,-52 -46,-60Q-38,-54 -34,-44L-32,-12z"
      />
      <Ink
        plate="hot"
        d="M-6,-7L-3,-40Q-4,-72 -14,-96Q8,-88 14,-70L13,-8zM32,-9L33,-40Q33,-66 26,-80Q42,-72 48,-58L46,-10zM-44,-12L-43,-34Q-43,-52 -46,-60Q-38,-54 -34,-44L-32,-12z"
        over
      />
      <Line
        plate="key"
        width={1.2}
        d="M-27,-16L13,-19M-28.5,-28L13.5,-32M-30,-41L14,-46M-28,-55L14,-59M-24,-70L14,-72M-19,-85L6,-85M18,-18L46.5,-20M17,-31L47,-33M17.5,-45L48,-46M20,-59L47.5,-59M23,-71L40,-71M-57,-22L-32.5,-24M-58,-34L-34,-36M-54,-47L-36,-47"
      />
      <Ink
        plate="key"
        d="M-62,-8L-52,-6Q-46,2 -30,2H24Q40,2 46,-12L60,-16L62,-22H68L64,-4Q56,14 30,16H-30Q-52,14 -62,-8z"
      />
      <Ink
        plate="light"
        d="M47,-11L60,-15L62,-20H66L64,-12Q58,-4 48,-4Q50,-8 47,-11zM-54,0Q-46,6 -34,6.5H28Q34,6.5 40,4V6.5Q34,9 28,9H-34Q-50,8 -54,0z"
      />
      <Ink plate="hot" d="M-18.5,-94V-102L-6,-99L-18.5,-96z" />
    </>
  )
}

/** Hong Kong: a junk crosses the harbour below the Peak. */
export function Junk({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const peak = d`M0,${y - u * 22}L${x - u * 96},${y - u * 44}L${x - u * 64},${y - u * 62}L${x - u * 46},${y - u * 58}L${x - u * 18},${y - u * 40}Q${x + u * 30},${y - u * 30} ${x + u * 62},${y - u * 54}L${x + u * 78},${y - u * 50}L${x + u * 116},${y - u * 28}L${w},${y - u * 34}V${h}H0z`
  const count = Math.ceil(w / u / 10) + 1
  const rise = (index: number) => u * (20 + ((index * 47) % 31) + (index % 7 === 3 ? 16 : 0))
  const towers = repeat(count, (index) => {
    const up = rise(index)
    const top =
      index % 4 === 1
        ? d`l${u * 3.8},${-u * 5}l${u * 3.8},${u * 5}`
        : index % 4 === 2
          ? d`h${u * 3}v${-u * 6}h${u * 1.6}v${u * 6}h${u * 3}`
          : d`h${u * 7.6}`
    return d`M${index * u * 10 - u * 3},${y}v${-up}${top}v${up}z`
  })
  const windows = (from: number) =>
    repeat(count, (index) =>
      index % 3 === from
        ? d`M${index * u * 10 - u * 0.6},${y - rise(index) + u * 4}V${y - u * 3}M${index * u * 10 + u * 2.2},${y - rise(index) + u * 4}V${y - u * 3}`
        : '',
    )
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={peak} over />
      <Ink plate="key" d={towers} />
      <Line
        plate="light"
        width={u * 1.5}
        dash={`${(u * 1.8).toFixed(1)} ${(u * 2.2).toFixed(1)}`}
        d={windows(0)}
      />
      <Line
        plate="hot"
        width={u * 1.5}
        dash={`${(u * 1.8).toFixed(1)} ${(u * 2.2).toFixed(1)}`}
        d={windows(1)}
      />
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="sky" d={d`M0,${y}H${w}v${h * 0.045}H0z`} over />
      <Ink plate="hot" d={sunRoad(stage, y)} />
      <Glints stage={stage} plate="light" from={y} />
      <At x={x - u * 4} y={y + (h - y) * 0.48} scale={u * 0.98}>
        <Boat />
      </At>
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x + u * 66, y - u * 82, u * 4)} />
    </>
  )
}
