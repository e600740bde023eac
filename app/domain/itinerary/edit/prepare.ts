import { applyMoves } from './apply-moves'
import type { Draft, EditFacts } from './draft'
import type { Move, Proposal, Step } from './moves'
import { replanned } from './replanned'

/** The edits that a proposal consists of, and a problem where a part of it could not be done. */
export type Prepared = { ok: true; moves: Move[]; problem?: string } | { ok: false; message: string }

function stepsOf(proposal: Proposal): readonly Step[] {
  return 'steps' in proposal ? proposal.steps : [proposal]
}

/**
 * Computes the steps of a proposal, each on the result of the one before. Days are re-planned one at a time, so that
 * the browser can draw in between: yields how many of how many are done.
 */
export function* prepared(
  proposal: Proposal,
  draft: Draft,
  facts: EditFacts,
): Generator<{ done: number; of: number }, Prepared> {
  const steps = stepsOf(proposal)
  const of = steps.reduce((sum, step) => sum + ('days' in step ? step.days.length : 0), 0)
  const moves: Move[] = []
  let now = draft
  let done = 0
  let problem: string | undefined
  for (const step of steps) {
    let next: readonly Move[]
    if ('moves' in step) next = step.moves
    else {
      const work = replanned(now.itinerary, step, facts)
      let state = work.next()
      for (; !state.done; state = work.next()) yield { done: done + state.value, of }
      done += step.days.length
      if (!state.value.ok) problem ??= state.value.message
      next = state.value.ok ? [{ kind: 'days', days: state.value.days }] : []
    }
    moves.push(...next)
    now = applyMoves(now, next, facts)
  }
  if (moves.length === 0 && problem !== undefined) return { ok: false, message: problem }
  return { ok: true, moves, ...(problem !== undefined && { problem }) }
}
