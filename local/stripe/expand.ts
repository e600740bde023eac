import { invalidRequest } from './errors'
import type { State } from './store'

/** A copy of the answer in which the ids named by `paths` (`latest_charge`, `data.customer`) became objects. */
export function expanded(state: State, answer: object, paths: string[] = []): object {
  const copy = structuredClone(answer)
  for (const path of paths) expandPath(state, copy, path.split('.'), path)
  return copy
}

function expandPath(state: State, at: unknown, [head = '', ...rest]: string[], path: string): void {
  if (Array.isArray(at)) {
    for (const item of at) expandPath(state, item, [head, ...rest], path)
    return
  }
  const object = at as Record<string, unknown>
  if (object.object === 'invoice' && object[head] === undefined)
    object[head] = onDemand(state, object.id, head)
  const value = object[head]
  if (value === null) return
  if (value === undefined) throw cannotExpand(path)
  if (typeof value === 'string') {
    const found = byId(state, value)
    if (!found) throw cannotExpand(path)
    object[head] = structuredClone(found)
  } else if (typeof value !== 'object') throw cannotExpand(path)
  if (rest.length > 0) expandPath(state, object[head], rest, path)
}

/** What an invoice has only when it is asked for. */
function onDemand(state: State, invoiceId: unknown, name: string): object | undefined {
  const data = Object.values(state.invoicePayments).filter(({ invoice }) => invoice === invoiceId)
  if (name === 'payments') {
    const url = `/v1/invoice_payments?invoice=${invoiceId}`
    return { object: 'list', data: structuredClone(data), has_more: false, url }
  }
  const secret = state.intents[String(data[0]?.payment.payment_intent)]?.client_secret
  if (name === 'confirmation_secret' && secret) return { client_secret: secret, type: 'payment_intent' }
}

function byId(state: State, id: string): object | undefined {
  const { intents, charges, customers, refunds, methods, subscriptions, invoices, discounts, coupons } = state
  return (
    intents[id] ??
    charges[id] ??
    customers[id] ??
    refunds[id] ??
    methods[id]?.object ??
    subscriptions[id] ??
    invoices[id] ??
    discounts[id] ??
    coupons[id]
  )
}

function cannotExpand(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
}
