import { At, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'

/** Battlements from x to x + length, on y. */
const merlons = (x: number, y: number, length: number) =>
  repeat(Math.floor(length / 5), (index) => d`M${x + index * 5},${y}v-3h3v3z`)

/** Rock and castle, 180 units wide and 106 high. */
function CastleRock() {
  return (
    <>
      <Ink
        plate="light"
        d="M-70,-50V-64H-38V-56H-20V-76H14V-60H36V-70H62V-50zM-24,-76V-92H-6V-76zM40,-70V-82H56V-70z"
      />
      <Ink
        plate="sky"
        d="M-52,-50V-64H-38V-50zM0,-50V-76H14V-50zM50,-50V-70H62V-50zM-12,-76V-92H-6V-76zM50,-70V-82H56V-70z"
        over
      />
      <Ink
        plate="light"
        d={merlons(-70, -64, 32) + merlons(-20, -76, 36) + merlons(36, -70, 28) + merlons(-24, -92, 18)}
      />
      <Ink plate="hot" d="M16,-60L20,-68H32L36,-60zM39,-82L48,-92L57,-82z" />
      <Line
        plate="key"
        width={3.2}
        dash="1.8 5.2"
        d="M-66,-57H-42M-16,-69H12M-16,-60H34M40,-62H60M-21,-84H-8M43,-76H54"
      />
      <Ink plate="key" d="M-15.4,-92V-112H-14.6V-92z" />
      <Ink plate="hot" d="M-14.6,-112Q-8,-114 -2,-110V-103Q-8,-107 -14.6,-105z" />
      <Ink
        plate="light"
        d="M-14.6,-111L-2,-104.5V-103L-14.6,-109.5zM-14.6,-106L-2,-109.5V-110.5L-14.6,-107z"
      />
      <Ink
        plate="key"
        d="M-104,4L-94,-16L-86,-20L-78,-46L-70,-54H-38V-50L-20,-54H16L36,-52H64L72,-46L80,-24L92,-14L104,4z"
      />
      <Ink
        plate="hot"
        d="M-62,-54L-48,-54L-54,-36L-44,-18L-52,4H-70L-62,-16L-70,-36zM-24,-53L-6,-54L-12,-36L0,-14L-8,4H-26L-20,-16L-30,-34zM20,-54L36,-52L30,-38L40,-18L34,4H18L24,-18L14,-36zM56,-52L68,-49L62,-30L74,-10L76,4H58L64,-12L54,-28zM-94,-16L-86,-20L-84,-4L-78,4H-100z"
      />
      <Ink plate="hot" d="M-44,-18L-36,-30L-38,4H-52zM0,-14L6,-26L8,4H-8zM40,-18L46,-30L48,4H34z" over />
    </>
  )
}

/** Houses of the old town: tall, narrow, gabled, with their chimneys. */
function tenements({ width: w, horizon: y, unit: u }: Stage): string {
  const step = Math.max(u * 15, w / 46)
  return repeat(Math.ceil(w / step) + 1, (index) => {
    const up = u * (13 + ((index * 31) % 13))
    const x = index * step - step * 0.3
    return d`M${x},${y + u * 3}v${-up}l${step * 0.3},${-u * 7}v${-u * 5}h${u * 3}v${u * 5}l${step * 0.4},${u * 2}l${step * 0.3 - u * 3},${u * 5}v${up}z`
  })
}

/** Edinburgh: the castle on its rock, the old town at its foot. */
export function Castle({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const hills = d`M0,${y - u * 20}L${x - u * 112},${y - u * 34}L${x - u * 88},${y - u * 58}L${x - u * 70},${y - u * 54}L${x - u * 40},${y - u * 26}H${x + u * 50}Q${x + u * 90},${y - u * 52} ${x + u * 116},${y - u * 44}T${w},${y - u * 26}V${h}H0z`
  const step = Math.max(u * 15, w / 46)
  const windows = repeat(Math.ceil(w / step), (index) =>
    index % 2
      ? ''
      : d`M${index * step - step * 0.06},${y - u * 9}v${u * 10}M${index * step + step * 0.28},${y - u * 9}v${u * 10}`,
  )
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={hills} over />
      <At x={x} y={y} scale={u}>
        <CastleRock />
      </At>
      <Ink plate="sky" d={tenements(stage)} />
      <Ink plate="sky" d={tenements(stage)} over />
      <Line plate="light" width={u * 2} dash={`${(u * 2.4).toFixed(1)} ${(u * 2).toFixed(1)}`} d={windows} />
      <Ink plate="key" d={ground(w, h, y + u * 2)} />
      <Ink
        plate="hot"
        d={d`M0,${h}V${y + (h - y) * 0.6}Q${w * 0.3},${y + (h - y) * 0.34} ${w * 0.6},${y + (h - y) * 0.66}T${w},${y + (h - y) * 0.56}V${h}z`}
      />
      <Ink
        plate="key"
        d={repeat(5, (index) => {
          const at = w * (0.08 + index * 0.045)
          const up = (h - y) * (0.5 + ((index * 3) % 4) * 0.1)
          const r = u * 4
          return d`M${at - u * 0.5},${h}v${-up}h${u}v${up}zM${at - r},${h - up}q0,${-r * 0.9} ${r * 0.5},${-r}h${r}q${r * 0.5},${r * 0.1} ${r * 0.5},${r}q${-r},${r * 0.8} ${-2 * r},0z`
        })}
      />
      <Ink
        plate="light"
        d={repeat(5, (index) => {
          const at = w * (0.08 + index * 0.045)
          const up = (h - y) * (0.5 + ((index * 3) % 4) * 0.1)
          const r = u * 4
          return d`M${at - r * 0.6},${h - up - r * 0.9}l${-r * 0.4},${-r * 0.9}l${r * 0.6},${r * 0.4}l${r * 0.4},${-r * 0.7}l${r * 0.4},${r * 0.7}l${r * 0.6},${-r * 0.4}l${-r * 0.4},${r * 0.9}z`
        })}
      />
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x + u * 58, y - u * 98, u * 4)} />
    </>
  )
}
