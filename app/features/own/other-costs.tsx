import { useState } from 'react'
import type { Currency } from '~/domain/money/currency'
import { formatMoney } from '~/domain/money/format-money'
import { readAmount } from '~/domain/money/read-amount'
import { type CostKind, costKinds, entryCaps } from '~/domain/trips/own/entries'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { SelectField, TextField } from '~/ui/text-field'
import { TripIcon } from '~/ui/trip-icon'
import type { Own } from './use-own'

export const costNames: Record<CostKind, string> = {
  accommodation: 'Accommodation',
  food: 'Food',
  activities: 'Activities',
  transport: 'Transport',
}
const options = costKinds.map((value) => ({ value, label: costNames[value] }))
const isKind = (value: string): value is CostKind => costKinds.some((kind) => kind === value)

interface OtherCostsProps {
  own: Own
  date: string
  currency: Currency
}

/** What was paid on a day besides its stops. */
export function OtherCosts({ own, date, currency }: OtherCostsProps) {
  const [text, setText] = useState('')
  const [amount, setAmount] = useState('')
  const [of, setOf] = useState<CostKind>('food')
  const [wrong, setWrong] = useState('')
  const costs = own.changes.flatMap(({ id, entry }) =>
    entry?.kind === 'cost' && entry.date === date ? [{ id, ...entry }] : [],
  )
  const add = () => {
    const read = readAmount(amount.trim(), { locale: navigator.language, currency })
    if (text.trim() === '') return setWrong('Say what it was for.')
    if (!('cents' in read) || read.cents === 0) return setWrong('Enter an amount, such as 3.50.')
    const id = `cost ${date} ${crypto.randomUUID()}`
    own.put(id, { kind: 'cost', date, text: text.trim(), cents: read.cents, of })
    setText('')
    setAmount('')
  }
  return (
    <fieldset className="grid gap-3 border-ink-line border-t pt-2">
      <legend className="float-left w-full pb-1 font-strong text-small">Other costs</legend>
      <ul>
        {costs.map(({ id, text: name, cents }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3 text-small">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="flex items-center gap-2">
              {formatMoney(cents, currency)}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => own.put(id, null)}
                className={buttonClass({ variant: 'quiet', size: 'small', square: true })}
              >
                <TripIcon name="trash" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_10rem_auto]">
        <TextField
          label="What for"
          maxLength={entryCaps.line}
          value={text}
          {...(wrong && { error: wrong })}
          onChange={({ target }) => {
            setWrong('')
            setText(target.value)
          }}
        />
        <TextField
          label="Paid for one"
          inputMode="decimal"
          maxLength={40}
          value={amount}
          onChange={({ target }) => {
            setWrong('')
            setAmount(target.value)
          }}
        />
        <SelectField
          label="Counts to"
          value={of}
          options={options}
          onChange={({ target: { value } }) => isKind(value) && setOf(value)}
        />
        <Button size="small" className="self-end" onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  )
}
