import type { GiftLedger } from '~/domain/billing/gift'
import { GiftOrder, giftDaysAhead } from '~/domain/billing/gift-order'
import type { PlanType } from '~/domain/billing/plan-type'
import { addDays } from '~/domain/calendar/calendar-date'
import { fail, ok, type Result } from '~/domain/errors'
import { localDate, mailDate } from '~/domain/trips/reminders'
import { problemText } from '~/messages/en/problems'

interface Parts {
  gifts: GiftLedger
  planOf(visitorId: string): Promise<PlanType>
  now(): Date
}

interface Order {
  userId: string
  visitorId: string
  giftId: string
  /** Where the giver is; null where it is not known. */
  timeZone: string | null
  /** The fields of the form. */
  fields: { giver: string; email: string; on: string }
}

/** Has a member's gift sent by mail on a day. A gift for today is sent at once. */
export async function orderGift(
  { userId, visitorId, giftId, timeZone, fields }: Order,
  { gifts, planOf, now }: Parts,
): Promise<Result<null>> {
  const parsed = GiftOrder.safeParse(fields)
  const today = localDate(timeZone, now().getTime())
  const wrong: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) wrong[String(path[0])] ??= problemText(message)
  if (!wrong.on && (fields.on < today || fields.on > addDays(today, giftDaysAhead)))
    wrong.on = 'Choose today or a day within the next year.'
  if (!parsed.success || wrong.on)
    return fail('fields-wrong', 'Some fields need another look.', { fields: wrong })
  if ((await planOf(visitorId)) !== 'globetrotter')
    return fail('plan-required', 'Gift itineraries are for members of the Globetrotter Club.')
  if (!(await gifts.order(userId, giftId, parsed.data)))
    return fail('gift-accepted', 'This gift was accepted, taken back or sent already.')
  if (parsed.data.on <= today) await gifts.deliver(giftId)
  return ok(null)
}

/** Sends the gifts whose day has come where their giver is. One of a giver who is no member any more waits. */
export async function sendGifts({ gifts, planOf, now }: Parts): Promise<void> {
  const at = now().getTime()
  // A day more: where the giver is it may be tomorrow.
  const due = await gifts.due(addDays(now().toISOString().slice(0, 10), 1))
  for (const { id, on, visitorId, timeZone } of due) {
    const here = mailDate(timeZone, at)
    if (here === null || here < on || (await planOf(visitorId)) !== 'globetrotter') continue
    await gifts.deliver(id)
  }
}
