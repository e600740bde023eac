import { PosterFile } from '~/features/posters/poster-file'
import { Link } from '~/ui/link'
import { SwipeRow } from '~/ui/swipe-row'

/** Each step adds a colour to the poster; missing colours are shown as paper. */
const steps = [
  {
    title: 'Say where, when and what you like',
    text: 'A destination, two dates, a budget and your interests. No account, no card.',
    plates: '[--pc-hot:transparent] [--pc-key:transparent] [--pc-light:transparent]',
  },
  {
    title: 'Watch the days arrive',
    text: 'The planner picks real places, looks at the map and the opening hours, and checks every line.',
    plates: '[--pc-key:transparent]',
  },
  {
    title: 'Make it yours and go',
    text: 'On paid plans you can edit every day: move, add and remove stops, and every check runs again. Then save it, share it, print it.',
    plates: '',
  },
]

export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how"
      className="mx-auto max-w-page scroll-mt-6 px-gutter pt-11 sm:pt-18 lg:pt-24"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="how" className="text-title">
          How It Works
        </h2>
        <Link to="/planner">Try it now</Link>
      </div>
      <SwipeRow label="Three steps">
        <ol className="mt-6 grid gap-x-6 gap-y-8 md:grid-cols-3">
          {steps.map(({ title, text, plates }, index) => (
            <li key={title} className="grid content-start gap-4 max-md:grid-cols-[6.5rem_1fr]">
              <div className={`self-start bg-ink-sheet p-2 md:p-3 ${plates}`}>
                <PosterFile id="house" shape="card" className="aspect-3/2 w-full max-md:aspect-square" />
              </div>
              <div>
                <h3 className="text-[1.1875rem] leading-snug">
                  <span className="wdth-clock mr-2 text-ink-hot-text">{index + 1}</span> {title}
                </h3>
                <p className="mt-1 max-w-measure text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </SwipeRow>
    </section>
  )
}
