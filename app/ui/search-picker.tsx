import { type ReactNode, useId, useRef, useState } from 'react'
import {
  Autocomplete,
  Button,
  Collection,
  Dialog,
  DialogTrigger,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
} from 'react-aria-components'
import { classes } from './classes'
import { Icon } from './icon'

export interface PickerItem {
  id: string
  label: string
  /** A picture in the margin. */
  art?: ReactNode
}

interface SearchPickerProps {
  label: string
  value: string
  placeholder: string
  searchPlaceholder: string
  query: string
  onQueryChange: (query: string) => void
  heading: string
  items: PickerItem[]
  /** Said instead of the list while it loads. */
  loading: string | null
  empty: string
  onPick: (item: PickerItem) => void
  error: string | undefined
}

/** A button that shows what is chosen and opens a search box over a list. */
export function SearchPicker({
  label,
  value,
  placeholder,
  searchPlaceholder,
  query,
  onQueryChange,
  heading,
  items,
  loading,
  empty,
  onPick,
  error,
}: SearchPickerProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <div>
      <span id={`${id}-label`} className="block pb-1.5 font-strong text-small">
        {label}
      </span>
      <DialogTrigger
        isOpen={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) onQueryChange('')
        }}
      >
        <Button
          ref={trigger}
          id={`${id}-button`}
          aria-labelledby={`${id}-label ${id}-button`}
          {...(error && { 'aria-describedby': `${id}-error` })}
          className={classes(
            'flex min-h-tap w-full items-center justify-between gap-2 rounded-control border-[1.5px] bg-ink-sheet px-3 py-2 text-left font-label hover:border-ink-key',
            error ? 'border-ink-hot-text' : 'border-ink-edge',
          )}
        >
          <span className={classes('truncate', value === '' && 'text-ink-soft')}>{value || placeholder}</span>
          <Icon name="search" />
        </Button>
        <Popover
          placement="bottom start"
          className="w-(--trigger-width) min-w-72 rounded-sheet bg-ink-sheet shadow-pop"
        >
          <Dialog aria-label={label} className="flex max-h-[inherit] flex-col outline-none">
            <Autocomplete inputValue={query} onInputChange={onQueryChange}>
              <SearchField
                aria-label={searchPlaceholder}
                autoFocus
                className="flex items-center gap-2 border-ink-line border-b px-3"
              >
                <Icon name="search" className="text-ink-soft" />
                <Input
                  placeholder={searchPlaceholder}
                  className="min-h-tap min-w-0 flex-1 bg-transparent shadow-none outline-none focus-visible:shadow-none [&::-webkit-search-cancel-button]:hidden"
                />
              </SearchField>
              {loading !== null && (
                <p role="status" className="px-3 py-3 text-ink-soft text-small">
                  {loading}
                </p>
              )}
              <ListBox
                aria-label={label}
                selectionMode="single"
                className="overflow-auto p-1 outline-none"
                onAction={(key) => {
                  const item = items.find((candidate) => candidate.id === key)
                  if (!item) return
                  onPick(item)
                  setOpen(false)
                }}
                renderEmptyState={() =>
                  loading === null && <p className="px-2 py-3 text-ink-soft text-small">{empty}</p>
                }
              >
                {items.length > 0 && (
                  <ListBoxSection>
                    <Header className="px-2 py-2 font-strong text-ink-soft text-small">{heading}</Header>
                    <Collection items={items}>
                      {(item) => (
                        <ListBoxItem
                          id={item.id}
                          textValue={item.label}
                          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1 outline-none focused:bg-ink-tint hover:bg-ink-tint"
                        >
                          {item.art}
                          <span>{item.label}</span>
                        </ListBoxItem>
                      )}
                    </Collection>
                  </ListBoxSection>
                )}
              </ListBox>
            </Autocomplete>
          </Dialog>
        </Popover>
      </DialogTrigger>
      {error && (
        <p id={`${id}-error`} className="pt-1 text-ink-hot-text text-small">
          {error}
        </p>
      )}
    </div>
  )
}
