import { z } from 'zod'
import { parseStored } from '~/domain/itinerary/stored-itinerary'
import { GenerationCommand, type Handover } from '~/domain/planning/generation'
import { Answer, type AnswerBook, type Usage } from '~/domain/planning/llm-engine/language-model'
import { StreamEvent } from '~/domain/planning/stream-events'
import { retention } from '~/domain/retention/retention-rules'

const Row = z.object({
  id: z.string(),
  tripId: z.string(),
  owner: z.string(),
  command: z.string().transform((text) => GenerationCommand.parse(JSON.parse(text))),
  status: z.enum(['running', 'done', 'failed']),
  attempts: z.int(),
  createdAt: z.number(),
})
export type GenerationRow = z.infer<typeof Row>

/** How long no new generation may start after the end, milliseconds: longer than any request takes. */
const refusalHolds = 600_000

/** Revisions, and drafts of older generations: not needed after the work is done, since the last event has the result. */
const isRevision = `(body LIKE '{"event":"revised"%' OR body LIKE '{"event":"draft"%')`

const columns = 'id, trip_id AS tripId, owner, command, status, attempts, created_at AS createdAt'

/** The tables of the object: generations and their events, in the order in which they were made. */
export class GeneratorStore {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`CREATE TABLE IF NOT EXISTS generations (
      id TEXT PRIMARY KEY, trip_id TEXT NOT NULL, owner TEXT NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL,
      command TEXT NOT NULL, status TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL)`)
    sql.exec('CREATE INDEX IF NOT EXISTS generations_key ON generations (key, created_at)')
    sql.exec(`CREATE TABLE IF NOT EXISTS events (
      generation_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (generation_id, seq))`)
    sql.exec(`CREATE TABLE IF NOT EXISTS answers (
      generation_id TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (generation_id, name))`)
    // Generations that may hold a gift, which goes back if they fail.
    sql.exec('CREATE TABLE IF NOT EXISTS gifts_held (generation_id TEXT PRIMARY KEY)')
    sql.exec('CREATE TABLE IF NOT EXISTS ended (at INTEGER NOT NULL)')
  }

  add(row: {
    id: string
    tripId: string
    owner: string
    command: GenerationCommand
    createdAt: number
  }): void {
    this.sql.exec(
      `INSERT INTO generations (id, trip_id, owner, key, digest, command, status, created_at)
       VALUES (?, ?, ?, ?, ?, ?, 'running', ?)`,
      row.id,
      row.tripId,
      row.owner,
      row.command.key,
      row.command.digest,
      JSON.stringify(row.command),
      row.createdAt,
    )
  }

  /** Copies a generation and its events from another object. */
  adopt(owner: string, { events, status, ...generation }: Handover): void {
    this.add({ ...generation, owner })
    for (const event of events) this.append(generation.id, event)
    if (status !== 'running') this.finish(generation.id, status)
  }

  find(id: string): GenerationRow | null {
    return this.one(`SELECT ${columns} FROM generations WHERE id = ?`, id)
  }

  /** The latest generation of a key that began after `since`. */
  byKey(key: string, since: number): GenerationRow | null {
    const where = 'WHERE key = ? AND created_at > ? ORDER BY created_at DESC LIMIT 1'
    return this.one(`SELECT ${columns} FROM generations ${where}`, key, since)
  }

  /** The generation to show: a failed one does not replace a plan. */
  latest(): GenerationRow | null {
    const order = "ORDER BY status = 'failed', created_at DESC, rowid DESC LIMIT 1"
    return this.one(`SELECT ${columns} FROM generations ${order}`)
  }

  nextRunning(): GenerationRow | null {
    return this.one(
      `SELECT ${columns} FROM generations WHERE status = 'running' ORDER BY created_at, rowid LIMIT 1`,
    )
  }

  running(): { id: string }[] {
    const rows = this.sql.exec("SELECT id FROM generations WHERE status = 'running'").toArray()
    return rows.map(({ id }) => ({ id: String(id) }))
  }

  /** Start times since `since` of generations that succeeded or still run, and how many run. */
  load(since: number): { started: number[]; running: number } {
    const rows = this.sql
      .exec(
        "SELECT created_at AS at, status FROM generations WHERE (created_at > ? AND status <> 'failed') OR status = 'running'",
        since,
      )
      .toArray()
    return {
      started: rows.map(({ at }) => Number(at)),
      running: rows.filter(({ status }) => status === 'running').length,
    }
  }

  countAttempt(id: string): void {
    this.sql.exec('UPDATE generations SET attempts = attempts + 1 WHERE id = ?', id)
  }

  finish(id: string, status: 'done' | 'failed'): void {
    this.sql.exec('UPDATE generations SET status = ? WHERE id = ?', status, id)
    this.sql.exec(`DELETE FROM events WHERE generation_id = ? AND ${isRevision}`, id)
    this.sql.exec('DELETE FROM answers WHERE generation_id = ?', id)
    if (status === 'done') this.giftReturned(id)
  }

  /** Records that a generation may hold a gift, before it takes one. */
  holdGift(id: string): void {
    this.sql.exec('INSERT OR IGNORE INTO gifts_held VALUES (?)', id)
  }

  giftReturned(id: string): void {
    this.sql.exec('DELETE FROM gifts_held WHERE generation_id = ?', id)
  }

  /** Generations that failed and may hold a gift still. */
  owingGifts(): string[] {
    const query = `SELECT generation_id AS id FROM gifts_held JOIN generations ON id = generation_id WHERE status = 'failed'`
    return this.sql
      .exec(query)
      .toArray()
      .map(({ id }) => String(id))
  }

  /** Deletes everything. Work that still runs finds its generation deleted and stores nothing. */
  forget(): void {
    for (const table of ['gifts_held', 'answers', 'events', 'generations'])
      this.sql.exec(`DELETE FROM ${table}`)
  }

  /** Deletes one generation. */
  drop(id: string): void {
    this.sql.exec('DELETE FROM generations WHERE id = ?', id)
    this.dropStrays()
  }

  /** From now on no generation starts here: the owner of the generator was deleted. */
  end(at: number): void {
    this.forget()
    this.sql.exec('DELETE FROM ended')
    this.sql.exec('INSERT INTO ended VALUES (?)', at)
  }

  /** When it ended; null if it has not. */
  endedAt(): number | null {
    const at = this.sql.exec('SELECT max(at) AS at FROM ended').one().at
    return at === null ? null : Number(at)
  }

  /** Stores an event under the next number of its generation and gives that number; null if the generation is gone. */
  append(generationId: string, event: StreamEvent): number | null {
    const seq = this.last(generationId) + 1
    const { rowsWritten } = this.sql.exec(
      'INSERT INTO events SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM generations WHERE id = ?)',
      generationId,
      seq,
      JSON.stringify(event),
      generationId,
    )
    return rowsWritten > 0 ? seq : null
  }

  /** Number of the last event. */
  last(generationId: string): number {
    return Number(
      this.sql
        .exec('SELECT coalesce(max(seq), 0) AS n FROM events WHERE generation_id = ?', generationId)
        .one().n,
    )
  }

  /** Number of events without revisions. These come in the same order each time the work runs; revisions do not. */
  settled(generationId: string): number {
    const query = `SELECT count(*) AS n FROM events WHERE generation_id = ? AND NOT ${isRevision}`
    return Number(this.sql.exec(query, generationId).one().n)
  }

  /** Whether a revision is what its readers see already: the last one of the same part says the same. */
  stands(generationId: string, event: StreamEvent & { event: 'revised' }): boolean {
    const part = 'overview' in event.data ? 0 : event.data.day
    const query = `SELECT body FROM events WHERE generation_id = ? AND body LIKE '{"event":"revised"%'
       AND coalesce(json_extract(body, '$.data.day'), 0) = ? ORDER BY seq DESC LIMIT 1`
    const [row] = this.sql.exec(query, generationId, part).toArray()
    return row?.body === JSON.stringify(event)
  }

  /** The model's answers in a running generation. */
  answers(generationId: string): AnswerBook {
    return {
      recall: (name) => {
        const query = 'SELECT body FROM answers WHERE generation_id = ? AND name = ?'
        const [row] = this.sql.exec(query, generationId, name).toArray()
        return row ? Answer.parse(JSON.parse(String(row.body))) : undefined
      },
      keep: (name, answer) => {
        this.sql.exec(
          'INSERT OR REPLACE INTO answers SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM generations WHERE id = ?)',
          generationId,
          name,
          JSON.stringify(answer),
          generationId,
        )
      },
    }
  }

  /** The usage of the answers so far. */
  usage(generationId: string): Usage & { questions: number } {
    const sum = (field: string) => `coalesce(sum(json_extract(body, '$.usage.${field}')), 0)`
    const query = `SELECT count(*) AS questions, ${sum('inputTokens')} AS input, ${sum('outputTokens')} AS output
       FROM answers WHERE generation_id = ?`
    const { questions, input, output } = this.sql.exec(query, generationId).one()
    return { questions: Number(questions), inputTokens: Number(input), outputTokens: Number(output) }
  }

  /** The itinerary in the last event of a finished generation, as text: who asks often has it already. */
  itinerary(generationId: string): string | null {
    const [row] = this.sql.exec(
      `SELECT json_extract(body, '$.data.itinerary') AS itinerary FROM events
       WHERE generation_id = ? AND seq = ? AND json_extract(body, '$.event') = 'done'`,
      generationId,
      this.last(generationId),
    )
    return typeof row?.itinerary === 'string' ? row.itinerary : null
  }

  events(generationId: string, after: number): { id: number; event: StreamEvent }[] {
    return this.sql
      .exec(
        'SELECT seq, body FROM events WHERE generation_id = ? AND seq > ? ORDER BY seq',
        generationId,
        after,
      )
      .toArray()
      .map(({ seq, body }) => ({ id: Number(seq), event: StreamEvent.parse(parseStored(String(body))) }))
  }

  /**
   * Deletes data whose time is over. Of the latest plan the last event stays, since it holds the plan. Returns when to run
   * again; null when nothing is left.
   */
  sweep(now: number): number | null {
    const plan = this.latestPlan()
    const { keep } = retention.generations
    this.sql.exec('DELETE FROM generations WHERE created_at <= ? AND id <> ?', now - keep, plan?.id ?? '')
    if (plan && plan.createdAt <= now - keep) {
      const last = this.last(plan.id)
      this.sql.exec('DELETE FROM events WHERE generation_id = ? AND seq < ?', plan.id, last)
      for (const table of ['answers', 'gifts_held'])
        this.sql.exec(`DELETE FROM ${table} WHERE generation_id = ?`, plan.id)
    }
    this.sql.exec('DELETE FROM generations WHERE created_at <= ?', now - retention['latest-plan'].keep)
    this.sql.exec('DELETE FROM ended WHERE at <= ?', now - refusalHolds)
    this.dropStrays()
    return this.nextDue(now)
  }

  private nextDue(now: number): number | null {
    const plan = this.latestPlan()
    const due = this.sql
      .exec('SELECT id, created_at AS at FROM generations')
      .toArray()
      .map(({ id, at }) => {
        const isSwept = id === plan?.id && Number(at) <= now - retention.generations.keep
        return Number(at) + (isSwept ? retention['latest-plan'] : retention.generations).keep
      })
    const ended = this.endedAt()
    if (ended !== null) due.push(ended + refusalHolds)
    return due.length === 0 ? null : Math.min(...due)
  }

  private latestPlan(): GenerationRow | null {
    const order = "WHERE status = 'done' ORDER BY created_at DESC, rowid DESC LIMIT 1"
    return this.one(`SELECT ${columns} FROM generations ${order}`)
  }

  /** Deletes parts of generations that no longer exist. */
  private dropStrays(): void {
    for (const table of ['events', 'answers', 'gifts_held']) {
      this.sql.exec(`DELETE FROM ${table} WHERE generation_id NOT IN (SELECT id FROM generations)`)
    }
  }

  private one(query: string, ...values: (string | number)[]): GenerationRow | null {
    const [row] = this.sql.exec(query, ...values).toArray()
    return row ? Row.parse(row) : null
  }
}
