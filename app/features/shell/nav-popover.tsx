import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'

interface NavPopoverProps {
  id: string
  label: string
  className: string
  children: ReactNode
}

/**
 * What a button with `popovertarget` opens. The browser itself opens it, closes it by Escape or a click elsewhere and
 * works before any script has arrived; ours only closes it when the address has changed.
 */
export function NavPopover({ id, label, className, children }: NavPopoverProps) {
  const ref = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what the effect waits for
  useEffect(() => ref.current?.hidePopover?.(), [key])
  return (
    <nav ref={ref} id={id} popover="auto" aria-label={label} className={className}>
      {children}
    </nav>
  )
}
