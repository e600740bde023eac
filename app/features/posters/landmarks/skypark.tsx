import { Palm } from '../growth'
import { At, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

const towers = [-44, 0, 44]

/** Three towers, each of two leaning slabs, with a garden laid across them. */
function Sands() {
  const join = (draw: (x: number) => string) => towers.map(draw).join('')
  return (
    <>
      <Ink plate="light" d={join((x) => d`M${x - 15},0Q${x - 8},-50 ${x - 9},-84H${x + 9}V0z`)} />
      <Ink plate="sky" d={join((x) => d`M${x + 1},0V-84H${x + 11}L${x + 12},0z`)} />
      <Ink plate="sky" d={join((x) => d`M${x + 1},0V-84H${x + 11}L${x + 12},0z`)} over />
      <Line plate="key" width={9} dash="0.8 4.2" d={join((x) => d`M${x - 5.5},-6L${x - 4.5},-80`)} />
      <Line plate="light" width={7} dash="0.8 4.2" d={join((x) => d`M${x + 6.5},-6V-80`)} />
      <Ink plate="key" d="M-66,-85Q-70,-91 -60,-92H62Q76,-92 86,-97Q82,-86 66,-84H-62z" />
      <Ink plate="hot" d="M-60,-89H66Q74,-89.5 80,-92Q76,-86.5 66,-86H-60z" />
      <Ink plate="key" d={repeat(9, (index) => d`M${-54 + index * 13},-92v-3a2.5,2.5 0 1 1 3,0v3z`)} />
    </>
  )
}

/** A tree of steel, 50 units high. */
function SuperTree() {
  return (
    <>
      <Ink
        plate="key"
        d="M-1.8,0Q-1,-24 -3,-32L-20,-44H-16L-6,-38L-11,-46H-8L-2,-37V-47H2V-37L8,-46H11L6,-38L16,-44H20L3,-32Q1,-24 1.8,0z"
      />
      <Line plate="hot" width={2} d="M-21,-45Q0,-50 21,-45" />
      <Line plate="hot" width={0.9} d="M-1,-4L1.5,-12L-1.5,-20L2,-28" />
    </>
  )
}

/** The glass shells of the gardens by the bay, 62 units wide. */
function Conservatories() {
  return (
    <>
      <Ink plate="light" d="M-40,0Q-34,-26 -10,-30Q12,-24 16,0zM2,0Q8,-36 20,-38Q34,-26 40,0z" />
      <Ink plate="sky" d="M-4,0Q-4,-22 -10,-30Q12,-24 16,0zM22,0Q24,-26 20,-38Q34,-26 40,0z" over />
      <Line
        plate="key"
        width={1}
        d="M-28,0Q-26,-20 -10,-30M-16,0Q-16,-20 -10,-30M-4,0Q-4,-20 -10,-30M8,0Q6,-22 -10,-30M22,0Q23,-26 20,-38M31,0Q30,-24 20,-38"
      />
    </>
  )
}

/** Singapore: the garden over three towers, and the trees of steel before it. */
export function Skypark({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const skyline = repeat(Math.ceil(w / u / 12) + 1, (index) => {
    const up = u * (12 + ((index * 53) % 34))
    return d`M${index * u * 12},${y}v${-up}h${u * 9}v${up}z`
  })
  const trees = [-92, -78, 88, 102]
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={skyline} over />
      <At x={x + u * 6} y={y + 1} scale={u}>
        <Sands />
      </At>
      <Ink
        plate="key"
        d={repeat(
          Math.ceil(w / u / 13) + 1,
          (index) =>
            d`M${index * u * 13 - u * 9},${y + u * 2}a${u * 9},${u * (6 + ((index * 5) % 4) * 1.5)} 0 0 1 ${u * 18},0z`,
        )}
      />
      <At x={x - u * 48} y={y + u * 2} scale={u * 0.8}>
        <Conservatories />
      </At>
      {trees.map((at, index) => (
        <At key={at} x={x + u * at} y={y + u * 2} scale={u * (index % 2 ? 0.8 : 1.1)}>
          <SuperTree />
        </At>
      ))}
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="key" d={d`M0,${y}H${w}v${u * 2.5}H0z`} />
      <Ink plate="sky" d={d`M0,${y + u * 2.5}H${w}v${u * 9}H0z`} over />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.7 } }, y + u * 2)} />
      <Glints stage={stage} plate="light" from={y} />
      {w / h > 1.4 && (
        <>
          <Palm x={x - u * 140} y={y + 2} scale={u * 0.7} mirrored />
          <Palm x={x + u * 150} y={y + 2} scale={u * 0.8} />
        </>
      )}
    </>
  )
}
