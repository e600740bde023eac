import { DurableObject } from 'cloudflare:workers'
import {
  type FameServer,
  type LivePlaces,
  lookedUp,
  mostADay,
  mostWaiting,
  pause,
  type QueuedTown,
  queued,
  restingFame,
} from '~/domain/places-import/live-places'
import { withImportLists } from '~/services/places/asset-import-lists.server'
import { lookUpTown } from '~/use-cases/look-up-town'
import { composeLivePlaces } from './compose'
import type { Env } from './env'
import { operatorLog } from './operator'

const day = 86_400_000

/** The queue of towns whose real places are looked up. There is one: a map server is asked one question at a time. */
export class Places extends DurableObject<Env> implements LivePlaces {
  private running = Promise.resolve()

  private get sql() {
    return this.ctx.storage.sql
  }

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.sql.exec(
      'CREATE TABLE IF NOT EXISTS towns (town TEXT PRIMARY KEY, state TEXT NOT NULL, tries INTEGER NOT NULL, until INTEGER NOT NULL)',
    )
    this.sql.exec('CREATE TABLE IF NOT EXISTS asked (at INTEGER NOT NULL)')
    this.sql.exec('CREATE TABLE IF NOT EXISTS fame_rests (until INTEGER NOT NULL)')
  }

  async ask(town: string): Promise<void> {
    const next = queued(this.find(town), town, Date.now())
    if (!next || this.waiting().length >= mostWaiting) return
    this.keep(next)
    await this.wakeBy(next.until)
  }

  async stateOf(town: string): Promise<'waiting' | 'done' | 'none' | 'unknown'> {
    const known = this.find(town)
    if (!known) return 'unknown'
    return known.state === 'failed' ? 'none' : known.state
  }

  /** One run after the other, whoever begins them: the map server is never asked two questions at a time. */
  override alarm(): Promise<void> {
    this.running = this.running.then(() => this.run())
    return this.running
  }

  private async run(): Promise<void> {
    const now = Date.now()
    this.sql.exec('DELETE FROM asked WHERE at < ?', now - day)
    this.sql.exec("DELETE FROM towns WHERE state <> 'waiting' AND until < ?", now)
    const [due] = this.waiting()
    const parts = composeLivePlaces(this.env)
    if (due && parts && due.until <= now && this.askedToday() < mostADay) {
      this.sql.exec('INSERT INTO asked (at) VALUES (?)', now)
      await this.lookUp(due, parts)
    }
    await this.wakeForNext()
  }

  private async lookUp(
    due: QueuedTown,
    parts: NonNullable<ReturnType<typeof composeLivePlaces>>,
  ): Promise<void> {
    const log = operatorLog(this.env)
    let result: Parameters<typeof lookedUp>[1]
    try {
      await withImportLists(this.env.ASSETS)
      result = await lookUpTown(due.town, { ...parts, fame: parts.fame && this.rested(parts.fame) })
    } catch (error) {
      log('live-places-broke', {}, error)
      result = { is: 'broken', why: 'error' }
    }
    log('live-places', { result: typeof result === 'string' ? result : result.is })
    this.keep(lookedUp(due, result, Date.now()))
  }

  /** A server of fame that said when to come again is not asked before, for whichever town. */
  private rested(fame: FameServer): FameServer {
    const rest = {
      until: () => Number(this.sql.exec('SELECT max(until) AS until FROM fame_rests').one().until ?? 0),
      set: (until: number) => {
        this.sql.exec('DELETE FROM fame_rests')
        this.sql.exec('INSERT INTO fame_rests (until) VALUES (?)', until)
      },
    }
    return restingFame(fame, rest, Date.now)
  }

  private async wakeForNext(): Promise<void> {
    const [next] = this.waiting()
    if (!next) return
    const [oldest] = this.sql.exec('SELECT min(at) AS at FROM asked').toArray()
    const full = this.askedToday() >= mostADay ? Number(oldest?.at) + day : 0
    await this.wakeBy(Math.max(next.until, Date.now() + pause, full))
  }

  private async wakeBy(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > time) await this.ctx.storage.setAlarm(time)
  }

  private askedToday(): number {
    return Number(this.sql.exec('SELECT count(*) AS count FROM asked').one().count)
  }

  private find(town: string): QueuedTown | undefined {
    return this.sql.exec<Row>('SELECT * FROM towns WHERE town = ?', town).toArray().map(townOf)[0]
  }

  /** Those that wait, the next one first. */
  private waiting(): QueuedTown[] {
    return this.sql
      .exec<Row>("SELECT * FROM towns WHERE state = 'waiting' ORDER BY until")
      .toArray()
      .map(townOf)
  }

  private keep({ town, state, tries, until }: QueuedTown): void {
    this.sql.exec('INSERT OR REPLACE INTO towns VALUES (?, ?, ?, ?)', town, state, tries, until)
  }
}

type Row = { town: string; state: string; tries: number; until: number }

function townOf({ town, state, tries, until }: Row): QueuedTown {
  return { town, tries, until, state: state === 'done' || state === 'failed' ? state : 'waiting' }
}
