import { At, d, ground, Ink, type Plate, repeat } from '../press'
import { Aurora, Sun } from '../sky'
import type { Stage } from '../stage'

/** The basalt columns of the façade, falling away from the tower. */
function columns(side: -1 | 1): string {
  return repeat(9, (index) => {
    const x = side * (11 + index * 6)
    const up = 70 * Math.exp(-index * 0.27) + 7
    return d`M${x},0V${-up}l-2.5,-5l-2.5,5V0z`
  })
}

function Hallgrim() {
  return (
    <>
      <Ink plate="light" d={columns(-1) + columns(1)} />
      <Ink plate="sky" d={columns(1)} over />
      <Ink plate="light" d="M-10,0V-84L-8,-91L-5,-93L0,-112L5,-93L8,-91L10,-84V0z" />
      <Ink plate="sky" d="M0,0V-112L5,-93L8,-91L10,-84V0z" over />
      <Ink
        plate="key"
        d="M-5,0V-20a5,8 0 0 1 10,0V0zM-1.6,-34V-60L0,-64L1.6,-60V-34zM-6,-70V-84L-4.5,-87L-3,-84V-70zM3,-70V-84L4.5,-87L6,-84V-70zM-.5,-110V-120h1V-110zM-2.5,-117.5h5v1h-5z"
      />
    </>
  )
}

const walls: readonly Plate[] = ['hot', 'key', 'light']

/** Houses of corrugated iron, a gap for the way up to the church. */
function Houses({ stage }: { stage: Stage }) {
  const { width, horizon, centre, unit: u } = stage
  const size = Math.max(u, width / 22 / 17)
  const count = Math.ceil(width / (size * 17))
  return walls.map((plate, kind) => (
    <Ink
      key={plate}
      plate={plate}
      d={repeat(count, (index) => {
        const x = index * size * 17 - (index % 2) * 2
        const w = size * 15
        if (index % 3 !== kind || Math.abs(x + w / 2 - centre) < u * 15) return ''
        const y = horizon + u * ((index * 7) % 5) + u * 9
        const eaves = y - size * (13 + ((index * 5) % 7))
        return d`M${x},${y}V${eaves}l${w / 2},${-size * 8}l${w / 2},${size * 8}V${y}z`
      })}
    />
  ))
}

/** Reykjavik: the church on its hill under northern light. */
export function Church({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, open, broad } = stage
  const ridge = d`M0,${y - h * 0.12}L${w * 0.12},${y - h * 0.2}L${w * 0.2},${y - h * 0.15}L${w * 0.3},${y - h * 0.22}L${w * 0.46},${y - h * 0.1}L${w * 0.62},${y - h * 0.19}L${w * 0.74},${y - h * 0.13}L${w * 0.88},${y - h * 0.24}L${w},${y - h * 0.15}V${y}H0z`
  const caps = d`M${w * 0.12},${y - h * 0.2}l${w * 0.05},${h * 0.035}l${-w * 0.03},${h * 0.02}l${-w * 0.02},${-h * 0.02}l${-w * 0.04},${h * 0.015}zM${w * 0.88},${y - h * 0.24}l${w * 0.06},${h * 0.045}l${-w * 0.035},${h * 0.02}l${-w * 0.025},${-h * 0.02}l${-w * 0.05},${h * 0.02}z`
  const winter = stage.season === 'winter'
  return (
    <>
      {winter && !open && <Ink plate="key" d={ground(w, h, 0)} />}
      {winter ? <Aurora stage={stage} /> : <Sun stage={stage} />}
      <Ink plate={open ? 'key' : 'sky'} d={ridge} opacity={open ? undefined : 0.42} />
      <Ink plate="light" d={caps} />
      <At x={x} y={y + 2} scale={u * (broad ? 0.86 : 1.05)}>
        <Hallgrim />
      </At>
      <Ink plate="light" d={ground(w, h, y)} />
      <Houses stage={stage} />
      <Ink plate="light" d={d`M0,${y + u * 9}Q${w * 0.5},${y + u * 3} ${w},${y + u * 10}V${h}H0z`} />
      <Ink
        plate="sky"
        d={d`M${x - u * 4},${y + u * 6}L${x - u * 22},${h}H${x + u * 22}L${x + u * 4},${y + u * 6}z`}
      />
    </>
  )
}
