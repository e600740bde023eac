import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classes } from './classes'
import { Field, type FieldWords, inputClass } from './field'

type TextFieldProps = FieldWords & InputHTMLAttributes<HTMLInputElement>

export function TextField({ id, label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => <input type="text" {...input} {...control} className={inputClass} />}
    </Field>
  )
}

type TextAreaProps = FieldWords & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextArea({ id, label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea rows={3} {...area} {...control} className={classes(inputClass, 'resize-y')} />}
    </Field>
  )
}

type SelectFieldProps = FieldWords &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; label: string }[]
  }

export function SelectField({ id, label, hint, error, className, options, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...select} {...control} className={inputClass}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
