import type { StopReason } from './mail'

/** What a mail service tells of mails that it sent. */
export interface MailEvent {
  /** What it says of the addresses; null where nothing follows from it. */
  stop: StopReason | null
  addresses: string[]
}
