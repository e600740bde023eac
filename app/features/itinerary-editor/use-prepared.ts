import { useEffect, useState } from 'react'
import type { Draft, EditFacts } from '~/domain/itinerary/edit/draft'
import type { Move, Proposal } from '~/domain/itinerary/edit/moves'

type Prepared =
  | { state: 'working'; done: number; of: number }
  | { state: 'ready'; moves: readonly Move[]; problem?: string }
  | { state: 'impossible'; message: string }

/** The moves of a proposal. Re-planned days arrive one by one, and the screen renders in between. */
export function usePrepared(proposal: Proposal, draft: Draft, facts: EditFacts): Prepared {
  const [prepared, setPrepared] = useState<Prepared>(() =>
    'moves' in proposal ? { state: 'ready', moves: proposal.moves } : { state: 'working', done: 0, of: 0 },
  )
  useEffect(() => {
    if ('moves' in proposal) return
    let gone = false
    const work = async () => {
      // The engine loads only when days are re-planned.
      const { prepared: prepare } = await import('~/domain/itinerary/edit/prepare')
      const steps = prepare(proposal, draft, facts)
      for (;;) {
        const step = steps.next()
        if (gone) return
        if (step.done) {
          const { value } = step
          return setPrepared(
            value.ok
              ? { state: 'ready', moves: value.moves, ...(value.problem && { problem: value.problem }) }
              : { state: 'impossible', message: value.message },
          )
        }
        setPrepared({ state: 'working', ...step.value })
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    work().catch((error: unknown) => {
      console.warn('days could not be planned anew', error)
      setPrepared({ state: 'impossible', message: 'That did not work. Please try again.' })
    })
    return () => {
      gone = true
    }
  }, [proposal, draft, facts])
  return prepared
}
