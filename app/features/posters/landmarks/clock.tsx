import { At, arch, Disc, d, ground, Ink, Line, repeat } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

const pinnacle = (x: number, y: number, up: number) =>
  d`M${x - 1.2},${y}v${-up * 0.6}l1.2,${-up * 0.4}l1.2,${up * 0.4}v${up * 0.6}z`

function GreatClock() {
  return (
    <>
      <Ink plate="light" d="M-8,0V-70H8V0z" />
      <Ink plate="sky" d="M1,0V-70H8V0z" over />
      <Line plate="key" width={0.9} d="M-5,-4V-66M-2,-4V-66M1,-4V-66M4,-4V-66M-8,-18H8M-8,-36H8M-8,-54H8" />
      <Ink plate="hot" d="M-10.5,-69H10.5V-92H-10.5z" />
      <Ink plate="hot" d="M2,-69H10.5V-92H2z" over />
      <Disc plate="key" x={0} y={-80.5} r={8.8} />
      <Disc plate="light" x={0} y={-80.5} r={7.4} />
      <Line plate="key" width={1.3} d="M0,-86.5V-80.5L3.6,-77.5" />
      <Ink
        plate="key"
        d="M-9.5,-92H9.5V-100H-9.5zM-11,-100H11L6.5,-111H-6.5zM-6,-111H6V-115H-6zM-7,-115H7L.6,-130H-.6zM-.6,-129V-136H.6V-129z"
      />
      <Ink plate="light" d={arch(-7, -93.5, 3, 5) + arch(-1.5, -93.5, 3, 5) + arch(4, -93.5, 3, 5)} />
      <Ink plate="hot" d="M-4,-111.8v-2.4h2v2.4zM-1,-111.8v-2.4h2v2.4zM2,-111.8v-2.4h2v2.4z" />
      <Ink plate="key" d={pinnacle(-10.4, -91, 13) + pinnacle(10.4, -91, 13)} />
    </>
  )
}

const bay = 9
const bays = 21

/** The long river front, bay after bay, with its two other towers. */
function Parliament() {
  const front = d`M-8,0V-29H${-8 - bays * bay}V0z`
  const crown = repeat(bays, (index) => pinnacle(-8 - index * bay, -28, index % 3 ? 9 : 14))
  const lobby = 'M-72,-28V-44L-62,-76L-52,-44V-28z'
  const victoria = 'M-142,-28V-84H-114V-28z'
  return (
    <>
      <Ink plate="hot" d={front + lobby + victoria} />
      <Ink plate="sky" d={front + lobby + victoria} over />
      <Ink plate="hot" d="M-62,-28V-76L-52,-44V-28zM-128,-28V-84H-114V-28z" over />
      <Ink
        plate="key"
        d={
          crown +
          pinnacle(-142, -83, 20) +
          pinnacle(-133, -83, 12) +
          pinnacle(-123, -83, 12) +
          pinnacle(-114, -83, 20) +
          arch(-138, -36, 7, 34) +
          arch(-125, -36, 7, 34) +
          'M-62.5,-75V-84H-61.5V-75zM-128.5,-84V-108H-127.5V-84zM-66,-34V-46a2,3 0 0 1 4,0V-34z'
        }
      />
      <Line
        plate="key"
        width={8}
        dash="2 1.2 2 3.8"
        d={d`M-9.8,-21H${-8 - bays * bay}M-9.8,-9H${-8 - bays * bay}`}
      />
      <Ink plate="light" d="M-127.5,-108h10v6h-10z" />
    </>
  )
}

/** Westminster Bridge, and the bus that is always on it. */
function WestminsterBridge({ length }: { length: number }) {
  const spans = Math.ceil(length / 32)
  const arches = repeat(spans, (index) => {
    const x = 10 + index * 32
    return d`M${x},2V-12h32V2h-3c0,-14 -26,-14 -26,0z`
  })
  return (
    <>
      <Ink plate="key" d={d`M8,-17.5H${10 + spans * 32}V-11H8z` + arches} />
      <Line plate="light" width={0.9} d={d`M8,-14.6H${10 + spans * 32}`} />
      <Ink plate="key" d="M40.8,-18V-33q0,-3.2 3.2,-3.2H66q3.2,0 3.2,3.2V-18z" />
      <Ink plate="hot" d="M42,-18V-33q0,-2 2,-2H66q2,0 2,2V-18z" />
      <Ink plate="key" d="M45,-18a2.6,2.6 0 0 1 5.2,0zM60,-18a2.6,2.6 0 0 1 5.2,0z" />
      <Line plate="key" width={4} dash="4.5 1.5" d="M44.5,-30.5H66M44.5,-24H61" />
      <Ink
        plate="key"
        d={repeat(
          spans,
          (index) =>
            d`M${84 + index * 32},-16v-11h1v11zM${82.5 + index * 32},-28.5a2,2 0 1 1 4,0a2,2 0 1 1 -4,0z`,
        )}
      />
    </>
  )
}

/** London: the clock over the river. */
export function Clock({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  return (
    <>
      <Sun stage={stage} />
      <At x={x + u * 26} y={y + 2} scale={u}>
        <Parliament />
        <WestminsterBridge length={(w - x) / u} />
        <GreatClock />
      </At>
      <Ink plate="key" d={ground(w, h, y)} />
      <Ink plate="hot" d={sunRoad(stage, y)} />
      <Glints stage={stage} plate="sky" from={y} opacity={0.4} />
    </>
  )
}
