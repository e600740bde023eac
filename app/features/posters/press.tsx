import type { ReactNode } from 'react'

/** The plates a poster is printed with; three inks and the paper, and where two overlap a further colour. */
const plates = {
  sky: 'var(--pc-sky)',
  light: 'var(--pc-light)',
  hot: 'var(--pc-hot)',
  key: 'var(--pc-key)',
}

export type Plate = keyof typeof plates

const overprinted = { mixBlendMode: 'multiply' } as const

/** A tenth of a unit is finer than a screen shows, and every byte is sent. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Path data with its numbers rounded. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw(
    { raw: parts },
    ...values.map((value) => (typeof value === 'number' ? tenth(value) : value)),
  )
}

/** The same path in fewer bytes: no separator before a minus, no nought before a point. */
function compact(path: string): string {
  return path.replace(/[ ,](?=-)/g, '').replace(/(?<![\d.])0(?=\.\d)/g, '')
}

/** One drawing for each of `count` steps, joined into one path. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

interface InkProps {
  plate: Plate
  d: string
  /** A real overprint: what lies below shows through. */
  over?: boolean
  opacity?: number
  hollow?: boolean
}

/** A flat shape of one ink. */
export function Ink({ plate, d, over, opacity, hollow }: InkProps) {
  return (
    <path
      d={compact(d)}
      fill={plates[plate]}
      fillRule={hollow ? 'evenodd' : undefined}
      opacity={opacity}
      style={over ? overprinted : undefined}
    />
  )
}

interface LineProps {
  plate: Plate
  d: string
  width: number
  opacity?: number
  /** A dashed line as broad as a window is tall makes a row of windows in a few bytes. */
  dash?: string
  over?: boolean
}

/** A line of one ink. */
export function Line({ plate, d, width, opacity, dash, over }: LineProps) {
  return (
    <path
      d={compact(d)}
      fill="none"
      stroke={plates[plate]}
      strokeWidth={tenth(width)}
      strokeDasharray={dash}
      opacity={opacity}
      style={over ? overprinted : undefined}
    />
  )
}

export function Disc({ plate, x, y, r }: { plate: Plate; x: number; y: number; r: number }) {
  return <circle cx={tenth(x)} cy={tenth(y)} r={tenth(r)} fill={plates[plate]} />
}

interface AtProps {
  x: number
  y: number
  scale: number
  /** Mirrored left to right. */
  mirrored?: boolean
  children: ReactNode
}

/** Puts a drawing with its own units on the stage. */
export function At({ x, y, scale, mirrored, children }: AtProps) {
  const size = Math.round(scale * 1000) / 1000
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${mirrored ? `${-size} ${size}` : size})`}>
      {children}
    </g>
  )
}

/** A doorway or window with a round head; x is its left side, y its sill. */
export function arch(x: number, y: number, width: number, height: number): string {
  return d`M${x},${y}v${-height}a${width / 2},${width / 2} 0 0 1 ${width},0v${height}z`
}

/** Everything from a line across the sheet down to its foot. */
export function ground(width: number, height: number, y: number): string {
  return d`M0,${y}H${width}V${height}H0z`
}
