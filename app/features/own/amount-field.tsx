import { useState } from 'react'
import { problem } from '~/domain/field-problem'
import type { Currency } from '~/domain/money/currency'
import { formatMoney } from '~/domain/money/format-money'
import { readAmount } from '~/domain/money/read-amount'
import { problemText } from '~/messages/en/problems'
import { TextField } from '~/ui/text-field'

interface AmountFieldProps {
  label: string
  currency: Currency
  /** Undefined where nothing is kept. */
  cents: number | undefined
  onKeep: (cents: number | null) => void
}

/** An amount as people of the reader's locale write it, kept when one leaves its field. */
export function AmountField({ label, currency, cents, onKeep }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState('')
  const kept = cents === undefined ? '' : formatMoney(cents, currency)
  const keep = () => {
    if (typed === null || typed === kept) return setTyped(null)
    const read = typed.trim() === '' ? null : readAmount(typed, { locale: navigator.language, currency })
    if (read && 'readings' in read)
      return setWrong(problemText(problem('cost-two-ways', ...read.readings.map((each) => each / 100))))
    onKeep(read ? read.cents : null)
    setTyped(null)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      maxLength={40}
      value={typed ?? kept}
      {...(wrong && { error: wrong })}
      onChange={({ target }) => {
        setWrong('')
        setTyped(target.value)
      }}
      onBlur={keep}
    />
  )
}
