import { DurableObject } from 'cloudflare:workers'
import { windowEnd } from '~/domain/quota/limits'
import type { Env } from './env'

/** Counts of many subjects, each in its present window. What is refused writes nothing. */
export class Counters extends DurableObject<Env> {
  private readonly sql: SqlStorage
  private sweeps: boolean | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.sql = state.storage.sql
    this.sql.exec(
      'CREATE TABLE IF NOT EXISTS counts (key TEXT PRIMARY KEY, until INTEGER NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID',
    )
  }

  /** Takes up to `wanted` of what a limit leaves in this window, and gives how many. `window` in seconds. */
  async take(
    key: string,
    { most, window }: { most: number; window: number },
    wanted: number,
  ): Promise<number> {
    const until = windowEnd(Date.now(), window)
    const [row] = this.sql.exec('SELECT count FROM counts WHERE key = ? AND until = ?', key, until).toArray()
    const used = Number(row?.count ?? 0)
    const granted = Math.max(0, Math.min(wanted, most - used))
    if (granted === 0) return 0
    this.sql.exec('INSERT OR REPLACE INTO counts VALUES (?, ?, ?)', key, until, used + granted)
    this.sweeps ??= (await this.ctx.storage.getAlarm()) !== null
    if (!this.sweeps) {
      this.sweeps = true
      await this.ctx.storage.setAlarm(until)
    }
    return granted
  }

  /** Forgets what is over. */
  override async alarm(): Promise<void> {
    this.sql.exec('DELETE FROM counts WHERE until <= ?', Date.now())
    const [next] = this.sql.exec('SELECT max(until) AS until FROM counts').toArray()
    this.sweeps = next?.until != null
    if (this.sweeps) await this.ctx.storage.setAlarm(Number(next?.until))
  }
}
