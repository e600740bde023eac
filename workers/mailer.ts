import { DurableObject } from 'cloudflare:workers'
import { sendMails } from '~/use-cases/send-mails'
import { compose } from './compose'
import type { Env } from './env'
import { composeMails } from './mails'
import { operatorLog } from './operator'

/** Milliseconds until the next try after the queue itself could not be read. */
const afterFault = 30_000

/** Sends what waits in the outbox. There is one: two would send the same mail at the same time. */
export class Mailer extends DurableObject<Env> {
  /** Looks into the outbox soon. */
  async wake(): Promise<void> {
    await this.wakeBy(Date.now())
  }

  override async alarm(): Promise<void> {
    const parts = composeMails(this.env, compose(this.env, 'clock'))
    if (!parts) return
    let next: number | null
    try {
      next = await sendMails(parts)
    } catch (error) {
      operatorLog(this.env)('mails-not-read', {}, error)
      next = Date.now() + afterFault
    }
    if (next !== null) await this.wakeBy(next)
  }

  /** Sets the alarm, unless it is set for an earlier time. */
  private async wakeBy(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > time) await this.ctx.storage.setAlarm(time)
  }
}
