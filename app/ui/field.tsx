import { type ReactNode, useId } from 'react'
import { classes } from './classes'

/** Classes of fields. */
export const inputClass =
  'field-base hover:border-ink-key focus-visible:border-ink-key ' +
  'aria-invalid:border-2 aria-invalid:border-ink-hot-text aria-invalid:shadow-[inset_5px_0_0_var(--ink-hot)] ' +
  'disabled:border-dashed disabled:bg-transparent disabled:text-ink-soft'

export const labelClass = 'block pb-1.5 font-strong text-small'

/** Ids that connect a control with its texts. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

export interface FieldWords {
  label: string
  /** A hint below the field, shown while there is no error. */
  hint?: string
  error?: string
}

interface FieldProps extends FieldWords {
  /** Id, for links from messages elsewhere. */
  id?: string
  className?: string
  /** What a press of the label does, where it is no label to the browser. */
  onLabel?: (() => void) | undefined
  children: (control: ControlProps) => ReactNode
}

/** The id of the label of a control. */
export const labelIdOf = (id: string) => `${id}-label`

/** A labelled control with its hint and its error, connected by ids. */
export function Field({ id: given, label, hint, error, className, onLabel, children }: FieldProps) {
  const own = useId()
  const id = given ?? own
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={classes('min-w-0', className)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as with any label, the keyboard goes to the control itself */}
      <label id={labelIdOf(id)} htmlFor={id} onClick={onLabel} className={labelClass}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}

/** The line below a field: its error, or else its hint. */
export function FieldNote({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  const note = error ?? hint
  if (!note) return null
  return (
    <p
      id={id}
      className={classes(
        'pt-1.5 text-small leading-snug',
        error ? 'font-strong text-ink-hot-text' : 'text-ink-soft',
      )}
    >
      {note}
    </p>
  )
}
