import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PlanType } from '~/domain/billing/plan-type'
import { loadPart } from '~/ui/load-part'

const UpgradeDialog = lazy(() =>
  loadPart(() => import('./upgrade-dialog').then((module) => ({ default: module.UpgradeDialog }))),
)

/** A feature that the visitor's plan does not include. */
export type Reach = 'filters' | 'days' | 'editing' | 'recommendations' | 'surprise'

const reasons: Record<Reach, string> = {
  filters: 'Pace, walking, access, diets and family-friendly planning come with Premium.',
  days: 'Premium plans up to 10 days, the Globetrotter Club any length.',
  editing: 'With a paid plan you can move and swap stops and change their times.',
  recommendations: 'A paid plan shows every hotel and activity we would recommend for this trip.',
  surprise: 'With a paid plan we suggest destinations that are good at this time of year.',
}

/** Opens the upgrade prompt, and the prompt itself; its code loads on use. */
export function useUpgrade(plan: PlanType): [onUpgrade: (reach: Reach) => void, prompt: ReactNode] {
  const [reach, setReach] = useState<Reach | null>(null)
  return [
    setReach,
    reach && (
      <Suspense fallback={null}>
        <UpgradeDialog plan={plan} reason={reasons[reach]} onClose={() => setReach(null)} />
      </Suspense>
    ),
  ]
}
