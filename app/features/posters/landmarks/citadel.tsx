import { At, d, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'

/** Terraces step down a slope: each a wall in light over a strip of shade. */
function terraces(): string {
  return repeat(7, (index) => {
    const y = -6 + index * 6.5
    const half = 46 + index * 10
    return d`M${-half},${y}Q${-half * 0.3},${y + 4} ${half * 0.9},${y - 2}v2.8Q${-half * 0.3},${y + 7} ${-half - 3},${y + 3}z`
  })
}

/** What stands of the houses: gables without their roofs. */
function Ruins() {
  const gables = [
    { x: -38, y: -6, w: 13, h: 9 },
    { x: -22, y: -5, w: 13, h: 10 },
    { x: -4, y: -6, w: 14, h: 11 },
    { x: 14, y: -7, w: 12, h: 9 },
    { x: -30, y: 6, w: 14, h: 9 },
    { x: 6, y: 5, w: 14, h: 10 },
    { x: 26, y: 4, w: 13, h: 9 },
  ]
  const join = (draw: (gable: (typeof gables)[number]) => string) => gables.map(draw).join('')
  return (
    <>
      <Ink
        plate="light"
        d={join(({ x, y, w, h }) => d`M${x},${y}v${-h}l${w / 2},${-h * 0.6}l${w / 2},${h * 0.6}v${h}z`)}
      />
      <Ink
        plate="sky"
        d={join(({ x, y, w, h }) => d`M${x + w * 0.56},${y}v${-h * 1.52}l${w * 0.44},${h * 0.52}v${h}z`)}
        over
      />
      <Ink
        plate="key"
        d={join(
          ({ x, y, w, h }) =>
            d`M${x + w * 0.2},${y - h * 0.3}l.5,-4h2l.5,4zM${x + w * 0.62},${y - h * 0.3}l.5,-4h2l.5,4z`,
        )}
      />
    </>
  )
}

/** A llama, 40 units high, that has seen it all. */
function Llama() {
  return (
    <>
      <Ink
        plate="light"
        d="M-14,0L-13,-12Q-18,-16 -16,-22Q-10,-26 4,-24Q8,-25 8,-30L8,-37L7,-42L9.5,-39.5L11,-42L12,-39Q18,-38 18,-35.5Q17,-33.5 13,-33.5Q13,-24 12,-20Q11,-15 9,-12L10,0H6.5L5,-11Q-2,-9 -8,-11L-10,0z"
      />
      <Ink plate="key" d="M12.3,-37a.8,.8 0 1 1 1.6,0a.8,.8 0 1 1 -1.6,0z" />
      <Ink
        plate="hot"
        d="M-12,-24.2Q-4,-26 3,-24.2L2,-14Q-4,-12.5 -10,-14zM7.8,-31L13.2,-30.5V-28.5L7.8,-29z"
      />
      <Ink plate="sky" d="M5,-11Q-2,-9 -8,-11L-8.5,-9Q-2,-6 5.5,-8z" over />
    </>
  )
}

/** Cusco: the city in the clouds under its sharp hill. */
export function Citadel({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon, centre: x, unit: u } = stage
  const y = horizon - u * 6
  const far = d`M0,${y - u * 34}L${x - u * 96},${y - u * 62}L${x - u * 70},${y - u * 40}L${x - u * 46},${y - u * 56}L${x},${y - u * 30}L${x + u * 60},${y - u * 70}L${x + u * 84},${y - u * 48}L${x + u * 112},${y - u * 62}L${w},${y - u * 30}V${h}H0z`
  const cloud = (cx: number, cy: number, size: number) =>
    d`M${cx - size},${cy}q${size * 0.1},${-size * 0.3} ${size * 0.5},${-size * 0.2}q${size * 0.3},${-size * 0.3} ${size * 0.7},0q${size * 0.5},${-size * 0.16} ${size * 0.7},${size * 0.2}z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={far} over />
      <At x={x + u * 8} y={y} scale={u}>
        <Ink
          plate="key"
          d="M-58,4L-40,-26L-32,-30L-20,-62L-14,-68L-4,-100L4,-108L10,-104L20,-72L28,-62L36,-34L48,-24L62,4z"
        />
        <Ink
          plate="hot"
          d="M4,-108L10,-104L20,-72L28,-62L36,-34L48,-24L62,4H28L30,-18L18,-36L16,-58L8,-72zM-20,-62L-14,-68L-16,-44L-26,-22L-22,0H-40L-32,-30z"
        />
        <Ink plate="sky" d="M8,-72L16,-58L18,-36L30,-18L28,4H12L8,-24L0,-44z" over />
        <Ink plate="key" d="M-100,6L-80,-12L-64,-20L-52,-14L-38,4z" />
        <Ink plate="hot" d="M-64,-20L-52,-14L-38,4H-56z" />
      </At>
      <Ink plate="light" d={cloud(x - u * 60, y - u * 22, u * 34) + cloud(x + u * 66, y - u * 36, u * 30)} />
      <Ink
        plate="sky"
        d={d`M0,${y - u * 6}Q${x - u * 60},${y - u * 2} ${x - u * 50},${y - u * 4}H${x + u * 50}Q${x + u * 90},${y - u * 4} ${w},${y - u * 18}V${h}H0z`}
      />
      <Ink
        plate="sky"
        d={d`M0,${y - u * 6}Q${x - u * 60},${y - u * 2} ${x - u * 50},${y - u * 4}H${x + u * 50}Q${x + u * 90},${y - u * 4} ${w},${y - u * 18}V${h}H0z`}
        over
      />
      <At x={x + u * 4} y={y + u * 2} scale={u}>
        <Ink plate="light" d={terraces()} />
        <Ruins />
      </At>
      <Ink
        plate="key"
        d={d`M0,${y + u * 18}Q${x - u * 80},${y + u * 16} ${x - u * 30},${y + (h - y) * 0.78}T${x + u * 60},${h}H0z`}
      />
      <Line
        plate="hot"
        width={u * 1.2}
        d={d`M0,${y + u * 26}Q${x - u * 84},${y + u * 22} ${x - u * 44},${h}`}
      />
      <At x={x - u * 64} y={y + u * 24} scale={u * 1.35}>
        <Llama />
      </At>
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x - u * 60, y - u * 88, u * 5, 1)} />
    </>
  )
}
