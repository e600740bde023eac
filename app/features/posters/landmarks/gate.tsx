import { Palm } from '../growth'
import { At, d, ground, Ink, Line } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Swells } from '../water'

/** One half of a candi bentar, the split gate; the other is its mirror. */
function Half() {
  return (
    <>
      <Ink
        plate="key"
        d="M5,0V-104L8,-110L12,-104V-98L16,-104V-90L22,-94V-80L28,-84V-70L34,-73V-58L41,-61V-44L49,-47V-30L56,-33V-14H62V0z"
      />
      <Ink plate="hot" d="M5,0V-104L8,-110L10,-107V0z" />
      <Line plate="hot" d="M5,-90H16M5,-80H22M5,-70H28M5,-58H34M5,-44H41M5,-30H49M5,-14H56" width={1.5} />
    </>
  )
}

/** Bali: the split gate before its volcano, rice terraces at its foot. */
export function Gate({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const volcano = d`M${x - u * 150},${y}Q${x - u * 40},${y - u * 28} ${x - u * 9},${y - u * 66}L${x},${y - u * 62}L${x + u * 8},${y - u * 67}Q${x + u * 40},${y - u * 28} ${x + u * 150},${y}z`
  const forest = d`M0,${y - h * 0.05}Q${w * 0.25},${y - h * 0.11} ${w * 0.5},${y - h * 0.04}T${w},${y - h * 0.06}V${h}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={volcano} over />
      <Ink plate="sky" d={forest} over />
      <Palm x={x - u * 92} y={y + 2} scale={u * 1.12} />
      <Palm x={x + u * 96} y={y + 2} scale={u * 1.3} />
      {w / h > 1.4 && (
        <>
          <Palm x={x - u * 140} y={y + 6} scale={u * 1.4} />
          <Palm x={x + u * 160} y={y + 6} scale={u} />
        </>
      )}
      <At x={x} y={y + 2} scale={u}>
        <Half />
        <g transform="scale(-1 1)">
          <Half />
        </g>
        <Ink plate="hot" d="M-7,0V-3H7V0zM-5,-3V-5H5V-3z" />
      </At>
      <Ink plate="key" d={ground(w, h, y)} />
      <Swells stage={stage} from={y} plates={['sky', 'hot', 'sky']} />
    </>
  )
}
