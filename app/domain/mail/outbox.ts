import type { Mail, StopReason } from './mail'

/** A mail that waits to be sent. */
export interface WaitingMail {
  id: string
  key: string
  to: string
  /** Null where what is stored cannot be read any more. */
  mail: Mail | null
  createdAt: number
  uselessAfter: number | null
  /** How often the service was asked. */
  attempts: number
}

/** How a mail ended without being sent. */
export type Unsent = 'refused' | 'stopped' | 'late' | 'unreadable'

/** The mails that wait, and the addresses that get none. Rows are added in the transaction of what causes a mail. */
export interface Outbox {
  /** What may be sent now, the oldest first. */
  due(most: number): Promise<WaitingMail[]>
  /** When the next mail is due; null where none waits. */
  nextDue(): Promise<number | null>
  /** It was sent: what it said is forgotten. */
  sent(id: string, serviceId: string | null): Promise<void>
  postpone(id: string, dueAt: number, reason: string): Promise<void>
  end(id: string, how: Unsent, reason: string): Promise<void>
  isStopped(address: string): Promise<boolean>
  stop(address: string, reason: StopReason): Promise<void>
}
