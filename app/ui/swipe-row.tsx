import type { ReactNode } from 'react'

/**
 * A list that is one row on a phone, to be swiped. On wider screens it has no box of its own, and so no place in the order of
 * the Tab key; on a phone the keyboard scrolls it.
 */
export function SwipeRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    <div role="group" aria-label={label} tabIndex={0} className="swipe">
      {children}
    </div>
  )
}
