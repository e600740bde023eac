import { billingNow } from './billing'
import { DISPUTE_STATUSES, dispute } from './disputes'
import type { Delivery } from './store'
import { advanceClock } from './test-clock'
import { type SignedDelivery, WEBHOOK_MODES, type WebhookMode, type WebhookSender } from './webhooks'
import type { World } from './world'

/** What tests may do to the API itself. */
export interface ApiFaults {
  /** Every answer takes this much longer. */
  latencyMs: number
  /** So many requests are answered with `status` and do nothing. */
  fail: number
  status: number
  /** So many requests do their work, and then the connection breaks before the answer. */
  lose: number
}

export function noFaults(): ApiFaults {
  return { latencyMs: 0, fail: 0, status: 500, lose: 0 }
}

export interface ControlAnswer {
  status: number
  body: object
}

/**
 * | call | body | does |
 * |---|---|---|
 * | GET /_test/webhooks | | `{ mode, deliveries }` |
 * | POST /_test/webhooks | `{ mode }` | sets the mode |
 * | POST /_test/webhooks/release | `{ order? }` | sends what is held; `order: "last-to-first"` turns it round |
 * | POST /_test/webhooks/take | `{}` | `{ deliveries: [{ url, headers, body }] }`: what is held, signed, as good as sent |
 * | POST /_test/api | `{ latencyMs?, fail?, status?, lose? }` | makes the API slow or faulty; `{}` ends it |
 * | POST /_test/clock | `{ days }` | moves the clock of subscriptions forward and does what falls due |
 * | POST /_test/billing | `{ email }` | `{ subscriptions, invoices }`: the states of all that a customer has |
 * | POST /_test/disputes | `{ payment_intent, status }` | a bank asks for the money of a payment, or decides |
 */
export function answerControl(
  world: World,
  webhooks: WebhookSender,
  faults: ApiFaults,
  method: string,
  path: string,
  input: Record<string, unknown>,
): ControlAnswer {
  switch (`${method} ${path}`) {
    case 'GET /_test/webhooks':
      return ok<{ mode: WebhookMode; deliveries: readonly Delivery[] }>({
        mode: webhooks.mode,
        deliveries: webhooks.deliveries,
      })
    case 'POST /_test/webhooks': {
      const mode = WEBHOOK_MODES.find((candidate) => candidate === input.mode)
      if (!mode) return refused(`mode must be one of ${WEBHOOK_MODES.join(', ')}`)
      webhooks.mode = mode
      return ok({ mode })
    }
    case 'POST /_test/webhooks/release': {
      const order = input.order ?? 'first-to-last'
      if (order !== 'first-to-last' && order !== 'last-to-first') {
        return refused('order must be first-to-last or last-to-first')
      }
      return ok({ released: webhooks.release(order) })
    }
    case 'POST /_test/webhooks/take':
      return ok<{ deliveries: SignedDelivery[] }>({ deliveries: webhooks.take() })
    case 'POST /_test/api': {
      const wanted = { ...noFaults(), ...input }
      const known = Object.keys(noFaults())
      const wrong = Object.entries(wanted).find(
        ([name, value]) => !known.includes(name) || typeof value !== 'number',
      )
      if (wrong) return refused(`${wrong[0]} is not one of the numbers ${known.join(', ')}`)
      return ok(Object.assign(faults, wanted))
    }
    case 'POST /_test/clock': {
      const { days } = input
      if (typeof days !== 'number' || !(days > 0 && days <= 800))
        return refused('days must be a number up to 800')
      advanceClock(world, Math.round(days * 86_400))
      return ok({ now: billingNow(world) })
    }
    case 'POST /_test/billing':
      return ok(billedTo(world, String(input.email)))
    case 'POST /_test/disputes': {
      const status = DISPUTE_STATUSES.find((candidate) => candidate === input.status)
      if (!status) return refused(`status must be one of ${DISPUTE_STATUSES.join(', ')}`)
      const made = dispute(world, String(input.payment_intent), status)
      return made ? ok(made) : refused('no such paid payment')
    }
    default:
      return { status: 404, body: { message: `No such control: ${method} ${path}` } }
  }
}

/** What a change of mind has left behind shows here. */
function billedTo({ state }: World, email: string): { subscriptions: string[]; invoices: string[] } {
  const isTheirs = ({ customer }: { customer: unknown }) => state.customers[String(customer)]?.email === email
  const states = (all: Record<string, { customer: unknown; status: string | null }>) =>
    Object.values(all)
      .filter(isTheirs)
      .map(({ status }) => String(status))
  return { subscriptions: states(state.subscriptions), invoices: states(state.invoices) }
}

function ok<Body extends object>(body: Body): ControlAnswer {
  return { status: 200, body }
}

function refused(message: string): ControlAnswer {
  return { status: 400, body: { message } }
}
