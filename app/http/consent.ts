import { asksForPrivacy } from '~/domain/marketing/affiliate/events'
import { type Consent, type Purpose, purposes, readConsent } from '~/domain/marketing/consent'
import type { Setup } from '~/load-context'

/** The cookie with what the visitor allows. */
export const consentCookie = 'consent'
/** How long a choice holds, seconds: half a year, then it is asked for again. */
export const consentLasts = 15_552_000

/** What this site would do with consent; a map and a card form only where it has them. */
function purposesOf({ mapStyleUrl, payments }: Setup): Purpose[] {
  const has: Record<Purpose, boolean> = {
    counting: true,
    popup: true,
    map: mapStyleUrl !== null,
    card: payments === 'stripe',
  }
  return purposes.filter((purpose) => has[purpose])
}

/** What a request's visitor allows; null where the site does not ask. */
export function consentOf({ headers }: Pick<Request, 'headers'>, setup: Setup): Consent | null {
  if (!setup.asksConsent) return null
  const pairs = headers.get('Cookie')?.split(/;\s*/) ?? []
  const value = pairs.find((pair) => pair.startsWith(`${consentCookie}=`))
  const chosen = readConsent(value?.slice(consentCookie.length + 1))
  const asked = purposesOf(setup)
  return {
    purposes: asked,
    allowed: asked.filter((purpose) => chosen?.includes(purpose)),
    mapHost: setup.mapStyleUrl && new URL(setup.mapStyleUrl).host,
    isChosen: chosen !== null || asksForPrivacy(headers),
  }
}
