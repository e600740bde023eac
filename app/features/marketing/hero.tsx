import type { ReactNode } from 'react'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { Poster } from '~/features/posters/poster'
import { HeroForm, type TripDates } from './hero-form'

/** The poster is the background, with the headline over it and an excerpt of the plan beside it. */
export function Hero({
  palette: { facts, latitude, name },
  dates,
  children,
}: {
  palette: PaletteSource
  /** What the form of the hero proposes. */
  dates: TripDates
  children: ReactNode
}) {
  const poster = { facts, latitude, name }
  return (
    <section className="relative isolate lg:overflow-hidden lg:bg-pc-sky">
      {/* The landmark keeps its size on wide screens, so that it stays below the text. */}
      <div className="plates absolute inset-0 -z-10 max-2xl:hidden">
        <Poster key={name} {...poster} shape="wideHero" className="size-full" />
      </div>
      <div className="mx-auto grid max-w-page px-gutter lg:min-h-[62rem] lg:grid-cols-[minmax(0,1fr)_25.5rem] lg:gap-10 lg:pt-24 lg:pb-16">
        <div className="bg-pc-sky pt-22 pb-[min(84vw,26rem)] text-ink-on-field max-lg:relative max-lg:isolate max-lg:-mx-gutter max-lg:overflow-hidden max-lg:px-gutter lg:bg-transparent lg:p-0">
          <div className="plates absolute inset-0 -z-10 sm:hidden">
            <Poster key={name} {...poster} shape="phoneHero" className="size-full" />
          </div>
          {/* On large screens behind the whole section: this part is not positioned there. */}
          <div className="plates absolute inset-0 -z-10 max-sm:hidden 2xl:hidden">
            <Poster key={name} {...poster} shape="hero" className="size-full" />
          </div>
          <h1 className="max-w-[9em] text-hero max-sm:text-[2.6rem]">
            Plan your next vacation in 30 seconds with AI
          </h1>
          <p className="mt-4 max-w-[27em] text-lead font-field">
            Name a place, dates and a budget. You get every day hour by hour, and the proof that it works.
          </p>
          <HeroForm dates={dates} />
        </div>
        <div className="relative max-lg:-mt-14">{children}</div>
      </div>
    </section>
  )
}
