import type { GiftLedger } from '~/domain/billing/gift'
import type { PlanType } from '~/domain/billing/plan-type'
import type { Result } from '~/domain/errors'
import { makeGift, takeBackGift } from './gifts'
import { orderGift } from './send-gifts'

/** What the forms about gifts do. */
export const giftIntents = ['make', 'send', 'revoke'] as const

interface Change {
  intent: (typeof giftIntents)[number]
  member: { userId: string; visitorId: string }
  giftId: string
  /** Where the giver is; null where it is not known. */
  timeZone: string | null
  fields: { giver: string; email: string; on: string }
  /** Whether one more mail may be ordered. */
  admitted(): Promise<Result<unknown>>
}

/** Makes a gift, has it sent by mail, or takes it back. */
export async function changeGift(
  { intent, member, giftId, admitted, ...order }: Change,
  parts: { gifts: GiftLedger; planOf(visitorId: string): Promise<PlanType>; now(): Date },
): Promise<Result<unknown>> {
  if (intent === 'make') return makeGift(member, parts)
  if (intent === 'revoke') return takeBackGift({ userId: member.userId, giftId }, parts)
  const may = await admitted()
  return may.ok ? orderGift({ ...member, giftId, ...order }, parts) : may
}
