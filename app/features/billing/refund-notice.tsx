import { classes } from '~/ui/classes'

/** How a request for a refund ended. */
export const refundOutcomes = ['done', 'late', 'by-request', 'unknown', 'down'] as const
export type RefundOutcome = (typeof refundOutcomes)[number]

const words: Record<RefundOutcome, string> = {
  done: 'Refunded in full. Banks take five to ten days to show it.',
  late: 'This payment cannot be refunded here any more. Payments are paid back within 7 days.',
  'by-request': 'You have refunded another payment in the last 90 days. Write to us for this one.',
  unknown: 'We found no such payment of yours, so nothing was refunded.',
  down: 'The refund could not be made right now. Please try again in a few minutes.',
}

export function RefundNotice({ outcome }: { outcome: RefundOutcome }) {
  const isGood = outcome === 'done'
  return (
    <p
      role={isGood ? 'status' : 'alert'}
      className={classes('border-l-4 bg-ink-sheet p-4', isGood ? 'border-ink-key' : 'border-ink-hot-text')}
    >
      {words[outcome]}
    </p>
  )
}
