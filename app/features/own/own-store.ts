import { z } from 'zod'
import { Change, type Entry, entriesOf, entryCaps, merged } from '~/domain/trips/own/entries'

/** What this device knows of a trip's entries, and which of them the server has not got yet. */
const Kept = z.object({ changes: z.array(Change), pending: z.array(z.string()) })
const Answer = z.object({ changes: z.array(Change) })

/** The service worker's cache for the signed-in user; it is emptied at sign-out (public/sw.js). */
const own = 'own-1'
const deviceAddress = (tripId: string) => `/own/entries/${tripId}`

interface OwnState {
  changes: readonly Change[]
  entries: readonly Entry[]
  /** Some of it waits on this device for a connection. */
  waits: boolean
}

/** The entries of one trip. Each change counts at once, is kept on the device, and is sent; the server merges it. */
export class OwnStore {
  private changes: Change[] = []
  private pending = new Set<string>()
  private listeners = new Set<() => void>()
  private state: OwnState = { changes: [], entries: [], waits: false }
  private sending: Promise<void> | null = null
  private failed = false

  constructor(private readonly tripId: string) {}

  readonly current = () => this.state

  readonly listen = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Reads what the device has, then what the server has. */
  async open(): Promise<void> {
    const kept = await this.keptHere()
    for (const id of kept.pending) this.pending.add(id)
    this.take(kept.changes)
    await this.send()
  }

  /** null takes the entry out. */
  put(id: string, entry: Entry | null): void {
    const before = this.changes.find((change) => change.id === id)
    // Never before what it replaces, whatever the clock says.
    const change: Change = { id, at: Math.max(Date.now(), (before?.at ?? 0) + 1), entry }
    this.pending.add(id)
    this.take([change])
    void this.keep()
    void this.send()
  }

  entry(id: string): Entry | null {
    return this.changes.find((change) => change.id === id)?.entry ?? null
  }

  /** Sends what waits, and takes what other devices have sent. One call at a time. */
  async send(): Promise<void> {
    await this.sending
    this.sending = this.exchange()
    await this.sending
  }

  private async exchange(): Promise<void> {
    const waiting = this.changes.filter(({ id }) => this.pending.has(id)).slice(0, entryCaps.changes)
    try {
      const address = `/api/trips/${this.tripId}/own`
      const response = await fetch(address, waiting.length === 0 ? {} : posted(waiting))
      this.failed = !response.ok
      if (response.ok) {
        const { changes } = Answer.parse(await response.json())
        for (const sent of waiting) {
          const now = this.changes.find(({ id }) => id === sent.id)
          if (now?.at === sent.at) this.pending.delete(sent.id)
        }
        // What the server has counts, but for what it has not got yet: it has its own clock.
        this.changes = this.changes.filter(({ id }) => this.pending.has(id))
        this.take(changes)
        await this.keep()
      }
    } catch {
      this.failed = true
    }
    this.tell()
  }

  private take(changes: readonly Change[]): void {
    this.changes = merged(this.changes, changes)
    this.tell()
  }

  private tell(): void {
    const { changes } = this
    this.state = { changes, entries: entriesOf(changes), waits: this.failed && this.pending.size > 0 }
    for (const listener of this.listeners) listener()
  }

  private async keptHere(): Promise<z.infer<typeof Kept>> {
    try {
      const kept = await (await caches.open(own)).match(deviceAddress(this.tripId))
      return Kept.parse(await kept?.json())
    } catch {
      return { changes: [], pending: [] }
    }
  }

  private async keep(): Promise<void> {
    try {
      const kept = { changes: this.changes, pending: [...this.pending] }
      await (await caches.open(own)).put(deviceAddress(this.tripId), new Response(JSON.stringify(kept)))
    } catch {
      // Where storage is blocked, the entries last as long as the page.
    }
  }
}

function posted(changes: Change[]): RequestInit {
  const headers = { 'Content-Type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify({ changes }) }
}
