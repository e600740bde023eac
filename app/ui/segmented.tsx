import { useId } from 'react'
import { labelClass } from './field'

interface SegmentedProps<Value extends string> {
  label: string
  name?: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One of a few options, side by side; radio buttons underneath, so that arrow keys and plain forms work. */
export function Segmented<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  disabled,
}: SegmentedProps<Value>) {
  const ownName = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className={labelClass}>{label}</legend>
      <div className="flex overflow-clip rounded-control border-[1.5px] border-ink-edge bg-ink-sheet">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-tap flex-1 place-items-center border-ink-edge px-2 text-center text-[0.9375rem] leading-tight font-label not-first:border-l-[1.5px] hover:underline has-checked:bg-ink-field has-checked:text-ink-on-field has-checked:shadow-[inset_0_-4px_0_var(--ink-hot)] has-focus-visible:shadow-[inset_0_0_0_3px_var(--ink-key)] has-disabled:text-ink-soft"
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
