import { useState } from 'react'
import type { DestinationCard } from '~/domain/places/place-catalogue'
import { housePrint } from '~/domain/posters/house-print'
import { printOf } from '~/domain/posters/print-of'
import { Poster } from '~/features/posters/poster'
import { usePagePrint } from '~/features/shell/page-print'
import { LinkButton } from '~/ui/link'
import { PosterWall } from './poster-wall'

/** The front page: what this is, over the art of a destination, and the wall to pick another from. */
export function LandingScreen({ destinations }: { destinations: DestinationCard[] }) {
  const [chosenId, choose] = useState('rome')
  const chosen = destinations.find(({ id }) => id === chosenId)
  const print = chosen ? printOf(chosen) : housePrint
  usePagePrint(chosen ? print : null)
  return (
    <>
      <section className="relative isolate overflow-hidden bg-pc-sky text-ink-on-field">
        <Poster
          facts={print.facts}
          latitude={print.latitude}
          name={print.name}
          width={1440}
          height={820}
          open
          clear={430}
          className="-z-10 absolute inset-0 size-full max-md:hidden"
        />
        <Poster
          facts={print.facts}
          latitude={print.latitude}
          name={print.name}
          width={390}
          height={760}
          open
          clear={470}
          className="-z-10 absolute inset-0 size-full md:hidden"
        />
        <div className="mx-auto min-h-[46rem] max-w-page px-gutter pt-24 pb-72 md:min-h-[44rem]">
          <h1 className="max-w-[11em] text-hero">Plan your next vacation in 30 seconds with AI</h1>
          <p className="mt-5 max-w-[26em] text-lead">
            Name a place, dates and a budget. You get every day hour by hour, and the proof that it works.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to="/planner" variant="key" size="large">
              Try It Free
            </LinkButton>
            <LinkButton to="/pricing" variant="sheet" size="large">
              Buy a Trip Plan
            </LinkButton>
          </div>
        </div>
      </section>
      <PosterWall destinations={destinations} chosenId={chosenId} onChoose={choose} />
    </>
  )
}
