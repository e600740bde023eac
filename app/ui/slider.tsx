import { type InputHTMLAttributes, useId } from 'react'
import { labelClass } from './field'

interface SliderProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'value' | 'onChange'> {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  /** The meaning of the value, shown beside the label and for screen readers. */
  valueText: string
}

export function Slider({ label, value, onChange, min, max, valueText, ...input }: SliderProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        <output htmlFor={id} className="text-small font-label">
          {valueText}
        </output>
      </div>
      <input
        type="range"
        {...input}
        id={id}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-valuetext={valueText}
        className="slider"
        style={{ '--share': `${((value - min) / (max - min)) * 100}%` }}
      />
    </div>
  )
}
