import { d, Ink, Line, repeat } from './press'

/** A camel with its rider, 32 units high. */
export function Camel() {
  return (
    <>
      <Ink
        plate="key"
        d="M-14,0L-13,-11Q-17,-14 -15,-18Q-9,-20 -6,-25Q-3,-29 1,-24Q4,-19 9,-18Q13,-17 14,-23L15,-28Q15,-31 19,-31L23.5,-29Q23.5,-27 19.5,-27Q18,-14 11,-11L12,0H9.5L8,-10H-8L-10,0z"
      />
      <Ink plate="light" d="M-8,-20Q-6,-26 -2,-27.5Q3,-26 5,-19.5L3,-13H-7z" />
      <Ink plate="hot" d="M-5,-26Q-5,-36 -1,-37Q3,-36 3,-26z" />
      <Ink plate="key" d="M-3,-37a2.4,2.4 0 1 1 4.8,0a2.4,2.4 0 1 1 -4.8,0z" />
    </>
  )
}

/** A hot-air balloon, 40 units high, drawn from the basket up. */
export function Balloon() {
  return (
    <>
      <Ink plate="hot" d="M-4,-9Q-16,-18 -16,-28A16,14 0 0 1 16,-28Q16,-18 4,-9z" />
      <Ink plate="light" d="M-1.5,-9Q-7,-18 -7,-28Q-7,-40 0,-42Q7,-40 7,-28Q7,-18 1.5,-9z" />
      <Ink plate="sky" d="M1.5,-9Q7,-18 7,-28Q7,-40 0,-42A16,14 0 0 1 16,-28Q16,-18 4,-9z" over />
      <Line plate="key" width={0.8} d="M-3.5,-9L-2.5,-4M3.5,-9L2.5,-4" />
      <Ink plate="key" d="M-3,-4.5H3V0H-3z" />
    </>
  )
}

/** A fishing boat drawn up on the beach, 36 units long. */
export function FishingBoat() {
  return (
    <>
      <Ink plate="key" d="M-20,-9H18L12,1H-14z" />
      <Ink plate="hot" d="M-20,-9H18L16.5,-6.5H-18.4z" />
      <Ink plate="light" d="M-4,-9V-16H6V-9z" />
      <Ink
        plate="key"
        d="M-5.5,-16H7.5V-18H-5.5zM-2,-10.5v-3.5h2.5v3.5zM2.5,-10.5v-3.5H5v3.5zM-12,-9V-26h1V-9z"
      />
      <Ink plate="hot" d="M-11,-26L-3,-23.5L-11,-21z" />
    </>
  )
}

/** A wheel to look down from, 60 units high. */
export function BigWheel() {
  const spokes = repeat(6, (index) => {
    const angle = (index * Math.PI) / 6
    const x = 24 * Math.cos(angle)
    const y = 24 * Math.sin(angle)
    return d`M${-x},${-34 - y}L${x},${-34 + y}`
  })
  return (
    <>
      <Line plate="light" width={0.9} d={spokes} />
      <Line plate="light" width={2.2} d="M-24,-34a24,24 0 1 1 48,0a24,24 0 1 1 -48,0z" />
      <Line plate="key" width={2.4} d="M-13,0L0,-34L13,0" />
      <Line plate="hot" width={4.4} dash="4.4 9.2" d="M-26,-34a26,26 0 1 1 52,0a26,26 0 1 1 -52,0z" />
    </>
  )
}
