import type { PaletteSource } from '~/domain/posters/house-palette'
import { Closing } from '~/features/marketing/closing'
import { Hero } from '~/features/marketing/hero'

/** Text on art: the first and the last section of the front page, for any place. */
export function HeroSample({ palette }: { palette: PaletteSource }) {
  return (
    <>
      <Hero palette={palette} dates={{ startDate: '2027-05-01', endDate: '2027-05-06' }}>
        <div className="design-sheet" />
      </Hero>
      <Closing palette={palette} />
    </>
  )
}
