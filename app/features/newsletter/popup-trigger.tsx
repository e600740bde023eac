import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { popupKeys, popupMayCome } from '~/domain/marketing/popup/popup-rules'
import { allows } from '~/features/consent/allows'
import { loadPart } from '~/ui/load-part'
import { awaitPopupMoment } from './await-popup-moment'
import { popupShown } from './popup-shown'

const NewsletterPopup = lazy(() =>
  loadPart(() => import('./newsletter-popup').then((module) => ({ default: module.NewsletterPopup }))),
)

/** Counts a page view in this browser session; null without session storage, and then no popup opens. */
function countView(): { views: number; shown: boolean } | null {
  try {
    const views = Number(sessionStorage.getItem(popupKeys.views) ?? 0) + 1
    sessionStorage.setItem(popupKeys.views, String(views))
    return { views, shown: popupShown() ?? true }
  } catch {
    return null
  }
}

/** Decides on each page view whether the popup may open, and waits for the moment. The popup’s code loads only then. */
export function PopupTrigger({ member }: { member: boolean }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    setOpen(false)
    if (!allows('popup')) return
    const count = countView()
    if (!count || !popupMayCome({ path: pathname, member, ...count })) return
    return awaitPopupMoment(() => setOpen(true))
  }, [pathname, member])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <NewsletterPopup onClosed={() => setOpen(false)} />
    </Suspense>
  )
}
