import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { dropEdit, keepEdit } from '~/features/offline/kept-edits'
import type { SettledEdit, Stored, TripEdit } from '~/features/trips/trip-calls'
import { loadPart } from '~/ui/load-part'
import { showToast } from '~/ui/toast'

const ConflictDialog = lazy(() =>
  loadPart(() =>
    import('~/features/trips/conflict-dialog').then((module) => ({ default: module.ConflictDialog })),
  ),
)

/**
 * What the server stores now; `kept` when it cannot be reached and the edit waits on this device; null when
 * neither worked.
 */
type Settled = SettledEdit | 'kept' | null

/** The call and what it reads are loaded when something is saved; what cannot be loaded is a server out of reach. */
async function send(edit: TripEdit): Promise<Stored> {
  try {
    const { storeEdit } = await import('~/features/trips/trip-calls')
    return await storeEdit(edit)
  } catch {
    return { ok: false, failure: null }
  }
}

/** The steps that this device keeps are saved as a version now, or have given way to another one. */
async function settleSteps(tripId: string, version: number | null) {
  try {
    const { dropSteps, markSaved } = await import('./kept-steps')
    await (version === null ? dropSteps(tripId) : markSaved(tripId, version))
  } catch {
    // What is kept is compared with the trip when it is opened again.
  }
}

export type Store = (edit: TripEdit) => Promise<Settled>

/** Stores edits. After a version conflict it asks which version to keep. A failure has been shown already. */
export function useStoreEdit(): { store: Store; conflict: ReactNode } {
  const [open, setOpen] = useState<{ edit: TripEdit; settle: (settled: Settled) => void } | null>(null)
  const store = useCallback<Store>(async (edit) => {
    const answer = await send(edit)
    if (answer.ok) {
      await dropEdit(edit.id)
      await settleSteps(edit.id, answer.version)
      return { version: answer.version, itinerary: answer.itinerary, kept: 'mine' }
    }
    if (answer.failure?.code === 'stale-version') {
      return new Promise((settle) => setOpen({ edit, settle }))
    }
    if (answer.failure === null && (await keepEdit(edit))) {
      showToast({
        title: 'Kept on this device',
        text: 'There is no connection. Your changes are sent when you open this trip with one.',
      })
      return 'kept'
    }
    showToast({
      title: 'Changes not saved',
      text:
        answer.failure?.message ??
        'We could not reach the server. Your changes are still here; please try again.',
      variant: 'destructive',
    })
    return null
  }, [])
  return {
    store,
    conflict: open && (
      <Suspense fallback={null}>
        <ConflictDialog
          edit={open.edit}
          onSettled={(settled) => {
            setOpen(null)
            if (settled) {
              void dropEdit(open.edit.id)
              void settleSteps(open.edit.id, settled.kept === 'mine' ? settled.version : null)
            }
            open.settle(settled)
          }}
        />
      </Suspense>
    ),
  }
}
