import { d, ground, Ink, tenth } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, Sailboat } from '../water'

function TableMountain() {
  return (
    <>
      <Ink
        plate="key"
        d="M-190,0L-150,-34L-128,-52L-116,-46L-100,-58L-94,-67L-60,-70L-10,-69L40,-71L66,-68L72,-58L84,-46L100,-40L118,-58L124,-60L132,-46L150,-24L190,0z"
      />
      <Ink
        plate="hot"
        d="M-94,-67L-60,-70L-66,-52L-58,-30L-74,-8L-70,0H-104L-92,-30zM-36,-69L-10,-69L-18,-48L-8,-26L-20,0H-46L-34,-32L-42,-52zM16,-70L40,-71L34,-50L44,-28L36,0H8L20,-28L12,-50zM118,-58L124,-60L120,-40L126,0H108L112,-36zM-128,-52L-116,-46L-122,-26L-112,0H-134L-130,-28z"
      />
      <Ink
        plate="light"
        d="M-102,-66Q-96,-78 -70,-77Q-40,-84 -14,-77Q20,-84 46,-78Q72,-80 76,-66Q70,-58 62,-66Q54,-50 44,-64Q30,-70 24,-62Q10,-48 2,-64Q-14,-70 -26,-62Q-38,-54 -46,-64Q-62,-70 -70,-58Q-80,-54 -84,-64Q-94,-58 -102,-66z"
      />
    </>
  )
}

/** Cape Town: the mountain under its cloth, seen from the bay. */
export function Table({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, broad } = stage
  const across = Math.max(u * 0.86, (w * 1.1) / 340)
  const up = broad ? u * 0.78 : Math.max(u * 0.86, w / 340)
  return (
    <>
      <Sun stage={stage} />
      <g transform={`translate(${tenth(x)} ${y}) scale(${across.toFixed(2)} ${up.toFixed(2)})`}>
        <TableMountain />
      </g>
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="sky" d={d`M0,${y}H${w}V${y + h * 0.05}H0z`} over />
      <Glints stage={stage} plate="light" from={y} />
      <Sailboat x={x - w * 0.22} y={y + h * 0.1} scale={u * 0.72} />
    </>
  )
}
