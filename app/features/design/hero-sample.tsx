import type { PaletteSource } from '~/domain/posters/house-palette'
import { Closing } from '~/features/marketing/closing'
import { Hero } from '~/features/marketing/hero'
import { Poster } from '~/features/posters/poster'

/** Text on art: the first and the last section of the front page, for any place. */
export function HeroSample({ palette }: { palette: PaletteSource }) {
  return (
    <>
      <Hero palette={palette} dates={{ startDate: '2027-05-01', endDate: '2027-05-06' }}>
        <div className="design-sheet" />
      </Hero>
      <Closing
        wide={<Poster {...palette} shape="closing" className="size-full" />}
        tall={<Poster {...palette} shape="phoneClosing" className="size-full" />}
      />
    </>
  )
}
