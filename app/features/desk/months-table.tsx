import type { DeskMonth } from '~/domain/operations/desk'

const cell = 'border-ink-line border-b px-2 py-2 text-right tabular-nums'
const money = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** What came in by month, the latest first. */
export function MonthsTable({ months }: { months: DeskMonth[] }) {
  if (months.length === 0) return <p>Nothing was paid yet.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to scroll by keyboard too.
    <section aria-label="Revenue by month" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[30rem] border-collapse text-small">
        <caption className="pb-2 text-left">
          US dollars, months in UTC. What was paid back or lost to a bank counts in the month in which it was
          paid.
        </caption>
        <thead>
          <tr>
            {['Month', 'Plans', 'Membership payments', 'Paid', 'Taken back', 'Left'].map((title, index) => (
              <th key={title} scope="col" className={`px-2 py-1 ${index === 0 ? 'text-left' : 'text-right'}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, plans, periods, cents, takenBackCents }) => (
            <tr key={month}>
              <th scope="row" className="border-ink-line border-b px-2 py-2 text-left font-normal">
                {month}
              </th>
              <td className={cell}>{plans}</td>
              <td className={cell}>{periods}</td>
              <td className={cell}>{money(cents)}</td>
              <td className={cell}>{money(takenBackCents)}</td>
              <td className={cell}>{money(cents - takenBackCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
