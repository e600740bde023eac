import { Palm } from '../growth'
import { At, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

/** The tower that steps back in a spiral, 134 units high. */
function Spire() {
  return (
    <>
      <Ink
        plate="light"
        d="M-19,0V-26H-16V-40H-13V-56H-11V-70H-8.5V-84H-6V-96H-4V-106H-2V-118L0,-134L2,-118V-104H4V-90H6V-78H8.5V-62H11V-48H13V-32H16V-18H19V0z"
      />
      <Ink plate="sky" d="M2,0V-118L0,-134L2,-118V-104H4V-90H6V-78H8.5V-62H11V-48H13V-32H16V-18H19V0z" />
      <Ink
        plate="sky"
        d="M2,0V-118V-104H4V-90H6V-78H8.5V-62H11V-48H13V-32H16V-18H19V0zM-19,0V-26H-16V-40H-13V0zM-11,0V-70H-8.5V-84H-7V0z"
        over
      />
      <Line plate="key" width={1.1} d="M-16,0V-26M-13,0V-40M-8.5,0V-70M-4,0V-96M4,0V-90M8.5,0V-62M13,0V-32" />
      <Ink plate="key" d="M-.5,-118V-140H.5V-118z" />
      <Line plate="hot" width={0.9} d="M-1,-2V-112M6,-4V-74M-11,-4V-52" />
    </>
  )
}

/** The hotel like a sail in the wind, 76 units high. */
function Sail() {
  return (
    <>
      <Ink plate="light" d="M-14,0V-72Q22,-52 24,0z" />
      <Ink plate="sky" d="M-14,0V-72Q-4,-66 2,-52L-4,0z" over />
      <Line plate="key" width={0.9} d="M-3,-8H22.5M-2,-17H21M-1,-26H18M0,-35H15M1,-44H10" />
      <Ink plate="key" d="M-17,2V-70L-14.5,-84H-13.5V0zM-26,2V-1H32V2z" />
      <Ink plate="hot" d="M-13.5,-56L12,-42L11,-47L-13.5,-60z" />
    </>
  )
}

/** A dhow, 56 units long. */
function Dhow() {
  return (
    <>
      <Ink plate="hot" d="M-4,-2L-18,-30Q10,-34 30,-46Q24,-14 8,-4z" />
      <Ink
        plate="key"
        d="M-28,-10Q-22,-2 -10,-2H14Q24,-4 30,-12Q28,4 16,8H-12Q-24,6 -28,-10zM-3,0L2,-38H3.5L0,0zM-20,-30L32,-48L31,-46L-18,-28.5z"
      />
    </>
  )
}

/** Dubai: the highest of towers, the sail beside it, a dhow on the creek. */
export function Needle({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const step = Math.max(u * 11, w / 60)
  const skyline = repeat(Math.ceil(w / step) + 1, (index) => {
    const up = u * (10 + ((index * 53) % 37))
    return d`M${index * step},${y}v${-up}${index % 3 ? d`h${step * 0.7}` : d`l${step * 0.35},${-u * 8}l${step * 0.35},${u * 8}`}v${up}z`
  })
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={skyline} over />
      <At x={x - u * 18} y={y + 1} scale={u * 0.98}>
        <g transform="scale(1.3 1)">
          <Spire />
        </g>
      </At>
      <Ink plate="light" d={d`M0,${y}Q${w * 0.3},${y - u * 7} ${w},${y - u * 2}V${h}H0z`} />
      <Ink plate="hot" d={d`M0,${y + u}Q${w * 0.4},${y - u * 4} ${w},${y + u * 0.5}V${h}H0z`} />
      <At x={x + u * 56} y={y + u * 1} scale={u}>
        <Sail />
      </At>
      <Palm x={x - u * 76} y={y + u * 2} scale={u * 0.7} />
      <Palm x={x - u * 94} y={y + u * 2} scale={u * 0.9} mirrored />
      <Palm x={x + u * 92} y={y + u * 2} scale={u * 0.6} />
      <Ink plate="sky" d={ground(w, h, y + u * 4)} />
      <Ink plate="sky" d={d`M0,${y + u * 4}H${w}v${u * 7}H0z`} over />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.6 } }, y + u * 5)} />
      <Glints stage={stage} plate="light" from={y + u * 4} />
      <At x={x + u * 14} y={y + (h - y) * 0.66} scale={u * 0.66}>
        <Dhow />
      </At>
    </>
  )
}
