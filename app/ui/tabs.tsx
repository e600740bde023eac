import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from './classes'

interface Tab<Id extends string> {
  id: Id
  label: string
  content: ReactNode
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  initial?: NoInfer<Id>
  onChange?: (id: Id) => void
  /** In a narrow column the tabs share its width. */
  narrow?: boolean
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs after the WAI-ARIA pattern: one stop for the Tab key, arrows choose. Without a script the first one shows. */
export function Tabs<Id extends string>({ label, tabs, initial, onChange, narrow = false }: TabsProps<Id>) {
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const choose = (id: Id) => {
    setChosen(id)
    onChange?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    )
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto border-ink-key border-b-2 [scrollbar-width:none]"
      >
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === chosen}
            aria-controls={`${prefix}-${id}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            className={classes(
              'min-h-tap rounded-t-control py-2 font-label hover:underline focus-visible:shadow-[inset_0_0_0_3px_var(--ink-hot)] aria-selected:bg-ink-key aria-selected:text-ink-paper',
              narrow ? 'flex-auto px-1.5 text-small' : 'flex-auto px-2 sm:flex-none sm:px-4',
            )}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={id !== chosen}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </div>
  )
}
