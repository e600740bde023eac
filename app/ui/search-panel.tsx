import type { ReactNode, RefObject } from 'react'
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
} from 'react-aria-components'
import { Icon } from './icon'

export interface PickerItem {
  id: string
  label: string
  /** A short text at the end of the line. */
  note?: string
  /** A picture beside the text. */
  art?: ReactNode
}

export interface SearchPanelProps {
  label: string
  searchPlaceholder: string
  query: string
  onQueryChange: (query: string) => void
  heading: string
  /** A sentence above the list. */
  explanation?: ReactNode
  items: PickerItem[]
  /** Text shown instead of the list while it loads. */
  loading: string | null
  empty: string
  onPick: (item: PickerItem) => void
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** A search field over a list, floating below its button. */
export function SearchPanel({ label, items, loading, trigger, onClose, onPick, ...panel }: SearchPanelProps) {
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom start"
      className="w-(--trigger-width) min-w-72 rounded-sheet bg-ink-sheet shadow-pop"
    >
      <Dialog aria-label={label} className="flex max-h-[inherit] flex-col outline-none">
        <Autocomplete inputValue={panel.query} onInputChange={panel.onQueryChange}>
          <SearchField
            aria-label={panel.searchPlaceholder}
            autoFocus
            className="flex items-center gap-2 border-ink-line border-b px-3"
          >
            <Icon name="search" className="text-ink-soft" />
            <Input
              placeholder={panel.searchPlaceholder}
              className="min-h-tap min-w-0 flex-1 bg-transparent shadow-none outline-none focus-visible:shadow-none [&::-webkit-search-cancel-button]:hidden"
            />
          </SearchField>
          {panel.explanation && (
            <p className="border-ink-line border-b px-3 py-2 text-ink-soft text-small leading-snug">
              {panel.explanation}
            </p>
          )}
          {loading !== null && (
            <p role="status" className="px-3 py-3 text-ink-soft text-small">
              {loading}
            </p>
          )}
          {/* The list has no focus of its own while the words are typed; what scrolls must have one. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
          <div className="overflow-auto focus-visible:shadow-none" tabIndex={0}>
            <ListBox
              aria-label={label}
              selectionMode="single"
              className="p-1 outline-none"
              onAction={(key) => {
                const item = items.find((candidate) => candidate.id === key)
                if (item) onPick(item)
              }}
              // While it loads the list is not rendered: an empty state without text would be an option without a name.
              {...(loading === null && {
                renderEmptyState: () => <p className="px-2 py-3 text-ink-soft text-small">{panel.empty}</p>,
              })}
            >
              {items.length > 0 && (
                <ListBoxSection>
                  <Header className="px-2 py-2 font-strong text-ink-soft text-small">{panel.heading}</Header>
                  <Collection items={items}>
                    {(item) => (
                      <ListBoxItem
                        id={item.id}
                        textValue={item.label}
                        className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1 outline-none hover:bg-ink-tint focus:bg-ink-tint focus:shadow-[inset_0_0_0_2px_var(--ink-key)]"
                      >
                        {item.art}
                        <span className="min-w-0 flex-1">{item.label}</span>
                        {item.note && <span className="flex-none text-ink-soft text-micro">{item.note}</span>}
                      </ListBoxItem>
                    )}
                  </Collection>
                </ListBoxSection>
              )}
            </ListBox>
          </div>
        </Autocomplete>
      </Dialog>
    </Popover>
  )
}
