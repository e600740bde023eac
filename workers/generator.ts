import { DurableObject } from 'cloudflare:workers'
import { type Failure, fail, ok, type Result } from '~/domain/errors'
import type { Said } from '~/domain/message'
import { generationFailed } from '~/domain/planning/failure-sentences'
import type { GenerationCommand, GenerationState, Handover } from '~/domain/planning/generation'
import { decideQuota, quotaLimits } from '~/domain/quota/quota'
import { readUnits } from '~/domain/units'
import { giftIsUsed } from '~/messages/en/gifts'
import { tripIsUsed } from '~/messages/en/trip-rights'
import { composeGenerator, type GeneratorParts } from './compose'
import type { Env } from './env'
import { eventStream, Listeners } from './event-stream'
import { noteUsage, workOn } from './generation-work'
import { type GenerationRow, GeneratorStore } from './generator-store'
import { QuestionBook } from './question-book'

const minute = 60_000
const hour = 60 * minute
/** How long a key holds that was computed from the form, milliseconds: long enough for a double click. */
const madeKeyHolds = 10_000
const keyHolds = 24 * hour
const mostAttempts = 4
/** Milliseconds until the alarm takes a gift that the start could not take, and until it returns one again. */
const giftPatience = 5000
const giftRetry = 60_000
const gone = 'This was deleted, and what was being planned with it.'

/** One visitor's generator: checks the quota, runs the work in an alarm, stores each event before it is sent. */
export class Generator extends DurableObject<Env> {
  private readonly store: GeneratorStore
  private readonly questions: QuestionBook
  private readonly parts: GeneratorParts
  private readonly listeners = new Listeners()

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.store = new GeneratorStore(state.storage.sql)
    this.questions = new QuestionBook(state.storage.sql)
    this.parts = composeGenerator(env)
  }

  async start(owner: string, command: GenerationCommand): Promise<Result<{ generationId: string }>> {
    const now = this.parts.now()
    if (this.store.endedAt() !== null) return fail('sign-in-required', gone)
    const same = this.store.byKey(command.key, now - (command.keyMade ? madeKeyHolds : keyHolds))
    if (same) {
      if (same.command.digest === command.digest) return ok({ generationId: same.id })
      return fail('key-reused', 'This Idempotency-Key was used for another trip. Send a new one.')
    }
    if (command.cover === 'none') return giftIsUsed()
    const quota = decideQuota({ ...this.store.load(now - hour), now }, quotaLimits)
    if (!quota.allowed) {
      const { retryAfter } = quota
      return fail('rate-limited', 'You are planning very fast. Please wait a moment and try again.', {
        retryAfter,
      })
    }
    const id = this.parts.newId()
    this.store.add({ id, tripId: this.parts.newId(), owner, command, createdAt: now })
    this.store.append(id, { event: 'accepted', data: { generationId: id } })
    // If this object stops while it asks for the gift, the alarm asks again.
    await this.wakeBy(command.cover === 'gift' ? now + giftPatience : now)
    if (command.cover === 'gift') {
      const refused = await this.takeGift({ id, owner, command })
      if (refused) {
        await this.end(id, refused)
        return { ok: false, failure: refused }
      }
      await this.wakeBy(now)
    }
    return ok({ generationId: id })
  }

  /** Sets the alarm, unless it is set for an earlier time. */
  private async wakeBy(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > time) await this.ctx.storage.setAlarm(time)
  }

  async admitQuestion(): Promise<Result<null>> {
    const admitted = this.questions.admit(this.parts.now())
    if ((await this.ctx.storage.getAlarm()) === null && !this.store.nextRunning()) await this.tidy()
    return admitted
  }

  returnQuestion(): void {
    this.questions.takeBack()
  }

  async latest(): Promise<GenerationState | null> {
    const row = this.store.latest()
    if (!row) return null
    // Objects from before the alarms deleted data have no alarm yet.
    if (!this.store.nextRunning() && (await this.ctx.storage.getAlarm()) === null) await this.tidy()
    return {
      generationId: row.id,
      status: row.status,
      form: row.command.form,
      stored: row.status === 'done' ? this.store.itinerary(row.id) : null,
    }
  }

  /** The latest generation with its events, for the account that its visitor signed in to. */
  handOver(): Handover | null {
    const row = this.store.latest()
    if (!row) return null
    const { id, tripId, command, status, createdAt } = row
    const events = this.store.events(id, 0).map(({ event }) => event)
    return { id, tripId, command, status, createdAt, events }
  }

  async adopt(owner: string, handover: Handover): Promise<void> {
    if (this.store.find(handover.id) || this.store.endedAt() !== null) return
    this.store.adopt(owner, handover)
    await this.ctx.storage.setAlarm(this.parts.now())
  }

  /** Deletes everything. Running work ends, and its readers get an error event. */
  async forget(): Promise<void> {
    const running = this.store.running()
    this.store.end(this.parts.now())
    this.questions.forget()
    const event = { event: 'error' as const, data: { code: 'not-found' as const, message: gone } }
    for (const { id } of running) this.listeners.tell(id, { id: 0, event })
    await this.tidy()
  }

  drop(generationId: string): void {
    this.store.drop(generationId)
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const id = decodeURIComponent(pathname.replace('/events/', ''))
    if (!this.store.find(id)) return new Response(null, { status: 404 })
    const after = Number(searchParams.get('after'))
    const { store, listeners, parts } = this
    const say = parts.sayIn(readUnits(searchParams.get('units') ?? ''))
    return eventStream(store, listeners, id, after, request.signal, say, parts.eventClock)
  }

  override async alarm(): Promise<void> {
    for (let row = this.store.nextRunning(); row; row = this.store.nextRunning()) {
      this.store.countAttempt(row.id)
      try {
        const failure =
          (await this.takeGift(row)) ??
          (await this.unpaid(row)) ??
          (await workOn(row, this.store, this.parts, (event) => this.send(row.id, event)))
        if (failure) await this.end(row.id, failure)
      } catch (error) {
        const attempt = row.attempts + 1
        this.parts.log('generation-broke', { generationId: row.id, attempt }, error)
        // The platform runs the alarm again, with growing delays; stored events are kept. It logs what is thrown, so this is
        // a new error: that of a failed insert would contain the whole trip.
        if (attempt < mostAttempts) throw new Error('a generation broke')
        await this.end(row.id, { code: 'generation-failed', message: generationFailed })
      }
    }
    await this.returnGifts(this.store.owingGifts())
    await this.tidy()
  }

  /** Uses a gift for a generation that needs one; a failure when there is none left. Harmless when repeated. */
  private async takeGift({
    id,
    owner,
    command,
  }: Pick<GenerationRow, 'id' | 'owner' | 'command'>): Promise<Failure | null> {
    if (command.cover !== 'gift') return null
    this.store.holdGift(id)
    return (await this.parts.gifts.claim(owner, id)) ? null : giftIsUsed().failure
  }

  /** Before the work: a purchase that was used or refunded since pays for nothing more. */
  private async unpaid({ id, owner, command: { trip } }: GenerationRow): Promise<Failure | null> {
    if (!trip || (await this.parts.trips.isPaid(owner, id, trip))) return null
    return tripIsUsed().failure
  }

  /** Returns gifts; an alarm tries again later if the database fails. */
  private async returnGifts(ids: string[]): Promise<void> {
    for (const id of ids) {
      try {
        await this.parts.gifts.release(id)
        this.store.giftReturned(id)
      } catch (error) {
        this.parts.log('gift-not-returned', { generationId: id }, error)
        await this.wakeBy(this.parts.now() + giftRetry)
      }
    }
  }

  /** Deletes data whose time is over, and sets the alarm for the next deletion. */
  private async tidy(): Promise<void> {
    const now = this.parts.now()
    const due = [this.store.sweep(now), this.questions.sweep(now)].filter((at) => at !== null)
    if (this.store.owingGifts().length > 0) due.push(now + giftRetry)
    // A generation that started in the meantime has set the alarm.
    if (this.store.nextRunning()) return
    if (due.length === 0) return this.ctx.storage.deleteAlarm()
    // Never immediately: two clocks that differ could make it run forever.
    await this.ctx.storage.setAlarm(Math.max(Math.min(...due), now + minute))
  }

  private async end(id: string, { code, message }: Failure<Said>): Promise<void> {
    const row = this.store.find(id)
    if (row?.status !== 'running') return
    await noteUsage(row, this.store, this.parts, null)
    // The gift is returned before the failure is sent, so that the next try can use it.
    if (row.command.cover === 'gift') await this.returnGifts([id])
    this.send(id, { event: 'error', data: { code, message } })
    this.store.finish(id, 'failed')
    this.parts.log('plan-failed', { generationId: id, failure: code })
  }

  private send(id: string, event: Parameters<GeneratorStore['append']>[1]): void {
    const seq = this.store.append(id, event)
    // Its generation was deleted in the meantime.
    if (seq === null) return
    this.listeners.tell(id, { id: seq, event })
  }
}
