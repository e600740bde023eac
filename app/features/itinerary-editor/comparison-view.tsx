import type { Comparison } from '~/domain/itinerary/edit/compare'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { partySums } from '~/domain/itinerary/party-sums'
import { formatMoney } from '~/domain/money/format-money'
import type { Travellers } from '~/domain/travellers'
import { wayText } from '~/domain/units'
import { walkedMeters } from '~/features/itinerary/day-line-stops'
import { DifferenceList } from '~/features/trips/difference-list'
import { useUnits } from '~/features/units/units-context'
import { checkNames } from '~/messages/en/check-names'
import { travellersText } from '~/messages/en/party'
import { Icon } from '~/ui/icon'
import { signedMoney, signedWalk } from './signed'

interface ComparisonViewProps {
  before: ItineraryView
  after: ItineraryView
  differences: Comparison
}

/** Two plans beside each other: their figures, the changed stops, and the checks. */
export function ComparisonView({ before, after, differences }: ComparisonViewProps) {
  const { cents, walkedMeters: meters, worse, better, travellers } = differences
  const units = useUnits()
  const money = ({ budget, currency }: ItineraryView) =>
    formatMoney(Math.round(budget.grandTotal * 100), currency)
  const walked = ({ days }: ItineraryView) =>
    wayText(
      days.reduce((sum, day) => sum + walkedMeters(day), 0),
      units,
    )
  const passed = ({ checks }: ItineraryView) => checks.filter(({ status }) => status === 'pass').length
  const together = ({ budget, currency }: ItineraryView, who: Travellers) =>
    formatMoney(partySums(budget, who).total, currency)
  const rows = [
    ...(travellers
      ? [
          ['Travellers', ...travellers.map(travellersText), ''],
          ['Cost for all', together(before, travellers[0]), together(after, travellers[1]), ''],
        ]
      : []),
    [
      travellers ? 'Cost for one' : 'Cost',
      money(before),
      money(after),
      cents === 0 ? '' : signedMoney(cents, after.currency),
    ],
    ['On foot', walked(before), walked(after), meters === 0 ? '' : signedWalk(meters, units)],
    ['Checks passed', `${passed(before)}`, `${passed(after)}`, ''],
  ]
  return (
    <div className="grid gap-4">
      <table className="w-full text-small">
        <thead>
          <tr className="border-ink-key border-b-2 text-left">
            <td />
            <th scope="col" className="py-1.5 font-strong">
              Before
            </th>
            <th scope="col" className="py-1.5 font-strong">
              After
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, was, is, difference]) => (
            <tr key={name} className="border-ink-line border-b">
              <th scope="row" className="py-1.5 text-left font-text text-ink-soft">
                {name}
              </th>
              <td className="py-1.5">{was}</td>
              <td className="py-1.5 font-strong">{is}</td>
              <td className="py-1.5 text-right text-ink-soft">{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DifferenceList differences={differences} />
      <ul className="grid gap-1.5 text-small empty:hidden">
        {worse.map(({ id, evidence }) => (
          <li key={id} className="grid grid-cols-[1.25rem_1fr] gap-2 text-ink-hot-text">
            <Icon name="fail" label="Fails then" />
            <span>
              <span className="font-strong">{checkNames[id]}.</span> {evidence}
            </span>
          </li>
        ))}
        {better.map((id) => (
          <li key={id} className="grid grid-cols-[1.25rem_1fr] gap-2">
            <Icon name="pass" label="Passes then" />
            <span className="font-strong">{checkNames[id]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
