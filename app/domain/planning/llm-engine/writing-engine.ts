import type { Result } from '~/domain/errors'
import type { Said } from '~/domain/message'
import type { PlannerEngine, PlanPiece } from '~/domain/planning/planner-engine'
import { engineOf, type PlannerStages } from '~/domain/planning/stages'
import type { DraftParts } from '~/domain/planning/trip-draft'
import type { PlanRequest } from '~/domain/request/plan-request'
import { AsyncQueue } from './async-queue'

/** A plan that is being written, and where its pieces go. */
export interface Writing<D> {
  request: PlanRequest
  destination: D
  put(piece: Result<PlanPiece, Said>): void
  signal: AbortSignal
}

/**
 * An engine whose pieces come from a task of its own, which waits for a model; it is broken off when nobody reads to its end. The
 * free sample is the same for everybody and needs no model.
 */
export function writingEngine<D, Parts extends DraftParts>(
  stages: PlannerStages<D, Parts>,
  write: (writing: Writing<D>) => Promise<void>,
): PlannerEngine<D> {
  return {
    name: 'openai',
    async *plan(request, destination) {
      if (request.sample) {
        yield* engineOf(stages).plan(request, destination)
        return
      }
      const queue = new AsyncQueue<Result<PlanPiece, Said>>()
      const stop = new AbortController()
      const put = (piece: Result<PlanPiece, Said>) => queue.put(piece)
      write({ request, destination, put, signal: stop.signal }).then(
        () => queue.close(),
        (error) => queue.close(error ?? new Error('the writing ended without a word')),
      )
      let complete = false
      try {
        yield* queue
        // Answers that come late go on: they are offered for the finished plan.
        complete = true
      } finally {
        if (!complete) stop.abort()
      }
    },
  }
}
