import { lazy, Suspense } from 'react'
import type { Draft } from '~/domain/itinerary/edit/draft'
import { findStop } from '~/domain/itinerary/edit/draft'
import { loadPart } from '~/ui/load-part'
import type { EditorDialog } from './editor-tools'

const StopDialog = lazy(() =>
  loadPart(() => import('./stop-dialog').then((module) => ({ default: module.StopDialog }))),
)
const AddDialog = lazy(() =>
  loadPart(() => import('./add-dialog').then((module) => ({ default: module.AddDialog }))),
)
const BookingDialog = lazy(() =>
  loadPart(() => import('./booking-dialog').then((module) => ({ default: module.BookingDialog }))),
)
const SwapDialog = lazy(() =>
  loadPart(() => import('./swap-dialog').then((module) => ({ default: module.SwapDialog }))),
)
const EditorComparison = lazy(() =>
  loadPart(() => import('./compare-dialog').then((module) => ({ default: module.EditorComparison }))),
)

interface EditorDialogsProps {
  dialog: EditorDialog | null
  draft: Draft
  onClose: () => void
}

/** The dialogs of the editor, each loaded when it is first needed. */
export function EditorDialogs({ dialog, draft, onClose }: EditorDialogsProps) {
  if (!dialog) return null
  return <Suspense fallback={null}>{dialogOf(dialog, draft, onClose)}</Suspense>
}

function dialogOf(dialog: EditorDialog, draft: Draft, onClose: () => void) {
  if (dialog.kind === 'compare')
    return <EditorComparison proposal={dialog.proposal} draft={draft} onClose={onClose} />
  if (dialog.kind === 'add') return <AddDialog {...dialog} itinerary={draft.itinerary} onClose={onClose} />
  if (dialog.kind === 'book')
    return <BookingDialog {...dialog} itinerary={draft.itinerary} onClose={onClose} />
  const found = findStop(draft.itinerary, dialog.id)
  if (!found) return null
  return dialog.kind === 'edit' ? (
    <StopDialog stop={found.stop} onClose={onClose} />
  ) : (
    <SwapDialog stop={found.stop} itinerary={draft.itinerary} onClose={onClose} />
  )
}
