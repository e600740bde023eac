import { At, arch, d, ground, Ink } from '../press'
import { Sun } from '../sky'
import type { Stage } from '../stage'
import { Glints, Sailboat, sunRoad } from '../water'

interface Cube {
  x: number
  y: number
  w: number
  h: number
}

/** Houses as they stand on one another, from the rim down. */
const cubes: readonly Cube[] = [
  { x: -70, y: -34, w: 22, h: 16 },
  { x: -50, y: -30, w: 18, h: 24 },
  { x: -8, y: -34, w: 20, h: 18 },
  { x: 32, y: -30, w: 20, h: 22 },
  { x: 50, y: -24, w: 18, h: 16 },
  { x: -82, y: -14, w: 24, h: 20 },
  { x: -60, y: -12, w: 20, h: 16 },
  { x: -38, y: -14, w: 26, h: 24 },
  { x: -12, y: -10, w: 22, h: 20 },
  { x: 12, y: -12, w: 24, h: 22 },
  { x: 38, y: -8, w: 22, h: 20 },
  { x: 62, y: -6, w: 20, h: 18 },
  { x: -94, y: 8, w: 26, h: 20 },
  { x: -66, y: 10, w: 24, h: 18 },
  { x: -30, y: 8, w: 20, h: 16 },
  { x: 22, y: 12, w: 26, h: 20 },
  { x: 54, y: 14, w: 24, h: 18 },
]

const join = (draw: (cube: Cube, index: number) => string) => cubes.map(draw).join('')

const dome = (x: number, y: number, r: number) => d`M${x - r},${y}a${r},${r * 1.08} 0 0 1 ${r * 2},0z`

/** A church with its dome and a wall of bells. */
function Church() {
  return (
    <>
      <Ink plate="light" d="M-18,0V-24H18V0zM-14,-24V-31H14V-24zM24,0V-46a11,11 0 0 1 22,0V0z" />
      <Ink plate="sky" d="M8,0V-24H14V-31H6V-24H18V0zM41,0V-54Q46,-51 46,-46V0z" over />
      <Ink plate="sky" d={dome(0, -31, 14)} />
      <Ink plate="sky" d={dome(0, -31, 14)} over />
      <Ink plate="sky" d="M4,-31Q6,-42 1,-46A14,15 0 0 1 14,-31z" over />
      <Ink
        plate="key"
        d={`${arch(-4, 0, 8, 12)}${arch(28, -30, 5.5, 9)}${arch(36.5, -30, 5.5, 9)}${arch(32, -44, 6, 6)}M-.7,-45V-55H.7V-45zM-3.5,-52.5H3.5V-51.2H-3.5zM34.4,-57V-64H35.6V-57zM32.5,-62H37.5V-61H32.5z`}
      />
      <Ink plate="hot" d="M29,-31h3.5l-.5,-4h-2.5zM37.5,-31h3.5l-.5,-4h-2.5z" />
    </>
  )
}

/** Santorini: blue domes over white houses, high above the caldera. */
export function Caldera({ stage }: { stage: Stage }) {
  const { width: w, height: h, horizon, centre: x, unit: u, open } = stage
  const sea = horizon - u * (open ? 22 : 36)
  const y = horizon - u * 4
  const cape = d`M0,${sea}V${sea - u * 12}L${x - u * 96},${sea - u * 22}L${x - u * 74},${sea - u * 20}L${x - u * 58},${sea - u * 8}L${x - u * 44},${sea}z`
  const isle = d`M${x + u * 60},${sea}q${u * 14},${-u * 12} ${u * 34},${-u * 13}t${u * 44},${u * 13}z`
  const rim = d`M0,${y - u * 30}L${x - u * 78},${y - u * 40}L${x - u * 10},${y - u * 36}L${x + u * 52},${y - u * 30}L${x + u * 82},${y - u * 10}L${x + u * 96},${y + u * 14}L${x + u * 104},${h}H0z`
  return (
    <>
      <Sun stage={stage} />
      <Ink plate="sky" d={cape + isle} over />
      <Ink plate="sky" d={ground(w, h, sea)} />
      <Ink plate="sky" d={ground(w, h, sea)} over />
      <Ink plate="hot" d={sunRoad({ ...stage, sun: { ...stage.sun, r: stage.sun.r * 0.8 } }, sea)} />
      <Glints stage={stage} plate="light" from={sea} />
      <Sailboat x={x + u * 92} y={sea + u * 12} scale={u * 0.5} />
      <Ink plate="key" d={rim} />
      <Ink
        plate="hot"
        d={d`M${x + u * 52},${y - u * 30}L${x + u * 82},${y - u * 10}L${x + u * 96},${y + u * 14}L${x + u * 104},${h}H${x + u * 74}L${x + u * 80},${y + u * 16}z`}
      />
      <At x={x - u * 4} y={y + u * 6} scale={u * 1.06}>
        <At x={-22} y={-32} scale={1.05}>
          <Church />
        </At>
        <Ink
          plate="light"
          d={join(
            ({ x: left, y: foot, w: across, h: up }, index) =>
              d`M${left},${foot}v${-up}${index % 3 === 1 ? d`a${across / 2},${across * 0.3} 0 0 1 ${across},0` : d`h${across}`}V${foot}z`,
          )}
        />
        <Ink
          plate="sky"
          d={join(
            ({ x: left, y: foot, w: across, h: up }) =>
              d`M${left + across * 0.68},${foot}v${-up}h${across * 0.32}v${up}z`,
          )}
          over
        />
        <Ink
          plate="key"
          d={join(({ x: left, y: foot }, index) =>
            index % 3 === 1 ? arch(left + 4, foot, 6, 8) : d`M${left + 4},${foot - 9}h4v5h-4z`,
          )}
        />
        <Ink plate="hot" d="M-66,-14v-8h5v8zM18,-12v-9h5v9zM-88,8v-9h5v9zM44,-8v-7h4v7zM28,12v-9h5v9z" />
        <Ink plate="sky" d={dome(2, -30, 10) + dome(66, -24, 9)} />
        <Ink plate="sky" d={dome(2, -30, 10) + dome(66, -24, 9)} over />
      </At>
    </>
  )
}
