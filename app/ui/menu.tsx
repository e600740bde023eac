import { type ReactNode, useRef, useState } from 'react'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { buttonClass } from './button-class'
import { classes } from './classes'
import { TripIcon, type TripIconName } from './trip-icon'

export interface MenuEntry {
  id: string
  label: string
  icon?: TripIconName
  /** Whether it deletes something. */
  isDestructive?: boolean
  isDisabled?: boolean
  onAction: () => void
}

interface MenuProps {
  /** Accessible name of the button: "Actions for Colosseum". */
  label: string
  /** The actions, computed when the list opens. */
  entries: () => readonly MenuEntry[]
  /** Content of the button; three dots by default. */
  children?: ReactNode
}

const opening = ['ArrowDown', 'Enter', ' ']

/** A button that opens a list of actions. A page may have hundreds: the list is made when it opens. */
export function Menu({ label, entries, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          // Enter causes a click that looks like a screen reader's; the first entry would not be focused then.
          if (!opening.includes(event.key)) return
          event.preventDefault()
          setOpen(true)
        }}
        className={buttonClass({ variant: 'quiet', size: 'small', square: !children })}
      >
        {children ?? <TripIcon name="more" />}
      </button>
      {open && (
        <Popover
          triggerRef={trigger}
          isOpen
          onOpenChange={setOpen}
          placement="bottom end"
          className="min-w-52 max-w-[min(24rem,90vw)] rounded-sheet bg-ink-sheet text-ink-key shadow-pop"
        >
          <AriaMenu
            aria-label={label}
            autoFocus="first"
            onClose={() => setOpen(false)}
            className="max-h-[inherit] overflow-auto py-1 outline-none"
          >
            {entries().map(({ id, label: words, icon, isDestructive, isDisabled, onAction }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={words}
                isDisabled={isDisabled}
                onAction={onAction}
                className={classes(
                  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 font-label outline-none focus:bg-ink-tint focus:shadow-[inset_4px_0_0_var(--ink-hot)] disabled:cursor-not-allowed disabled:text-ink-soft disabled:line-through',
                  isDestructive && 'text-ink-hot-text',
                )}
              >
                {icon && <TripIcon name={icon} />}
                {words}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      )}
    </>
  )
}
