import type { BillingEntry } from '~/domain/billing/billing-entry'
import { dollars } from '~/domain/billing/coupons'
import { longDate } from '~/features/trips/trip-words'
import { RefundForm } from './refund-form'

const statusNames: Record<BillingEntry['status'], string> = {
  paid: 'Paid',
  refunded: 'Refunded',
  disputed: 'Taken back by the bank',
  open: 'Not paid yet',
  void: 'Void',
  uncollectible: 'Not paid',
}

/** What money came for; what the provider shows of the others is no receipt. */
const isPaid = (status: BillingEntry['status']) => ['paid', 'refunded', 'disputed'].includes(status)

/** Payments and invoices, newest first. `back` is the page to return to after a refund. */
export function EntryList({ entries, back }: { entries: BillingEntry[]; back: string }) {
  return (
    <ul className="border-ink-key border-t-2">
      {entries.map(({ id, title, date, cents, status, url, refund }) => (
        <li key={id} className="border-ink-line border-b py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="font-strong">{title}</p>
            <p className="wdth-time text-time">{dollars(cents)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 text-small">
            <p>
              {longDate(new Date(date).toISOString().slice(0, 10))} · {statusNames[status]}
            </p>
            {url && (
              <a href={url} rel="noreferrer" target="_blank" className="min-h-11 content-center underline">
                {isPaid(status) ? 'Receipt' : 'Invoice'}
                <span className="sr-only"> of {title} (opens a new page)</span>
              </a>
            )}
          </div>
          {refund && <RefundForm {...refund} cents={cents} title={title} back={back} />}
        </li>
      ))}
    </ul>
  )
}
