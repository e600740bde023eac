import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse, notConfigured, privateJson } from '~/http/respond'

const route = apiRoute({
  /** Called by the mail service: addresses that bounce or complain get no mail any more. */
  async POST({ request, context: { readMailEvent, outbox, log } }) {
    if (!readMailEvent) return notConfigured('Events about mail')
    const event = await readMailEvent({ text: await request.text(), headers: request.headers })
    if (!event) {
      log('mail-event-refused', {})
      return failureResponse(fail('bad-signature', 'The signature is wrong or too old.').failure)
    }
    const { stop, addresses } = event
    for (const address of stop ? addresses : []) {
      await outbox.stop(address, stop ?? 'bounced')
      log('mail-stopped', { reason: stop ?? 'bounced' })
    }
    return privateJson({ received: true })
  },
})

export const loader = route.loader
export const action = route.action
