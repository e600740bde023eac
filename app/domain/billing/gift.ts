import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { GiftOrder } from './gift-order'

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
  /** The mail that brings it; null where the giver passes the link on. */
  sending: GiftSending | null
}

/** A mail that brings a gift to its receiver on a day. */
export interface GiftSending {
  /** The receiver's address; null once the mail was sent. */
  to: string | null
  /** The day where the giver is. */
  on: CalendarDate
}

/** The month a gift made at this time counts for. */
export function giftMonth(now: Date): string {
  return now.toISOString().slice(0, 7)
}

/** What a visitor who opens a gift's link sees. */
export type GiftView = 'open' | 'yours' | 'used' | 'own' | 'gone'

/** A gift that is to be sent. */
export interface DueGift {
  id: string
  on: CalendarDate
  /** Of the giver. */
  visitorId: string
  timeZone: string | null
}

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
  /** The member's gifts of other months that a mail is still to bring. */
  ordered(giverId: string): Promise<Gift[]>
  /** Has an open gift sent on a day; false when nobody can accept it any more, or when it was sent. */
  order(giverId: string, giftId: string, order: GiftOrder): Promise<boolean>
  /** Gifts that are to be sent by a day at the latest, with who gives them. */
  due(by: CalendarDate): Promise<DueGift[]>
  /** Writes the mail of a gift, once. */
  deliver(giftId: string): Promise<void>
  /** Gives an open gift to a visitor; false when it was accepted by somebody else or revoked. */
  accept(code: string, visitorId: string): Promise<boolean>
  /** Uses a gift of this person for one generation; true again for the same generation. */
  claim(visitorId: string, generationId: string): Promise<boolean>
  /** Gives back the gift of a generation that failed; harmless when repeated, and when it became a trip after all. */
  release(generationId: string): Promise<void>
}
