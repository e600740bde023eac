import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { HiddenFields } from '~/features/trips/hidden-fields'
import { removalKey, tripFields, tripFormAction } from '~/features/trips/trip-intent'
import { buttonClass } from '~/ui/button-class'
import { showToast } from '~/ui/toast'

interface RemovedNoticeProps {
  removed: string | null
  back: string
}

const words = 'The trip was deleted, and its share link with it.'

/** After a deletion: the way to undo it, as a toast where the script runs and as a form where it does not. */
export function RemovedNotice({ removed, back }: RemovedNoticeProps) {
  const removal = useFetcher<{ removed?: string }>({ key: removalKey })
  const undo = useFetcher()
  const { submit } = undo
  const done = removal.data
  useEffect(() => {
    const id = done?.removed
    if (!id) return
    const onAction = () => submit(tripFields('undo', id, back), { method: 'post', action: tripFormAction })
    showToast({ title: 'Trip deleted', text: words, action: { label: 'Undo', onAction } })
  }, [done, back, submit])
  if (!removed) return null
  return (
    <undo.Form
      method="post"
      action={tripFormAction}
      className="flex flex-wrap items-center gap-4 bg-ink-sheet p-4"
    >
      <HiddenFields fields={tripFields('undo', removed, back)} />
      <p role="status">{words}</p>
      <button type="submit" className={buttonClass({ size: 'small' })}>
        Undo
      </button>
    </undo.Form>
  )
}
