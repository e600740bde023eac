import { sessionLimits } from '~/domain/account/session-rules'
import {
  type End,
  type Purpose,
  type RetentionId,
  type RetentionRule,
  retention,
  type Since,
} from '~/domain/retention/retention-rules'
import { duration } from './duration'

const what: Record<RetentionId, string> = {
  account: 'Your account, with the ways to log in to it',
  trips: 'Trips of an account, with their last 20 versions, notes, lists and costs',
  'guest-trips': 'Trips of a guest',
  'deleted-trips': 'A trip that you delete, so that you can undo it',
  generations: 'The record of how a plan was made',
  'latest-plan': 'The latest plan, which the planner shows again',
  questions: 'When you asked the assistant',
  sessions: 'Sessions, with browser and system if you are signed in',
  browsers: 'Which browsers you planned in before you signed in there',
  erasures: 'The random number of an account that was deleted',
  payments: 'Payments',
  'unpaid-orders': 'Orders that were never paid',
  'payment-events': 'Numbers of the messages that Stripe sends us',
  'self-refunds': 'That you gave back a plan by yourself',
  gifts: 'Gifts that were used or taken back',
  newsletter: 'Newsletter',
  'unconfirmed-newsletter': 'A newsletter sign-up that nobody confirms',
  'passkey-questions': 'That a browser was asked for a passkey',
  'mail-sign-ins': 'That a log-in by mail was asked for, with the address',
  mails: 'That we sent you a mail, and which kind. What it said is deleted as soon as it is sent',
  'stopped-addresses': 'The hash of an address that cannot be reached, or whose owner complained',
  'booking-links': 'Booking links that were seen or followed',
  popup: 'That you have seen the newsletter popup',
  'shared-copies': 'Copies of shared trips that make their page fast',
  pictures: 'Preview pictures of shared trips',
  pages: 'Pages of shared trips, as they were last rendered',
  plans: 'Plans on the pages of destinations, which are the same for everybody',
  counters: 'Counters of limits and budgets',
  'old-counters': 'Counters that an earlier version kept',
  'operation-counts': 'Counts of what happened here in an hour, without a name',
  'desk-actions': 'What our staff did about a payment or a link, and why',
  'model-usage': 'How much a language model was used for a plan, without a word of it',
}

const from: Record<Since, string> = {
  made: '',
  'last-visit': ' after your last visit',
  deleted: ' after the deletion',
  received: ' after they came',
  sent: ' after it was sent',
  paid: ' after the payment',
  ended: ' after that',
  joined: ' after you signed in, if you left nothing there',
  counted: '',
  opened: ' after the page was first opened',
}

const ends: Record<End, string> = {
  'deleted-by-owner': 'you delete them',
  'account-erased': 'you delete your account',
  unsubscribed: 'you unsubscribe',
  'logged-out': 'you log out',
  'link-revoked': 'the link is revoked',
  'trip-gone': 'you delete the trip',
  'next-plan': 'the next plan takes its place',
}

const why: Record<Purpose, string> = {
  service: 'to do what you asked for',
  consent: 'because you agreed',
  interest: 'so that the service runs and is paid for',
  'tax-law': 'because tax law asks for it',
}

/** What needs more words than its period. */
const more: Partial<Record<RetentionId, string>> = {
  'guest-trips': `They go with the guest’s session, ${duration(sessionLimits.longest)} after the first visit at the latest`,
  sessions: `However often you come, a session ends ${duration(sessionLimits.longest)} after you signed in`,
  payments: 'A plan that you bought once stays as long as your account',
  'latest-plan': 'A guest’s goes with the session',
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

export interface KeptPeriod {
  id: RetentionId
  what: string
  /** "90 days after your last visit, or when you log out." */
  until: string
  why: string
}

/** What is kept only by a visitor who agreed, on a site that asks. */
const asked: RetentionId[] = ['booking-links', 'popup']

/** The list of periods as the privacy page says it, made from the rules that the purge follows. */
export function keptPeriods(asksConsent: boolean): KeptPeriod[] {
  const rules = Object.entries(retention) as [RetentionId, RetentionRule][]
  return rules.map(([id, { keep, since, endedBy, purpose }]) => {
    const earlier = endedBy.map((end) => ends[end]).join(' or ')
    const period = keep === null ? '' : duration(keep) + from[since]
    const until = [period, earlier && (keep === null ? `until ${earlier}` : `earlier if ${earlier}`)]
    const added = more[id]
    return {
      id,
      what: what[id],
      until: [sentence(until.filter(Boolean).join(', ')), ...(added ? [`${added}.`] : [])].join(' '),
      why: sentence(why[asksConsent && asked.includes(id) ? 'consent' : purpose]),
    }
  })
}
