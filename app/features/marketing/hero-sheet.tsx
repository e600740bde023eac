import { PlaceName } from '~/features/posters/place-name'
import { Icon } from '~/ui/icon'
import type { SampleSheet } from './sample-sheet'

const shown = ['Real places', 'Open when you arrive', 'Adds up to the cent']

/** The day of a real plan with the most icons, shortened, with its total and checks. */
export function HeroSheet({ sheet: { name, head, days, total, checks } }: { sheet: SampleSheet }) {
  return (
    <section
      aria-labelledby="hero-sheet"
      className="rounded-sheet border border-ink-line bg-ink-sheet px-4 pt-5 pb-4 text-ink-key sm:px-5 lg:border-0"
    >
      <PlaceName name={name} id="hero-sheet" height={0.28} />
      <p className="mt-4 flex justify-between gap-4 border-ink-key border-b-2 pb-2.5 text-small">
        <b>{head.heading}</b>
        <span className="flex-none text-ink-soft">{head.date}</span>
      </p>
      <ol>
        {head.stops.map(({ id, time, title, way, walked, cost }) => (
          <li
            key={id}
            className="grid grid-cols-[3.4rem_minmax(0,1fr)_auto] gap-x-3 border-ink-line border-t py-3 first:border-t-0"
          >
            <span className="wdth-time text-time">{time}</span>
            <span>
              <b className="leading-snug">{title}</b>
              <span className="flex items-center gap-1.5 text-ink-soft text-small">
                <Icon name={walked ? 'walk' : 'transit'} />
                {way}
              </span>
            </span>
            <span className={cost === 'Free' ? 'text-ink-soft' : 'font-label'}>{cost}</span>
          </li>
        ))}
      </ol>
      <p className="flex items-baseline justify-between gap-4 border-ink-key border-y-2 py-2.5">
        <span className="text-small leading-snug">
          {days} days for one traveller,
          <br />
          nights and tickets included
        </span>
        <b className="font-place text-[1.75rem] leading-none [font-stretch:80%]">{total}</b>
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-small font-label sm:grid">
        {checks
          .filter((check) => shown.includes(check.name))
          .map((check) => (
            <li key={check.name} className="flex gap-2">
              <Icon
                name={check.status}
                label={check.status === 'pass' ? 'Checked' : 'Not passed'}
                className="mt-0.5"
              />
              {check.name}
            </li>
          ))}
      </ul>
    </section>
  )
}
