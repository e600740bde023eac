import type { BillingEntry } from '~/domain/billing/billing-entry'
import type { Invoice, PaymentCard, PaymentGateway } from '~/domain/billing/payment'
import { plans } from '~/domain/billing/plans'
import type { Purchase } from '~/domain/billing/purchase'
import { isRefundable, refundableUntil } from '~/domain/billing/refund-rule'
import type { Subscription, SubscriptionPayment } from '~/domain/billing/subscription'
import { isUpstreamDown } from '~/domain/errors'
import { type PaymentPorts, refreshMembership } from './settle-payment'

export interface Billing {
  /** The subscription that is in force or about to end; null for none. */
  membership: Subscription | null
  cards: PaymentCard[]
  entries: BillingEntry[]
  /** The provider was not asked, or did not answer: what is shown is what our own ledger knows. */
  isPartial: boolean
}

interface Parts extends Omit<PaymentPorts, 'payments'> {
  payments: PaymentGateway | null
  now(): Date
}

/** Everything the billing page shows of an account; without the provider, unless it `mayAsk`. */
export async function readBilling(
  { id, userId, mayAsk }: { id: string; userId: string; mayAsk: boolean },
  { payments, now, ...ledgers }: Parts,
): Promise<Billing> {
  const fromProvider = payments && mayAsk ? await askProvider(userId, { ...ledgers, payments }) : null
  const { ledger, subscriptions } = ledgers
  const [current, purchases, periods] = await Promise.all([
    subscriptions.current(userId),
    ledger.paid(id),
    subscriptions.payments(userId),
  ])
  const time = now().getTime()
  const entries = [
    ...purchases.map((purchase) => purchaseEntry(purchase, time)),
    ...periods.map((period) => periodEntry(period, fromProvider?.invoices ?? [], time)),
    ...(fromProvider?.invoices ?? []).filter((invoice) => isUnpaid(invoice)).map(invoiceEntry),
  ]
  return {
    membership: current?.status === 'incomplete' ? null : current,
    cards: fromProvider?.cards ?? [],
    entries: entries.sort((a, b) => b.date - a.date),
    isPartial: payments !== null && fromProvider === null,
  }
}

/** What the provider knows beside the ledger; null when it cannot be reached. */
async function askProvider(userId: string, books: PaymentPorts) {
  const customerId = await books.subscriptions.customerOf(userId)
  if (!customerId) return { cards: [], invoices: [] }
  const gateway = books.payments.subscriptions
  try {
    const [cards, invoices, isFresh] = await Promise.all([
      gateway.cards(customerId),
      gateway.invoices(customerId),
      refreshMembership(userId, books),
    ])
    return isFresh ? { cards, invoices } : null
  } catch (error) {
    if (isUpstreamDown(error)) return null
    throw error
  }
}

const isUnpaid = ({ status }: Invoice) => status === 'open' || status === 'uncollectible'

function refundOf(paymentIntentId: string | null, paidAt: number | null, isHeld: boolean, now: number) {
  if (!paymentIntentId || paidAt === null || !isHeld || !isRefundable(paidAt, now)) return null
  return { paymentIntentId, until: refundableUntil(paidAt) }
}

export function purchaseEntry(
  { id, plan, cents, status, paidAt, paymentIntentId, place }: Purchase,
  now: number,
): BillingEntry {
  const shown = status === 'refunded' || status === 'disputed' ? status : 'paid'
  return {
    id,
    title: `${plans[plan].name}, paid once${place === null ? '' : `, for ${place}`}`,
    date: paidAt ?? 0,
    cents,
    status: shown,
    url: null,
    refund: refundOf(paymentIntentId, paidAt, shown === 'paid', now),
  }
}

function periodEntry(
  { invoiceId, paymentIntentId, cents, status, paidAt }: SubscriptionPayment,
  invoices: Invoice[],
  now: number,
): BillingEntry {
  const invoice = invoices.find(({ id }) => id === invoiceId)
  return {
    id: invoiceId,
    title: `${plans.globetrotter.name}${invoice?.number ? `, invoice ${invoice.number}` : ''}`,
    date: paidAt,
    cents,
    status,
    url: invoice?.url ?? null,
    refund: refundOf(paymentIntentId, paidAt, status === 'paid', now),
  }
}

function invoiceEntry({ id, number, cents, status, date, url }: Invoice): BillingEntry {
  return {
    id,
    title: `${plans.globetrotter.name}${number ? `, invoice ${number}` : ''}`,
    date,
    cents,
    status,
    url,
    refund: null,
  }
}
