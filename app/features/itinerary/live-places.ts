import { useEffect, useState } from 'react'
import { z } from 'zod'

const Answer = z.object({ state: z.enum(['waiting', 'ready', 'none', 'off']) })
type State = z.infer<typeof Answer>['state']

/** How often is asked, milliseconds: often at first, as most towns are there within a minute. */
const [soon, later] = [4000, 20_000]
const tries = { soon: 30, all: 60 }

/** Whether real places of a town have come in; null as long as nobody knows. */
export function useLivePlaces(town: string): State | null {
  const [state, setState] = useState<State | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let count = 0
    const ask = async () => {
      const next = await stateOf(town, controller.signal)
      if (controller.signal.aborted) return
      if (next) setState(next)
      // The plan tells the queue of its town when it begins, which may be a moment from now.
      const over = next === 'ready' || next === 'off' || (next === 'none' && count > 2)
      if (!over && ++count < tries.all) timer = setTimeout(ask, count < tries.soon ? soon : later)
    }
    ask()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [town])
  return state
}

/** Undefined where there was no answer: it is asked again. */
async function stateOf(town: string, signal: AbortSignal): Promise<State | undefined> {
  try {
    const response = await fetch(`/api/live-places?town=${encodeURIComponent(town)}`, { signal })
    const { success, data } = Answer.safeParse(await response.json())
    return success ? data.state : undefined
  } catch {
    return undefined
  }
}
