import { popupKeys } from '~/domain/marketing/popup/popup-rules'

/** Whether the popup has been shown in this browser session, or is no longer needed; null without session storage. */
export function popupShown(): boolean | null {
  try {
    return sessionStorage.getItem(popupKeys.shown) !== null
  } catch {
    return null
  }
}

/** After the popup, and after a sign-up elsewhere: nobody is asked for an address that they have just given. */
export function markPopupShown(): void {
  try {
    sessionStorage.setItem(popupKeys.shown, '1')
  } catch {
    // Without session storage no popup opens.
  }
}
