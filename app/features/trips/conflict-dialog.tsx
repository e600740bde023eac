import { useEffect, useState } from 'react'
import { type Comparison, compare } from '~/domain/itinerary/edit/compare'
import type { TripView } from '~/domain/trips/trip'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Skeleton } from '~/ui/skeleton'
import { DifferenceList } from './difference-list'
import { fetchTrip, restoreVersion, type SettledEdit, storeEdit, type TripEdit } from './trip-calls'

interface ConflictDialogProps {
  /** The edit to store; its version is no longer the newest. */
  edit: TripEdit
  /** Called with what the server has now; null when nothing was stored. */
  onSettled: (settled: SettledEdit | null) => void
}

type Held = Pick<TripView, 'version' | 'itinerary'>

/**
 * A trip was changed in two places. Both are shown; the one that is not chosen becomes an earlier version of the trip,
 * so that neither is lost.
 */
export function ConflictDialog({ edit, onSettled }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<Held | null>(null)
  const [busy, setBusy] = useState<'mine' | 'theirs' | null>(null)
  const [note, setNote] = useState('')
  useEffect(() => {
    let gone = false
    void fetchTrip(edit.id).then((trip) => {
      if (gone) return
      if (trip) setTheirs(trip)
      else
        setNote('The other version could not be loaded. Your edit is still here: close this and try again.')
    })
    return () => {
      gone = true
    }
  }, [edit.id])

  async function choose(which: 'mine' | 'theirs', held: Held) {
    setBusy(which)
    const mine = await storeEdit({ ...edit, version: held.version })
    // The other version becomes the newest; mine is kept as an earlier one.
    const settled =
      mine.ok && which === 'theirs' ? await restoreVersion(edit.id, mine.version, held.version) : mine
    setBusy(null)
    if (settled.ok) {
      const { version, itinerary } = settled
      return onSettled({ version, itinerary, kept: which })
    }
    setNote(settled.failure?.message ?? 'That did not work. Please try again.')
    if (settled.failure?.code === 'stale-version') setTheirs(await fetchTrip(edit.id))
  }

  return (
    <Dialog isOpen onOpenChange={() => onSettled(null)} title="This trip was changed elsewhere">
      <p>
        Somebody saved it after you opened it, perhaps you on another device. Choose which one to go on with;
        the other stays among the earlier versions of this trip.
      </p>
      {theirs ? (
        <Sides differences={compare(theirs.itinerary, edit.itinerary)} />
      ) : (
        note === '' && <Skeleton lines={4} />
      )}
      <p role="alert" className="font-strong text-ink-hot-text empty:hidden">
        {note}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          busy={busy === 'theirs'}
          disabled={!theirs}
          onClick={() => theirs && choose('theirs', theirs)}
        >
          Keep the other version
        </Button>
        <Button
          variant="primary"
          busy={busy === 'mine'}
          disabled={!theirs}
          onClick={() => theirs && choose('mine', theirs)}
        >
          Keep my version
        </Button>
      </div>
    </Dialog>
  )
}

function Sides({ differences }: { differences: Comparison }) {
  return (
    <section aria-label="How your version differs from the other">
      <h3 className="pb-2 font-strong">Your version, beside the other</h3>
      <DifferenceList differences={differences} />
    </section>
  )
}
