import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { costKinds } from '~/domain/trips/own/entries'
import { spentOf } from '~/domain/trips/own/spent'
import { costNames } from './other-costs'
import { useOwnOf } from './use-own'

/** What was estimated, what was paid of it, and what is left to pay. Nothing until something was paid. */
export function SpentTable({ itinerary }: { itinerary: ItineraryView }) {
  const own = useOwnOf(itinerary.days)
  if (!own) return null
  const spent = spentOf(itinerary, own.entries)
  if (!own.entries.some(({ kind }) => kind === 'paid' || kind === 'cost')) return null
  const money = (cents: number) => formatMoney(cents, itinerary.currency)
  return (
    <table className="mt-4 h-fit w-full max-w-measure text-[0.9375rem]">
      <caption className="pb-1 text-left text-ink-soft text-small">
        Budget for one traveller, and what you paid
      </caption>
      <thead>
        <tr className="border-ink-edge border-b text-right text-small">
          <th scope="col" className="text-left">
            <span className="sr-only">Category</span>
          </th>
          <th scope="col">Estimated</th>
          <th scope="col">Paid</th>
          <th scope="col">Left</th>
        </tr>
      </thead>
      <tbody>
        {([...costKinds, 'all'] as const).map((kind) => (
          <tr
            key={kind}
            className="border-ink-line border-b text-right last:border-ink-key last:border-t-2 last:font-strong"
          >
            <th scope="row" className="py-2 text-left font-text">
              {kind === 'all' ? 'Altogether' : costNames[kind]}
            </th>
            <td>{money(spent[kind].estimated)}</td>
            <td>{money(spent[kind].paid)}</td>
            <td>{money(spent[kind].left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
