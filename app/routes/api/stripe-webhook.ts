import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse, notConfigured, privateJson } from '~/http/respond'
import { applyPaymentEvent } from '~/use-cases/settle-payment'

const route = apiRoute({
  async POST({ request, context: { payments, ...books } }) {
    if (!payments) return notConfigured()
    const event = await payments.readEvent(
      await request.text(),
      request.headers.get('Stripe-Signature') ?? '',
    )
    if (!event) {
      books.log('webhook-refused', {})
      return failureResponse(fail('bad-signature', 'The signature is wrong or too old.').failure)
    }
    try {
      await applyPaymentEvent(event, { ...books, payments })
    } catch (error) {
      // The provider sends it again, with growing delays, until it is accepted.
      books.log('payment-event-not-applied', { eventId: event.id, type: event.type }, error)
      return failureResponse(fail('upstream-down', 'Not applied yet. Send it again.').failure)
    }
    return privateJson({ received: true })
  },
})

export const loader = route.loader
export const action = route.action
