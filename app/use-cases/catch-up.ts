import type { EventLog } from '~/domain/billing/purchase'
import { applyPaymentEvent, type PaymentPorts } from './settle-payment'

/** How far back to look: the provider stops sending an unaccepted event after three days. */
const lookBack = 4 * 86_400_000

/**
 * Applies every event of the last days that no webhook brought, from the provider's own list. One that cannot be
 * applied does not hold up the others; it is tried again the next time.
 */
export async function catchUp(
  parts: PaymentPorts & { paymentEvents: EventLog; now(): Date },
): Promise<{ applied: number; failed: number }> {
  const events = await parts.payments.eventsSince(parts.now().getTime() - lookBack)
  const ours = events.filter(({ about }) => about.kind !== 'other')
  const unseen = await parts.paymentEvents.unseen(ours.map(({ id }) => id))
  let applied = 0
  let failed = 0
  for (const event of ours) {
    if (!unseen.has(event.id)) continue
    try {
      await applyPaymentEvent(event, parts)
      applied += 1
    } catch (error) {
      failed += 1
      parts.log('payment-event-not-applied', { eventId: event.id, type: event.type }, error)
    }
  }
  if (applied > 0) parts.log('payment-events-caught-up', { applied, failed })
  return { applied, failed }
}
