import { OpeningBars } from '~/features/itinerary/opening-bars'
import { FoldButton } from '~/ui/fold'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { LateLine } from './late-line'
import { Marks } from './marks'
import type { SampleSheet } from './sample-sheet'

/** A day of a real itinerary as a Day Line, and its checks. */
export function AtWork({ sheet }: { sheet: SampleSheet }) {
  const { name, label, dates, line, marks, checks, passed, checked } = sheet
  return (
    <section aria-labelledby="at-work" className="mx-auto max-w-page px-gutter pt-11 sm:pt-18 lg:pt-24">
      <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-2">
        <h2 id="at-work" className="max-w-[12em] text-title">
          Every line is checked before you travel.
        </h2>
        <p className="max-w-measure">
          An itinerary is easy to write and hard to get right. So each line is checked against opening hours,
          the map and your budget, and you can read what we found. This is the free sample for {name}, {dates}
          , as the planner made it.
        </p>
      </div>
      <div className="mt-5 border-ink-key border-t-2 pt-3 sm:mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-5">
          <h3 className="text-head">{line.heading}</h3>
          <p className="text-ink-soft text-small">{line.facts}</p>
        </div>
        <LateLine sheet={sheet} />
        <p className="mt-3 text-ink-soft text-small">
          <span className="max-lg:hidden">Hours run to the right, kilometres walked run down. </span>
          <span className="lg:hidden">Hours run down, kilometres walked run to the right. </span>Lines along
          the hours are stops, sloped lines are walks, dotted lines are rides. The dark part is night.
        </p>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 sm:mt-12 sm:gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <Marks marks={marks} />
          <div className="max-lg:hidden">
            <h3 className="pb-3 text-head">Light: open. Dark: your visit.</h3>
            <OpeningBars stops={line.stops} />
          </div>
        </div>
        <div>
          <h3 className="border-ink-key border-b-2 text-head">
            <FoldButton className="pb-3">{`${passed} of ${checked} checks passed`}</FoldButton>
          </h3>
          <ul className="phone-fold">
            {checks.map((check) => (
              <li
                key={check.name}
                className="grid grid-cols-[1.5rem_1fr] gap-2 border-ink-line border-b py-2.5"
              >
                <Icon
                  name={check.status}
                  label={check.status === 'pass' ? 'Pass' : 'Not passed'}
                  className="mt-0.5 size-5"
                />
                <span className="leading-snug">
                  <b className="block">{check.name}</b>
                  <span className="text-ink-soft text-small max-sm:hidden">{check.evidence}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="pt-4">
            <Link to={`/planner?destination=${encodeURIComponent(label)}`}>Open the planner for {name}</Link>
          </p>
        </div>
      </div>
    </section>
  )
}
