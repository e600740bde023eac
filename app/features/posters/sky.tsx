import { Disc, d, Ink, repeat, tenth } from './press'
import type { Stage } from './stage'

const haloFill = 'var(--pc-halo)'
/** Degrees from the equator from which on a winter brings snow. */
const snowLine = 38

/** The split fountain of a printing press, in steps: what the season does to the sky. */
function Halo({ stage }: { stage: Stage }) {
  const { width, horizon, season, family, sun } = stage
  if (season === 'summer') return <path d={rays(stage)} fill={haloFill} />
  // The air of a desert is one layer already, and there are never more than three.
  const layers = family === 'desert' ? 2 : 3
  if (season === 'spring')
    return [1.28, 1.62, 2.1]
      .slice(0, layers)
      .map((step) => (
        <circle key={step} cx={tenth(sun.x)} cy={tenth(sun.y)} r={tenth(sun.r * step)} fill={haloFill} />
      ))
  if (season === 'autumn')
    return [0.64, 0.47, 0.3]
      .slice(0, layers)
      .map((step) => <path key={step} d={d`M0,${horizon * step}H${width}V${horizon}H0z`} fill={haloFill} />)
  return (
    <>
      <path d={winterBands(stage)} fill={haloFill} />
      {Math.abs(stage.latitude) > snowLine && !stage.open && (
        <path
          d={snow(stage)}
          stroke={haloFill}
          strokeWidth={tenth(stage.detail * 3.4)}
          strokeLinecap="round"
        />
      )}
    </>
  )
}

function rays({ width, height, sun }: Stage): string {
  const reach = width + height
  return repeat(16, (index) => {
    const from = ((index + 0.25) * Math.PI) / 8
    const to = from + Math.PI / 16
    // Their ends lie outside the sheet, where whole numbers are fine enough.
    const end = (angle: number) =>
      `${Math.round(sun.x + reach * Math.cos(angle))},${Math.round(sun.y + reach * Math.sin(angle))}`
    return d`M${sun.x},${sun.y}L${end(from)} ${end(to)}z`
  })
}

/** A low cold sky: three thin layers over the horizon. */
function winterBands({ width, horizon, height }: Stage): string {
  return repeat(3, (index) => {
    const y = horizon * (0.42 + index * 0.15)
    return d`M0,${y + height * 0.02}Q${width * 0.28},${y - height * 0.02} ${width * 0.55},${y + height * 0.01}T${width},${y}v${height * 0.05}Q${width * 0.6},${y + height * 0.09} ${width * 0.3},${y + height * 0.06}T0,${y + height * 0.08}z`
  })
}

function snow({ width, horizon }: Stage): string {
  return repeat(22, (index) => {
    const x = (index * 0.618034) % 1
    const y = (index + 0.5) / 22
    return d`M${x * width},${y * horizon * 0.92}h0`
  })
}

/**
 * The sun with its halo. By night it is moved down by `--sets`, below the text on the sky
 * (app/styles/parts.css), so that one drawing serves day and night.
 */
export function Sun({ stage }: { stage: Stage }) {
  const { width, height, sun, season, family } = stage
  // Rings and rays go down with the sun, bands of air stay where they are.
  const centred = season === 'summer' || season === 'spring'
  return (
    <>
      {family === 'desert' && <path d={d`M0,0H${width}V${height}H0z`} fill={haloFill} />}
      {!centred && <Halo stage={stage} />}
      <g className="sun" style={sun.sets ? { '--sets': `${tenth(sun.sets)}px` } : undefined}>
        {centred && <Halo stage={stage} />}
        <Disc plate="hot" x={sun.x} y={sun.y} r={sun.r} />
      </g>
    </>
  )
}

/** Curtains of northern light, folded by two waves. */
export function Aurora({ stage }: { stage: Stage }) {
  const { width, height, unit, open, broad } = stage
  const folds = Math.min(28, Math.round(width / unit / 9))
  const slant = (width / folds) * 0.6
  const top = broad ? 0.3 : open ? 0.53 : 0.1
  const first = broad ? Math.round(folds * 0.66) : 0
  const fold = (index: number) => {
    const t = (index + first) / folds
    const y = height * (top + 0.1 * Math.sin(t * 7.5) + 0.05 * Math.sin(t * 17))
    const length = height * (0.2 + 0.12 * Math.sin(t * 5 + 1) ** 2) * (open && !broad ? 0.5 : 1)
    return { x: (index + first + 0.2) * (width / folds), y, length }
  }
  const lift = height * 0.03
  const lower = repeat(folds - first, (index) => {
    const { x, y, length } = fold(index)
    return d`M${x},${y + length}V${y + length * 0.3}l${slant},${-lift}V${y + length * 0.92}z`
  })
  const upper = repeat(folds - first, (index) => {
    const { x, y, length } = fold(index)
    return d`M${x},${y + length * 0.16}V${y - height * 0.05}l${slant},${-lift}V${y + length * 0.1}z`
  })
  return (
    <>
      <Ink plate="hot" d={lower} opacity={open ? 0.75 : undefined} />
      <Ink plate={open ? 'light' : 'sky'} d={upper} opacity={0.5} />
    </>
  )
}

/** A few birds, each one stroke. */
export function birds(x: number, y: number, size: number, count = 3): string {
  return repeat(count, (index) => {
    const w = size * (1 - index * 0.22)
    const px = x + size * index * 2.1
    const py = y + size * ((index * 5) % 3) * 0.75
    return d`M${px - w},${py - w * 0.35}q${w * 0.6},${-w * 0.25} ${w},${w * 0.35}q${w * 0.4},${-w * 0.6} ${w},${-w * 0.35}`
  })
}
