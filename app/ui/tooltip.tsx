import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from './icon'

/** Milliseconds before a tooltip opens, and after one has closed in which the next opens at once. */
const openDelay = 700
const skipDelay = 300
/** Long enough to move the pointer from the button onto the words. */
const closeDelay = 120
const gap = 4

let lastClosed = Number.NEGATIVE_INFINITY

interface InfoTipProps {
  /** Names the button. */
  label: string
  children: ReactNode
  icon?: IconName
}

/** A small button whose words appear when it is pointed at or focused; a press opens them at once. */
export function InfoTip({ label, children, icon = 'info' }: InfoTipProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  const change = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (open && !next) lastClosed = performance.now()
      setOpen(next)
    }, delay)
  }
  const show = () => change(true, performance.now() - lastClosed < skipDelay ? 0 : openDelay)
  const hide = () => change(false, closeDelay)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const box = tip.current
    if (!open || !box || !button.current) return
    box.showPopover?.()
    moveTo(box, button.current.getBoundingClientRect())
    return () => box.hidePopover?.()
  }, [open])

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-describedby={id}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={() => change(false, 0)}
        onClick={() => change(true, 0)}
        onKeyDown={(event) => event.key === 'Escape' && change(false, 0)}
        className="grid size-11 flex-none place-items-center rounded-control text-ink-soft hover:text-ink-key"
      >
        <Icon name={icon} />
      </button>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={hide}
        className="fixed m-0 max-w-64 rounded-sheet bg-ink-key px-3 py-2 text-ink-paper text-small shadow-pop"
      >
        {children}
      </span>
    </>
  )
}

/** Over its button, or below where there is no room; never out of the window. */
function moveTo(box: HTMLElement, { top, bottom, left, width }: DOMRect) {
  const x = Math.min(left + width / 2 - box.offsetWidth / 2, window.innerWidth - box.offsetWidth - 8)
  const above = top - box.offsetHeight - gap
  box.style.inset = `${above < 8 ? bottom + gap : above}px auto auto ${Math.max(8, x)}px`
}
