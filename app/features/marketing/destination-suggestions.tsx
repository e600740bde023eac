import { type KeyboardEvent, type MutableRefObject, useEffect, useId, useRef, useState } from 'react'
import { shortestQuery } from '~/domain/gazetteer/destination-search'
import { useSuggestions } from '~/features/planner/use-suggestions'
import { classes } from '~/ui/classes'

/** Ids of the list while it is open, and of the option that the keys are on. */
export interface OpenList {
  listId: string | undefined
  optionId: string | undefined
}

interface DestinationSuggestionsProps {
  /** What is in the field. */
  text: string
  onPick: (label: string) => void
  onList: (list: OpenList) => void
  /** Where the field's key presses go. */
  keys: MutableRefObject<((event: KeyboardEvent) => void) | null>
}

/** How many names fit below the field. */
const most = 5

/** The list below the destination field of the front page: chosen by pointer or by the arrow keys. */
export function DestinationSuggestions({ text, onPick, onList, keys }: DestinationSuggestionsProps) {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(-1)
  const [dismissed, setDismissed] = useState('')
  const { labels } = useSuggestions(text)
  const shown = (text.trim().length >= shortestQuery && text !== dismissed && labels) || []
  const names = shown.slice(0, most)
  const open = names.length > 0
  const optionId = open && at >= 0 ? `${listId}-${at}` : undefined

  useEffect(() => onList({ listId: open ? listId : undefined, optionId }), [onList, open, listId, optionId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another list
  useEffect(() => setAt(-1), [text])
  useEffect(() => {
    const away = ({ target }: FocusEvent | PointerEvent) => {
      if (target instanceof Node && !box.current?.parentElement?.contains(target)) setDismissed(text)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [text])

  const pick = (label: string) => {
    setDismissed(label)
    onPick(label)
  }
  keys.current = (event) => {
    if (!open) return
    const chosen = names[at]
    if (event.key === 'ArrowDown') setAt((at + 1) % names.length)
    else if (event.key === 'ArrowUp') setAt((Math.max(at, 0) + names.length - 1) % names.length)
    else if (event.key === 'Escape') setDismissed(text)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
  }

  return (
    <div ref={box} className="absolute inset-x-0 top-full z-10 mt-1">
      {open && (
        <div
          role="listbox"
          id={listId}
          aria-label="Suggestions"
          className="rounded-sheet bg-ink-sheet p-1 shadow-pop"
        >
          {names.map((label, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field
            <div
              key={label}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(label)}
              className={classes(
                'flex min-h-11 cursor-pointer items-center rounded-control px-2 hover:bg-ink-tint',
                index === at && 'bg-ink-tint shadow-[inset_0_0_0_2px_var(--ink-key)]',
              )}
            >
              {label}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
