import { At, d, Ink, type Plate, repeat } from './press'
import type { Stage } from './stage'

interface PlantProps {
  x: number
  y: number
  scale: number
  plate?: Plate
  mirrored?: boolean
}

/** An umbrella pine, 88 units high. */
export function Pine({ plate = 'key', ...place }: PlantProps) {
  return (
    <At {...place}>
      <Ink
        plate={plate}
        d="M-1.2,0C-2,-20 0,-40 -1,-58L-12,-66L-10,-68L0,-61L10,-68L12,-66L1.5,-56C2,-40 1,-20 1.5,0zM-34,-64Q-32,-76 -20,-78Q-12,-88 2,-85Q16,-88 22,-79Q34,-76 36,-64Q20,-60 0,-62Q-18,-60 -34,-64z"
      />
    </At>
  )
}

/** A coconut palm, 84 units high. */
export function Palm({ plate = 'key', ...place }: PlantProps) {
  return (
    <At {...place}>
      <Ink
        plate={plate}
        d="M-1.5,0Q-4,-34 3,-62L5.5,-61Q0,-34 2.5,0zM4,-62Q-8,-78 -26,-66Q-12,-70 4,-60Q-14,-62 -22,-46Q-10,-58 5,-58Q0,-50 2,-40Q8,-50 6,-59Q18,-58 26,-44Q24,-62 6,-61Q22,-70 32,-62Q20,-78 5,-63Q6,-76 18,-84Q4,-84 4,-62z"
      />
    </At>
  )
}

/** A fir in tiers, `height` high, standing at x, y. */
export function fir(x: number, y: number, height: number): string {
  const w = height * 0.2
  const tier = height * 0.26
  return d`M${x},${y - height}l${w * 0.7},${tier}h${-w * 0.3}l${w * 0.55},${tier}h${-w * 0.3}l${w * 0.6},${tier * 1.1}h${-w}v${height - tier * 3.1}h${-w * 0.5}v${-(height - tier * 3.1)}h${-w}l${w * 0.6},${-tier * 1.1}h${-w * 0.3}l${w * 0.55},${-tier}h${-w * 0.3}z`
}

/** A cypress or poplar, slim as a flame. */
export function cypress(x: number, y: number, height: number): string {
  const w = height * 0.11
  return d`M${x},${y - height}C${x + w * 1.5},${y - height * 0.55} ${x + w * 1.3},${y - height * 0.16} ${x + w * 0.3},${y - height * 0.06}V${y}h${-w * 0.6}v${-height * 0.06}C${x - w * 1.3},${y - height * 0.16} ${x - w * 1.5},${y - height * 0.55} ${x},${y - height}z`
}

/** A round tree. */
export function roundTree(x: number, y: number, height: number): string {
  const r = height * 0.32
  const crown = y - height + r
  return d`M${x - height * 0.035},${y}V${crown}h${height * 0.07}V${y}zM${x - r},${crown}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0z`
}

/** What the season prints leaves with: blossom, green in shade, gold. In winter the dark plate stands for bare wood. */
export function foliage({ season }: Stage): Plate {
  return ({ spring: 'light', summer: 'key', autumn: 'hot', winter: 'key' } as const)[season]
}

/** A row of the same tree along a line, uneven as trees are. */
export function row(
  tree: (x: number, y: number, height: number) => string,
  from: number,
  to: number,
  y: number,
  height: number,
  count: number,
): string {
  return repeat(count, (index) => {
    const x = from + ((to - from) * (index + 0.5)) / count
    return tree(x, y, height * (0.78 + ((index * 37) % 11) / 40))
  })
}
