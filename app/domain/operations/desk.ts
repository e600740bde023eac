import { z } from 'zod'
import { problem } from '~/domain/field-problem'
import { leastPercent, mostPercent } from '../billing/coupons'
import type { PlanType } from '../billing/plan-type'
import type { Purchase } from '../billing/purchase'
import type { SubscriptionPayment } from '../billing/subscription'
import type { EventCode } from './events'

/** What operators do at the desk. */
export const deskActions = [
  'refund',
  'resend-receipt',
  'apply-payment',
  'unshare',
  'end-sessions',
  'export-newsletter',
  'add-coupon',
  'end-coupon',
] as const
export type DeskAction = (typeof deskActions)[number]

const percentWrong = problem('percent-wrong', leastPercent, mostPercent)

/** A form of the desk. A reason is asked for each action, and kept. */
export const DeskOrder = z.object({
  intent: z.enum(deskActions),
  /** Id of the payment, the trip or the account, or a promotion code. */
  target: z.string().trim().max(200).default(''),
  /** What a new code takes off the first payment. */
  percent: z.coerce
    .number(percentWrong)
    .int(percentWrong)
    .min(leastPercent, percentWrong)
    .max(mostPercent, percentWrong)
    .optional(),
  /** Whether a new code is for accounts that never paid for a membership. */
  newMembers: z.literal('yes').optional(),
  reason: z.string().trim().min(3, problem('reason-missing')).max(300, problem('too-long', 300)),
})
export type DeskOrder = z.infer<typeof DeskOrder>

/** An action as it is kept. */
export interface DeskRecord {
  id: string
  at: number
  userId: string
  action: DeskAction
  target: string | null
  reason: string
  outcome: string
}

/** A trip as the desk lists it, without what is in it. */
export interface DeskTrip {
  id: string
  destination: string
  startDate: string
  endDate: string
  isShared: boolean
  createdAt: number
  deletedAt: number | null
}

/** A gift that somebody gave or accepted. */
export interface DeskGift {
  id: string
  month: string
  given: boolean
  redeemedAt: number | null
  usedAt: number | null
  revokedAt: number | null
}

/** Somebody whom the desk found: an account, or a guest who stands alone. */
export interface Found {
  visitorId: string
  account: { id: string; email: string; createdAt: number } | null
}

/** Somebody with everything that the desk shows. */
export interface Buyer extends Found {
  /** The plan that is held today. */
  plan: PlanType
  purchases: Purchase[]
  periods: SubscriptionPayment[]
  gifts: DeskGift[]
  trips: DeskTrip[]
}

/** What is counted for the desk, from events of the log. */
export const deskCounts = {
  made: ['plan-made'],
  refused: ['plan-refused'],
  failed: ['plan-failed', 'generator-silent'],
  withoutModel: ['plan-without-model'],
  notApplied: ['payment-event-not-applied', 'payment-fits-no-purchase'],
  giftsNotReturned: ['gift-not-returned'],
  cronFailed: ['cron-failed', 'purge-rule-broke'],
  requestsFailed: ['request-failed'],
  limitsReached: ['limit-reached'],
  siteLimitsReached: ['site-limit-reached'],
  budgetsSpent: ['model-budget-spent', 'site-budget-spent'],
} as const satisfies Record<string, readonly EventCode[]>
export type DeskCount = keyof typeof deskCounts

/** What happened on a day, UTC. */
export interface DeskDay {
  date: string
  counts: Record<DeskCount, number>
  tokens: number
  microDollars: number
}

/** A row of the newsletter list. */
export interface NewsletterRow {
  email: string
  name: string | null
  offers: boolean
  consentAt: number
  location: string
  source: string
  unsubscribeToken: string
}

/** Dollars of a day for the language model, in millionths. */
export interface DaySpend {
  /** "2027-05-01", UTC. */
  day: string
  microDollars: number
  tokens: number
}

export interface DeskStore {
  /** Whether the account is one of those that are named, by id or by an address that its provider verified. */
  isOperator(userId: string, named: readonly string[]): Promise<boolean>
  /** Whom an address leads to, or the id of an account, a visitor, a trip or a payment; ten at most. */
  find(words: string): Promise<Found[]>
  /** The latest trips of somebody, and every gift given or accepted. */
  trips(found: Found): Promise<DeskTrip[]>
  gifts(found: Found): Promise<DeskGift[]>
  /** Ends the share link of a trip, whoever owns it; gives its code, null when there is none. */
  unshare(tripId: string): Promise<string | null>
  /** Logs an account out everywhere; gives how many sessions ended. */
  endSessions(userId: string): Promise<number>
  /** Notes an action before it is done. */
  begin(record: Omit<DeskRecord, 'at' | 'outcome'>): Promise<void>
  end(id: string, outcome: string): Promise<void>
  /** The latest actions, newest first. */
  actions(): Promise<DeskRecord[]>
  newsletter(): Promise<NewsletterRow[]>
  spendSince(time: number): Promise<DaySpend[]>
  /** What was earned by month (UTC), the latest first; months without a payment are left out. */
  revenue(months: number): Promise<DeskMonth[]>
}

/** What came in and went back in a month, US cents. What was taken back counts in the month in which it was paid. */
export interface DeskMonth {
  /** "2026-11". */
  month: string
  plans: number
  periods: number
  cents: number
  takenBackCents: number
}
