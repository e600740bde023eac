import { useState } from 'react'
import type { BaseChoice, Move } from '~/domain/itinerary/edit/moves'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import type { StayChange } from './trip-from'

interface Before {
  id: string
  version: number
  itinerary: ItineraryView
  name: string
}

/** Changes the base of the trip on the screen, the hours of a day or what is booked, stores it, and takes it back. */
export function useStayChange() {
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
      console.warn('the trip could not be changed', error)
      setSaid('That did not work. Nothing has changed; please try again.')
    }
    setBusy(null)
  }

  const apply = (
    change: StayChange,
    { name, was, said: words }: { name: string; was: string; said: SaidOf },
  ) =>
    during(name, async () => {
      const id = session?.tripId.current
      if (!session || !id) return 'Log in to change this plan: you keep it.'
      // The planner's code loads with the first change.
      const { tripWith } = await import('./trip-from')
      const made = await tripWith(change, id, session)
      if (!made) return 'That did not work. Nothing has changed; please try again.'
      const { version, before: itinerary, after, left, worse } = made
      if (after === itinerary) return words(left)
      const stored = await session.put({ id, version, itinerary: after })
      setBefore({ id, version: stored ?? version, itinerary, name: was })
      return `${words(left)}${worse ? checksFail : ''}${stored === null ? notStored : ''}`
    })

  const changeBase = (
    base: BaseChoice,
    name: string,
    was: string,
    within?: { place: number; days: readonly number[] },
  ) =>
    apply(
      { base, within },
      {
        name,
        was: `, from ${was}`,
        said: (left) =>
          `You stay at ${name} now. ${left === 0 ? 'Your days are planned from there, with the same sights.' : partly(left)}`,
      },
    )

  const changeHours = (hours: { day: number; from?: string; to?: string }) =>
    apply(hours, {
      name: 'hours',
      was: '',
      said: (left) =>
        left === 0
          ? `Day ${hours.day} is planned again for that time.`
          : `Day ${hours.day} stays as it is: nothing fits into that time.`,
    })

  const book = (move: Move, title: string) =>
    apply({ book: move }, { name: title, was: '', said: () => `${title} is in your plan now.` })

  const undo = before
    ? () =>
        void during('undo', async () => {
          const { id, version, itinerary, name } = before
          const stored = await session?.put({ id, version, itinerary })
          setBefore(null)
          return `Everything is as it was${name}.${stored === null ? notStored : ''}`
        })
    : null

  return { busy, said, changeBase, changeHours, book, undo }
}

/** What is said of a change after which so many days could not be planned. */
type SaidOf = (left: number) => string

const checksFail = ' Not every check passes any more: see what does not fit under Checks.'

const notStored = ' It is not saved yet.'

function partly(days: number): string {
  return `${days === 1 ? 'One day keeps its' : `${days} days keep their`} order and tables, because no other fits; the ways are computed again.`
}
