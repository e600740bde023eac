import { useState } from 'react'
import type { BaseChoice } from '~/domain/itinerary/edit/moves'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'

interface Before {
  id: string
  version: number
  itinerary: ItineraryView
  name: string
}

/** Changes the base of the trip on the screen, stores it, and takes it back. */
export function useBaseChange() {
  const session = useEditSession()
  /** The name of the base that the days are being planned from. */
  const [busy, setBusy] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [before, setBefore] = useState<Before | null>(null)

  async function during(name: string, work: () => Promise<string>) {
    setBusy(name)
    setSaid('')
    try {
      setSaid(await work())
    } catch (error) {
      console.warn('the base could not be changed', error)
      setSaid('That did not work. Nothing has changed; please try again.')
    }
    setBusy(null)
  }

  const change = (choice: BaseChoice, name: string, was: string) =>
    during(name, async () => {
      const id = session?.tripId.current
      if (!session || !id) return 'Log in to change where you stay: you keep this plan.'
      // The planner's code loads with the first change.
      const { tripFrom } = await import('./trip-from')
      const made = await tripFrom(choice, id, session)
      if (!made) return 'That did not work. Nothing has changed; please try again.'
      const { version, before: itinerary, after, left } = made
      const stored = await session.put({ id, version, itinerary: after })
      setBefore({ id, version: stored ?? version, itinerary, name: was })
      const days = left === 0 ? 'Your days are planned from there, with the same sights.' : partly(left)
      return `You stay at ${name} now. ${days}${stored === null ? notStored : ''}`
    })

  const undo = before
    ? () =>
        void during(before.name, async () => {
          const { id, version, itinerary, name } = before
          const stored = await session?.put({ id, version, itinerary })
          setBefore(null)
          return `Everything is as it was, from ${name}.${stored === null ? notStored : ''}`
        })
    : null

  return { busy, said, change, undo }
}

const notStored = ' It is not saved yet.'

function partly(days: number): string {
  return `${days === 1 ? 'One day keeps its' : `${days} days keep their`} order and tables, because no other fits; the ways are computed again.`
}
