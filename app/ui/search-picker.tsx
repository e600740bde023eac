import { lazy, Suspense, useId, useRef, useState } from 'react'
import { classes } from './classes'
import { Icon } from './icon'
import type { SearchPanelProps } from './search-panel'

// The list and what floats it are needed only once somebody reaches for the button.
const loadPanel = () => import('./search-panel').then(({ SearchPanel }) => ({ default: SearchPanel }))
const SearchPanel = lazy(loadPanel)

interface SearchPickerProps extends Omit<SearchPanelProps, 'trigger' | 'onClose'> {
  value: string
  placeholder: string
  error: string | undefined
}

/** A button that shows what is chosen and opens a search box over a list. */
export function SearchPicker({ value, placeholder, error, ...panel }: SearchPickerProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    panel.onQueryChange('')
  }
  return (
    <div>
      <span id={`${id}-label`} className="block pb-1.5 font-strong text-small">
        {panel.label}
      </span>
      <button
        type="button"
        ref={trigger}
        id={`${id}-button`}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(true)}
        className={classes(
          'flex min-h-tap w-full cursor-pointer items-center justify-between gap-2 rounded-control border-edge bg-ink-sheet px-3 py-2 text-left font-label hover:border-ink-key',
          error ? 'border-ink-hot-text' : 'border-ink-edge',
        )}
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
      {error && (
        <p id={`${id}-error`} className="pt-1 text-ink-hot-text text-small">
          {error}
        </p>
      )}
    </div>
  )
}
