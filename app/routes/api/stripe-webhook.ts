import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { readText } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { applyPaymentEvent } from '~/use-cases/settle-payment'

const route = apiRoute(
  {
    async POST({ request, context: { payments, ledger } }) {
      if (!payments)
        return failureResponse(fail('not-configured', 'Payments are not set up on this site yet.').failure)
      const body = await readText(request)
      if (!body.ok) return failureResponse(body.failure)
      const event = await payments.readEvent(body.value, request.headers.get('Stripe-Signature') ?? '')
      if (!event) return failureResponse(fail('bad-signature', 'The signature is wrong or too old.').failure)
      await applyPaymentEvent(event, ledger)
      return privateJson({ received: true })
    },
  },
  { foreign: true },
)

export const loader = route.loader
export const action = route.action
