import type { Offer } from '~/messages/en/offers'
import { classes } from '~/ui/classes'
import { Link, LinkButton } from '~/ui/link'
import { PopularBadge } from './popular-badge'

interface PricingTeaserProps {
  offers: Offer[]
  /** What is said of tax. */
  note: string | null
}

/** The prices, one row each, with a link to the details. */
export function PricingTeaser({ offers, note }: PricingTeaserProps) {
  return (
    <section aria-labelledby="fares" className="mx-auto max-w-page px-gutter pt-11 sm:pt-18 lg:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pb-6">
        <h2 id="fares" className="text-title">
          Pay per trip, or not at all.
        </h2>
        <Link to="/pricing">View Full Plan Details</Link>
      </div>
      <ul className="border-ink-key border-t-2">
        {offers.map(({ plan, name, price, period, also, features, popular, action, href }) => (
          <li
            key={plan}
            className={classes(
              'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 py-3.5 lg:py-5 lg:grid-cols-[15.5rem_minmax(0,1fr)_11rem_12rem]',
              popular
                ? '-mx-3 rounded-sheet bg-ink-field px-3 text-ink-on-field sm:-mx-4 sm:px-4'
                : 'border-ink-edge border-b',
            )}
          >
            <h3 className="flex flex-wrap items-center gap-2 self-start text-head lg:self-center">
              {name}
              {popular && <PopularBadge />}
            </h3>
            <p className={classes('max-lg:row-start-2 max-sm:text-small', !popular && 'text-ink-soft')}>
              {features.join(', ')}
              {also && <b className={classes('block', !popular && 'text-ink-hot-text')}>{also}</b>}
            </p>
            <p className="wdth-price text-right font-place max-sm:flex max-sm:flex-row-reverse max-sm:items-baseline max-sm:gap-2 text-[clamp(2.25rem,1.6rem+2vw,3.5rem)] leading-[0.9]">
              {price}
              <span className="mt-1 block text-small font-text tracking-normal [font-stretch:100%]">
                {period}
              </span>
            </p>
            <LinkButton to={href} variant={popular ? 'primary' : 'outline'}>
              {action}
            </LinkButton>
          </li>
        ))}
      </ul>
      {note && <p className="mt-4 text-ink-soft text-small">{note}</p>}
    </section>
  )
}
