export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the browser is online again, or when the caller aborts. */
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
