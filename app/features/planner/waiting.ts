export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves once the browser has a network again, or when nobody waits for it any more. */
export function online(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      window.removeEventListener('online', go)
      resolve()
    }
    window.addEventListener('online', go)
    signal.addEventListener('abort', go, { once: true })
  })
}
