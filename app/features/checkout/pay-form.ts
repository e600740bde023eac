import type { Message } from '~/domain/messages'

/** What both payment forms are given. */
export interface PayFormProps {
  clientSecret: string
  publishableKey: string
  /** "Pay $10.00" */
  payLabel: string
  /** Where the browser goes after paying, on this origin. */
  returnPath: string
  /** What is said when the payment fails and the provider has no words for it. */
  failed: Message
  paying: boolean
  onPaying: (paying: boolean) => void
}
