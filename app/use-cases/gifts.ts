import { type Gift, type GiftLedger, type GiftView, giftMonth } from '~/domain/billing/gift'
import type { PlanType } from '~/domain/billing/plan-type'
import { fail, ok, type Result } from '~/domain/errors'

interface Parts {
  gifts: GiftLedger
  planOf(visitorId: string): Promise<PlanType>
  now(): Date
}

interface Member {
  userId: string
  visitorId: string
}

/** Makes the member's gift of this month, or gives the one that was made. */
export async function makeGift(
  { userId, visitorId }: Member,
  { gifts, planOf, now }: Parts,
): Promise<Result<Gift>> {
  if ((await planOf(visitorId)) !== 'globetrotter') {
    return fail('plan-required', 'Gift itineraries are for members of the Globetrotter Club.')
  }
  return ok(await gifts.ofMonth(userId, giftMonth(now())))
}

/** Takes back a gift of this month that nobody accepted; taking it back again is harmless. */
export async function takeBackGift(
  { userId, giftId }: { userId: string; giftId: string },
  { gifts, now }: Pick<Parts, 'gifts' | 'now'>,
): Promise<Result<null>> {
  if (await gifts.revoke(userId, giftId)) return ok(null)
  const gift = await gifts.madeIn(userId, giftMonth(now()))
  if (gift?.id !== giftId) return ok(null)
  return fail('gift-accepted', 'Somebody accepted this gift, so it cannot be taken back.')
}

interface Opening {
  code: string
  session: { id: string; userId: string | null } | null
}

interface OpeningParts extends Parts {
  accounts: { find(id: string): Promise<{ visitorId: string } | null> }
}

export async function viewGift({ code, session }: Opening, parts: OpeningParts): Promise<GiftView> {
  const gift = await parts.gifts.find(code)
  if (!gift || gift.state === 'revoked') return 'gone'
  if (session && gift.acceptedBy === session.id) return gift.state === 'used' ? 'used' : 'yours'
  if (gift.state !== 'open') return 'gone'
  if (session?.userId === gift.giverId) return 'own'
  // A gift is part of a membership and ends with it, unless it was accepted before.
  const giver = await parts.accounts.find(gift.giverId)
  const isMember = giver !== null && (await parts.planOf(giver.visitorId)) === 'globetrotter'
  return isMember ? 'open' : 'gone'
}

/** Accepts a gift for a visitor, once; accepting it again is harmless. */
export async function acceptGift(
  opening: Opening,
  ensure: () => Promise<{ id: string }>,
  parts: OpeningParts,
): Promise<GiftView> {
  const view = await viewGift(opening, parts)
  if (view !== 'open') return view
  const { id } = await ensure()
  return (await parts.gifts.accept(opening.code, id)) ? 'yours' : 'gone'
}
