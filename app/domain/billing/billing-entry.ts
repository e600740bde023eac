/** A line of the billing history. */
export interface BillingEntry {
  id: string
  title: string
  /** Milliseconds. */
  date: number
  cents: number
  status: 'paid' | 'refunded' | 'disputed' | 'open' | 'void' | 'uncollectible'
  /** Where the provider shows it. */
  url: string | null
  /** The payment that can be had back, and until when; null when it cannot, or not any more. */
  refund: { paymentIntentId: string; until: number } | null
}
