import type { ReactNode } from 'react'
import type { DeskAction } from '~/domain/operations/desk'
import { buttonClass } from '~/ui/button-class'
import { TextField } from '~/ui/text-field'

interface OrderFormProps {
  /** What can be done, with the words of its button. */
  orders: readonly { intent: DeskAction; label: string }[]
  /** Id of the payment, the trip or the account. */
  target?: string
  /** What it is about, for those who hear the page instead of seeing it. */
  about: string
  /** Where the form is sent; the desk itself, with its search. */
  to: string
  /** Fields of the action, before the reason; with them the target is one of these. */
  children?: ReactNode
}

/** The id of the field with the reason, to which a refusal leads. */
export const reasonId = (intent: DeskAction | undefined, target: string) =>
  `${intent === 'apply-payment' ? 'again' : 'why'}-${intent === 'add-coupon' ? 'new' : target || 'list'}`

/** Actions with their reason. A plain form: the answer is the desk as it is then. */
export function OrderForm({ orders, target = '', about, to, children }: OrderFormProps) {
  return (
    <form method="post" action={to} aria-label={about} className="mt-2 flex flex-wrap items-end gap-3">
      {children ?? <input type="hidden" name="target" value={target} />}
      <TextField
        id={reasonId(orders[0]?.intent, target)}
        label="Reason"
        name="reason"
        required
        minLength={3}
        maxLength={300}
        autoComplete="off"
        className="min-w-0 grow basis-48"
      />
      {orders.map(({ intent, label }) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          className={buttonClass({ size: 'small', variant: harmless.has(intent) ? 'outline' : 'danger' })}
        >
          {label}
        </button>
      ))}
    </form>
  )
}

const harmless: ReadonlySet<DeskAction> = new Set([
  'resend-receipt',
  'apply-payment',
  'export-newsletter',
  'add-coupon',
])
