import type { Offer } from '~/messages/en/offers'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { LinkButton } from '~/ui/link'
import { PopularBadge } from './popular-badge'

/** The four plans beside each other; the most popular one has the first colour. */
export function PricingPlans({ offers }: { offers: Offer[] }) {
  return (
    <ul className="grid items-stretch gap-y-4 lg:grid-cols-4 lg:border-2 lg:border-ink-key lg:bg-ink-sheet">
      {offers.map(({ plan, name, price, period, also, features, popular, action, href }) => (
        <li
          key={plan}
          className={classes(
            'flex flex-col p-5 sm:p-6',
            popular
              ? 'bg-ink-field text-ink-on-field lg:-my-3.5 lg:py-9.5'
              : 'bg-ink-sheet max-lg:border max-lg:border-ink-edge lg:not-last:not-nth-2:border-r lg:border-ink-line',
          )}
        >
          <h2 className="flex flex-wrap items-center gap-2 text-head">
            {name}
            {popular && <PopularBadge />}
          </h2>
          <p className="mt-4 flex items-baseline gap-2">
            <span className="wdth-price text-[4.5rem] leading-[0.85] font-place tracking-tight">{price}</span>
            <span>{period}</span>
          </p>
          <p aria-hidden={also ? undefined : true} className="mt-2 min-h-6 font-strong text-small">
            {also && <span className={popular ? undefined : 'text-ink-hot-text'}>{also}</span>}
          </p>
          <ul className="mt-4 mb-6 grid gap-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2.5 leading-snug">
                <Icon name="check" className="mt-0.5" />
                {feature}
              </li>
            ))}
          </ul>
          <LinkButton to={href} variant={popular ? 'primary' : 'outline'} className="mt-auto w-full">
            {action}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
