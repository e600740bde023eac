import { draftTextKey } from '~/domain/request/trip-draft'

/** Says that somebody was signed in on this browser when the last page was shown. */
const marker = 'vphq-signed-in'
/** What the browser keeps of who was: links that were followed, the visit they belong to, words for the planner. */
const clicks = 'vphq-affiliate-clicks'
const visit = 'vphq-visit'

/** Takes what a person left in browser storage away once they are signed out; what a guest leaves is the guest's. */
export function forgetWhoLeft(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(marker, '1')
    if (isSignedIn || localStorage.getItem(marker) === null) return
    for (const key of [marker, clicks]) localStorage.removeItem(key)
    for (const key of [visit, draftTextKey]) sessionStorage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing was left.
  }
}
