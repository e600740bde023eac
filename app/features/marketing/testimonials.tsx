import { SwipeRow } from '~/ui/swipe-row'
import { sampleVoices, sampleVoicesNote } from './voices'

export function Testimonials() {
  return (
    <section aria-labelledby="voices" className="mx-auto max-w-page px-gutter pt-11 sm:pt-18 lg:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="voices" className="max-w-[14em] text-title">
          What we would like to hear
        </h2>
        <p className="max-w-[26em] text-ink-soft">{sampleVoicesNote}</p>
      </div>
      <SwipeRow label="Sample voices">
        <ul className="mt-6 grid gap-x-8 border-ink-key border-t-2 md:grid-cols-3">
          {sampleVoices.map(({ quote, persona }) => (
            <li key={persona} className="border-ink-line py-5 sm:max-md:border-b">
              <figure>
                <blockquote className="text-[1.3125rem] leading-snug max-sm:text-lead font-field">
                  “{quote}”
                </blockquote>
                <figcaption className="mt-3 text-ink-soft text-small">{persona}. Sample voice</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </SwipeRow>
    </section>
  )
}
