let inHand: string | null = null
const listeners = new Set<() => void>()

/** The reader's own trip on the screen, for parts of the page that are there before or after its buttons. */
export function setTripInHand(id: string | null): void {
  inHand = id
  for (const listener of listeners) listener()
}

export const tripInHand = () => inHand

export function onTripInHand(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
