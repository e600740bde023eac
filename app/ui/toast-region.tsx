import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { loadPart } from './load-part'
import { currentToast, subscribeToToast } from './toast'

const card = () => import('./toast-card')

// No page waits for it. Marked pure, so that the Worker is without it.
const ToastCard = /* @__PURE__ */ lazy(() => loadPart(async () => ({ default: (await card()).ToastCard })))

/** Where toasts appear: once a page, at its end. F8 brings the focus here. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    // So that a toast can say that the network is gone.
    card().catch(() => {})
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
        {!import.meta.env.SSR && toast?.open && (
          <Suspense fallback={null}>
            <ToastCard key={toast.id} toast={toast} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
