import { draftBookingsKey, draftTextKey } from '~/domain/request/trip-draft'

/** Records that somebody was signed in when the last page was shown. */
const marker = 'vphq-signed-in'
/** Keys of what the browser stores about a person: clicked links, the visit, the text for the planner. */
const clicks = 'vphq-affiliate-clicks'
const visit = 'vphq-visit'
/** Pages, files and edits of who was signed in (public/sw.js). */
const own = 'own-1'

/** Removes a person's data from browser storage after sign-out. A guest's data stays. */
export function forgetWhoLeft(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(marker, '1')
    if (isSignedIn || localStorage.getItem(marker) === null) return
    // The service worker does this as well, where there is one.
    if ('caches' in window) void window.caches.delete(own)
    for (const key of [marker, clicks]) localStorage.removeItem(key)
    for (const key of [visit, draftTextKey, draftBookingsKey]) sessionStorage.removeItem(key)
  } catch {
    // Where storage is blocked, there is nothing to remove.
  }
}
