import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { buttonClass } from './button-class'
import { classes } from './classes'
import { Icon, type IconName } from './icon'

export interface MenuEntry {
  id: string
  label: string
  icon?: IconName
  /** Takes something away. */
  isDestructive?: boolean
  isDisabled?: boolean
  onAction: () => void
}

interface MenuProps {
  /** Names the button, "Actions for Colosseum". */
  label: string
  entries: readonly MenuEntry[]
  /** What the button shows; three dots otherwise. */
  children?: ReactNode
}

/** A button that opens a list of actions. */
export function Menu({ label, entries, children }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className={buttonClass({ variant: 'quiet', size: 'small', square: !children })}
      >
        {children ?? <Icon name="more" />}
      </Button>
      <Popover placement="bottom end" className="min-w-52 rounded-sheet bg-ink-sheet text-ink-key shadow-pop">
        <AriaMenu aria-label={label} className="max-h-[inherit] overflow-auto py-1 outline-none">
          {entries.map(({ id, label: words, icon, isDestructive, isDisabled, onAction }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={words}
              isDisabled={isDisabled}
              onAction={onAction}
              className={classes(
                'flex min-h-11 cursor-pointer items-center gap-3 px-4 font-label outline-none focus:bg-ink-tint focus:shadow-[inset_4px_0_0_var(--ink-hot)] disabled:cursor-not-allowed disabled:text-ink-soft disabled:line-through',
                isDestructive && 'text-ink-hot-text',
              )}
            >
              {icon && <Icon name={icon} />}
              {words}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
