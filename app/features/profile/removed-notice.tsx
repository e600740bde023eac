import { HiddenFields } from '~/features/trips/hidden-fields'
import { tripFields, tripFormAction } from '~/features/trips/trip-intent'
import { removedWords } from '~/features/trips/trip-words'
import { buttonClass } from '~/ui/button-class'

interface RemovedNoticeProps {
  removed: string | null
  back: string
}

/** After a deletion without a script: a button to undo it. */
export function RemovedNotice({ removed, back }: RemovedNoticeProps) {
  if (!removed) return null
  return (
    <form
      method="post"
      action={tripFormAction}
      className="flex flex-wrap items-center gap-4 bg-ink-sheet p-4"
    >
      <HiddenFields fields={tripFields('undo', removed, back)} />
      <p role="status">{removedWords}</p>
      <button type="submit" className={buttonClass({ size: 'small' })}>
        Undo
      </button>
    </form>
  )
}
