/** What a toast says; `destructive` is for what failed. */
export interface ToastMessage {
  title: string
  text?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onAction: () => void }
}

export interface Toast extends ToastMessage {
  id: number
  open: boolean
}

/** A toast that is not touched closes after this long, milliseconds. */
export const displayTime = 5000
/** A dismissed toast is forgotten after this long, milliseconds. */
const removeDelay = 1_000_000

/** At most one is shown: a new toast takes the place of the one before. */
let current: Toast | null = null
let lastId = 0
let forgetting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: Toast | null) {
  current = next
  for (const listener of listeners) listener()
}

export function showToast(message: ToastMessage): void {
  clearTimeout(forgetting)
  lastId += 1
  set({ ...message, id: lastId, open: true })
}

/** Closes the toast with this id, if it is still the one shown. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  set({ ...current, open: false })
  forgetting = setTimeout(() => set(null), removeDelay)
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToast(): Toast | null {
  return current
}
