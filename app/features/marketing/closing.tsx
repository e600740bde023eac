import { housePalette, type PaletteSource } from '~/domain/posters/house-palette'
import { Poster } from '~/features/posters/poster'
import type { PosterShapeName } from '~/features/posters/poster-shapes'
import { LinkButton } from '~/ui/link'

interface ClosingProps {
  palette?: PaletteSource
  /** The shape of the page's poster that draws the landmark. */
  landmarkOf?: PosterShapeName
}

/** The last section, over a strip of the poster. */
export function Closing({ palette = housePalette, landmarkOf }: ClosingProps) {
  const poster = { ...palette, ...(landmarkOf && { landmarkOf }) }
  return (
    <section
      aria-labelledby="closing"
      className="relative isolate mt-18 overflow-hidden bg-pc-sky text-ink-on-field lg:mt-24"
    >
      <Poster {...poster} shape="closing" className="-z-10 absolute inset-0 size-full max-sm:hidden" />
      <Poster {...poster} shape="phoneClosing" className="-z-10 absolute inset-0 size-full sm:hidden" />
      <div className="mx-auto max-w-page px-gutter pt-14 pb-64 sm:pb-56 lg:pt-18 lg:pb-44">
        <h2 id="closing" className="max-w-[12em] text-title">
          Start with three days, free.
        </h2>
        <p className="mt-3 max-w-[24em] text-lead font-field">
          A real plan for the place of your choice. No sign-up, no card.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/planner" variant="key" size="large">
            Plan a Free Sample
          </LinkButton>
          <LinkButton to="/pricing" variant="sheet" size="large">
            Compare Plans
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
