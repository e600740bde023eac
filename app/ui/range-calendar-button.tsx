import { lazy, Suspense, useRef, useState } from 'react'
import { buttonClass } from './button-class'
import { Icon } from './icon'
import { loadPart } from './load-part'
import type { RangeCalendarProps } from './range-calendar-popup'

const loadPopup = () => import('./range-calendar-popup')
const Popup = lazy(() =>
  loadPart(() => loadPopup().then((module) => ({ default: module.RangeCalendarPopup }))),
)

/** Opens a calendar for both dates, beside two plain date fields; its code loads when the pointer is over it. */
export function RangeCalendarButton(props: RangeCalendarProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const change = (next: boolean) => {
    setOpen(next)
    setWanted(true)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={props.label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadPopup}
        onFocus={loadPopup}
        onClick={() => change(!open)}
        className={buttonClass({ square: true })}
      >
        <Icon name="calendar" />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <Popup {...props} isOpen={open} onOpenChange={change} trigger={trigger} />
        </Suspense>
      )}
    </>
  )
}
