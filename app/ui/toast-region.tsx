import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classes } from './classes'
import { Icon } from './icon'
import { currentToast, dismissToast, displayTime, subscribeToToast, type Toast } from './toast'

/** Pulled to the right by this many pixels a toast goes. */
const swipeThreshold = 50

/** Where toasts appear: once a page, at its end. F8 brings the focus here. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      // Dialogs of react-aria leave such an element reachable.
      data-react-aria-top-layer="true"
      className="not-printed pointer-events-none fixed inset-x-0 bottom-[calc(var(--foot,0px)+var(--asked,0px))] z-50 flex justify-end p-4 outline-none"
    >
      <div
        aria-live={toast?.variant === 'destructive' ? 'assertive' : 'polite'}
        className="w-full max-w-[27rem]"
      >
        {toast?.open && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </section>
  )
}

function ToastCard({ toast: { id, title, text, variant, action } }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const { pulled, ...swipe } = useSwipe(() => dismissToast(id))
  useEffect(() => {
    if (held || pulled > 0) return
    const timer = setTimeout(() => dismissToast(id), displayTime)
    return () => clearTimeout(timer)
  }, [id, held, pulled])
  const failed = variant === 'destructive'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding and pulling are extras, the button does the same
    <div
      {...swipe}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
      style={{ translate: pulled > 0 ? `${pulled}px 0` : undefined }}
      className={classes(
        'toast pointer-events-auto flex touch-pan-y items-start gap-3 rounded-sheet py-2 pr-2 pl-4 shadow-pop',
        failed
          ? 'border-2 border-ink-hot-text bg-ink-sheet text-ink-key'
          : 'on-key bg-ink-key text-ink-paper',
      )}
    >
      <Icon name={failed ? 'fail' : 'pass'} className={classes('mt-3', failed && 'text-ink-hot-text')} />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-strong leading-snug">{title}</p>
        {text && <p className="text-small leading-snug">{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onAction()
            dismissToast(id)
          }}
          className="min-h-11 rounded-control px-3 font-strong underline underline-offset-4 hover:bg-ink-hot hover:text-ink-on-hot"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        onClick={() => dismissToast(id)}
        className="grid size-11 flex-none place-items-center rounded-control hover:bg-ink-hot hover:text-ink-on-hot"
      >
        <Icon name="close" label="Close" className="size-4" />
      </button>
    </div>
  )
}

/** Follows a pointer to the right, and calls back when it has gone far enough. */
function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null)
  const [pulled, setPulled] = useState(0)
  const release = () => {
    start.current = null
    setPulled(0)
  }
  return {
    pulled,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) setPulled(Math.max(0, event.clientX - start.current))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const way = start.current === null ? 0 : event.clientX - start.current
      release()
      if (way >= swipeThreshold) onSwiped()
    },
    onPointerCancel: release,
  }
}
