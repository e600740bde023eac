/** A server-sent event as it stands on the wire. */
export interface WireEvent {
  id: number
  event: string
  data: {
    generationId?: string
    overview?: string
    day?: number
    tripId?: string
    itinerary?: { days: unknown[] }
  }
}

/** Parses a text/event-stream body; a frame without its three fields is an error. */
export function parseEvents(text: string): WireEvent[] {
  return text
    .split('\n\n')
    .filter((frame) => frame.trim() !== '')
    .map((frame) => {
      const match = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/s.exec(frame)
      if (!match?.[1] || !match[2] || !match[3]) throw new Error(`not an event: ${frame.slice(0, 120)}`)
      return { id: Number(match[1]), event: match[2], data: JSON.parse(match[3]) }
    })
}
