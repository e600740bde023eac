import type { Attachment, Mail, MailPost, MailText } from '~/domain/mail/mail'
import type { Outbox, WaitingMail } from '~/domain/mail/outbox'
import { delayAfter } from '~/domain/mail/retry'
import type { Company } from '~/domain/operations/company'
import type { Log } from '~/domain/operations/events'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { mailText } from '~/messages/en/mails'
import { plainText } from '~/messages/en/plain-mail'

/** What a mail shows of a trip, read when it is sent. */
export interface MailTrip {
  /** The colours of its poster. */
  palette: PaletteSource
  /** Its calendar; null where what pays for the trip includes no files. */
  calendar: Attachment | null
}

export interface MailParts {
  outbox: Outbox
  post: MailPost
  /** The address that mails come from, and where answers go. */
  from: string
  replyTo: string | null
  /** The site's address without a slash at the end. */
  site: string
  /** Who runs it; null where nobody has said. */
  company: Company | null
  /** In the colours of a trip's poster, or those of the house. */
  html(mail: MailText, palette: PaletteSource | null): Promise<string>
  /** Null when the trip is gone. */
  tripOf(tripId: string): Promise<MailTrip | null>
  log: Log
  now(): number
}

/** Mails of one run, so that a long queue does not hold up what else the object does. */
const mostInRun = 20
/** Longest that a service is left alone, milliseconds. */
const mostPause = 3_600_000

/**
 * Sends the mails that are due, one after the other. A mail is written down as sent only after the service took it; if this
 * ends in between, the same mail is sent again under the same key. Returns when to come again, milliseconds; null for never.
 */
export async function sendMails(parts: MailParts): Promise<number | null> {
  const { outbox, now } = parts
  for (const waiting of await outbox.due(mostInRun)) {
    const pause = await sendOne(waiting, parts)
    // The service takes no mail for a while: the others wait without being asked.
    if (pause !== null) return now() + Math.min(pause * 1000, mostPause)
  }
  return outbox.nextDue()
}

async function sendOne(waiting: WaitingMail, parts: MailParts): Promise<number | null> {
  const { outbox, post, log, now, from, replyTo, site } = parts
  const { id, key, to, mail } = waiting
  const end = (how: Parameters<Outbox['end']>[1], reason: string) => outbox.end(id, how, reason)
  if (mail === null) {
    log('mail-not-sent', { kind: 'unknown', reason: 'unreadable' })
    await end('unreadable', 'unreadable')
    return null
  }
  const { kind } = mail
  if (waiting.uselessAfter !== null && waiting.uselessAfter <= now()) {
    log('mail-not-sent', { kind, reason: 'late' })
    await end('late', 'late')
    return null
  }
  if (await outbox.isStopped(to)) {
    await end('stopped', 'stopped')
    return null
  }
  const trip = 'tripId' in mail ? await parts.tripOf(mail.tripId) : null
  if ('tripId' in mail && !trip) {
    await end('late', 'trip-gone')
    return null
  }
  const words = mailText(mail, site)
  const posted = await post.send({
    key,
    from,
    replyTo,
    to,
    subject: words.subject,
    html: await parts.html(words, trip?.palette ?? null),
    text: plainText(words, site, parts.company),
    headers: words.stop
      ? { 'List-Unsubscribe': `<${words.stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
    attachments: attachedTo(mail, trip),
  })
  if (posted.outcome === 'sent') {
    await outbox.sent(id, posted.id)
    log('mail-sent', { kind, attempts: waiting.attempts + 1 })
    return null
  }
  const { reason } = posted
  if (posted.outcome === 'refused') {
    if (posted.stop) await outbox.stop(to, 'bounced')
    await end(posted.stop ? 'stopped' : 'refused', reason)
    log('mail-not-sent', { kind, reason })
    return null
  }
  log('mail-postponed', { kind, reason })
  // A service that takes nothing at all is no fault of this mail: the wait is the service's.
  const delay = posted.pause === null ? delayAfter(waiting.attempts + 1) : posted.pause * 1000
  if (delay === null) {
    await end('refused', reason)
    log('mail-not-sent', { kind, reason })
    return null
  }
  await outbox.postpone(id, now() + delay, reason)
  return posted.pause
}

/** The calendar goes with the first mail about a trip; later ones lead to the trip. */
function attachedTo({ kind }: Mail, trip: MailTrip | null): Attachment[] {
  return kind === 'plan-ready' && trip?.calendar ? [trip.calendar] : []
}
