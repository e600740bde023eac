import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icon'

const look =
  'relative inline-flex items-center gap-1.5 rounded-control border-[1.5px] text-[0.9375rem] leading-tight font-label'
const chosen = 'border-ink-key bg-ink-field text-ink-on-field shadow-[inset_0_-4px_0_var(--ink-hot)]'

type ToggleTagProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  children: ReactNode
}

/** A word that is switched on or off; a checkbox underneath. Chosen shows a tick as well as its ink. */
export function ToggleTag({ children, ...input }: ToggleTagProps) {
  return (
    <label
      className={classes(
        look,
        'group min-h-11 border-ink-edge px-3 py-1.5 hover:border-ink-key has-focus-visible:shadow-focus',
        'has-checked:border-ink-key has-checked:bg-ink-field has-checked:text-ink-on-field has-checked:not-has-focus-visible:shadow-[inset_0_-4px_0_var(--ink-hot)]',
        'has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-ink-soft',
      )}
    >
      <input type="checkbox" {...input} className="absolute inset-0 cursor-pointer opacity-0" />
      <Icon name="check" className="hidden size-4 group-has-checked:block" />
      {children}
    </label>
  )
}

/** A chosen word that can be taken away. */
export function RemovableTag({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className={classes(look, chosen, 'pl-3')}>
      {label}
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-control lg:-ml-1.5 lg:w-9"
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </span>
  )
}

/** A word on offer. */
export function OfferedTag({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className={classes(
        look,
        'min-h-11 border-ink-edge border-dashed px-3 py-1.5 hover:border-ink-key hover:border-solid',
      )}
    >
      <Icon name="plus" className="size-3.5" />
      {label}
    </button>
  )
}
