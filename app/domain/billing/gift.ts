/** An itinerary that a member gave away. */
export interface Gift {
  id: string
  /** Who has it may accept the gift, once. */
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

/** What somebody who opens a gift's address finds. */
export type GiftView = 'open' | 'yours' | 'used' | 'own' | 'gone'

/** The ledger of gifts. */
export interface GiftLedger {
  /** The member's gift of a month, made if there is none: however many ask at once, there is one. */
  ofMonth(giverId: string, month: string): Promise<Gift>
  /** The gift of a month as it is; null when none was made or it was taken back. */
  madeIn(giverId: string, month: string): Promise<Gift | null>
  find(code: string): Promise<Gift | null>
  /** Takes a gift back that nobody accepted; false when there is none such. */
  revoke(giverId: string, giftId: string): Promise<boolean>
  /** Takes back every gift of a member that nobody accepted. */
  revokeOpen(giverId: string): Promise<void>
  /** Gives an open gift to a visitor; false when somebody was faster or it was taken back. */
  accept(code: string, visitorId: string): Promise<boolean>
  /** Takes a gift of this person up for one generation; true again for the same key. */
  claim(visitorId: string, key: string): Promise<boolean>
  /** Gives back what a generation took up that never began. */
  release(visitorId: string, key: string): Promise<void>
}
