import { useCallback, useEffect, useReducer, useRef } from 'react'
import { type Failure, isFailure } from '~/domain/errors'
import {
  advance,
  begun,
  failedWith,
  type GenerationView,
  type Trouble,
} from '~/domain/planning/generation-view'
import type { StreamEventView } from '~/domain/planning/stream-events'
import type { TripForm } from '~/domain/request/trip-form'
import { toasts } from '~/messages/en/toasts'
import { online, wait } from './waiting'

type Change =
  | { type: 'start'; days: number }
  | { type: 'event'; id: number; event: StreamEventView }
  | { type: 'trouble'; trouble: Trouble | null }
  | { type: 'fail'; failure: Failure }

function change(view: GenerationView, step: Change): GenerationView {
  if (step.type === 'start') return begun(view, step.days)
  if (step.type === 'trouble')
    return view.trouble === step.trouble ? view : { ...view, trouble: step.trouble }
  if (step.type === 'fail') return failedWith(view, step.failure)
  return advance(view, step.id, step.event)
}

const generationFailed: Failure = {
  code: 'generation-failed',
  title: toasts.generationFailed.title,
  message: toasts.generationFailed.text,
}

/** Waits between tries to pick a broken stream up again, milliseconds. */
const retryWaits = [300, 1000, 2500, 5000, 10_000]

/** An answer that has not begun after this long is told to be slow, milliseconds. */
const slowAfter = 6000

/** How a generation ended for who followed it; `left` when the page was left, or another plan was asked for. */
type GenerationEnd = 'finished' | 'left' | Failure

/**
 * Starts a generation and follows it day by day; goes on by itself where a broken connection stopped, as soon as there is
 * a network again, and after a reload when `initial` is still running.
 */
export function useGeneration(initial: GenerationView) {
  const [view, dispatch] = useReducer(change, initial)
  const current = useRef<AbortController | null>(null)

  /** Reads events to the last one; `post` asks for the generation as long as its id is not known. */
  const follow = useCallback(
    async (
      controller: AbortController,
      post: (() => Promise<Response>) | null,
      known: string | null,
    ): Promise<GenerationEnd> => {
      let generationId = known
      let last = 0
      const tell = (trouble: Trouble | null) => dispatch({ type: 'trouble', trouble })
      for (let tries = 0; tries <= retryWaits.length; ) {
        if (controller.signal.aborted) return 'left'
        const slow = setTimeout(() => tell('slow'), slowAfter)
        try {
          const asked: Promise<Response> =
            generationId === null && post
              ? post()
              : fetch(`/api/generations/${generationId}/events`, {
                  headers: { 'Last-Event-ID': String(last) },
                  signal: controller.signal,
                })
          // The schemas come while the server works, so that the page itself stays small.
          const [response, { readEvents }] = await Promise.all([asked, import('./read-events')])
          clearTimeout(slow)
          tell(null)
          const failure = response.ok ? null : await failureOf(response)
          if (failure) {
            dispatch({ type: 'fail', failure })
            return failure
          }
          for await (const { id, event } of readEvents(response)) {
            last = id
            dispatch({ type: 'event', id, event })
            if (event.event === 'accepted') generationId = event.data.generationId
            if (event.event === 'done') return 'finished'
            if (event.event === 'error') return event.data
          }
        } catch {
          // The connection broke; the next round asks for what is missing.
          if (!controller.signal.aborted) tell(navigator.onLine ? 'unreachable' : 'offline')
        }
        clearTimeout(slow)
        // Without a network nothing is tried, and nothing given up.
        if (!navigator.onLine) await online(controller.signal)
        else await wait(retryWaits[tries++] ?? 0)
      }
      if (controller.signal.aborted) return 'left'
      dispatch({ type: 'fail', failure: generationFailed })
      return generationFailed
    },
    [],
  )

  /**
   * Resolves when the plan is there, has failed or is no longer followed; `delay` is the least time until its first piece,
   * milliseconds.
   */
  const start = useCallback(
    async (form: TripForm, days: number, delay = 0): Promise<GenerationEnd> => {
      current.current?.abort()
      const controller = new AbortController()
      current.current = controller
      dispatch({ type: 'start', days })
      // One key for all tries: asked again after a broken connection, it is the same generation.
      const key = crypto.randomUUID()
      const settled = wait(delay)
      const post = async () => {
        const [response] = await Promise.all([postForm(form, key, controller.signal), settled])
        return response
      }
      const end = await follow(controller, post, null)
      if (current.current === controller) current.current = null
      return end
    },
    [follow],
  )

  useEffect(() => {
    // The page's data come anew when a plan is finished; the next one may be under way by then.
    if (current.current || initial.phase !== 'running' || !initial.generationId) return
    const controller = new AbortController()
    current.current = controller
    void follow(controller, null, initial.generationId)
  }, [initial, follow])

  useEffect(
    () => () => {
      current.current?.abort()
      current.current = null
    },
    [],
  )

  return { view, start }
}

function postForm(form: TripForm, key: string, signal: AbortSignal): Promise<Response> {
  return fetch('/api/generate-itinerary', {
    method: 'POST',
    signal,
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(form),
  })
}

/** What a refusal says; null when the server is only out of reach for a moment. */
async function failureOf(response: Response): Promise<Failure | null> {
  const answer: unknown = await response.json().catch(() => null)
  if (isFailure(answer)) return answer
  if (response.status >= 500) throw new Error(`the planner answered ${response.status}`)
  return generationFailed
}
