import { Palm } from '../growth'
import { At, arch, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

/** A tower as a corn cob stands, `h` high and `w` to each side at its foot. */
const cob = (x: number, w: number, h: number) =>
  d`M${x - w},0C${x - w * 0.62},${-h * 0.2} ${x - w * 0.5},${-h * 0.3} ${x - w * 0.4},${-h * 0.42}V${-h * 0.5}C${x - w * 0.38},${-h * 0.72} ${x - w * 0.24},${-h * 0.88} ${x},${-h * 0.92}C${x + w * 0.24},${-h * 0.88} ${x + w * 0.38},${-h * 0.72} ${x + w * 0.4},${-h * 0.5}V${-h * 0.42}C${x + w * 0.5},${-h * 0.3} ${x + w * 0.62},${-h * 0.2} ${x + w},0z`

const cobShade = (x: number, w: number, h: number) =>
  d`M${x + w * 0.1},0V${-h * 0.91}C${x + w * 0.26},${-h * 0.87} ${x + w * 0.38},${-h * 0.72} ${x + w * 0.4},${-h * 0.5}V${-h * 0.42}C${x + w * 0.5},${-h * 0.3} ${x + w * 0.62},${-h * 0.2} ${x + w},0z`

const spike = (x: number, h: number) =>
  d`M${x - 0.7},${-h * 0.91}L${x},${-h}L${x + 0.7},${-h * 0.91}zM${x - 2.5},${-h * 0.95}l2.5,2l2.5,-2l-2.5,5z`

const small = [
  { x: -66, w: 15, h: 54 },
  { x: 66, w: 15, h: 54 },
  { x: -42, w: 12, h: 42 },
  { x: 42, w: 12, h: 42 },
]

function Towers() {
  const bands = repeat(4, (index) => {
    const y = -8 - index * 10
    const half = 33 - index * 6.2
    return d`M${-half},${y}h${half * 2}v-3h${-half * 2}z`
  })
  const crown = repeat(4, (index) => {
    const y = -62 - index * 11
    const half = 14.5 - index * 1.7
    return d`M${-half},${y}Q0,${y + 3} ${half},${y}`
  })
  return (
    <>
      <Ink plate="light" d={small.map(({ x, w, h }) => cob(x, w, h)).join('')} />
      <Ink plate="sky" d={small.map(({ x, w, h }) => cobShade(x, w, h)).join('')} over />
      <Ink
        plate="hot"
        d={small
          .map(
            ({ x, w, h }) =>
              d`M${x - w * 0.8},-6h${w * 1.6}v-3h${-w * 1.6}zM${x - w * 0.5},${-h * 0.36}h${w}v-2h${-w}z`,
          )
          .join('')}
      />
      <Ink plate="key" d={small.map(({ x, h }) => spike(x, h)).join('')} />
      <Ink plate="light" d={cob(0, 38, 118)} />
      <Ink plate="sky" d={cobShade(0, 38, 118)} over />
      <Ink plate="hot" d={bands} />
      <Ink plate="hot" d="M4,-8H33V-11H4zM4,-18H27V-21H4zM4,-28H20.5V-31H4zM4,-38H14V-41H4z" over />
      <Ink
        plate="key"
        d={`${arch(-6, -46, 12, 12)}${arch(-3, -12, 6, 5)}${repeat(4, (index) => arch(-19 + index * 10.5, -22, 3.5, 3))}M-17,-44H17V-46.5H-17z${spike(0, 118)}`}
      />
      <Line plate="key" width={1.2} d={crown} />
      <Ink plate="key" d="M-3.5,0V-10H3.5V0zM-80,2V-6H80V2z" />
      <Line plate="light" width={3.4} dash="4.6 3.6" d="M-77,-1.6H78" />
    </>
  )
}

/** A boat with a long tail, 66 units long. */
function LongTail() {
  return (
    <>
      <Ink plate="key" d="M-38,-13Q-30,-1 -8,0H22Q30,-1 34,-6L30,5Q20,8 -6,8Q-30,7 -38,-13z" />
      <Ink plate="light" d="M-16,-1V-14H18V-1z" />
      <Ink plate="sky" d="M-16,-1V-14H18V-1z" over />
      <Ink plate="hot" d="M-20,-14Q2,-22 22,-14V-11H-20zM-37,-11L-31,-8L-34,-1L-35,-6z" />
      <Line plate="key" width={1.1} d="M-15,-1V-13M-4,-1V-13M7,-1V-13M17,-1V-13M24,-3L46,3" />
    </>
  )
}

/** Bangkok: the temple of dawn over the river, at the other end of the day. */
export function Prang({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const town = repeat(Math.ceil(w / u / 10) + 1, (index) => {
    const up = u * (8 + ((index * 41) % 22))
    return d`M${index * u * 10},${y}v${-up}h${u * 7}v${up}z`
  })
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={town} over />
      <Palm x={x - u * 96} y={y + 2} scale={u * 0.72} />
      <Palm x={x + u * 96} y={y + 2} scale={u * 0.82} mirrored />
      {w / h > 1.4 && (
        <>
          <Palm x={x - u * 140} y={y + 2} scale={u * 0.9} mirrored />
          <Palm x={x + u * 146} y={y + 2} scale={u * 0.7} />
        </>
      )}
      <At x={x} y={y} scale={u}>
        <Towers />
      </At>
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="key" d={d`M0,${y}H${w}v${u * 3}H0z`} />
      <Ink plate="sky" d={d`M0,${y + u * 3}H${w}v${u * 9}H0z`} over />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.7 } }, y + u * 3)} />
      <Glints stage={stage} plate="light" from={y} />
      <At x={x - u * 34} y={y + (h - y) * 0.56} scale={u * 1.1}>
        <LongTail />
      </At>
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 70, y - u * 84, u * 4)} />
    </>
  )
}
