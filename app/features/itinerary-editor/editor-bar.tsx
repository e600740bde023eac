import type { Comparison } from '~/domain/itinerary/edit/compare'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { proofOf } from '~/domain/itinerary/proof'
import { formatMoney } from '~/domain/money/format-money'
import { useUnits } from '~/features/units/units-context'
import { Button } from '~/ui/button'
import { TripIcon } from '~/ui/trip-icon'
import { ReplanMenu } from './replan-menu'
import { signedMoney, signedWalk } from './signed'
import { bare } from './stop-tools'
import type { useDraft } from './use-draft'

interface EditorBarProps {
  itinerary: ItineraryView
  /** The itinerary when the edit began and now. */
  differences: Comparison
  changed: boolean
  unsaved: boolean
  saving: boolean
  history: Pick<ReturnType<typeof useDraft>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>
  onSave: () => void
  onReset: () => void
  onDone: () => void
  onPlaces: () => void
}

/** Buttons for the edit as a whole, and its totals so far. */
export function EditorBar({
  itinerary,
  differences,
  changed,
  unsaved,
  saving,
  history,
  onSave,
  onReset,
  onDone,
  onPlaces,
}: EditorBarProps) {
  return (
    <div className="not-printed sticky top-0 z-20 -mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-ink-key border-b-2 bg-ink-paper px-2 py-2 max-sm:justify-between">
      <div className="flex">
        <Button
          variant="quiet"
          size="small"
          square
          className={bare}
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={!history.canUndo}
          onClick={history.undo}
        >
          <TripIcon name="undo" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          square
          className={bare}
          aria-label="Redo"
          title="Redo (Ctrl+Shift+Z)"
          disabled={!history.canRedo}
          onClick={history.redo}
        >
          <TripIcon name="undo" className="-scale-x-100" />
        </Button>
        <ReplanMenu day={null} />
        <Button variant="quiet" size="small" onClick={onPlaces}>
          <TripIcon name="map" />
          Places
        </Button>
      </div>
      <Figures itinerary={itinerary} differences={differences} />
      <div className="ml-auto flex items-center gap-2 max-sm:w-full max-sm:justify-end max-sm:[&>button]:px-3">
        {changed && (
          <Button variant="quiet" size="small" onClick={onReset}>
            Reset
          </Button>
        )}
        {unsaved && (
          <Button variant="primary" size="small" busy={saving} onClick={onSave}>
            {saving ? 'Saving...' : 'Save Changes'}
          </Button>
        )}
        <Button size="small" onClick={onDone}>
          Done Editing
        </Button>
      </div>
    </div>
  )
}

function Figures({
  itinerary: { checks, unmet, budget, currency },
  differences,
}: Pick<EditorBarProps, 'itinerary' | 'differences'>) {
  const units = useUnits()
  const failed = checks.filter(({ status }) => status === 'fail').length
  const { mark, total } = proofOf({ checks, unmet })
  const passed = checks.filter(({ status }) => status === 'pass').length
  const { cents, walkedMeters } = differences
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-small">
      <span className="flex items-center gap-1.5 font-strong">
        <TripIcon name={mark} className={mark === 'pass' ? undefined : 'text-ink-hot-text'} />
        {failed > 0 ? `${failed} of ${checks.length} checks fail` : `${passed} of ${total} checks pass`}
      </span>
      <span>
        <span className="font-label">{formatMoney(Math.round(budget.grandTotal * 100), currency)}</span>
        {cents !== 0 && (
          <span className="text-ink-soft max-sm:sr-only"> ({signedMoney(cents, currency)})</span>
        )}
      </span>
      {walkedMeters !== 0 && (
        <span className="text-ink-soft max-sm:sr-only">{signedWalk(walkedMeters, units)} on foot</span>
      )}
    </p>
  )
}
