import type { Essentials } from '~/domain/guide/essentials'
import { Fold } from '~/ui/fold'
import { Checklists } from './checklists'
import { NoteField } from './note-field'
import { useOwn } from './use-own'

interface OwnAfterDaysProps {
  essentials: Essentials<string> | null | undefined
}

/** The traveller's own part of a trip: a note, and lists to tick. */
export function OwnAfterDays({ essentials }: OwnAfterDaysProps) {
  const own = useOwn()
  if (!own) return null
  return (
    <Fold id="own" title="Your notes and lists">
      <p className="max-w-measure pt-3 pb-4 text-ink-soft text-small">
        Only you see these, also where you share the trip.
        {own.waits && ' Kept on this device until there is a connection.'}
      </p>
      <div className="grid gap-6">
        <NoteField own={own} on="trip" label="Note for the trip" />
        <Checklists own={own} essentials={essentials ?? undefined} />
      </div>
    </Fold>
  )
}
