import type { DeskDay } from '~/domain/operations/desk'

const columns = [
  ['made', 'Plans made'],
  ['refused', 'Refused'],
  ['failed', 'Failed'],
  ['withoutModel', 'Without model'],
  ['notApplied', 'Payments not applied'],
  ['cronFailed', 'Hourly runs failed'],
  ['requestsFailed', 'Requests failed'],
] as const satisfies [keyof DeskDay, string][]

/** The last days, newest first, with a bar behind each number as long as its share of the column's highest. */
export function DaysTable({ days }: { days: DeskDay[] }) {
  const highest = (name: (typeof columns)[number][0]) => Math.max(1, ...days.map((day) => day[name]))
  const cell = 'border-ink-line border-b px-2 py-2 text-right align-top tabular-nums'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to scroll by keyboard too.
    <section aria-label="The last days" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[46rem] border-collapse text-small">
        <caption className="pb-2 text-left">
          Days in UTC. Counts come in within seconds; those of an outage of the database may be missing.
        </caption>
        <thead>
          <tr>
            <th scope="col" className="px-2 text-left">
              Day
            </th>
            {columns.map(([name, title]) => (
              <th key={name} scope="col" className="px-2 text-right align-bottom">
                {title}
              </th>
            ))}
            <th scope="col" className="px-2 text-right align-bottom">
              Model
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th
                scope="row"
                className="whitespace-nowrap border-ink-line border-b px-2 py-2 text-left align-top"
              >
                {day.date}
              </th>
              {columns.map(([name]) => (
                <td key={name} className={cell}>
                  {day[name]}
                  <span
                    aria-hidden="true"
                    className="mt-1 ml-auto block h-1 bg-ink-key"
                    style={{ width: `${(100 * day[name]) / highest(name)}%` }}
                  />
                </td>
              ))}
              <td className={`${cell} whitespace-nowrap`}>
                ${(day.microDollars / 1e6).toFixed(2)}
                <span className="block text-ink-soft">{day.tokens.toLocaleString('en')} tokens</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
