import { useState } from 'react'
import { type CouponCode, coupons, newMemberCoupon, readCoupon } from '~/domain/billing/coupons'
import { messages } from '~/domain/messages'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { TextField } from '~/ui/text-field'
import { showToast } from '~/ui/toast'

interface PromoCodeProps {
  coupon: CouponCode | null
  onChange: (coupon: CouponCode | null) => void
  /** Whether this would be the account's first subscription. */
  isFirst: boolean
  disabled: boolean
}

/** Takes a promo code, or shows the one that is applied. */
export function PromoCode({ coupon, onChange, isFirst, disabled }: PromoCodeProps) {
  const [typed, setTyped] = useState('')
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
    const code = readCoupon(typed)
    if (!code || (code === newMemberCoupon && !isFirst)) {
      const { title, text } = messages.invalidCoupon
      return showToast({ title, text, variant: 'destructive' })
    }
    setTyped('')
    onChange(code)
    showToast({
      title: 'Coupon Applied!',
      text: `${coupons[code]}% discount has been applied to your subscription.`,
    })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="flex items-end gap-3"
    >
      <TextField
        label="Have a promo code?"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        disabled={disabled}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="flex-1"
      />
      <button type="submit" disabled={disabled || typed.trim() === ''} className={buttonClass()}>
        Apply
      </button>
    </form>
  )
}
