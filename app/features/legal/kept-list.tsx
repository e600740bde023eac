import type { KeptPeriod } from './retention-words'

/** How long everything is kept and why. */
export function KeptList({ periods }: { periods: KeptPeriod[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      {periods.map(({ id, what, until, why }) => (
        <div
          key={id}
          className="grid gap-x-6 border-ink-line border-t pt-2 sm:col-span-2 sm:grid-cols-subgrid"
        >
          <dt className="font-strong">{what}</dt>
          <dd>
            {until} <span className="text-ink-soft text-small">{why}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
