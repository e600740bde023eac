import type { ReactNode } from 'react'
import { BudgetBar } from '~/features/itinerary/budget-bar'
import { DayStrip } from '~/features/itinerary/day-strip'
import { PlaceName } from '~/features/posters/place-name'
import { PosterFile } from '~/features/posters/poster-file'
import { SwipeRow } from '~/ui/swipe-row'
import type { SampleSheet } from './sample-sheet'

interface FeatureProps {
  title: string
  text: string
  children: ReactNode
}

function Feature({ title, text, children }: FeatureProps) {
  return (
    <li className="flex flex-col gap-5 rounded-sheet bg-ink-sheet p-5 sm:p-6">
      <div>
        <h3 className="text-head">{title}</h3>
        <p className="mt-2 max-w-measure text-ink-soft">{text}</p>
      </div>
      <div className="mt-auto">{children}</div>
    </li>
  )
}

/** Four claims, each with an example from the plan that the page shows. */
export function Features({
  sheet: { id, name, line, budget, total, days, gems, dates },
}: {
  sheet: SampleSheet
}) {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-page px-gutter pt-11 sm:pt-18 lg:pt-24">
      <h2 id="features" className="text-title">
        What you get
      </h2>
      <SwipeRow label="What you get">
        <ul className="mt-6 grid gap-5 md:grid-cols-2">
          <Feature
            title="Instant AI Trip Plans"
            text="Destination, dates, budget and what you enjoy: about 30 seconds later you have every day, hour by hour."
          >
            <p className="pb-2 text-small font-label">{line.heading}</p>
            <DayStrip stops={line.stops} {...(line.sun && { sunset: line.sun.set })} />
          </Feature>
          <Feature
            title="Budget-Conscious"
            text="Affordable flights, hotels and food picks, and a total that you can check line by line."
          >
            <BudgetBar parts={budget} />
            <p className="pt-2 text-small font-label">
              {total} for {days} days in {name}, one traveller, before the flight
            </p>
          </Feature>
          <Feature
            title="Hidden Gems"
            text="Beside the sights everybody knows, each plan has stops that most visitors walk past."
          >
            <ul className="border-ink-key border-t-2">
              {gems.map((gem) => (
                <li
                  key={gem.title}
                  className="border-ink-line border-b py-2.5 leading-snug last:border-0 max-sm:not-first:hidden"
                >
                  <b className="block">{gem.title}</b>
                  <span className="text-ink-soft text-small">{gem.text}</span>
                </li>
              ))}
            </ul>
          </Feature>
          <Feature
            title="Export & Share"
            text="Download the plan as a PDF or share it by a link with your travel buddies, on paid plans."
          >
            <div className="flex items-center gap-4 bg-ink-paper p-3 sm:gap-5">
              <PosterFile id={id} shape="card" className="w-32 flex-none sm:w-48" />
              <div className="min-w-0 flex-1">
                <PlaceName name={name} as="p" decorative />
                <p className="mt-2 text-ink-soft text-small">{dates}</p>
              </div>
            </div>
          </Feature>
        </ul>
      </SwipeRow>
    </section>
  )
}
