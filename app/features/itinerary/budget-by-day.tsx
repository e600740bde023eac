import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { shortDate } from '~/messages/en/dates'
import { budgetInk } from './budget-bar'
import { dayParts } from './budget-parts'

interface BudgetByDayProps {
  days: readonly DayView[]
  currency: ItineraryView['currency']
}

/** One bar for each day, all to the same scale, in the inks of the categories. */
export function BudgetByDay({ days, currency }: BudgetByDayProps) {
  const dearest = Math.max(1, ...days.map(({ costCents }) => costCents))
  const share = (cents: number) => `${Math.round((cents / dearest) * 1000) / 10}%`
  return (
    <table className="h-fit w-full text-[0.9375rem]">
      <caption className="pb-1 text-left text-ink-soft text-small">By day, the night included</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Parts</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const parts = dayParts(day).map((part, index) => ({ ...part, ink: budgetInk(index) }))
          const words = parts.map(({ name, cents }) => `${name} ${formatMoney(cents, currency)}`).join(', ')
          return (
            <tr key={day.date} className="border-ink-line border-b">
              <th scope="row" className="w-0 whitespace-nowrap py-2 pr-3 text-left font-text text-small">
                Day {day.day}
                <span className="block text-ink-soft text-micro">{shortDate(day.date).slice(0, 6)}</span>
              </th>
              <td className="py-2">
                <span role="img" aria-label={words} className="flex h-5 gap-px">
                  {parts.map(
                    ({ name, cents, ink }) =>
                      cents > 0 && <span key={name} className={ink} style={{ width: share(cents) }} />,
                  )}
                </span>
              </td>
              <td className="w-0 whitespace-nowrap py-2 pl-3 text-right font-label">
                {formatMoney(day.costCents, currency)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
