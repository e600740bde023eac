import { lazy, Suspense, useState } from 'react'
import { entitlements, type PlanType } from '~/domain/billing/plans'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { oneTraveller, type Travellers } from '~/domain/travellers'
import { BudgetBreakdown } from '~/features/itinerary/budget-breakdown'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { travellersText } from '~/messages/en/party'
import { Button } from '~/ui/button'
import { loadPart } from '~/ui/load-part'

const TravellersDialog = lazy(() =>
  loadPart(() => import('./travellers-dialog').then((module) => ({ default: module.TravellersDialog }))),
)

interface PartyBudgetProps {
  itinerary: ItineraryView
  dailyCents?: number
  plan: PlanType
}

/** The budget, for as many as travel. Who travels can be changed here; a trip that can be edited keeps it. */
export function PartyBudget({ itinerary, dailyCents, plan }: PartyBudgetProps) {
  const session = useEditSession()
  const [asking, setAsking] = useState(false)
  const [tried, setTried] = useState<Travellers | null>(null)
  const [said, setSaid] = useState('')
  const travellers = tried ?? itinerary.travellers
  const take = async (next: Travellers) => {
    setAsking(false)
    const id = session?.tripId.current
    if (!session || !id || !entitlements(plan).editing) {
      setTried(next)
      setSaid('Added up here; the plan itself is as it was.')
      return
    }
    const { storeTravellers } = await import('./store-travellers')
    setSaid(await storeTravellers(next, id, session))
  }
  return (
    <BudgetBreakdown
      itinerary={travellers ? { ...itinerary, travellers } : itinerary}
      {...(dailyCents && { dailyCents })}
    >
      <div className="not-printed flex flex-wrap items-center gap-x-4 gap-y-1 pt-3">
        <p>
          Travellers: <b className="font-strong">{travellersText(travellers ?? oneTraveller)}</b>
        </p>
        <Button size="small" onClick={() => setAsking(true)}>
          Change travellers
        </Button>
        <p role="status" className="text-ink-soft text-small">
          {said}
        </p>
      </div>
      {asking && (
        <Suspense fallback={null}>
          <TravellersDialog
            travellers={travellers ?? oneTraveller}
            onTake={(next) => void take(next)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </BudgetBreakdown>
  )
}
