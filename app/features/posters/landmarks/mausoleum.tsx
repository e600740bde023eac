import { cypress } from '../growth'
import { At, arch, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'

const minarets = [
  { x: -92, height: 74 },
  { x: 92, height: 74 },
  { x: -72, height: 66 },
  { x: 72, height: 66 },
]

const shaft = ({ x, height: h }: (typeof minarets)[number]) =>
  d`M${x - 3.2},0L${x - 2.4},${-h + 8}h4.8L${x + 3.2},0zM${x - 3},${-h + 8}a3,4 0 0 1 6,0z`

/** Onion dome of half width r standing on y. */
const onion = (x: number, y: number, r: number) =>
  d`M${x - r * 0.86},${y}C${x - r * 1.3},${y - r * 0.8} ${x - r * 0.7},${y - r * 1.4} ${x},${y - r * 1.9}C${x + r * 0.7},${y - r * 1.4} ${x + r * 1.3},${y - r * 0.8} ${x + r * 0.86},${y}z`

const onionShade = (x: number, y: number, r: number) =>
  d`M${x + r * 0.2},${y}C${x + r * 0.6},${y - r * 0.8} ${x + r * 0.3},${y - r * 1.4} ${x},${y - r * 1.9}C${x + r * 0.7},${y - r * 1.4} ${x + r * 1.3},${y - r * 0.8} ${x + r * 0.86},${y}z`

/** A pointed niche. */
const niche = (x: number, y: number, w: number, up: number) =>
  d`M${x},${y}v${-up}Q${x + w * 0.1},${y - up - w * 0.4} ${x + w / 2},${y - up - w * 0.6}Q${x + w * 0.9},${y - up - w * 0.4} ${x + w},${y - up}v${up}z`

/** The tomb on its plinth, 110 units high with the finial. */
function Tomb() {
  const rooms = [-45, -26, 17, 36]
  return (
    <>
      <Ink plate="light" d={minarets.map(shaft).join('')} />
      <Ink
        plate="sky"
        d={minarets.map(({ x, height: h }) => d`M${x + 0.4},0V${-h + 8}h2l.8,${h - 8}z`).join('')}
        over
      />
      <Ink
        plate="key"
        d={minarets
          .map(
            ({ x, height: h }) =>
              d`M${x - 4.2},${-h + 10}h8.4v-2h-8.4zM${x - 4},${-h * 0.42}h8v-2h-8zM${x - 0.4},${-h + 5}v-6h.8v6z`,
          )
          .join('')}
      />
      <Ink
        plate="light"
        d={`M-52,-6V-40L-46,-44H46L52,-40V-6zM-20,-44V-56H20V-44zM-17,-56H17V-62H-17z${onion(0, -61, 21)}${onion(-32, -50, 8)}${onion(32, -50, 8)}M-39,-44H-25V-50H-39zM25,-44H39V-50H25z`}
      />
      <Ink
        plate="sky"
        d={`M30,-6V-44H46L52,-40V-6zM8,-56H17V-62H8zM12,-44V-56H20V-44z${onionShade(0, -61, 21)}${onionShade(-32, -50, 8)}${onionShade(32, -50, 8)}`}
        over
      />
      <Ink
        plate="hot"
        d="M-19,-6V-54H-17V-6zM17,-6V-54H19V-6zM-17,-52H17V-54H-17zM-52,-40L-46,-44H-20V-42H-46L-50,-38zM52,-40L46,-44H20V-42H46L50,-38z"
      />
      <Ink
        plate="key"
        d={
          niche(-12, -6, 24, 24) +
          rooms.map((x) => niche(x, -6, 9, 8) + niche(x, -24, 9, 7)).join('') +
          repeat(3, (index) => arch(-35.5 + index * 3, -45, 1.6, 2) + arch(28.5 + index * 3, -45, 1.6, 2)) +
          'M-.7,-99V-112H.7V-99zM-2,-104a2,2 0 1 1 4,0a2,2 0 1 1 -4,0z'
        }
      />
      <Ink plate="light" d="M-4,-6V-22Q-4,-28 0,-30Q4,-28 4,-22V-6z" />
      <Ink plate="light" d="M-104,2V-6H104V2z" />
      <Ink plate="sky" d="M-104,2V-1H104V2z" over />
      <Line plate="key" width={2.2} dash="3 4" d="M-100,-3.6H101" />
    </>
  )
}

/** Agra: the white tomb at the end of its water, cypresses on both sides. */
export function Mausoleum({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u } = stage
  const trees = repeat(Math.ceil(w / u / 13) + 1, (index) => {
    const at = index * u * 13
    const r = u * (8 + ((index * 5) % 4) * 1.6)
    return d`M${at - r},${y}a${r},${r * 0.9} 0 0 1 ${2 * r},0z`
  })
  const avenue = [0, 1, 2, 3].flatMap((index) => {
    const t = (index + 0.3) / 4
    const out = u * (22 + 62 * t * t + 10 * t)
    const foot = y + (h - y) * (0.1 + t * 0.86)
    const up = u * (15 + 26 * t)
    return [cypress(x - out, foot, up), cypress(x + out, foot, up)]
  })
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={trees} over />
      <At x={x} y={y} scale={u * 0.98}>
        <Tomb />
      </At>
      <Ink plate="key" d={ground(w, h, y)} />
      <Ink
        plate="hot"
        d={d`M${x - u * 24},${y + u * 2}L${x - u * 110},${h}H0V${y + u * 6}zM${x + u * 24},${y + u * 2}L${x + u * 110},${h}H${w}V${y + u * 6}z`}
      />
      <Ink
        plate="sky"
        d={d`M${x - u * 12},${y + u * 2}L${x - u * 40},${h}H${x + u * 40}L${x + u * 12},${y + u * 2}z`}
      />
      <Ink
        plate="light"
        d={d`M${x - u * 4},${y + u * 4}h${u * 8}v${u * 2}h${-u * 8}zM${x - u * 10},${y + (h - y) * 0.34}h${u * 20}v${u * 2}h${-u * 20}zM${x - u * 5},${y + (h - y) * 0.52}h${u * 16}v${u * 2}h${-u * 16}zM${x - u * 14},${y + (h - y) * 0.74}h${u * 22}v${u * 2.5}h${-u * 22}z`}
      />
      <Ink plate="key" d={avenue.join('')} />
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x + u * 54, y - u * 88, u * 4)} />
    </>
  )
}
