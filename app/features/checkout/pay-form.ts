import type { Toast } from '~/messages/en/toasts'

/** Properties of both payment forms. */
export interface PayFormProps {
  /** Null where the payment is set up when the button is pressed. */
  clientSecret: string | null
  /** Sets the payment up; null when that failed, which was told then. */
  begin: () => Promise<string | null>
  /** Leads to the provider's own checkout; a sentence when that failed. */
  payElsewhere: () => Promise<string | null>
  /** What is charged now, US cents. */
  cents: number
  publishableKey: string
  /** "Pay $10.00" */
  payLabel: string
  /** Where the browser goes after paying, on this origin. */
  returnPath: string
  /** Shown when a payment fails without a message from the provider. */
  failed: Toast
  paying: boolean
  onPaying: (paying: boolean) => void
  /** Runs before the card is charged; a sentence when it failed, and nothing is charged then. */
  prepare?: (() => Promise<string | null>) | undefined
}
