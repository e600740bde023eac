import { BigWheel } from '../figures'
import { foliage, roundTree, row } from '../growth'
import { At, arch, d, ground, Ink, Line, type Plate, repeat, tenth } from '../press'
import { birds, Sun } from '../sky'
import { chance, pick, type Stage } from '../stage'
import { Glints, sunRoad } from '../water'

interface Block {
  x: number
  width: number
  rise: number
  /** Which roof, 0 to 6. */
  roof: number
}

/** A row of blocks over the whole sheet; heights swell in the middle and differ from place to place. */
function blocks(stage: Stage, of: { width: number; rise: number; from: number }): Block[] {
  const { width, detail: k, centre } = stage
  const row: Block[] = []
  let x = -of.width * k * chance(stage, of.from)
  for (let index = of.from; x < width; index++) {
    const across = of.width * k * (0.72 + 0.6 * chance(stage, index * 3))
    const near = 1 - Math.min(1, Math.abs(x + across / 2 - centre) / (width * 0.62))
    const rise = of.rise * (0.42 + 0.34 * near + 0.4 * chance(stage, index * 3 + 1))
    row.push({ x, width: across, rise, roof: Math.floor(chance(stage, index * 3 + 2) * 7) })
    x += across + of.width * k * 0.06
  }
  return row
}

/** What the roof adds above a block's walls. */
function roofline({ width: w, roof }: Block): string {
  if (roof === 0)
    return d`v${-w * 0.16}h${w * 0.22}v${-w * 0.2}h${w * 0.56}v${w * 0.2}h${w * 0.22}v${w * 0.16}`
  if (roof === 1) return d`l${w * 0.5},${-w * 0.46}l${w * 0.5},${w * 0.46}`
  if (roof === 2) return d`h${w * 0.46}v${-w * 0.8}h${w * 0.08}v${w * 0.8}h${w * 0.46}`
  if (roof === 3 && w < 34) return d`h${w * 0.06}a${w * 0.44},${w * 0.44} 0 0 1 ${w * 0.88},0h${w * 0.06}`
  if (roof === 4) return d`l${w},${-w * 0.36}v${w * 0.36}`
  if (roof === 5)
    return d`h${w * 0.14}v${-w * 0.12}h${w * 0.12}v${-w * 0.26}l${w * 0.14},${-w * 0.12}l${w * 0.14},${w * 0.12}v${w * 0.26}h${w * 0.46}v${w * 0.12}`
  return d`h${w}`
}

function skyline(row: readonly Block[], foot: number): string {
  return row.map((block) => d`M${block.x},${foot}V${foot - block.rise}${roofline(block)}V${foot}z`).join('')
}

/** The side of each block that lies in shade. */
function shades(row: readonly Block[], foot: number): string {
  return row
    .map(({ x, width, rise }) => d`M${x + width * 0.6},${foot}v${-rise}h${width * 0.4}v${rise}z`)
    .join('')
}

/** Lit windows: columns of floors, some with the upper floors dark. */
function windows(stage: Stage, row: readonly Block[], foot: number, lit: (index: number) => boolean): string {
  const k = stage.detail
  return row
    .map((block, index) => {
      const floors = Math.min(7, Math.floor((block.rise - 8 * k) / (9 * k)))
      if (!lit(index) || floors < 1) return ''
      const columns = Math.max(2, Math.round(block.width / (8 * k)))
      return repeat(columns, (column) => {
        const dark = Math.floor(chance(stage, index * 97 + column) * floors * 0.8)
        const x = block.x + (block.width * (column + 0.5)) / columns
        return d`M${x},${foot - block.rise + (6 + 9 * dark) * k}v${(9 * (floors - dark) - 4) * k}`
      })
    })
    .join('')
}

function Windows({ stage, plate, d: columns }: { stage: Stage; plate: Plate; d: string }) {
  const k = stage.detail
  return <Line plate={plate} d={columns} width={3.4 * k} dash={`${tenth(5 * k)} ${tenth(4 * k)}`} />
}

/** A church with two spires, 78 units high. */
function Spires() {
  return (
    <>
      <Ink plate="key" d="M-20,0V-42L-14,-78L-8,-42V-34L0,-44L8,-34V-42L14,-78L20,-42V0z" />
      <Ink
        plate="light"
        d={`${arch(-16, -30, 4, 8)}${arch(12, -30, 4, 8)}M-4,-22a4,4 0 1 1 8,0a4,4 0 1 1 -8,0z`}
      />
    </>
  )
}

/** A dome of state, 66 units high. */
function Capitol() {
  return (
    <>
      <Ink
        plate="light"
        d="M-34,0V-20H34V0zM-16,-20V-32H16V-20zM-14,-32a14,17 0 0 1 28,0zM-3,-48V-55H3V-48z"
      />
      <Ink plate="sky" d="M6,-20V-32H16V-20zM5,-32Q6,-44 1,-49A14,17 0 0 1 14,-32zM14,0V-20H34V0z" over />
      <Line plate="key" width={8} dash="1.6 3" d="M-14.5,-26H15" />
      <Ink plate="key" d="M-36,-19H36V-22H-36zM-17,-31H17V-33H-17zM-3.5,-55L0,-66L3.5,-55z" />
    </>
  )
}

/** A mast with its pod, 92 units high. */
function Mast() {
  return (
    <>
      <Ink plate="key" d="M-5,0L-1.5,-60H1.5L5,0zM-.8,-68L0,-92L.8,-68z" />
      <Ink plate="hot" d="M-9,-62L-6,-70H6L9,-62L5,-57H-5z" />
      <Ink plate="hot" d="M2,-70H6L9,-62L5,-57H2z" over />
      <Line plate="light" width={1.6} dash="1.5 1.2" d="M-8,-63.5H8" />
    </>
  )
}

/** Three rows of roofs, trees along the water, the evening in it. */
export function City({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k, open, broad, centre } = stage
  const foot = h * (open ? 0.86 : 0.8)
  const tall = h * (broad ? 0.3 : open ? 0.22 : 0.46)
  const far = blocks(stage, { width: 30, rise: tall * 1.02, from: 40 })
  const middle = blocks(stage, { width: 40, rise: tall * 0.72, from: 20 })
  const near = blocks(stage, { width: 52, rise: tall * 0.42, from: 0 })
  const Sight = pick(stage, 200, [BigWheel, Spires, Capitol, Mast])
  const side =
    centre + (0.1 + 0.16 * chance(stage, 201)) * (chance(stage, 202) < 0.5 ? -1 : 1) * Math.min(w, h * 1.2)
  const trees = Math.max(6, Math.round(w / (34 * k)))
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={skyline(far, foot)} over />
      <Windows stage={stage} plate="light" d={windows(stage, far, foot, (index) => index % 4 === 1)} />
      <At x={side} y={foot - tall * (open ? 0.26 : 0.4)} scale={(tall / 100) * 0.86}>
        <Sight />
      </At>
      <Ink plate="light" d={skyline(middle, foot)} />
      <Ink plate="sky" d={shades(middle, foot)} over />
      <Windows stage={stage} plate="key" d={windows(stage, middle, foot, (index) => index % 3 !== 1)} />
      <Ink plate="key" d={skyline(near, foot)} />
      <Windows stage={stage} plate="hot" d={windows(stage, near, foot, (index) => index % 2 === 0)} />
      <Windows stage={stage} plate="light" d={windows(stage, near, foot, (index) => index % 4 === 1)} />
      <Ink plate="key" d={ground(w, h, foot)} />
      <Ink plate="light" d={d`M0,${foot + h * 0.012}H${w}v${h * 0.008}H0z`} />
      <Ink plate="sky" d={ground(w, h, foot + h * 0.04)} />
      <Ink plate="sky" d={ground(w, h, foot + h * 0.04)} over />
      <Ink plate="hot" d={sunRoad(stage, foot + h * 0.03)} />
      <Glints stage={stage} plate="light" from={foot + h * 0.03} opacity={0.75} />
      <Ink plate={foliage(stage)} d={row(roundTree, 0, w, foot + h * 0.012, 24 * k, trees)} />
      <Line plate="key" width={Math.max(1, k)} d={birds(w * 0.18, h * (open ? 0.5 : 0.2), 5 * k)} />
    </>
  )
}
