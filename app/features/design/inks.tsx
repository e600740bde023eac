import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { haloed, haloOpacity, inks, type Palette } from '~/domain/posters/inks'
import { contrast, type Hex } from '~/domain/posters/oklch'
import { InkScope } from '~/features/posters/ink-scope'
import { Section } from './section'

type Edition = 'day' | 'night'

const editions: readonly Edition[] = ['day', 'night']

interface Pair {
  what: string
  ink: Hex
  /** The lowest contrast of the ink on these backgrounds is shown. */
  grounds: readonly Hex[]
}

const grounds = ({ paper, sheet, tint }: Palette) => [paper, sheet, tint]

const worst = (ink: Hex, on: readonly Hex[]) =>
  Math.min(...on.map((ground) => contrast(ink, ground))).toFixed(1)

function pairs(palette: Palette, edition: Edition): Pair[] {
  const halo = haloed(palette.sky, edition === 'day' ? palette.paper : palette.hot, haloOpacity[edition])
  return [
    { what: 'key', ink: palette.key, grounds: grounds(palette) },
    { what: 'soft', ink: palette.soft, grounds: grounds(palette) },
    { what: 'hot text', ink: palette.hotText, grounds: grounds(palette) },
    { what: 'paper on key', ink: palette.paper, grounds: [palette.key] },
    { what: 'on hot', ink: edition === 'day' ? palette.key : palette.paper, grounds: [palette.hot] },
    { what: 'on field', ink: palette.key, grounds: [palette.field] },
    { what: 'on the sky', ink: palette.key, grounds: [palette.sky, halo] },
    { what: 'on the shade', ink: palette.light, grounds: [palette.shade] },
  ]
}

const plates = [
  'paper',
  'sheet',
  'tint',
  'field',
  'hot',
  'key',
  'soft',
  'hotText',
  'line',
  'edge',
  'sky',
  'light',
  'shade',
] as const

/** The palette of every destination by day and by night, with the measured contrast. */
export function Inks({ cards }: { cards: readonly DestinationCard[] }) {
  return (
    <Section id="inks" title="Inks">
      {cards.map(({ id, name, poster, center }) => {
        const prints = inks({ ...poster, latitude: center[0] })
        return (
          <article key={id} id={`inks-${id}`} className="design-inks" aria-label={name}>
            {editions.map((edition) => (
              <InkScope
                key={edition}
                facts={poster}
                latitude={center[0]}
                className={`design-print design-${edition}`}
              >
                <p>
                  <b>{name}</b>, {edition}
                </p>
                <ul className="design-swatches">
                  {plates.map((plate) => (
                    <li
                      key={plate}
                      title={`${plate} ${prints[edition][plate]}`}
                      style={{ background: prints[edition][plate] }}
                    />
                  ))}
                </ul>
                <p className="design-edge">edge {worst(prints[edition].edge, grounds(prints[edition]))}</p>
                <ul className="design-pairs">
                  {pairs(prints[edition], edition).map(({ what, ink, grounds: on }) => (
                    <li key={what} style={{ color: ink, background: on.at(-1) }}>
                      {what} {worst(ink, on)}
                    </li>
                  ))}
                </ul>
              </InkScope>
            ))}
          </article>
        )
      })}
    </Section>
  )
}
