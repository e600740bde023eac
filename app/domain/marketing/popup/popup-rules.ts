/** Milliseconds on a page until the popup opens. */
export const popupDelay = 20_000
/** The first page view on which it may open. */
const firstPopupView = 2
/** Milliseconds until the next attempt when something prevents the popup. */
export const popupRetry = 2000

/** Keys in session storage: whether it was shown, and the number of page views. */
export const popupKeys = { shown: 'vphq-popup-shown', views: 'vphq-page-views' } as const

/** Pages for payment, pages of a plan, and those of the newsletter itself: nobody is interrupted there. */
const quietPaths = /^\/(checkout|subscribe|planner|trips|newsletter)(\/|$)/

interface PopupMoment {
  path: string
  /** Page views of this browser session, the current one included. */
  views: number
  shown: boolean
  /** Signed in: a member knows us. */
  member: boolean
}

/** Whether the popup may still open on this page view. */
export function popupMayCome({ path, views, shown, member }: PopupMoment): boolean {
  return !member && !shown && views >= firstPopupView && !quietPaths.test(path)
}

/** Records across tabs that a session has seen the popup. Its answer may be a minute old. */
export interface PopupRecord {
  seen(sessionId: string): Promise<boolean>
  markSeen(sessionId: string): Promise<void>
  /** Forgets it before its time. */
  forget(sessionId: string): Promise<void>
}
