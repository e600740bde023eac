import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { ratesWords } from '~/messages/en/budget'
import { placeSums } from './place-sums'

/** What each place costs: as it is paid there, and in the currency of the trip's totals. */
export function BudgetByPlace({ itinerary }: { itinerary: ItineraryView }) {
  const { currency, rates } = itinerary
  const sums = placeSums(itinerary)
  return (
    <div className="@min-[46rem]:col-span-2">
      <table className="h-fit w-full text-[0.9375rem]">
        <caption className="pb-1 text-left text-ink-soft text-small">
          By place: estimates for one traveller{rates && `, as paid there and in ${currency}`}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Place</th>
            {rates && <th scope="col">As paid there</th>}
            <th scope="col">In {currency}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ name, cents, local }) => (
            <tr key={name} className="border-ink-line border-b">
              <th scope="row" className="py-2 text-left font-text">
                {name}
              </th>
              {rates && (
                <td className="py-2 pr-4 text-right text-ink-soft text-small">
                  {[...local]
                    .filter(([paid, amount]) => paid !== currency && amount > 0)
                    .map(([paid, amount]) => formatMoney(amount, paid))
                    .join(' + ')}
                </td>
              )}
              <td className="py-2 text-right font-label">{formatMoney(cents, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rates && <p className="pt-2 text-ink-soft text-small">Converted {ratesWords(rates)}</p>}
    </div>
  )
}
