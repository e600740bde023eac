import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { proofOf } from '~/domain/itinerary/proof'
import { formatMoney } from '~/domain/money/format-money'
import { defaultInterests } from '~/domain/request/trip-rules'
import { listed } from '~/messages/en/lists'
import { datesInWords } from './city-words'

/** For when the plan is, what it costs and what its checks found. */
export function PlanProof({ plan }: { plan: ItineraryView }) {
  const interests = listed(defaultInterests.map((interest) => interest.toLowerCase()))
  const { passed, total } = proofOf(plan)
  const open = plan.checks.filter(({ status }) => status !== 'pass')
  return (
    <p className="max-w-measure text-lead">
      Drawn for {datesInWords(plan.startDate, plan.endDate)} on a moderate budget, as if you had asked for{' '}
      {interests}: {formatMoney(Math.round(plan.budget.grandTotal * 100), plan.currency)} for one traveller
      who shares a room, estimated. {passed} of {total} checks passed: opening hours on these days, the way
      between stops, meals, sums.
      {open.map(({ id, status, evidence }) => (
        <span key={id}>
          {' '}
          {status === 'unknown' ? 'Not known' : 'Not passed'}: {evidence}
        </span>
      ))}
      {plan.unmet?.map((wish) => ` Not met: ${wish}`)}
    </p>
  )
}
