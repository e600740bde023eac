import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'

interface NavPopoverProps {
  id: string
  label: string
  className: string
  children: ReactNode
}

/**
 * The popover of a button with `popovertarget`. The browser opens it and closes it after Escape or a click elsewhere,
 * also before any script has loaded; our script only closes it when the address changes.
 */
export function NavPopover({ id, label, className, children }: NavPopoverProps) {
  const ref = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the address changes
  useEffect(() => ref.current?.hidePopover?.(), [key])
  return (
    <nav ref={ref} id={id} popover="auto" aria-label={label} className={className}>
      {children}
    </nav>
  )
}
