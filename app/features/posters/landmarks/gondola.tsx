import { At, arch, d, ground, Ink, Line, repeat } from '../press'
import { birds, Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, sunRoad } from '../water'

/** The bell tower of San Marco, 118 units high. */
function Campanile() {
  return (
    <>
      <Ink plate="hot" d="M-9,0V-72H9V0z" />
      <Ink plate="hot" d="M-9,0V-72H9V0z" over />
      <Ink plate="sky" d="M2,0V-72H9V0z" over />
      <Line plate="key" width={0.8} d="M-5.5,-4V-68M-1.8,-4V-68M1.8,-4V-68M5.5,-4V-68" />
      <Ink plate="light" d="M-10.5,-72H10.5V-85H-10.5zM-8.5,-86H8.5V-95H-8.5z" />
      <Ink plate="sky" d="M2,-72H10.5V-85H2zM2,-86H8.5V-95H2z" over />
      <Ink
        plate="key"
        d={`${arch(-8.2, -74, 3.2, 6)}${arch(-3.8, -74, 3.2, 6)}${arch(0.6, -74, 3.2, 6)}${arch(5, -74, 3.2, 6)}M-10.5,-84H10.5V-86.5H-10.5zM-10,-95L0,-117L10,-95zM-.4,-116V-122H.4V-116z`}
      />
    </>
  )
}

/** The palace of the doges: a wall of rose over two rows of lace. */
function Palace() {
  const lace = repeat(9, (index) => arch(-35.5 + index * 8, -12, 5, 5))
  const arcade = repeat(9, (index) => arch(-36 + index * 8, 0, 6, 7))
  const windows = repeat(6, (index) => arch(-33 + index * 12, -27, 5, 8))
  return (
    <>
      <Ink plate="light" d="M-38,0V-43H38V0z" />
      <Line plate="light" width={3} dash="1.6 2.4" d="M-38,-44.5H38" />
      <Ink plate="hot" d="M-38,-22V-42H38V-22z" opacity={0.55} />
      <Ink plate="key" d={arcade + lace + windows} />
    </>
  )
}

const dome = (x: number, y: number, r: number) =>
  d`M${x - r},${y}C${x - r * 1.1},${y - r * 1.3} ${x - r * 0.3},${y - r * 1.5} ${x},${y - r * 1.7}C${x + r * 0.3},${y - r * 1.5} ${x + r * 1.1},${y - r * 1.3} ${x + r},${y}z`

/** Santa Maria della Salute at the mouth of the canal. */
function Salute() {
  return (
    <>
      <Ink
        plate="light"
        d={`M-26,0V-22H26V0zM-17,-22V-36H17V-22z${dome(0, -36, 17)}${dome(25, -24, 8)}M17,0V-24H33V0zM-3,-64V-71H3V-64z`}
      />
      <Ink
        plate="sky"
        d={`M4,-22V-36H17V-22zM26,0V-24H33V0zM10,0V-22H17V0zM4,-36H17C18,-56 6,-61 1,-64Q8,-52 4,-36zM28,-24H33C33,-33 29,-35 26,-37Q29,-31 28,-24z`}
        over
      />
      <Ink
        plate="key"
        d={`${arch(-5, 0, 10, 12)}${arch(-19, 0, 5, 9)}${arch(13, 0, 5, 9)}${arch(22, -6, 5, 8)}${arch(-12, -25, 4, 5)}${arch(-2, -25, 4, 5)}${arch(8, -25, 4, 5)}M-27,-21H34V-23.5H-27zM-18,-35H18V-37H-18zM-3.5,-71L0,-76L3.5,-71zM-.4,-75V-80H.4V-75zM24.6,-37V-42H25.4V-37z`}
      />
      <Ink plate="hot" d="M-22,-22q5,-8 10,0zM12,-22q3,-6 6,0z" />
    </>
  )
}

/** A gondola under way, 84 units long, with the man who rows it. */
function Boat() {
  return (
    <>
      <Ink plate="key" d="M-46,-15L-42,-16L-41,-8Q-20,2 4,2Q26,1 40,-12L44,-11Q34,8 4,9Q-30,9 -43,-5z" />
      <Ink
        plate="light"
        d="M-46,-15L-42,-16L-41.5,-12L-45,-11zM-46,-10L-41.5,-11L-41.3,-10L-45.5,-8.6zM-45,-7.5L-41,-9L-40.5,-7.8L-44,-6z"
      />
      <Ink plate="hot" d="M-12,2V-5Q-4,-8 4,-5V2zM-20,1Q0,4 24,-2L22,0Q2,6 -20,2.5z" />
      <Ink plate="key" d="M22,-4L24,-15L21,-27Q24,-33 29,-29L31,-17L30,-5H27.5L27,-14L25,-4z" />
      <Ink
        plate="light"
        d="M21.5,-25Q24,-31.5 28.5,-28L29.5,-22L23,-20zM23.5,-33.5a3,3 0 1 1 6,0a3,3 0 1 1 -6,0z"
      />
      <Ink
        plate="hot"
        d="M21,-35.5H32V-34.2H21zM23.5,-35.5L24.2,-38H28.8L29.5,-35.5zM22.5,-21.5L29.8,-23V-21L22.9,-19.5z"
      />
      <Line plate="key" width={1.2} d="M24,-24L12,-16M34,-31L4,13" />
    </>
  )
}

/** Venice: towers and domes beyond the basin, a gondola before them between striped poles. */
export function Gondola({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon: y, centre: x, unit: u, broad } = stage
  const poles = [-84, -74, 86, 95].map((at, index) => ({
    at: x + at * u,
    top: y + u * (-20 + index * 5),
    foot: y + (h - y) * (0.66 + (index % 2) * 0.12),
  }))
  const shaft = poles.map(({ at, top, foot }) => d`M${at},${top}V${foot}`).join('')
  const far = repeat(Math.ceil(w / u / 15), (index) => {
    const left = index * u * 15
    const up = u * (9 + ((index * 37) % 9))
    return d`M${left},${y}v${-up}l${u * 7},${-u * 3}l${u * 7},${u * 3}v${up}z`
  })
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={far} over />
      <At x={x - u * 38} y={y + 1} scale={u}>
        <Campanile />
      </At>
      <At x={x - u * (broad ? 92 : 66)} y={y + 1} scale={u * 0.9}>
        <Palace />
      </At>
      <At x={x + u * 48} y={y + 1} scale={u * 1.05}>
        <Salute />
      </At>
      <Ink plate="sky" d={ground(w, h, y)} />
      <Ink plate="sky" d={d`M0,${y}H${w}V${y + h * 0.045}H0z`} over />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.66 } }, y)} />
      <Glints stage={stage} plate="light" from={y} />
      <Line plate="light" width={u * 2.6} d={shaft} />
      <Line plate="hot" width={u * 2.6} dash={`${(u * 4).toFixed(1)} ${(u * 4).toFixed(1)}`} d={shaft} />
      <Ink
        plate="key"
        d={poles
          .map(
            ({ at, top }) =>
              d`M${at - u * 2},${top}h${u * 4}v${-u * 2}l${-u * 2},${-u * 3}l${-u * 2},${u * 3}z`,
          )
          .join('')}
      />
      <At x={x - u * 6} y={y + (h - y) * 0.64} scale={u * 1.15}>
        <Boat />
      </At>
      <Line plate="key" width={Math.max(1, u * 0.8)} d={birds(x + u * 30, y - u * 96, u * 4)} />
    </>
  )
}
