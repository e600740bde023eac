/** Milliseconds to wait for the question of another request, which may have ended. */
const patience = 3000

/**
 * Asks one question at a time for each key. Requests that come meanwhile share the next one, so every answer was asked for after
 * its request came: what was changed before holds. Each waits by itself, so that one that ends holds nobody up for longer than
 * three seconds.
 */
export function askedTogether<T>(waitUntil: (work: Promise<unknown>) => void) {
  const underway = new Map<string, Promise<T>>()
  const next = new Map<string, Promise<T>>()

  /** Goes on when the asker has left. */
  function kept(questions: typeof next, key: string, question: Promise<T>): Promise<T> {
    questions.set(key, question)
    const end = () => questions.get(key) === question && questions.delete(key)
    waitUntil(question.then(end, end))
    return question
  }

  async function afterwards(key: string, current: Promise<T>, ask: () => Promise<T>): Promise<T> {
    await inTime(current).catch(() => null)
    // Who comes from now on may not share this one.
    next.delete(key)
    return kept(underway, key, ask())
  }

  return async (key: string, ask: () => Promise<T>): Promise<T> => {
    const current = underway.get(key)
    if (!current) return kept(underway, key, ask())
    const shared = next.get(key)
    if (!shared) return kept(next, key, afterwards(key, current, ask))
    const answer = await inTime(shared)
    if (answer) return answer.value
    if (next.get(key) === shared) next.delete(key)
    return ask()
  }
}

/** What a promise gives; null where it takes too long. */
async function inTime<T>(work: Promise<T>): Promise<{ value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  try {
    return await Promise.race([work.then((value) => ({ value })), late])
  } finally {
    clearTimeout(timer)
  }
}
