import { At, arch, d, ground, Ink, Line, repeat, tenth } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'

const bell = (x: number, y: number, r: number) =>
  d`M${x - r},${y}Q${x - r * 0.7},${y - r * 0.4} ${x - r * 0.6},${y - r * 1.2}Q${x},${y - r * 2.3} ${x + r * 0.6},${y - r * 1.2}Q${x + r * 0.7},${y - r * 0.4} ${x + r},${y}z`

/** The cathedral on its square, 150 units wide and 92 high. */
function Front() {
  const towers = [-44, 44]
  const join = (draw: (x: number) => string) => towers.map(draw).join('')
  return (
    <>
      <Ink plate="light" d={`M-74,0V-30H74V0zM-14,-48V-58H14V-48z${bell(0, -57, 15)}`} />
      <Ink
        plate="sky"
        d={`M-74,0V-30H-60V0zM60,0V-30H74V0zM6,-48V-58H14V-48zM2,-57V-86Q4,-86 9,-75Q10.5,-63 15,-57z`}
        over
      />
      <Ink
        plate="light"
        d={`${join((x) => d`M${x - 16},0V-62H${x + 16}V0zM${x - 12},-64V-78H${x + 12}V-64z`)}M-28,0V-42L-22,-46H22L28,-42V0z`}
      />
      <Ink
        plate="sky"
        d={`${join((x) => d`M${x + 5},0V-62H${x + 16}V0zM${x + 4},-64V-78H${x + 12}V-64z`)}M14,0V-46H22L28,-42V0z`}
        over
      />
      <Ink
        plate="hot"
        d={`${join((x) => bell(x, -78, 11))}M-12,0V-30H12V0zM-28,-33H28V-35H-28zM-60,-33H-28V-35H-60zM28,-33H60V-35H28z`}
      />
      <Ink
        plate="hot"
        d={`${join((x) => d`M${x + 1},-78V-99Q${x + 4},-98 ${x + 6.6},-91Q${x + 7.6},-82 ${x + 11},-78z`)}M4,0V-30H12V0z`}
        over
      />
      <Ink
        plate="key"
        d={`${join((x) => arch(x - 11, -40, 8, 11) + arch(x + 3, -40, 8, 11) + arch(x - 8, -66, 5, 6) + arch(x + 3, -66, 5, 6) + d`M${x - 17},-61h34v-3h-34zM${x - 13},-77h26v-2.5h-26zM${x - 0.5},-100v-7h1v7zM${x - 2.5},-105.5h5v1h-5zM${x - 5},-10v-10h10v10z`)}${arch(-6, 0, 12, 14)}${arch(-23, 0, 7, 10)}${arch(16, 0, 7, 10)}${arch(-4, -50, 3, 4)}${arch(1, -50, 3, 4)}M-3,-39a3,3 0 1 1 6,0a3,3 0 1 1 -6,0zM-16,-57H16V-59H-16zM-.5,-88V-96H.5V-88z`}
      />
    </>
  )
}

/** Cut paper on a string across the sky, where no type stands. */
function PapelPicado({ stage }: { stage: Stage }) {
  const { width: w, height: h, detail: k } = stage
  const step = Math.max(30 * k, w / 16)
  const count = Math.ceil(w / step)
  const sag = (x: number) => h * 0.035 + h * 0.16 * (x / w) * (1 - x / w)
  const papers = (odd: number) =>
    repeat(count, (index) => {
      if (index % 2 !== odd) return ''
      const x = index * step + step * 0.1
      const y = sag(x + step * 0.4)
      const s = step * 0.8
      return d`M${x},${y}h${s}v${s * 0.8}l${-s / 4},${s * 0.14}l${-s / 4},${-s * 0.14}l${-s / 4},${s * 0.14}l${-s / 4},${-s * 0.14}zM${x + s * 0.5},${y + s * 0.18}l${-s * 0.2},${s * 0.24}l${s * 0.2},${s * 0.24}l${s * 0.2},${-s * 0.24}z`
    })
  return (
    <>
      <Ink plate="hot" hollow d={papers(0)} />
      <Ink plate="light" hollow d={papers(1)} />
      <Line
        plate="key"
        width={Math.max(1, k)}
        d={d`M0,${h * 0.035}Q${w / 2},${h * 0.115} ${w},${h * 0.035}`}
      />
    </>
  )
}

/** Mexico City: the cathedral, the two volcanoes with their snow. */
export function Cathedral({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, open } = stage
  const popo = d`M${x - u * 20},${y}Q${x + u * 34},${y - u * 30} ${x + u * 54},${y - u * 92}L${x + u * 58},${y - u * 89}L${x + u * 64},${y - u * 92}L${x + u * 68},${y - u * 90}Q${x + u * 92},${y - u * 36} ${x + u * 150},${y}z`
  const snow = d`M${x + u * 54},${y - u * 92}L${x + u * 58},${y - u * 89}L${x + u * 64},${y - u * 92}L${x + u * 68},${y - u * 90}L${x + u * 78},${y - u * 70}l${-u * 5},${-u * 3}l${-u * 4},${u * 9}l${-u * 5},${-u * 10}l${-u * 5},${u * 8}l${-u * 4},${-u * 9}l${-u * 5},${u * 6}z`
  const woman = d`M0,${y - u * 16}L${x - u * 110},${y - u * 40}L${x - u * 92},${y - u * 62}L${x - u * 76},${y - u * 58}L${x - u * 58},${y - u * 70}L${x - u * 40},${y - u * 60}L${x - u * 22},${y - u * 64}L${x + u * 10},${y - u * 36}L${x + u * 40},${y}H0z`
  const tiles = repeat(
    Math.ceil(w / u / 16) + 1,
    (index) =>
      d`M${index * u * 16 - u * 6},${y + u * 2}v${-u * (9 + ((index * 29) % 9))}h${u * 13}v${u * 20}z`,
  )
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={woman} over />
      <Ink plate="key" d={popo} opacity={0.9} />
      <Ink plate="light" d={snow} />
      <Ink
        plate="light"
        d={d`M${x + u * 60},${y - u * 95}q${-u * 6},${-u * 8} ${u * 2},${-u * 11}q${u},${-u * 9} ${u * 12},${-u * 7}q${u * 8},${-u * 6} ${u * 14},${u * 2}q${u * 2},${u * 6} ${-u * 8},${u * 6}q${-u * 8},${u * 6} ${-u * 14},${u * 3}z`}
      />
      <Ink plate="hot" d={tiles} over />
      <At x={x - u * 8} y={y} scale={u * 0.98}>
        <Front />
      </At>
      <Ink plate="key" d={ground(w, h, y)} />
      <Ink plate="hot" d={d`M0,${y + (h - y) * 0.5}H${w}V${h}H0z`} />
      <Line
        plate="key"
        width={(h - y) * 0.22}
        dash={`${tenth(u * 9)} ${tenth(u * 9)}`}
        d={d`M0,${y + (h - y) * 0.62}H${w}M${-u * 9},${y + (h - y) * 0.86}H${w}`}
      />
      {!open && <PapelPicado stage={stage} />}
    </>
  )
}
