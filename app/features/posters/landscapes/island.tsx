import { Palm } from '../growth'
import { At, d, ground, Ink, Line } from '../press'
import { birds, Sun } from '../sky'
import { chance, type Stage } from '../stage'
import { Glints, Swells, sunRoad } from '../water'

/** A canoe with its outrigger and crab-claw sail, 52 units high. */
function Outrigger() {
  return (
    <>
      <Ink plate="light" d="M-1,0Q-26,-16 -20,-44Q-6,-26 1,0z" />
      <Ink plate="hot" d="M1,0Q-2,-34 -20,-46Q16,-40 18,-8Q10,-2 1,0z" />
      <Ink plate="key" d="M-24,0Q-12,6 0,6T26,-1L22,5Q10,11 -4,11T-22,6zM-1,2L-21,-47L-19,-48L2,2z" />
    </>
  )
}

/** The main peak: one side in light, one in shade, a ring of cloud about it. */
function Peak({
  stage,
  sea,
  x,
  half,
  rise,
}: {
  stage: Stage
  sea: number
  x: number
  half: number
  rise: number
}) {
  const h = stage.height
  const top = sea - rise
  const cloud = top + rise * 0.34
  return (
    <>
      <Ink
        plate="key"
        d={d`M${x - half},${sea}Q${x - half * 0.42},${sea - rise * 0.2} ${x - half * 0.12},${top}L${x - half * 0.03},${top + rise * 0.05}L${x + half * 0.06},${top - rise * 0.02}L${x + half * 0.13},${top + rise * 0.02}Q${x + half * 0.4},${sea - rise * 0.22} ${x + half},${sea}z`}
      />
      <Ink
        plate="sky"
        d={d`M${x - half * 0.12},${top}L${x - half * 0.03},${top + rise * 0.05}L${x - half * 0.06},${top + rise * 0.3}L${x - half * 0.2},${top + rise * 0.62}L${x - half * 0.12},${sea - rise * 0.1}L${x - half * 0.34},${sea}H${x - half * 0.62}Q${x - half * 0.3},${sea - rise * 0.3} ${x - half * 0.12},${top}zM${x + half * 0.06},${top - rise * 0.02}L${x + half * 0.13},${top + rise * 0.02}Q${x + half * 0.2},${top + rise * 0.4} ${x + half * 0.36},${top + rise * 0.66}L${x + half * 0.2},${top + rise * 0.5}z`}
      />
      <Ink
        plate="light"
        d={d`M${x - half * 0.56},${cloud + h * 0.02}q${half * 0.1},${-h * 0.035} ${half * 0.24},${-h * 0.018}q${half * 0.14},${-h * 0.035} ${half * 0.3},${-h * 0.008}q${half * 0.16},${-h * 0.02} ${half * 0.26},${h * 0.026}z`}
      />
    </>
  )
}

/** Peaks out of the sea, a palm to look from under, a sail on the way. */
export function Island({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k, open, broad, centre: x } = stage
  const sea = h * (open ? 0.82 : 0.7)
  const half = broad ? w * 0.26 : w * 0.42
  const rise = h * (broad ? 0.3 : open ? 0.24 : 0.36)
  const left = chance(stage, 1) < 0.5
  const lean = left ? 1 : -1
  const second = d`M${x + lean * half * 0.2},${sea}Q${x + lean * half * 0.5},${sea - rise * 0.14} ${x + lean * half * 0.72},${sea - rise * 0.62}Q${x + lean * half * 0.98},${sea - rise * 0.16} ${x + lean * half * 1.5},${sea}z`
  const third = d`M${x - lean * half * 1.7},${sea}Q${x - lean * half * 1.2},${sea - rise * 0.06} ${x - lean * half},${sea - rise * 0.34}Q${x - lean * half * 0.7},${sea - rise * 0.08} ${x - lean * half * 0.3},${sea}z`
  const palms = left ? [0.1, 0.26, 0.93] : [0.9, 0.74, 0.07]
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={third} over />
      <Ink plate="hot" d={second} over />
      <Peak stage={stage} sea={sea} x={x - lean * half * 0.12} half={half} rise={rise} />
      <Ink plate="sky" d={ground(w, h, sea)} />
      <Ink plate="sky" d={d`M0,${sea}H${w}V${sea + h * 0.045}H0z`} over />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.7 } }, sea)} />
      <Glints stage={stage} plate="light" from={sea} />
      <At x={x + lean * w * (broad ? 0.16 : 0.2)} y={sea + h * 0.1} scale={k * 1.05} mirrored={!left}>
        <Outrigger />
      </At>
      <Ink
        plate="key"
        d={d`M0,${h * 0.93}Q${w * 0.22},${h * 0.86} ${w * 0.52},${h * 0.94}T${w},${h * 0.91}V${h}H0z`}
      />
      <Swells stage={stage} from={h * 0.93} plates={['hot', 'sky']} />
      {palms.map((share, index) => (
        <Palm
          key={share}
          x={w * share}
          y={h * (0.925 + index * 0.012)}
          scale={k * (1.9 - index * 0.35)}
          mirrored={share > 0.5}
        />
      ))}
      <Line
        plate="key"
        width={Math.max(1, k)}
        d={birds(w * (left ? 0.66 : 0.2), h * (open ? 0.6 : 0.16), 5 * k)}
      />
    </>
  )
}
