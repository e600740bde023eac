import { plans } from '~/domain/billing/plans'
import { formatMoney } from '~/domain/money/format-money'
import type { Buyer, DeskGift } from '~/domain/operations/desk'
import { moment } from './moment'
import { OrderForm } from './order-form'

interface Line {
  id: string
  /** What was granted, and why. */
  text: string
  /** What can be paid back. */
  paymentIntentId: string | null
}

const ended = {
  refunded: 'paid back in full: it grants nothing',
  disputed: 'lost to the bank: it grants nothing',
}

function opened(oneTrip: boolean, place: string | null): string {
  if (!oneTrip) return 'it opens any number of trips'
  return place === null ? 'it opens one trip, which is not planned yet' : `it opened the trip to ${place}`
}

function purchaseLines({ purchases }: Buyer): Line[] {
  return purchases.map(({ id, plan, cents, status, paidAt, paymentIntentId, oneTrip, place }) => {
    const isHeld = status === 'succeeded'
    const fate = status === 'refunded' || status === 'disputed' ? ended[status] : opened(oneTrip, place)
    const text = `${plans[plan].name} for ${formatMoney(cents, 'USD')}, paid ${moment(paidAt ?? 0)}, ${fate}`
    return { id, text, paymentIntentId: isHeld ? paymentIntentId : null }
  })
}

function periodLines({ periods }: Buyer): Line[] {
  return periods.map(({ invoiceId, cents, status, paidAt, from, until, paymentIntentId }) => {
    const fate = status === 'paid' ? `it covers ${moment(from)} to ${moment(until)}` : ended[status]
    const name = plans.globetrotter.name
    const text = `${name} for ${formatMoney(cents, 'USD')}, paid ${moment(paidAt)}, ${fate}`
    return { id: invoiceId, text, paymentIntentId: status === 'paid' ? paymentIntentId : null }
  })
}

function giftText({ given, month, redeemedAt, usedAt, revokedAt }: DeskGift): string {
  const fate =
    revokedAt !== null
      ? `taken back ${moment(revokedAt)}`
      : usedAt !== null
        ? `used for an itinerary ${moment(usedAt)}`
        : redeemedAt !== null
          ? `accepted ${moment(redeemedAt)}: it opens one itinerary`
          : 'nobody accepted it yet'
  return `Gift of ${month}, ${given ? 'given' : 'received'}, ${fate}`
}

const refund = { intent: 'refund', label: 'Refund in full' } as const
const receipt = { intent: 'resend-receipt', label: 'Send the receipt again' } as const
const unshare = { intent: 'unshare', label: 'End the share link' } as const
const endSessions = { intent: 'end-sessions', label: 'Log out everywhere' } as const

/** A buyer: what is held and why, the trips, and what can be done about both. */
export function BuyerSection({ buyer, to }: { buyer: Buyer; to: string }) {
  const { visitorId, account, plan, gifts, trips } = buyer
  const lines = [...purchaseLines(buyer), ...periodLines(buyer)]
  const id = `buyer-${visitorId}`
  const row = 'border-ink-line border-b py-3 [overflow-wrap:anywhere]'
  return (
    <section aria-labelledby={id} className="border-2 border-ink-edge bg-ink-sheet p-4">
      <h2 id={id} className="text-head [overflow-wrap:anywhere]">
        {account ? account.email : 'A guest'}
      </h2>
      <p className="text-small [overflow-wrap:anywhere]">
        {account && `Account ${account.id}, since ${moment(account.createdAt)}. `}Visitor {visitorId}. Plan
        today: <b className="font-strong">{plans[plan].name}</b>.
      </p>
      {account && (
        <OrderForm about={`Account ${account.id}`} target={account.id} orders={[endSessions]} to={to} />
      )}
      <h3 className="mt-4 font-strong">Grants, and why</h3>
      {lines.length + gifts.length === 0 && <p>Nothing was bought or given.</p>}
      <ul>
        {lines.map(({ id: key, text, paymentIntentId }) => (
          <li key={key} className={row}>
            {text}
            {paymentIntentId && (
              <>
                . <code>{paymentIntentId}</code>
                <OrderForm
                  about={`Payment ${paymentIntentId}`}
                  target={paymentIntentId}
                  orders={account ? [refund, receipt] : [refund]}
                  to={to}
                />
              </>
            )}
          </li>
        ))}
        {gifts.map((gift) => (
          <li key={gift.id} className={row}>
            {giftText(gift)}
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-strong">Trips</h3>
      {trips.length === 0 && <p>No trips.</p>}
      <ul>
        {trips.map((trip) => (
          <li key={trip.id} className={row}>
            {trip.destination}, {trip.startDate} to {trip.endDate}, made {moment(trip.createdAt)}
            {trip.deletedAt !== null && `, deleted ${moment(trip.deletedAt)}`}. <code>{trip.id}</code>
            {trip.isShared && (
              <OrderForm about={`Trip ${trip.id}`} target={trip.id} orders={[unshare]} to={to} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
