import type { Say } from '~/domain/message'
import type { StreamEvent } from '~/domain/planning/stream-events'
import { eventView } from '~/messages/itinerary-view'
import type { GeneratorStore } from './generator-store'

interface Numbered {
  id: number
  event: StreamEvent
}

/** Readers that wait for the next event of a generation. */
export class Listeners {
  private readonly waiting = new Map<string, Set<(event: Numbered) => void>>()

  on(id: string, listener: (event: Numbered) => void): () => void {
    const set = this.waiting.get(id) ?? new Set()
    this.waiting.set(id, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0) this.waiting.delete(id)
    }
  }

  tell(id: string, event: Numbered): void {
    for (const listener of this.waiting.get(id) ?? []) listener(event)
  }
}

const encoder = new TextEncoder()

/** `sentAt` is sent as a comment, which readers of event streams ignore; measurements read it. */
function frame({ id, event: kept }: Numbered, say: Say, sentAt?: number): Uint8Array {
  const event = eventView(kept, say)
  const stamp = sentAt === undefined ? '' : `: sent ${sentAt}\n`
  return encoder.encode(`${stamp}id: ${id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`)
}

const isLast = ({ event }: Numbered) => event.event === 'done' || event.event === 'error'

/**
 * Server-sent events of a generation after number `after`: first the stored ones, then live ones until the last. No other
 * code runs between reading the store and listening, so no event is missed.
 */
export function eventStream(
  store: GeneratorStore,
  listeners: Listeners,
  id: string,
  after: number,
  signal: AbortSignal,
  say: Say,
  clock?: () => number,
): Response {
  let stop = () => {}
  const events = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const stored of store.events(id, after)) {
        controller.enqueue(frame(stored, say))
        if (isLast(stored)) return controller.close()
      }
      // The reader has had the last event already.
      if (store.find(id)?.status !== 'running') return controller.close()
      stop = listeners.on(id, (event) => {
        controller.enqueue(frame(event, say, clock?.()))
        if (!isLast(event)) return
        stop()
        controller.close()
      })
      signal.addEventListener('abort', () => {
        stop()
        controller.close()
      })
    },
    cancel: () => stop(),
  })
  return new Response(events, { headers: { 'Content-Type': 'text/event-stream' } })
}
