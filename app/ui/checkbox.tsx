import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icon'

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & { children: ReactNode }

const line = 'group relative flex min-h-11 items-center gap-3 leading-snug has-disabled:text-ink-soft'
const box =
  'grid flex-none border-[1.5px] border-ink-edge bg-ink-sheet group-hover:border-ink-key group-has-focus-visible:shadow-focus group-has-disabled:border-dashed'

export function Checkbox({ children, ...input }: CheckProps) {
  return (
    <label className={line}>
      <input type="checkbox" {...input} className="absolute inset-0 cursor-pointer opacity-0" />
      <span
        className={classes(
          box,
          'size-6 place-items-center rounded-control group-has-checked:border-ink-key group-has-checked:bg-ink-key group-has-checked:text-ink-paper',
        )}
      >
        <Icon name="check" className="invisible size-4 group-has-checked:visible" />
      </span>
      {children}
    </label>
  )
}

/** On or off at once, without a button to confirm. */
export function Switch({ children, ...input }: CheckProps) {
  return (
    <label className={line}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={input.checked ?? false}
        {...input}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        className={classes(
          box,
          'h-7 w-12 items-center rounded-full px-[3px] transition-colors duration-fast group-has-checked:border-ink-key group-has-checked:bg-ink-key',
        )}
      >
        <span className="grid size-5 place-items-center rounded-full bg-ink-edge text-ink-key transition-[translate] duration-fast group-has-checked:translate-x-5 group-has-checked:bg-ink-hot group-has-checked:text-ink-on-hot">
          <Icon name="check" className="invisible size-3.5 group-has-checked:visible" />
        </span>
      </span>
      {children}
    </label>
  )
}
