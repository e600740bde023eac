/** Whom a limit counts: one visitor, everybody behind one address of the network, or everybody. */
export type Scope = 'visitor' | 'network' | 'site'

export interface Limit {
  /** What is counted. */
  of: string
  per: Scope
  most: number
  /** Length of the window, seconds. What is counted is what happened in the last `window` seconds, at any moment. */
  window: number
  why: string
  /** Counted where the visitor's generations are. */
  inGenerator?: true
}

const minute = 60
const tenMinutes = 600
const hour = 3600
const day = 86_400

/**
 * Everything that a caller can make us store, compute, pay or ask somebody else, and how often. docs/operations.md shows
 * this table. An address of the network can be a household, a school or a part of a mobile network: its limits leave room
 * for many people. The site's limits are what we are ready to pay for on a busy day.
 */
export const limits = [
  {
    of: 'generation',
    per: 'visitor',
    most: 40,
    window: hour,
    inGenerator: true,
    why: 'more than anybody reads',
  },
  {
    of: 'generation',
    per: 'network',
    most: 300,
    window: hour,
    why: 'each takes CPU, a session and stored events',
  },
  { of: 'generation', per: 'site', most: 10_000, window: hour, why: 'CPU and storage of the whole site' },
  {
    of: 'question',
    per: 'visitor',
    most: 10,
    window: minute,
    inGenerator: true,
    why: 'each question costs tokens',
  },
  {
    of: 'question',
    per: 'visitor',
    most: 60,
    window: hour,
    inGenerator: true,
    why: 'each question costs tokens',
  },
  {
    of: 'order',
    per: 'visitor',
    most: 20,
    window: tenMinutes,
    why: 'a buyer needs a few tries, card testing many',
  },
  {
    of: 'order',
    per: 'network',
    most: 60,
    window: tenMinutes,
    why: 'each is a row and a call to the payment provider',
  },
  { of: 'order', per: 'site', most: 3000, window: hour, why: 'the payment provider limits our calls' },
  {
    of: 'payment-read',
    per: 'visitor',
    most: 20,
    window: tenMinutes,
    why: 'a return from a payment is read once',
  },
  {
    of: 'payment-read',
    per: 'network',
    most: 60,
    window: tenMinutes,
    why: 'each is a call to the payment provider',
  },
  { of: 'payment-read', per: 'site', most: 6000, window: hour, why: 'the payment provider limits our calls' },
  {
    of: 'billing-read',
    per: 'visitor',
    most: 30,
    window: tenMinutes,
    why: 'each is three calls to the payment provider',
  },
  { of: 'billing-read', per: 'site', most: 6000, window: hour, why: 'the payment provider limits our calls' },
  { of: 'coupon', per: 'visitor', most: 10, window: tenMinutes, why: 'codes are typed, not tried in turn' },
  { of: 'coupon', per: 'network', most: 60, window: tenMinutes, why: 'the same with many accounts' },
  {
    of: 'gift',
    per: 'network',
    most: 60,
    window: tenMinutes,
    why: 'gift links are opened, not tried in turn',
  },
  {
    of: 'gift-mail',
    per: 'visitor',
    most: 5,
    window: day,
    why: 'a member gives one a month; mails to strangers are not sent in bulk',
  },
  {
    of: 'refund',
    per: 'visitor',
    most: 10,
    window: hour,
    why: 'each is several calls to the payment provider',
  },
  {
    of: 'refund',
    per: 'network',
    most: 20,
    window: day,
    why: 'buying and refunding in a circle under many sessions',
  },
  {
    of: 'login',
    per: 'network',
    most: 150,
    window: tenMinutes,
    why: 'each can be a call to the sign-in provider',
  },
  { of: 'login', per: 'site', most: 30_000, window: hour, why: 'the sign-in provider limits our calls' },
  {
    of: 'mail-sign-in',
    per: 'visitor',
    most: 10,
    window: tenMinutes,
    why: 'a person needs one mail, or another after a slip',
  },
  {
    of: 'mail-sign-in',
    per: 'network',
    most: 40,
    window: tenMinutes,
    why: 'mails to strangers are not begun in bulk',
  },
  { of: 'mail-sign-in', per: 'site', most: 3000, window: hour, why: 'each is a mail that is paid for' },
  {
    of: 'mail-code',
    per: 'network',
    most: 60,
    window: tenMinutes,
    why: 'codes are typed, not tried in turn',
  },
  { of: 'mail-code', per: 'site', most: 4000, window: hour, why: 'the same from many networks' },
  { of: 'newsletter', per: 'visitor', most: 10, window: tenMinutes, why: 'a person signs up once' },
  {
    of: 'newsletter',
    per: 'network',
    most: 60,
    window: tenMinutes,
    why: 'addresses of strangers are not signed up in bulk',
  },
  {
    of: 'newsletter',
    per: 'site',
    most: 6000,
    window: hour,
    why: 'the list is kept for mailings that are paid for',
  },
  { of: 'trip-copy', per: 'visitor', most: 10, window: tenMinutes, why: 'each stores a whole trip' },
  {
    of: 'trip-copy',
    per: 'network',
    most: 15,
    window: tenMinutes,
    why: 'each stores a whole trip and a session',
  },
  { of: 'trip-copy', per: 'site', most: 3000, window: hour, why: 'storage of the whole site' },
  { of: 'popup', per: 'visitor', most: 10, window: tenMinutes, why: 'a visitor closes the popup once' },
  {
    of: 'popup',
    per: 'network',
    most: 100,
    window: tenMinutes,
    why: 'each is a session and a stored record',
  },
  { of: 'popup', per: 'site', most: 20_000, window: hour, why: 'storage of the whole site' },
  {
    of: 'city-plan',
    per: 'network',
    most: 30,
    window: tenMinutes,
    why: 'each takes as much CPU as twenty pages',
  },
  {
    of: 'city-plan',
    per: 'site',
    most: 1200,
    window: hour,
    why: 'all destinations and lengths once an hour',
  },
  {
    of: 'walk-matrix',
    per: 'visitor',
    most: 60,
    window: hour,
    why: 'an edit is saved a few times, and each is a call to the router',
  },
  {
    of: 'walk-matrix',
    per: 'site',
    most: 3000,
    window: hour,
    why: 'what the router is there for, or is paid for',
  },
  { of: 'affiliate-event', per: 'visitor', most: 200, window: tenMinutes, why: 'a page has about ten links' },
  { of: 'affiliate-event', per: 'network', most: 300, window: tenMinutes, why: 'each is a row' },
  { of: 'affiliate-event', per: 'site', most: 60_000, window: hour, why: 'storage of the whole site' },
] as const satisfies readonly Limit[]

type Row = (typeof limits)[number]

/** What the limiter counts; generations per visitor and questions are counted by the generator. */
export type LimitedAction = Exclude<Row, { inGenerator: true }>['of']

/** The limits of an action, the narrowest scope first. */
export function limitsOf(action: LimitedAction): readonly Limit[] {
  return limits.filter((limit) => limit.of === action && !('inGenerator' in limit))
}

/** Generations of one visitor at the same time. */
export const mostRunning = 3

/** The limits that the generator counts, the shortest window first. */
export function generatorLimits(of: 'generation'): readonly [Limit]
export function generatorLimits(of: 'question'): readonly [Limit, Limit]
export function generatorLimits(of: 'generation' | 'question'): readonly Limit[] {
  return limits.filter((limit) => limit.of === of && 'inGenerator' in limit)
}

/** When the window of `window` seconds that holds `now` is over, milliseconds. */
export function windowEnd(now: number, window: number): number {
  const length = window * 1000
  return now - (now % length) + length
}
