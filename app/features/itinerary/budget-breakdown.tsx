import { formatMoney } from '~/domain/itinerary/budget'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { BudgetBar } from './budget-bar'

/** Where the money goes, for one traveller, with every sum standing under its name. */
export function BudgetBreakdown({ itinerary }: { itinerary: Itinerary }) {
  const { budget, currency, days } = itinerary
  const count = (type: string) =>
    days.flatMap(({ activities }) => activities).filter((a) => a.type === type && a.costCents > 0).length
  const rows = [
    {
      name: 'Accommodation',
      total: budget.accommodationTotal,
      note: plural(count('accommodation'), 'night'),
    },
    { name: 'Food', total: budget.foodTotal, note: plural(count('food'), 'meal') },
    {
      name: 'Activities',
      total: budget.activitiesTotal,
      note: plural(count('attraction'), 'paid entry', 'paid entries'),
    },
    {
      name: 'Transport',
      total: budget.transportTotal,
      note: plural(count('transport'), 'day with rides', 'days with rides'),
    },
  ].map(({ total, ...row }) => ({ ...row, cents: Math.round(total * 100) }))
  return (
    <section aria-labelledby="budget">
      <h2 id="budget" className="pb-3 text-head">
        Budget Breakdown
      </h2>
      <BudgetBar parts={rows.map(({ name, cents }) => ({ name, cents }))} />
      <table className="mt-2 w-full text-[0.9375rem]">
        <caption className="pb-1 text-left text-ink-soft text-small">Estimates for one traveller</caption>
        <tbody>
          {rows.map(({ name, note, cents }) => (
            <tr key={name} className="border-ink-line border-b">
              <th scope="row" className="py-2 text-left font-text">
                {name}
                <span className="block text-ink-soft text-small">{note}</span>
              </th>
              <td className="py-2 text-right font-label">{formatMoney(cents, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink-key border-t-2 font-place text-[1.25rem] [font-stretch:85%]">
            <th scope="row" className="py-2 text-left">
              Grand total
            </th>
            <td className="py-2 text-right">{formatMoney(Math.round(budget.grandTotal * 100), currency)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
