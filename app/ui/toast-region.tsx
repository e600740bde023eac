import { useEffect, useRef, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToast } from './toast'
import { ToastCard } from './toast-card'

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
        {/* The server has none to draw. */}
        {!import.meta.env.SSR && toast?.open && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </section>
  )
}
