import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { Coupon } from '~/domain/billing/coupons'
import type { Failure } from '~/domain/errors'
import { toasts } from '~/messages/en/toasts'
import { buttonClass } from '~/ui/button-class'
import { FormProblem } from '~/ui/form-problem'
import { Icon } from '~/ui/icon'
import { TextField } from '~/ui/text-field'
import { showToast } from '~/ui/toast'

/** What the server says of a code that was sent. */
export interface SentBackCode {
  failure: Failure | null
  typed: { coupon: string }
  coupon?: Coupon
}

interface PromoCodeProps {
  coupon: Coupon | null
  onChange: (coupon: Coupon | null) => void
  disabled: boolean
  /** The answer to a code that was sent without a script. */
  sentBack: SentBackCode | undefined
}

const fieldId = 'promo-code'

/** Applies a promo code, or shows the applied one. The server knows the codes. */
export function PromoCode({ coupon, onChange, disabled, sentBack }: PromoCodeProps) {
  const sender = useFetcher<SentBackCode>()
  const [typed, setTyped] = useState(sentBack?.typed.coupon ?? '')
  const [error, setError] = useState(sentBack?.failure?.fields?.coupon)
  const answer = sender.data
  useEffect(() => {
    if (answer?.coupon) {
      setTyped('')
      setError(undefined)
      onChange(answer.coupon)
      showToast({
        title: 'Coupon Applied!',
        text: `${answer.coupon.percent}% discount has been applied to your subscription.`,
      })
    } else if (answer?.failure) {
      const { code, title = toasts.couponFailed.title, message } = answer.failure
      if (code === 'coupon-invalid') setError('Check the code, or leave it out.')
      document.getElementById(fieldId)?.focus()
      const text = code === 'upstream-down' ? toasts.couponFailed.text : message
      showToast({
        title: code === 'upstream-down' ? toasts.couponFailed.title : title,
        text,
        variant: 'destructive',
      })
    }
  }, [answer, onChange])
  if (coupon) {
    return (
      <div className="flex items-center justify-between gap-3 bg-ink-tint py-2 pr-2 pl-4">
        <p className="flex items-center gap-2">
          <Icon name="check" />
          <span>
            <b>{coupon.code}</b>: {coupon.percent}% off the first payment
          </span>
        </p>
        <button
          type="button"
          disabled={disabled}
          onClick={() => onChange(null)}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          Remove
        </button>
      </div>
    )
  }
  const busy = sender.state !== 'idle'
  function apply() {
    if (typed.trim() === '' || busy) return
    sender.submit({ coupon: typed }, { method: 'post' })
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="flex flex-wrap items-start gap-3"
    >
      {sentBack?.failure && !answer && <FormProblem failure={sentBack.failure} idOf={() => fieldId} />}
      <TextField
        label="Have a promo code?"
        id={fieldId}
        name="coupon"
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        disabled={disabled}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="flex-1"
      />
      <button
        type="submit"
        disabled={disabled || busy || typed.trim() === ''}
        className={buttonClass({ className: 'mt-[1.65rem]' })}
      >
        Apply
      </button>
      <noscript>
        <button type="submit" className={buttonClass({ className: 'mt-[1.65rem]' })}>
          Apply the code
        </button>
      </noscript>
    </form>
  )
}
