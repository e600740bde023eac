import { DurableObject } from 'cloudflare:workers'
import { windowEnd } from '~/domain/quota/limits'
import { admitted, bucketAt, countsUntil } from '~/domain/quota/sliding-window'
import type { Env } from './env'

const day = 86_400

/** Counts of many subjects over the last window. What is refused writes nothing. */
export class Counters extends DurableObject<Env> {
  private readonly sql: SqlStorage
  private sweeps: boolean | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.sql = state.storage.sql
    this.sql.exec(
      `CREATE TABLE IF NOT EXISTS buckets (
        key TEXT NOT NULL, bucket INTEGER NOT NULL, until INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (key, bucket)
      ) WITHOUT ROWID`,
    )
    this.sql.exec(
      `CREATE TABLE IF NOT EXISTS spending (
        key TEXT NOT NULL, use_id TEXT NOT NULL, until INTEGER NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (key, use_id)
      ) WITHOUT ROWID`,
    )
  }

  /**
   * Takes up to `wanted` of what a limit leaves in the last `window` seconds. Gives how many, and when the next one will be
   * admitted, milliseconds.
   */
  async admit(
    key: string,
    { most, window }: { most: number; window: number },
    wanted: number,
  ): Promise<{ granted: number; again: number }> {
    const now = Date.now()
    const rows = this.sql.exec('SELECT bucket, count FROM buckets WHERE key = ?', key).toArray()
    const buckets = rows.map(({ bucket, count }) => ({ bucket: Number(bucket), count: Number(count) }))
    const answer = admitted(buckets, { most, window, now, wanted })
    if (answer.granted === 0) return answer
    const bucket = bucketAt(now, window)
    const until = countsUntil(bucket, window)
    this.sql.exec(
      'INSERT INTO buckets VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count',
      key,
      bucket,
      until,
      answer.granted,
    )
    await this.sweepAt(until)
    return answer
  }

  /** Reserves the amount `worst` for one use, unless `most` is spent or reserved today. Once for a `useId`. */
  async reserve(
    key: string,
    useId: string,
    { most, worst }: { most: number; worst: number },
  ): Promise<boolean> {
    const until = windowEnd(Date.now(), day)
    const known = this.sql.exec('SELECT 1 FROM spending WHERE key = ? AND use_id = ?', key, useId).toArray()
    if (known.length > 0) return true
    const query = 'SELECT coalesce(sum(amount), 0) AS spent FROM spending WHERE key = ? AND until = ?'
    if (Number(this.sql.exec(query, key, until).one().spent) >= most) return false
    this.sql.exec('INSERT INTO spending VALUES (?, ?, ?, ?)', key, useId, until, worst)
    await this.sweepAt(until)
    return true
  }

  /** Replaces the reserved amount of a use by its cost. */
  settle(key: string, useId: string, amount: number): void {
    this.sql.exec('UPDATE spending SET amount = ? WHERE key = ? AND use_id = ?', amount, key, useId)
  }

  private async sweepAt(time: number): Promise<void> {
    this.sweeps ??= (await this.ctx.storage.getAlarm()) !== null
    if (this.sweeps) return
    this.sweeps = true
    await this.ctx.storage.setAlarm(time)
  }

  /** Deletes windows that are over. */
  override async alarm(): Promise<void> {
    // Of releases whose windows did not slide.
    this.sql.exec('DROP TABLE IF EXISTS counts')
    this.sql.exec('DELETE FROM buckets WHERE until <= ?', Date.now())
    this.sql.exec('DELETE FROM spending WHERE until <= ?', Date.now())
    const query =
      'SELECT max(until) AS until FROM (SELECT until FROM buckets UNION ALL SELECT until FROM spending)'
    const [next] = this.sql.exec(query).toArray()
    this.sweeps = next?.until != null
    if (this.sweeps) await this.ctx.storage.setAlarm(Number(next?.until))
  }
}
