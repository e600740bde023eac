import { lazy, Suspense, useMemo } from 'react'
import type { Draft } from '~/domain/itinerary/edit/draft'
import { findStop } from '~/domain/itinerary/edit/draft'
import { type PlaceScope, placeScope } from '~/domain/itinerary/edit/places'
import { loadPart } from '~/ui/load-part'
import { type EditorDialog, EditorToolsContext, useEditorTools } from './editor-tools'

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
const EditorPlaces = lazy(() =>
  loadPart(() => import('./places-dialog').then((module) => ({ default: module.EditorPlaces }))),
)
const JourneyDialog = lazy(() =>
  loadPart(() => import('./journey-dialog').then((module) => ({ default: module.JourneyDialog }))),
)

interface EditorDialogsProps {
  tripId: string
  dialog: EditorDialog | null
  draft: Draft
  onClose: () => void
}

/** The dialogs of the editor, each loaded when it is first needed. */
export function EditorDialogs({ tripId, dialog, draft, onClose }: EditorDialogsProps) {
  const tools = useEditorTools()
  const { itinerary } = draft
  const scope = useMemo(
    () => placeScope(itinerary, tools.facts, dialog ? aboutOf(dialog) : null),
    [dialog, itinerary, tools.facts],
  )
  const own = useMemo(() => ({ ...tools, facts: scope.facts }), [tools, scope])
  if (!dialog) return null
  return (
    // A dialog about a stop has the currency and the catalogue of its place.
    <EditorToolsContext.Provider value={own}>
      <Suspense fallback={null}>
        {dialog.kind === 'places' ? (
          <EditorPlaces tripId={tripId} {...dialog} itinerary={itinerary} onClose={onClose} />
        ) : dialog.kind === 'journey' ? (
          <JourneyDialog id={dialog.id} itinerary={itinerary} onClose={onClose} />
        ) : (
          dialogOf(dialog, draft, scope, onClose)
        )}
      </Suspense>
    </EditorToolsContext.Provider>
  )
}

function aboutOf(dialog: EditorDialog): Parameters<typeof placeScope>[2] {
  if (dialog.kind === 'compare' || dialog.kind === 'places' || dialog.kind === 'journey') return null
  if (dialog.kind === 'add') return dialog
  if (dialog.kind === 'book' && dialog.id === null) return { day: dialog.day, after: null }
  return dialog.id === null ? null : { stop: dialog.id }
}

function dialogOf(
  dialog: Exclude<EditorDialog, { kind: 'places' | 'journey' }>,
  draft: Draft,
  scope: PlaceScope,
  onClose: () => void,
) {
  if (dialog.kind === 'compare')
    return <EditorComparison proposal={dialog.proposal} draft={draft} onClose={onClose} />
  if (dialog.kind === 'add')
    return <AddDialog {...dialog} scope={scope} itinerary={draft.itinerary} onClose={onClose} />
  if (dialog.kind === 'book')
    return <BookingDialog {...dialog} itinerary={draft.itinerary} onClose={onClose} />
  const found = findStop(draft.itinerary, dialog.id)
  if (!found) return null
  return dialog.kind === 'edit' ? (
    <StopDialog stop={found.stop} onClose={onClose} />
  ) : (
    <SwapDialog stop={found.stop} scope={scope} onClose={onClose} />
  )
}
