import { useState } from 'react'
import { type CouponCode, couponFor, coupons } from '~/domain/billing/coupons'
import type { Failure } from '~/domain/errors'
import { toasts } from '~/messages/en/toasts'
import { buttonClass } from '~/ui/button-class'
import { FormProblem } from '~/ui/form-problem'
import { Icon } from '~/ui/icon'
import { TextField } from '~/ui/text-field'
import { showToast } from '~/ui/toast'

export interface SentBackCode {
  failure: Failure
  typed: { coupon: string }
}

interface PromoCodeProps {
  coupon: CouponCode | null
  onChange: (coupon: CouponCode | null) => void
  /** Whether this would be the account's first subscription. */
  isFirst: boolean
  disabled: boolean
  sentBack: SentBackCode | undefined
}

const fieldId = 'promo-code'

/** Applies a promo code, or shows the applied one. Without a script the page's action applies it. */
export function PromoCode({ coupon, onChange, isFirst, disabled, sentBack }: PromoCodeProps) {
  const [typed, setTyped] = useState(sentBack?.typed.coupon ?? '')
  const [refusal, setRefusal] = useState(sentBack?.failure)
  const [error, setError] = useState(sentBack?.failure.fields?.coupon)
  if (coupon) {
    return (
      <div className="flex items-center justify-between gap-3 bg-ink-tint py-2 pr-2 pl-4">
        <p className="flex items-center gap-2">
          <Icon name="check" />
          <span>
            <b>{coupon}</b>: {coupons[coupon]}% off every payment
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
  function apply() {
    if (typed.trim() === '') return
    setRefusal(undefined)
    const code = couponFor(typed, { isFirst })
    if (!code) {
      const { title, text } = toasts.invalidCoupon
      setError('Check the code, or leave it out.')
      document.getElementById(fieldId)?.focus()
      return showToast({ title, text, variant: 'destructive' })
    }
    setTyped('')
    setError(undefined)
    onChange(code)
    showToast({
      title: 'Coupon Applied!',
      text: `${coupons[code]}% discount has been applied to your subscription.`,
    })
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
      {refusal && <FormProblem failure={refusal} idOf={() => fieldId} />}
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
        disabled={disabled || typed.trim() === ''}
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
