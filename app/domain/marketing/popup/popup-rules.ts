/** Milliseconds on a page until the popup opens by itself. */
export const popupDelay = 20_000
/** The page view from which on it may open. */
const firstPopupView = 2
/** What stands in the way is looked at again after this long, milliseconds. */
export const popupRetry = 2000

/** Keys in session storage: whether it was shown, and the pages seen so far. */
export const popupKeys = { shown: 'vphq-popup-shown', views: 'vphq-page-views' } as const

/** Pages on which somebody pays. */
const quietPaths = /^\/(checkout|subscribe)(\/|$)/

interface PopupMoment {
  path: string
  /** Page views of this browser session, the present one included. */
  views: number
  shown: boolean
}

/** Whether the popup may still come on this page view. */
export function popupMayCome({ path, views, shown }: PopupMoment): boolean {
  return !shown && views >= firstPopupView && !quietPaths.test(path)
}

/** Remembers for a session that it has seen the popup, across tabs. What it says may be a minute old. */
export interface PopupRecord {
  seen(sessionId: string): Promise<boolean>
  markSeen(sessionId: string): Promise<void>
}
