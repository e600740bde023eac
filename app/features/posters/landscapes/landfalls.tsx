import { arch, d, Ink, Line } from '../press'

/** A lighthouse with its keeper's house, 82 units high. */
export function Lighthouse() {
  return (
    <>
      <Ink plate="light" d="M-7.5,0L-5,-58H5L7.5,0z" />
      <Ink plate="hot" d="M-6.9,-14L-6.2,-28H6.2L6.9,-14zM-5.6,-42L-5,-56H5L5.6,-42z" />
      <Ink plate="sky" d="M1,0V-58H5L7.5,0z" over />
      <Ink
        plate="key"
        d="M-8,-58H8V-61H-8zM-6,-71Q0,-80 6,-71zM-.5,-76H.5V-82H-.5zM-5,-61h1.6v-10h-1.6zM3.4,-61H5v-10H3.4zM-2,0V-8a2,2 0 0 1 4,0V0z"
      />
      <Ink plate="light" d="M-3,-62h6v-8h-6z" />
      <Ink plate="light" d="M8,0V-12L15,-18L22,-12V0z" />
      <Ink plate="hot" d="M7,-11.5L15,-18.5L23,-11.5L22,-15L15,-21L8,-15z" />
    </>
  )
}

/** A chapel with a dome and a wall of bells, 41 units high. */
export function Chapel() {
  return (
    <>
      <Ink plate="light" d="M-16,0V-20H14V0zM16,0V-26H24V0zM16,-26a4,4 0 0 1 8,0z" />
      <Ink plate="hot" d="M-12,-20a11,12 0 0 1 22,0z" />
      <Ink plate="sky" d="M4,0V-20H14V0zM20,0V-26H24V0z" over />
      <Ink
        plate="key"
        d={`${arch(-5, 0, 6, 10)}${arch(18, -17, 4, 6)}M-1.6,-32V-41H-.4V-32zM-4,-38.5H2V-37.3H-4z`}
      />
    </>
  )
}

/** A handful of houses, 40 units high. */
export function Village() {
  const houses = [
    { x: -34, w: 15, h: 16 },
    { x: -20, w: 13, h: 24 },
    { x: -6, w: 16, h: 19 },
    { x: 11, w: 12, h: 28 },
    { x: 24, w: 14, h: 14 },
  ]
  const join = (draw: (house: (typeof houses)[number]) => string) => houses.map(draw).join('')
  return (
    <>
      <Ink plate="light" d={join(({ x, w, h }) => d`M${x},0V${-h}h${w}V0z`)} />
      <Ink plate="sky" d={join(({ x, w, h }) => d`M${x + w * 0.6},0V${-h}h${w * 0.4}V0z`)} over />
      <Ink
        plate="hot"
        d={join(({ x, w, h }) => d`M${x - 1.5},${-h}l${w / 2 + 1.5},${-w * 0.4}l${w / 2 + 1.5},${w * 0.4}z`)}
      />
      <Ink
        plate="key"
        d={join(
          ({ x, w, h }) =>
            d`M${x + w * 0.22},${-h + 5}h2.4v4h-2.4zM${x + w * 0.6},${-h + 5}h2.4v4h-2.4zM${x + w * 0.4},0v-6h2.6v6z`,
        )}
      />
    </>
  )
}

/** A watchtower against pirates, its flag still up, 66 units high. */
export function Watchtower() {
  return (
    <>
      <Ink
        plate="light"
        d="M-12,0L-9,-40H9L12,0zM-12,-40H12V-47H-12zM-12,-47v-4h4v4zM-2,-47v-4h4v4zM8,-47v-4h4v4zM14,0V-13H34V0z"
      />
      <Ink plate="sky" d="M3,0V-40H9L12,0zM3,-40H12V-47H3zM8,-47h4v-4h-4zM25,0V-13H34V0z" over />
      <Ink plate="hot" d="M12.5,-12.5L17,-19H31L35.5,-12.5zM.7,-66L16,-62L.7,-57z" />
      <Ink
        plate="key"
        d={`M-.7,-47V-68H.7V-47zM-12,-38.5H12V-40.5H-12z${arch(-3, 0, 6, 9)}${arch(-2, -24, 4, 5)}M17,-4v-4h3v4zM28,0v-7h3v7z`}
      />
    </>
  )
}

/** A windmill with sails of cloth, 58 units high. */
export function Windmill() {
  return (
    <>
      <Ink plate="light" d="M-13,0L-11,-30H11L13,0z" />
      <Ink plate="sky" d="M3,0V-30H11L13,0z" over />
      <Ink plate="hot" d="M-13,-29L0,-43L13,-29z" />
      <Ink plate="hot" d="M3,-29L0,-43L13,-29z" over />
      <Line plate="key" width={1.3} d="M-17,-48L17,-20M-17,-20L17,-48M0,-56V-12M-22,-34H22" />
      <Ink
        plate="light"
        d="M-2,-36L-17,-48L-10,-51zM2,-36L17,-48L19,-41zM2,-32L17,-20L10,-17zM-2,-32L-17,-20L-19,-27zM-1,-36L0,-56L-8,-53zM2,-34L22,-34L19,-27zM1,-32L0,-12L8,-15zM-2,-34L-22,-34L-19,-41z"
      />
      <Ink plate="key" d={`${arch(-3, 0, 6, 8)}M-2.2,-34a2.2,2.2 0 1 1 4.4,0a2.2,2.2 0 1 1 -4.4,0z`} />
    </>
  )
}
