/** Whether the last edit of a trip is on this device yet; left out where nothing was edited. */
const states = new Map<string, 'writing' | 'kept' | 'failed'>()

export function setKept(tripId: string, state: 'writing' | 'kept' | 'failed') {
  states.set(tripId, state)
}

export function isKept(tripId: string | null): boolean {
  return tripId !== null && states.get(tripId) === 'kept'
}
