/** Failures with a network after which the code is taken to be gone, as after a release that replaced it. */
const mostFailures = 3
const pauseMs = 2000

/**
 * Loads the code of a part that is drawn later. Without a network it waits for one, so that the page keeps what it shows
 * instead of an error page. Throws when it failed three times with a network.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let failures = 0; ; ) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) failures += 1
      if (failures === mostFailures) throw error
      await pauseOrNetwork()
    }
  }
}

/** A pause, which ends early when the network comes back. */
function pauseOrNetwork(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, pauseMs)
    addEventListener('online', go)
  })
}
