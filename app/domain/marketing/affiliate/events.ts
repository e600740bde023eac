import { z } from 'zod'
import { problem } from '~/domain/field-problem'

const Name = z.string().trim().min(1, problem('which-missing')).max(60, problem('too-long', 60))
const Address = z.url({ protocol: /^https?$/, error: problem('address-form') }).max(2000)

/** A link that was displayed. */
export const AffiliateImpression = z.object({ provider: Name, category: Name, url: Address })
export type AffiliateImpression = z.infer<typeof AffiliateImpression>

/** A link that was clicked. `userInfo` is not trusted: it is parsed and ignored. */
export const AffiliateClick = AffiliateImpression.extend({
  timestamp: z.union([z.string().max(40), z.number()]),
  userInfo: z.object({
    isLoggedIn: z.boolean(),
    userId: z.union([z.string().max(200), z.number()]).nullish(),
    sessionId: z.string().max(200).nullish(),
  }),
  context: z.object({
    destination: z.string().max(160).nullish(),
    referrer: z.string().max(2000).nullish(),
    page: z.string().max(2000).nullish(),
  }),
  abTest: z.string().max(40).nullish(),
})
export type AffiliateClick = z.infer<typeof AffiliateClick>

/** An event as it is stored. */
export interface AffiliateEvent {
  kind: 'impression' | 'click'
  provider: string
  category: string
  url: string
  destination: string | null
  page: string | null
  referrer: string | null
  abTest: string | null
  visitorId: string | null
}

/** Records events without making the caller wait; some may be lost, and a failure has no effect on the caller. */
export interface AffiliateLog {
  note(event: AffiliateEvent): void
}

/** Whether the reader has asked not to be tracked: Do Not Track, or Global Privacy Control. */
export function asksForPrivacy(headers: { get(name: string): string | null }): boolean {
  return headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}
