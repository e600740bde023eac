import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'
import { fail, ok, type Result } from '~/domain/errors'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { StreamEventView } from '~/domain/planning/stream-events'
import { toasts } from '~/messages/en/toasts'

/** Server-sent events on their way to a reader, unbuffered. */
export function streamResponse(events: ReadableStream<Uint8Array>, headers: HeadersInit = {}): Response {
  const answer = new Headers(headers)
  answer.set('Content-Type', 'text/event-stream')
  answer.set('Cache-Control', 'no-store, no-transform')
  answer.set('X-Accel-Buffering', 'no')
  return new Response(events, { headers: answer })
}

/** The result of a generation, after it has ended. */
export async function finishedPlan(
  events: ReadableStream<Uint8Array> | null,
): Promise<Result<ItineraryView>> {
  const end = events ? await lastEvent(events) : null
  if (end?.event === 'done') return ok(end.data.itinerary)
  if (end?.event === 'error') return { ok: false, failure: end.data }
  const { title, text } = toasts.generationFailed
  return fail('generation-failed', text, { title })
}

/** Reads a stream of events to its end and returns the last one. */
async function lastEvent(events: ReadableStream<Uint8Array>): Promise<StreamEventView | null> {
  let last: EventSourceMessage | undefined
  const text = new Response(events).body?.pipeThrough(new TextDecoderStream())
  const frames = text?.pipeThrough(new EventSourceParserStream()) ?? []
  for await (const message of frames) last = message
  return last ? StreamEventView.parse({ event: last.event, data: JSON.parse(last.data) }) : null
}
