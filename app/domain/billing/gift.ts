/** An itinerary that a member gave away. */
export interface Gift {
  id: string
  /** The secret in the gift's link: whoever has it may accept the gift, once. */
  code: string
  giverId: string
  /** The month it counts for: "2027-05". */
  month: string
  state: 'open' | 'accepted' | 'used' | 'revoked'
  /** The visitor who accepted it. */
  acceptedBy: string | null
}

/** The month a gift made at this time counts for. */
export function giftMonth(now: Date): string {
  return now.toISOString().slice(0, 7)
}

/** What a visitor who opens a gift's link sees. */
export type GiftView = 'open' | 'yours' | 'used' | 'own' | 'gone'

/** The ledger of gifts. */
export interface GiftLedger {
  /** The member's gift of a month, made if there is none. Calls at the same time get the same gift. */
  ofMonth(giverId: string, month: string): Promise<Gift>
  /** The gift of a month; null when none was made or it was revoked. */
  madeIn(giverId: string, month: string): Promise<Gift | null>
  find(code: string): Promise<Gift | null>
  /** Revokes a gift that nobody has accepted; false when there is no such gift. */
  revoke(giverId: string, giftId: string): Promise<boolean>
  /** Revokes every gift of a member that nobody has accepted. */
  revokeOpen(giverId: string): Promise<void>
  /** Gives an open gift to a visitor; false when it was accepted by somebody else or revoked. */
  accept(code: string, visitorId: string): Promise<boolean>
  /** Uses a gift of this person for one generation; true again for the same generation. */
  claim(visitorId: string, generationId: string): Promise<boolean>
  /** Gives back the gift of a generation that failed; harmless when repeated, and when it became a trip after all. */
  release(generationId: string): Promise<void>
}
