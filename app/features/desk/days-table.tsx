import type { DeskCount, DeskDay } from '~/domain/operations/desk'
import { classes } from '~/ui/classes'

/** What is counted, in the order of the rows. What should not happen is marked when it did. */
const rows: readonly { name: DeskCount; title: string; isFault?: true }[] = [
  { name: 'made', title: 'Plans made' },
  { name: 'refused', title: 'Plans refused' },
  { name: 'failed', title: 'Plans failed', isFault: true },
  { name: 'withoutModel', title: 'Plans without the model' },
  { name: 'notApplied', title: 'Payments not applied', isFault: true },
  { name: 'giftsNotReturned', title: 'Gifts not given back', isFault: true },
  { name: 'cronFailed', title: 'Hourly runs failed', isFault: true },
  { name: 'requestsFailed', title: 'Requests failed', isFault: true },
  { name: 'limitsReached', title: 'Callers over a limit' },
  { name: 'siteLimitsReached', title: 'Limits of the site reached', isFault: true },
  { name: 'budgetsSpent', title: 'Model budgets spent' },
]

const cell = 'border-ink-line border-b px-2 py-2 text-right align-top tabular-nums'
const rowHead = 'border-ink-line border-b py-2 pr-2 text-left align-top font-normal'

/** "22 Nov" of "2026-11-22". */
const shortDay = (date: string) =>
  new Date(date).toLocaleString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The last days, newest first, with a bar under each number as long as its share of the row's highest. */
export function DaysTable({ days }: { days: DeskDay[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to scroll by keyboard too.
    <section aria-label="The last days" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[40rem] border-collapse text-small">
        <caption className="pb-2 text-left">
          Days in UTC. Counts come in within seconds; those of an outage of the database may be missing.
        </caption>
        <thead>
          <tr>
            <th scope="col" className="py-1 pr-2 text-left">
              Counted
            </th>
            {days.map(({ date }) => (
              <th key={date} scope="col" className="whitespace-nowrap px-2 py-1 text-right">
                <time dateTime={date}>{shortDay(date)}</time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, title, isFault }) => {
            const highest = Math.max(1, ...days.map(({ counts }) => counts[name]))
            return (
              <tr key={name}>
                <th scope="row" className={rowHead}>
                  {title}
                </th>
                {days.map(({ date, counts }) => (
                  <td
                    key={date}
                    className={classes(cell, isFault && counts[name] > 0 && 'font-strong text-ink-hot-text')}
                  >
                    {counts[name]}
                    <span
                      aria-hidden="true"
                      className={classes(
                        'mt-1 ml-auto block h-1',
                        isFault ? 'bg-ink-hot-text' : 'bg-ink-key',
                      )}
                      style={{ width: `${(100 * counts[name]) / highest}%` }}
                    />
                  </td>
                ))}
              </tr>
            )
          })}
          <tr>
            <th scope="row" className={rowHead}>
              Cost of the model
            </th>
            {days.map(({ date, microDollars, tokens }) => (
              <td key={date} className={`${cell} whitespace-nowrap`}>
                ${(microDollars / 1e6).toFixed(2)}
                <span className="block text-ink-soft">{tokens.toLocaleString('en')} tokens</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
