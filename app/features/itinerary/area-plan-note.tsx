import { lazy, Suspense, useContext } from 'react'
import { Icon } from '~/ui/icon'
import { loadPart } from '~/ui/load-part'
import { useHydrating } from '~/ui/use-hydrating'
import { PlanAgain } from './plan-again'

// The browser alone asks whether real places have come in.
const LivePlacesOffer = import.meta.env.SSR
  ? () => null
  : lazy(() =>
      loadPart(() => import('./live-places-offer').then((module) => ({ default: module.LivePlacesOffer }))),
    )

/** Explains a plan without a catalogue. */
export function AreaPlanNote({ town }: { town: string }) {
  const planAgain = useContext(PlanAgain)
  const hydrating = useHydrating()
  return (
    <div className="flex gap-3 border-ink-key border-t-2 bg-ink-tint p-5" data-testid="sketch-note">
      <Icon name="unknown" className="mt-0.5 size-5 shrink-0 text-ink-hot-text" />
      <div className="max-w-[46em]">
        <p>
          <b className="font-strong">A sketch, not a checked plan.</b> We have no checked places here. Areas,
          towns and distances are real. You choose the restaurants, shops and museums yourself, and there are
          no prices.
        </p>
        {planAgain && !hydrating && (
          <Suspense fallback={null}>
            <LivePlacesOffer town={town} planAgain={planAgain} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
