import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes'
import { Icon } from './icon'
import { dismissToast, displayTime, type Toast } from './toast'
import { controlsInView, covered, freePlace } from './toast-place'

/** Pulled to the right by this many pixels a toast goes. */
const swipeThreshold = 50

/** How long a page is at rest before it has scrolled, milliseconds. */
const restTime = 120

/** A toast: it waits while the pointer or the focus is on it. */
export function ToastCard({ toast: { id, title, text, variant, action } }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const { pulled, ...swipe } = useSwipe(() => dismissToast(id))
  const card = useRef<HTMLDivElement>(null)
  const place = useFreePlace(card)
  useEffect(() => {
    if (held || pulled > 0) return
    const timer = setTimeout(() => dismissToast(id), displayTime)
    return () => clearTimeout(timer)
  }, [id, held, pulled])
  const failed = variant === 'destructive'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding and pulling are extras, the button does the same
    <div
      ref={card}
      {...swipe}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
      style={{ translate: `${place.x + pulled}px ${place.y}px` }}
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

/** Where a toast covers no control: when it appears, and again when the page has scrolled below it. */
function useFreePlace(card: RefObject<HTMLElement>) {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  useLayoutEffect(() => {
    let now = { x: 0, y: 0 }
    const find = () => {
      // The room around it is where it would be, while it moves as well.
      const usual = card.current?.parentElement?.getBoundingClientRect()
      if (!card.current || !usual) return
      const taken = controlsInView(card.current)
      if (covered(usual, now, taken) === 0) return
      now = freePlace(usual, document.documentElement.clientWidth, taken)
      setPlace(now)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(find, restTime)
    }
    find()
    window.addEventListener('scroll', later, { capture: true, passive: true })
    window.addEventListener('resize', later)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', later, { capture: true })
      window.removeEventListener('resize', later)
    }
  }, [card])
  return place
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
