import type { BillingEntry } from '~/domain/billing/billing-entry'
import { refundDays } from '~/domain/billing/plans'
import { selfRefundDays } from '~/domain/billing/refund-rule'
import { HouseSheet } from '~/features/shell/house-sheet'
import { Link } from '~/ui/link'
import { EntryList } from './entry-list'
import { RefundNotice, type RefundOutcome } from './refund-notice'

interface RefundScreenProps {
  /** What was bought in this browser. */
  entries: BillingEntry[]
  outcome: RefundOutcome | null
  contact: string | null
  isGuest: boolean
  /** Whether mail is sent from here. */
  mail: boolean
}

/** How to get a refund without an account. */
export function RefundScreen({ entries, outcome, contact, isGuest, mail }: RefundScreenProps) {
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-16 gap-y-8 px-gutter py-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-6">
        <h1 className="text-hero">Get a refund</h1>
        <p className="max-w-measure text-lead">
          Every payment is paid back in full for {refundDays} days, whatever the reason. You can refund one
          payment in {selfRefundDays} days here; for further ones write to us.
        </p>
        {outcome && <RefundNotice outcome={outcome} />}
        {outcome === 'by-request' && contact && (
          <p>
            Write to <Link to={`mailto:${contact}`}>{contact}</Link> and name the day, the amount and the last
            four digits of the card. Never send a whole card number.
          </p>
        )}
        {entries.length > 0 ? (
          <EntryList entries={entries} back="/refund" />
        ) : (
          <p className="bg-ink-sheet p-4">Nothing was bought in this browser.</p>
        )}
        <section aria-labelledby="elsewhere" className="grid gap-2">
          <h2 id="elsewhere" className="text-head">
            Bought somewhere else?
          </h2>
          <p className="max-w-measure">
            {isGuest ? (
              <>
                If you logged in after paying, the payment is in your account: open{' '}
                <Link to="/account/billing?tab=history">Billing & Subscription</Link>.
              </>
            ) : (
              <>
                Payments of your account are under{' '}
                <Link to="/account/billing?tab=history">Billing & Subscription</Link>.
              </>
            )}{' '}
            {isGuest && mail && (
              <>
                If you gave an email address when you paid,{' '}
                <Link to={`/auth/email?${new URLSearchParams({ returnTo: '/refund' })}`}>
                  find my purchase by mail
                </Link>
                : a code goes to it, and what was bought with it is in your account from then on.{' '}
              </>
            )}
            Otherwise open this page in the browser you paid in
            {contact ? (
              <>
                , or write to <Link to={`mailto:${contact}`}>{contact}</Link> and name the day, the amount and
                the last four digits of the card. Never send a whole card number.
              </>
            ) : (
              '.'
            )}
          </p>
        </section>
      </div>
      <HouseSheet />
    </div>
  )
}
