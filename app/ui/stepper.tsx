import { useId } from 'react'
import { Icon } from './icon'

interface StepperProps {
  label: string
  /** Below the label. */
  note?: string
  name?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

const buttonLook =
  'grid size-11 shrink-0 place-items-center rounded-control border-[1.5px] border-ink-edge bg-ink-sheet hover:border-ink-key disabled:border-dashed disabled:text-ink-soft'

/** A small number with a button on each side; a plain number field without a script. */
export function Stepper({ label, note, name, value, min, max, onChange }: StepperProps) {
  const id = useId()
  const within = (number: number) => Math.min(max, Math.max(min, Math.trunc(number) || min))
  return (
    <div className="flex min-h-tap items-center gap-2">
      <label htmlFor={id} className="flex-1 text-[0.9375rem] leading-tight font-label">
        {label}
        {note && <span className="block text-ink-soft text-small">{note}</span>}
      </label>
      <button
        type="button"
        aria-label={`${label}: one less`}
        disabled={value <= min}
        className={buttonLook}
        onClick={() => onChange(within(value - 1))}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(within(target.valueAsNumber))}
        className="h-11 w-11 rounded-control bg-transparent text-center font-strong text-[1.0625rem] [appearance:textfield] [&::-webkit-inner-spin-button]:hidden [&::-webkit-outer-spin-button]:hidden"
      />
      <button
        type="button"
        aria-label={`${label}: one more`}
        disabled={value >= max}
        className={buttonLook}
        onClick={() => onChange(within(value + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
