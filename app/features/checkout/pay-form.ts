/** What both payment forms are given. */
export interface PayFormProps {
  clientSecret: string
  publishableKey: string
  /** "Pay $10.00" */
  payLabel: string
  /** Where the browser goes after paying, on this origin. */
  returnPath: string
  paying: boolean
  onPaying: (paying: boolean) => void
}
