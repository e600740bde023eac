import { Balloon } from '../figures'
import { cypress, foliage, roundTree, row } from '../growth'
import { At, arch, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import { chance, pick, type Stage } from '../stage'

/** A village about its church, 60 units high. */
function Village() {
  const roofs = [
    { x: -46, w: 16, h: 10 },
    { x: -31, w: 14, h: 14 },
    { x: 14, w: 15, h: 13 },
    { x: 28, w: 18, h: 10 },
  ]
  const join = (draw: (house: (typeof roofs)[number]) => string) => roofs.map(draw).join('')
  return (
    <>
      <Ink
        plate="light"
        d={`${join(({ x, w, h }) => d`M${x},0V${-h}h${w}V0z`)}M-16,0V-17H12V0zM-16,0V-34H-5V0z`}
      />
      <Ink
        plate="sky"
        d={`${join(({ x, w, h }) => d`M${x + w * 0.55},0V${-h}h${w * 0.45}V0z`)}M-9,0V-34H-5V0zM2,0V-17H12V0z`}
        over
      />
      <Ink
        plate="key"
        d={`${join(({ x, w, h }) => d`M${x - 1.5},${-h}l${w * 0.35 + 1.5},${-w * 0.36}h${w * 0.3}l${w * 0.35 + 1.5},${w * 0.36}z`)}M-6,-17L2,-25H8L14,-17z`}
      />
      <Ink
        plate="key"
        d="M-18,-34L-10.5,-58L-3,-34zM-12,-22v-6a1.5,1.5 0 0 1 3,0v6zM-43,-3v-4h3v4zM-27,-5v-4h3v4zM18,-4v-4h3v4zM34,-3v-4h3v4zM0,-5v-5a1.5,1.5 0 0 1 3,0v5z"
      />
    </>
  )
}

/** A windmill on its mound, 56 units high. */
function Mill() {
  return (
    <>
      <Ink plate="key" d="M-24,2Q0,-10 24,2z" />
      <Ink plate="light" d="M-10,-2L-6,-34H6L10,-2z" />
      <Ink plate="sky" d="M2,-2V-34H6L10,-2z" over />
      <Ink
        plate="key"
        d={`M-8,-33Q-6,-42 0,-43Q6,-42 8,-33z${arch(-2.5, -3, 5, 6)}M-2,-18v-4h4v4zM-12,-14H12V-16H-12z`}
      />
      <Line plate="key" width={1.4} d="M-18,-20L18,-56M-18,-56L18,-20" />
      <Ink
        plate="hot"
        d="M-4,-40L-18,-54L-15,-58L-2,-44zM4,-40L18,-54L22,-51L6,-38zM4,-36L18,-22L15,-18L2,-32zM-4,-36L-18,-22L-22,-25L-6,-38z"
      />
      <Ink plate="light" d="M14,-2V-9L21,-14L28,-9V-2z" />
      <Ink plate="hot" d="M12,-9L21,-16L30,-9z" />
    </>
  )
}

/** A small castle on its hill, 62 units high. */
function HillCastle() {
  return (
    <>
      <Ink plate="key" d="M-44,4Q-26,-18 -18,-20H22Q32,-16 48,4z" />
      <Ink plate="light" d="M-20,-18V-38H18V-18zM-24,-18V-46H-14V-18zM14,-18V-50H24V-18zM-6,-38V-50H6V-38z" />
      <Ink plate="sky" d="M4,-18V-38H14V-18zM19,-18V-50H24V-18zM-18,-18V-46H-14V-18z" over />
      <Ink plate="hot" d="M-26,-46L-19,-60L-12,-46zM12,-50L19,-66L26,-50zM-8,-50L0,-58L8,-50z" />
      <Ink
        plate="key"
        d={`${arch(-3, -18, 6, 8)}M-20.5,-34v-5h2.5v5zM17.5,-36v-6h2.5v6zM-12,-28v-4h3v4zM8,-28v-4h3v4zM-1.5,-43v-4h3v4z`}
      />
    </>
  )
}

/** Furrows that meet far away. */
function furrows({ width: w, height: h }: Stage, x: number, top: number): string {
  return repeat(9, (index) => {
    const spread = (index - 4) * w * 0.16
    return d`M${x + spread * 0.12 - 0.4},${top}L${x + spread - w * 0.012},${h}h${w * 0.024}L${x + spread * 0.12 + 0.4},${top}z`
  })
}

/** A river on its way through fields, to a village with a spire. */
export function RiverPlain({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k, open, broad, centre: x } = stage
  const top = h * (open ? 0.8 : 0.66)
  const lean = chance(stage, 1) < 0.5 ? 1 : -1
  const reach = broad ? w * 0.3 : w * 0.5
  const Settlement = pick(stage, 2, [Village, Mill, HillCastle])
  const far = d`M0,${top - h * 0.05}Q${w * 0.22},${top - h * 0.15} ${w * 0.46},${top - h * 0.06}T${w},${top - h * 0.09}V${h}H0z`
  const middle = d`M0,${top + h * 0.01}Q${w * 0.3},${top - h * 0.07} ${w * 0.58},${top}T${w},${top - h * 0.02}V${h}H0z`
  const river = d`M${x + lean * reach * 0.12},${top + h * 0.015}C${x - lean * reach * 0.5},${top + h * 0.05} ${x + lean * reach * 0.9},${top + h * 0.09} ${x + lean * reach * 0.2},${top + h * 0.17}C${x - lean * reach * 0.4},${top + h * 0.24} ${x - lean * reach * 0.3},${h} ${x - lean * reach * 0.34},${h}H${x + lean * reach * 0.5}C${x + lean * reach * 0.3},${h} ${x + lean * reach * 0.1},${top + h * 0.25} ${x + lean * reach * 0.56},${top + h * 0.18}C${x + lean * reach * 1.3},${top + h * 0.08} ${x - lean * reach * 0.2},${top + h * 0.05} ${x + lean * reach * 0.17},${top + h * 0.015}z`
  const poplars = lean > 0 ? { from: w * 0.02, to: w * 0.3 } : { from: w * 0.7, to: w * 0.98 }
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={far} over />
      <At x={x - lean * reach * 0.3} y={top - h * 0.02} scale={k * 1.15}>
        <Settlement />
      </At>
      <Ink plate="hot" d={middle} />
      <Ink plate="hot" d={furrows(stage, x + lean * reach * 0.5, top)} over />
      {!open && chance(stage, 3) < 0.5 && (
        <At x={x + lean * reach * 0.56} y={h * 0.3} scale={k * 1.1}>
          <Balloon />
        </At>
      )}
      <Ink
        plate={foliage(stage)}
        d={row(roundTree, x + lean * reach * 0.18, x + lean * reach * 1.02, top + h * 0.005, 26 * k, 6)}
      />
      <Ink
        plate="key"
        d={d`M0,${top + h * 0.07}Q${w * 0.3},${top + h * 0.0} ${w * 0.6},${top + h * 0.08}T${w},${top + h * 0.1}V${h}H0z`}
      />
      <Ink plate="sky" d={river} />
      <Line
        plate="light"
        width={h * 0.008}
        d={d`M${x + lean * reach * 0.1},${h * 0.955}h${reach * 0.16}M${x - lean * reach * 0.06},${h * 0.915}h${reach * 0.2}M${x + lean * reach * 0.16},${top + h * 0.19}h${reach * 0.12}`}
      />
      <Ink
        plate="hot"
        d={d`M0,${h * 0.95}Q${w * 0.2},${h * 0.9} ${w * 0.36},${h}H0zM${w},${h * 0.93}Q${w * 0.82},${h * 0.9} ${w * 0.7},${h}H${w}z`}
      />
      <Ink plate="key" d={row(cypress, poplars.from, poplars.to, h * 0.965, 118 * k, 4)} />
      <Line
        plate="key"
        width={Math.max(1, k)}
        d={birds(x + lean * reach * 0.4, h * (open ? 0.62 : 0.3), 5 * k)}
      />
      <Ink plate="key" d={ground(w, h, h * 0.995)} />
    </>
  )
}
