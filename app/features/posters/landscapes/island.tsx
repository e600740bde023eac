import { Palm } from '../growth'
import { At, d, ground, Ink, Line } from '../press'
import { birds, Sun } from '../sky'
import { chance, pick, type Stage } from '../stage'
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

/** A stack of limestone with its side in shade and the green on its head. */
function stack(x: number, foot: number, half: number, rise: number) {
  const y = (share: number) => foot - rise * share
  return {
    rock: d`M${x - half * 0.86},${foot}Q${x - half},${y(0.1)} ${x - half * 0.94},${y(0.3)}C${x - half * 1.1},${y(0.6)} ${x - half * 0.7},${y(0.7)} ${x - half * 0.6},${y(0.86)}Q${x - half * 0.3},${y(1.04)} ${x + half * 0.1},${y(1)}Q${x + half * 0.66},${y(0.94)} ${x + half * 0.7},${y(0.66)}C${x + half * 0.8},${y(0.5)} ${x + half * 1.1},${y(0.4)} ${x + half},${y(0.14)}L${x + half * 0.88},${foot}z`,
    face: d`M${x + half * 0.1},${y(1)}Q${x + half * 0.66},${y(0.94)} ${x + half * 0.7},${y(0.66)}C${x + half * 0.8},${y(0.5)} ${x + half * 1.1},${y(0.4)} ${x + half},${y(0.14)}L${x + half * 0.88},${foot}H${x + half * 0.4}L${x + half * 0.56},${y(0.24)}L${x + half * 0.3},${y(0.48)}L${x + half * 0.42},${y(0.7)}z`,
    cracks: d`M${x - half * 0.5},${y(0.66)}l${-half * 0.1},${rise * 0.3}l${half * 0.2},${rise * 0.06}zM${x - half * 0.1},${y(0.84)}l${-half * 0.06},${rise * 0.24}l${half * 0.16},${rise * 0.1}z`,
  }
}

/** Stacks of limestone, near ones and far ones. */
function Stacks({ stage, sea, lean }: { stage: Stage; sea: number; lean: number }) {
  const { height: h, broad, width: w, centre: x } = stage
  const reach = broad ? w * 0.2 : w * 0.42
  const rise = h * (stage.open ? 0.22 : 0.36)
  const near = [
    stack(x - lean * reach * 0.24, sea, reach * 0.34, rise),
    stack(x + lean * reach * 0.42, sea, reach * 0.2, rise * (0.6 + 0.2 * chance(stage, 3))),
    stack(x - lean * reach * 0.86, sea, reach * 0.2, rise * (0.4 + 0.2 * chance(stage, 4))),
  ]
  const far = [
    stack(x + lean * reach * 0.12, sea, reach * 0.18, rise * 0.62),
    stack(x + lean * reach * 0.84, sea, reach * 0.26, rise * 0.5),
    stack(x - lean * reach * 1.3, sea, reach * 0.3, rise * 0.44),
  ]
  return (
    <>
      <Ink plate="sky" d={far.map(({ rock }) => rock).join('')} over />
      <Ink plate="key" d={near.map(({ rock }) => rock).join('')} />
      <Ink plate="hot" d={near.map(({ face }) => face).join('')} />
      <Ink plate="sky" d={near.map(({ cracks }) => cracks).join('')} />
    </>
  )
}

/** A low island with its palms, and huts on stilts beside it. */
function Lagoon({ stage, sea, lean }: { stage: Stage; sea: number; lean: number }) {
  const { height: h, detail: k, broad, width: w, centre } = stage
  const reach = broad ? w * 0.2 : w * 0.42
  const x = centre - lean * reach * 0.3
  const huts = [0.55, 0.92, 1.3].map((share, index) => ({
    at: centre + lean * reach * share,
    s: k * (1.15 - index * 0.16),
  }))
  const join = (draw: (hut: (typeof huts)[number]) => string) => huts.map(draw).join('')
  const bank = (cx: number, cy: number, size: number) =>
    d`M${cx - size},${cy}q${size * 0.1},${-size * 0.36} ${size * 0.5},${-size * 0.26}q${size * 0.3},${-size * 0.4} ${size * 0.74},${-size * 0.06}q${size * 0.5},${-size * 0.1} ${size * 0.66},${size * 0.32}z`
  return (
    <>
      <Ink
        plate="light"
        d={
          bank(centre + lean * reach * 0.7, sea - h * 0.05, w * (broad ? 0.09 : 0.2)) +
          bank(centre - lean * reach, sea - h * 0.03, w * (broad ? 0.07 : 0.16))
        }
      />
      <Ink
        plate="sky"
        d={d`M${x - reach * 1.3},${sea}q${reach * 0.4},${-h * 0.05} ${reach * 0.8},${-h * 0.03}t${reach * 0.9},${h * 0.03}z`}
        over
      />
      <Ink
        plate="light"
        d={d`M${x - reach * 0.8},${sea + h * 0.012}Q${x},${sea - h * 0.045} ${x + reach * 0.7},${sea + h * 0.012}z`}
      />
      <Ink
        plate="key"
        d={d`M${x - reach * 0.6},${sea - h * 0.006}q${reach * 0.2},${-h * 0.05} ${reach * 0.46},${-h * 0.036}q${reach * 0.3},${-h * 0.02} ${reach * 0.56},${h * 0.036}z`}
      />
      <Palm x={x - reach * 0.3} y={sea - h * 0.01} scale={k * 1.25} />
      <Palm x={x - reach * 0.06} y={sea - h * 0.015} scale={k * 1.6} mirrored />
      <Palm x={x + reach * 0.18} y={sea - h * 0.01} scale={k * 1.1} />
      <Ink
        plate="light"
        d={join(({ at, s }) => d`M${at - 10 * s},${sea + 2 * s}v${-11 * s}h${20 * s}v${11 * s}z`)}
      />
      <Ink
        plate="hot"
        d={join(
          ({ at, s }) =>
            d`M${at - 14 * s},${sea - 8 * s}Q${at - 4 * s},${sea - 14 * s} ${at},${sea - 25 * s}Q${at + 4 * s},${sea - 14 * s} ${at + 14 * s},${sea - 8 * s}z`,
        )}
      />
      <Ink
        plate="key"
        d={join(
          ({ at, s }) =>
            d`M${at - 12 * s},${sea + 2 * s}h${24 * s}v${2 * s}h${-2 * s}v${8 * s}h${-1.5 * s}v${-8 * s}h${-17 * s}v${8 * s}h${-1.5 * s}v${-8 * s}h${-2 * s}zM${at - 3 * s},${sea + 2 * s}v${-8 * s}h${6 * s}v${8 * s}z`,
        )}
      />
      <Line
        plate="key"
        width={1.6 * k}
        d={d`M${x + lean * reach * 0.4},${sea + 3 * k}L${centre + lean * reach * 1.3},${sea + 3 * k}`}
      />
    </>
  )
}

/** An island of one kind or another, a palm to look from under, a sail on the way. */
export function Island({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k, open, broad, centre: x } = stage
  const sea = h * (open ? 0.82 : 0.7)
  const half = broad ? w * 0.26 : w * 0.42
  const rise = h * (broad ? 0.3 : open ? 0.24 : 0.36)
  const left = chance(stage, 1) < 0.5
  const lean = left ? 1 : -1
  const kind = pick(stage, 2, ['peak', 'stacks', 'lagoon'])
  const second = d`M${x + lean * half * 0.2},${sea}Q${x + lean * half * 0.5},${sea - rise * 0.14} ${x + lean * half * 0.72},${sea - rise * 0.62}Q${x + lean * half * 0.98},${sea - rise * 0.16} ${x + lean * half * 1.5},${sea}z`
  const third = d`M${x - lean * half * 1.7},${sea}Q${x - lean * half * 1.2},${sea - rise * 0.06} ${x - lean * half},${sea - rise * 0.34}Q${x - lean * half * 0.7},${sea - rise * 0.08} ${x - lean * half * 0.3},${sea}z`
  const palms = left ? [0.1, 0.26, 0.93] : [0.9, 0.74, 0.07]
  // Where palms are the view, none stand in it.
  const shown = kind === 'lagoon' ? palms.slice(0, 1) : palms
  return (
    <>
      <Sun stage={stage} />
      {kind === 'peak' && (
        <>
          <Ink plate="sky" d={third} over />
          <Ink plate="hot" d={second} over />
          <Peak stage={stage} sea={sea} x={x - lean * half * 0.12} half={half} rise={rise} />
        </>
      )}
      {kind === 'stacks' && <Stacks stage={stage} sea={sea} lean={lean} />}
      <Ink plate="sky" d={ground(w, h, sea)} />
      <Ink plate="sky" d={d`M0,${sea}H${w}V${sea + h * 0.045}H0z`} over />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.7 } }, sea)} />
      <Glints stage={stage} plate="light" from={sea} />
      {kind === 'lagoon' && <Lagoon stage={stage} sea={sea} lean={lean} />}
      <At x={x + lean * w * (broad ? 0.16 : 0.2)} y={sea + h * 0.1} scale={k * 1.05} mirrored={!left}>
        <Outrigger />
      </At>
      <Ink
        plate="key"
        d={d`M0,${h * 0.93}Q${w * 0.22},${h * 0.86} ${w * 0.52},${h * 0.94}T${w},${h * 0.91}V${h}H0z`}
      />
      <Swells stage={stage} from={h * 0.93} plates={['hot', 'sky']} />
      {shown.map((share, index) => (
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
