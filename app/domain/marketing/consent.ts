/** What a site does with a visitor's consent alone, where its operator asks for it. */
export const purposes = ['counting', 'popup', 'map', 'card'] as const
export type Purpose = (typeof purposes)[number]

/** What a visitor of a site that asks has said. */
export interface Consent {
  /** What this site would do. */
  purposes: Purpose[]
  allowed: Purpose[]
  /** Where the tiles of maps come from: "tiles.example"; null where there are no maps. */
  mapHost: string | null
  /** Whether the visitor has chosen; a browser that asks for privacy has said no for its reader. */
  isChosen: boolean
}

const isPurpose = (text: string): text is Purpose => purposes.some((purpose) => purpose === text)

/** The value of the cookie: "counting.map", or "none". */
export const consentText = (allowed: readonly Purpose[]) => allowed.join('.') || 'none'

/** What a value of the cookie allows, in the order of the list; null where it is none of ours. */
export function readConsent(value: string | undefined): Purpose[] | null {
  if (value === undefined) return null
  const named = value === 'none' ? [] : value.split('.')
  return named.every(isPurpose) ? purposes.filter((purpose) => named.includes(purpose)) : null
}

/** Whether something may be done; a site that does not ask does it. */
export const consents = (consent: Consent | null, purpose: Purpose) =>
  consent === null || consent.allowed.includes(purpose)
