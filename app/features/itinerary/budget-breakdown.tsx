import type { ReactNode } from 'react'
import { isPriced } from '~/domain/itinerary/budget'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { useOwnMoney } from '~/features/units/money-context'
import { notPriced, ratesWords } from '~/messages/en/budget'
import { Fold } from '~/ui/fold'
import { BudgetBar } from './budget-bar'
import { BudgetByDay } from './budget-by-day'
import { BudgetByPlace } from './budget-by-place'
import { budgetParts, partyColumn } from './budget-parts'

interface BudgetBreakdownProps {
  itinerary: ItineraryView
  /** Planned cost of a day's food, entries and rides, hundredths. */
  dailyCents?: number
  /** Above the sums. */
  children?: ReactNode
}

/** Costs by category and by day, for one traveller and for all, as a drawing and as a table. */
export function BudgetBreakdown({ itinerary, dailyCents, children }: BudgetBreakdownProps) {
  const { budget, currency, days } = itinerary
  const money = (cents: number) => formatMoney(cents, currency)
  const parts = budgetParts(itinerary)
  const total = Math.round(budget.grandTotal * 100)
  const all = partyColumn(itinerary)
  const own = useOwnMoney(all?.total ?? total, currency, itinerary.rates)
  const limit = dailyCents && Math.round(budget.accommodationTotal * 100) + dailyCents * days.length
  if (!isPriced(days)) {
    return (
      <Fold id="budget" title="Budget Breakdown">
        <p className="max-w-measure pt-3">{notPriced}</p>
      </Fold>
    )
  }
  return (
    <Fold id="budget" title="Budget Breakdown" note={money(total)}>
      {children}
      <div className="pt-4">
        <BudgetBar parts={parts} {...(limit && { limit: { cents: limit, text: money(limit) } })} />
        <div className="@container">
          <div className="mt-4 grid gap-x-10 gap-y-6 @min-[46rem]:grid-cols-2">
            <table className="h-fit w-full text-[0.9375rem]">
              <caption className="pb-1 text-left text-ink-soft text-small">
                By category: estimates for one traveller{all && ` and for ${all.people}`}
              </caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">Category</th>
                  <th scope="col">{all ? 'For one' : 'A day'}</th>
                  <th scope="col">{all ? 'For all' : 'The trip'}</th>
                </tr>
              </thead>
              <tbody>
                {parts.map(({ name, note, cents }, index) => (
                  <tr key={name} className="border-ink-line border-b">
                    <th scope="row" className="py-2 text-left font-text">
                      {name}
                      <span className="block text-ink-soft text-small">{note}</span>
                    </th>
                    <td className="py-2 pr-4 text-right text-ink-soft text-small">
                      {all
                        ? `${money(cents)} each`
                        : `${money(Math.round(cents / Math.max(1, days.length)))} a day`}
                    </td>
                    <td className="py-2 text-right font-label">{money(all?.cents[index] ?? cents)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr className="border-ink-key border-t-2 font-place text-[1.25rem] [font-stretch:85%]">
                  <th scope="row" colSpan={2} className="py-2 text-left">
                    Grand total
                  </th>
                  <td className="py-2 text-right">{money(total)}</td>
                </tr>
                {all && (
                  <tr className="font-strong">
                    <th scope="row" colSpan={2} className="pb-1 text-left font-strong">
                      {all.people} together
                    </th>
                    <td className="pb-1 text-right" data-testid="party-total">
                      {money(all.total)}
                    </td>
                  </tr>
                )}
                {own && (
                  <tr className="text-ink-soft text-small">
                    <td colSpan={3} className="pb-1">
                      About {own.text}
                      {all && ` for ${all.people}`} {ratesWords(own.rates)}
                    </td>
                  </tr>
                )}
                {all ? (
                  <tr className="text-ink-soft text-small">
                    <td colSpan={3}>
                      {all.needs} {all.rule}
                    </td>
                  </tr>
                ) : (
                  <tr className="text-ink-soft text-small">
                    <th scope="row" colSpan={2} className="text-left font-text">
                      Two travellers sharing a room
                    </th>
                    <td className="text-right">{money(total * 2)}</td>
                  </tr>
                )}
              </tfoot>
            </table>
            <BudgetByDay days={days} currency={currency} />
            {itinerary.places && <BudgetByPlace itinerary={itinerary} />}
          </div>
        </div>
      </div>
    </Fold>
  )
}
