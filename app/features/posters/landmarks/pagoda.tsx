import { At, d, ground, Ink, repeat, tenth } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'

function storeys(): string {
  return repeat(5, (index) => {
    const w = 34 - index * 4.2
    return d`M${-w * 0.5},${-index * 17}v-11h${w}v11z`
  })
}

function roofs(): string {
  return repeat(5, (index) => {
    const w = 34 - index * 4.2
    const y = -index * 17
    return d`M${-w},${y - 11}Q${-w * 0.55},${y - 10} ${-w * 0.34},${y - 18}H${w * 0.34}Q${w * 0.55},${y - 10} ${w},${y - 11}L${w * 0.86},${y - 7}H${-w * 0.86}z`
  })
}

function Fuji({ x, top, base, unit: u }: { x: number; top: number; base: number; unit: number }) {
  const foot = u * 150
  const rim = d`M${x - u * 13},${top}L${x - u * 4},${top + u * 3}L${x + u * 5},${top - u}L${x + u * 13},${top + u}`
  const slope = d`Q${x + foot * 0.3},${base - u * 38} ${x + foot},${base}H${x - foot}Q${x - foot * 0.3},${base - u * 38} ${x - u * 13},${top}z`
  const teeth = d`Q${x + u * 20},${top + u * 22} ${x + u * 34},${top + u * 36}l${-u * 10},${-u * 5}l${-u * 7},${u * 11}l${-u * 9},${-u * 12}l${-u * 9},${u * 13}l${-u * 8},${-u * 12}l${-u * 10},${u * 9}l${-u * 14},${-u * 4}Q${x - u * 19},${top + u * 20} ${x - u * 13},${top}z`
  return (
    <>
      <Ink plate="key" d={rim + slope} opacity={0.9} />
      <Ink plate="light" d={rim + teeth} />
    </>
  )
}

/** A branch in blossom from the upper left. */
function Blossom({ stage }: { stage: Stage }) {
  const { unit: u, height, open, broad } = stage
  const petals = repeat(17, (index) => {
    const t = index / 16
    const r = u * (5.5 - t * 2) * 0.8
    if (index % 3 === 0) return ''
    return repeat(3, (petal) => {
      const x = u * (-2 + t * 70) + Math.cos(petal * 2.1 + index) * r
      const y = u * (6 + t * t * 34 + (((index * 7) % 5) - 2) * 5) + Math.sin(petal * 2.1 + index) * r
      return d`M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0`
    })
  })
  const branch = d`M0,${u * 3}Q${u * 40},${u * 8} ${u * 72},${u * 44}L${u * 70},${u * 44}Q${u * 36},${u * 14} 0,${u * 9}zM${u * 30},${u * 12}Q${u * 44},${u * 10} ${u * 56},${u * 14}L${u * 30},${u * 15}z`
  return (
    <g transform={`translate(0 ${tenth(open ? height * (broad ? 0.57 : 0.55) : 0)})`}>
      <Ink plate="key" d={branch} />
      <Ink plate="light" d={petals} />
    </g>
  )
}

/** Tokyo: five roofs before Fuji, and the city between them. */
export function Pagoda({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const count = Math.round(Math.max(26, w / 40))
  const roofline = repeat(count, (index) => {
    const up = u * (6 + ((index * 37) % 23))
    return d`M${(index * w) / count},${y + 4}v${-up}h${(w / count) * 0.76}v${up}z`
  })
  return (
    <>
      <Sun stage={stage} />
      <Fuji x={x - u * 18} top={y - u * 92} base={y} unit={u} />
      <Ink plate="hot" d={roofline} over />
      <Ink plate="key" d={ground(w, h, y)} />
      <At x={x + u * 52} y={y + h * 0.07} scale={u * 1.02}>
        <Ink
          plate="key"
          d="M-.9,-88h1.8V-118h-1.8zM-3,-96h6v2h-6zM-2.6,-101h5.2v2h-5.2zM-2.2,-106h4.4v2h-4.4z"
        />
        <Ink plate="hot" d={storeys()} />
        <Ink plate="hot" d="M0,0V-79h8V0z" over />
        <Ink plate="key" d={roofs()} />
      </At>
      <Blossom stage={stage} />
    </>
  )
}
