import type { AffiliateClick, AffiliateImpression } from '~/domain/marketing/affiliate/events'
import { allows } from '~/features/consent/allows'

/** Keys of browser storage: clicks in this browser, and an id of this visit. */
const clicksKey = 'vphq-affiliate-clicks'
const visitKey = 'vphq-visit'
const mostKept = 50

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

function wantsPrivacy(): boolean {
  return !allows('counting') || navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true
}

/** Sends without waiting, even if the page is closed; failures are only logged. */
function send(path: string, body: unknown): void {
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  } catch (error) {
    console.warn('a tracking event was not sent', error)
  }
}

function visit(): string | null {
  try {
    const known = sessionStorage.getItem(visitKey)
    if (known) return known
    const made = crypto.randomUUID()
    sessionStorage.setItem(visitKey, made)
    return made
  } catch {
    return null
  }
}

function keep(click: AffiliateClick): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(clicksKey) ?? '[]')
    const clicks = [...(Array.isArray(kept) ? kept : []), click].slice(-mostKept)
    localStorage.setItem(clicksKey, JSON.stringify(clicks))
  } catch (error) {
    console.warn('a click was not kept', error)
  }
}

export function trackImpression(impression: AffiliateImpression): void {
  if (!wantsPrivacy()) send('/api/affiliate-tracking/impression', impression)
}

interface FollowedLink extends AffiliateImpression {
  destination: string | null
  userId: string | null
  abTest?: string
}

export function trackClick({ provider, category, url, destination, userId, abTest }: FollowedLink): void {
  if (wantsPrivacy()) return
  const click: AffiliateClick = {
    provider,
    category,
    url,
    timestamp: new Date().toISOString(),
    userInfo: { isLoggedIn: userId !== null, userId, sessionId: visit() },
    context: { destination, referrer: document.referrer, page: window.location.pathname },
    ...(abTest && { abTest }),
  }
  send('/api/affiliate-tracking/click', click)
  keep(click)
}
