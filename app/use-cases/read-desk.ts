import type { CouponBook } from '~/domain/billing/coupons'
import { type Holdings, planHeld } from '~/domain/billing/holdings'
import type { PurchaseLedger } from '~/domain/billing/purchase'
import type { SubscriptionLedger } from '~/domain/billing/subscription'
import { rulesThatHold } from '~/domain/operations/alert-rules'
import { hourLength, type OperationCounts, sumOf } from '~/domain/operations/counts'
import { type Buyer, type DeskDay, type DeskStore, deskCounts, type Found } from '~/domain/operations/desk'
import { alertTexts } from '~/messages/en/alerts'

interface Parts {
  desk: DeskStore
  counts: OperationCounts
  ledger: PurchaseLedger
  coupons: Pick<CouponBook, 'live'>
  subscriptions: SubscriptionLedger
  holdings(visitorId: string): Promise<Holdings>
  now(): Date
}

/** Days that the desk shows. */
const daysShown = 7
/** Months with payments that it shows. */
const monthsShown = 12
const day = 24 * hourLength

/** What the desk shows: whom the words lead to, what needs attention, the last days, and what was done here. */
export async function readDesk(words: string, parts: Parts) {
  const [buyers, hours, days, actions, coupons, months] = await Promise.all([
    words === ''
      ? []
      : parts.desk.find(words).then((found) => Promise.all(found.map((one) => buyer(one, parts)))),
    parts.counts.since(Math.floor(parts.now().getTime() / hourLength) - 1),
    lastDays(parts),
    parts.desk.actions(),
    parts.coupons.live(),
    parts.desk.revenue(monthsShown),
  ])
  const attention = rulesThatHold(hours).map(({ rule, count }) => ({
    id: rule.id,
    says: alertTexts[rule.id],
    count,
  }))
  return { words, buyers, attention, days, actions, coupons, months }
}

async function buyer(found: Found, { desk, ledger, subscriptions, holdings, now }: Parts): Promise<Buyer> {
  const [purchases, periods, trips, gifts, held] = await Promise.all([
    ledger.paid(found.visitorId),
    found.account ? subscriptions.payments(found.account.id) : [],
    desk.trips(found),
    desk.gifts(found),
    holdings(found.visitorId),
  ])
  return { ...found, plan: planHeld(held, now().getTime()), purchases, periods, trips, gifts }
}

async function lastDays({ desk, counts, now }: Parts): Promise<DeskDay[]> {
  const today = Math.floor(now().getTime() / day)
  const first = today - daysShown + 1
  const [hours, spend] = await Promise.all([counts.since(first * 24), desk.spendSince(first * day)])
  return Array.from({ length: daysShown }, (_, index) => {
    const number = today - index
    const date = new Date(number * day).toISOString().slice(0, 10)
    const ofDay = hours.filter(({ hour }) => Math.floor(hour / 24) === number)
    const used = spend.find((one) => one.day === date)
    const count = (name: keyof typeof deskCounts) => sumOf(ofDay, deskCounts[name])
    return {
      date,
      counts: {
        made: count('made'),
        refused: count('refused'),
        failed: count('failed'),
        withoutModel: count('withoutModel'),
        notApplied: count('notApplied'),
        giftsNotReturned: count('giftsNotReturned'),
        cronFailed: count('cronFailed'),
        requestsFailed: count('requestsFailed'),
        limitsReached: count('limitsReached'),
        siteLimitsReached: count('siteLimitsReached'),
        budgetsSpent: count('budgetsSpent'),
      },
      tokens: used?.tokens ?? 0,
      microDollars: used?.microDollars ?? 0,
    }
  })
}
