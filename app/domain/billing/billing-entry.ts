/** A line of the billing history. */
export interface BillingEntry {
  id: string
  title: string
  /** Milliseconds. */
  date: number
  cents: number
  status: 'paid' | 'refunded' | 'disputed' | 'open' | 'void' | 'uncollectible'
  /** Address at the provider where it is shown. */
  url: string | null
  /** The payment that can be refunded, and until when (milliseconds); null when it cannot be refunded any more. */
  refund: { paymentIntentId: string; until: number } | null
}
