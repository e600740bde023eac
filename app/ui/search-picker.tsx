import { lazy, Suspense, useId, useRef, useState } from 'react'
import { classes } from './classes'
import { FieldNote, inputClass, labelClass } from './field'
import { Icon } from './icon'
import type { SearchPanelProps } from './search-panel'

// The list and its popover load when the button is about to be used.
const loadPanel = () => import('./search-panel').then(({ SearchPanel }) => ({ default: SearchPanel }))
const SearchPanel = lazy(loadPanel)

interface SearchPickerProps extends Omit<SearchPanelProps, 'trigger' | 'onClose'> {
  /** Id of the button, for links from messages elsewhere. */
  id?: string
  value: string
  placeholder: string
  error: string | undefined
}

/** A button that shows the choice and opens a search field over a list. */
export function SearchPicker({ id: given, value, placeholder, error, ...panel }: SearchPickerProps) {
  const [open, setOpen] = useState(false)
  const own = useId()
  const id = given ?? own
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    panel.onQueryChange('')
  }
  return (
    <div>
      <span id={`${id}-label`} className={labelClass}>
        {panel.label}
      </span>
      <button
        type="button"
        ref={trigger}
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(true)}
        aria-invalid={error ? true : undefined}
        className={classes(inputClass, 'flex cursor-pointer items-center justify-between gap-2 text-left')}
      >
        <span className={classes('truncate', value === '' && 'text-ink-soft')}>{value || placeholder}</span>
        <Icon name="search" />
      </button>
      {open && (
        <Suspense>
          <SearchPanel
            {...panel}
            trigger={trigger}
            onClose={close}
            onPick={(item) => {
              panel.onPick(item)
              close()
            }}
          />
        </Suspense>
      )}
      <FieldNote id={`${id}-error`} error={error} />
    </div>
  )
}
