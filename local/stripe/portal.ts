import type Stripe from 'stripe'
import { portalSession } from './billing-objects'
import type { CallParameters } from './parameter-types'
import { checkedCustomer, checkedUrl } from './values'
import type { Call, World } from './world'

export function createPortalSession(
  world: World,
  { customer = '', return_url: returnUrl }: CallParameters['createPortalSession'],
  _call: Call,
): Stripe.BillingPortal.Session {
  const session = portalSession(
    checkedCustomer(world.state, customer),
    returnUrl === undefined ? null : checkedUrl(returnUrl, 'return_url'),
    world.baseUrl,
  )
  world.state.portalSessions[new URL(session.url).pathname.slice('/portal/'.length)] = session
  return session
}
