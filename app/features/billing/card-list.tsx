import type { PaymentCard } from '~/domain/billing/payment'
import { capitalised } from '~/features/trips/trip-words'
import { PortalButton } from './portal-button'

/** The cards that the provider stores for an account. */
export function CardList({ cards }: { cards: PaymentCard[] }) {
  return (
    <div className="grid gap-5">
      {cards.length === 0 && <p>You have no saved cards.</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {cards.map(({ id, brand, last4, expires, isDefault }) => (
          <li key={id} className="bg-ink-sheet p-4">
            <p className="flex items-center justify-between gap-3 font-strong">
              {capitalised(brand)}
              {isDefault && <span className="font-text text-ink-soft text-small">Used for renewals</span>}
            </p>
            <p className="wdth-time mt-3 text-time">
              <span className="sr-only">Ends in </span>
              <span aria-hidden="true">•••• </span>
              {last4}
            </p>
            <p className="mt-1 text-ink-soft text-small">Expires {expires}</p>
          </li>
        ))}
      </ul>
      <div>
        <PortalButton>Update Payment Methods</PortalButton>
      </div>
    </div>
  )
}
