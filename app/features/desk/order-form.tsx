import type { DeskAction } from '~/domain/operations/desk'
import { buttonClass } from '~/ui/button-class'
import { TextField } from '~/ui/text-field'

interface OrderFormProps {
  intent: DeskAction
  /** Id of the payment or of the trip. */
  target?: string
  /** What the button does. */
  label: string
  /** Where the form is sent; the desk itself, with its search. */
  to: string
}

/** An action with its reason. A plain form: the answer is the desk as it is then. */
export function OrderForm({ intent, target = '', label, to }: OrderFormProps) {
  return (
    <form method="post" action={to} className="mt-2 flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="target" value={target} />
      <TextField
        id={`why-${intent}-${target}`}
        label="Reason"
        name="reason"
        required
        minLength={3}
        maxLength={300}
        autoComplete="off"
        className="min-w-0 grow basis-48"
      />
      <button type="submit" className={buttonClass({ size: 'small', variant: 'danger' })}>
        {label}
      </button>
    </form>
  )
}
