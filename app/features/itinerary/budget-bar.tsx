import { classes } from '~/ui/classes'

interface BudgetBarProps {
  parts: readonly { name: string; cents: number }[]
  /** The planned amount, and its text. */
  limit?: { cents: number; text: string }
}

/** Four fills: full, hot, pale and hatched. Without colour they are recognised by their order and borders. */
const inks = [
  'bg-ink-key',
  'bg-ink-hot',
  'bg-ink-field shadow-[inset_0_0_0_1.5px_var(--ink-key)]',
  'bg-[repeating-linear-gradient(135deg,var(--ink-key)_0_2px,var(--ink-paper)_2px_6px)]',
]

/** The ink of the nth category, the same in every drawing of the budget. */
export function budgetInk(index: number): string {
  return inks[index % inks.length] ?? 'bg-ink-key'
}

/** The totals as a stacked bar, with the planned amount. */
export function BudgetBar({ parts, limit }: BudgetBarProps) {
  const total = parts.reduce((sum, { cents }) => sum + cents, 0)
  const whole = Math.max(total, limit?.cents ?? 0, 1)
  const percent = (cents: number) => `${Math.round((cents / whole) * 1000) / 10}%`
  return (
    <div>
      <div className="relative flex h-9 gap-0.5 bg-ink-tint" aria-hidden="true">
        {parts.map(({ name, cents }, index) => (
          <span key={name} className={budgetInk(index)} style={{ width: percent(cents) }} />
        ))}
        {limit && (
          <span
            className="absolute -inset-y-1 w-0.5 bg-ink-key"
            style={{ left: `calc(${percent(limit.cents)} - 2px)` }}
          />
        )}
      </div>
      {limit && (
        <p
          className={classes(
            'pt-1 text-right text-micro',
            total > limit.cents ? 'font-strong text-ink-hot-text' : 'text-ink-soft',
          )}
        >
          {total > limit.cents ? 'over the ' : 'of '}
          {limit.text} to spend
        </p>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-small">
        {parts.map(({ name, cents }, index) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={classes('size-3', budgetInk(index))} />
            {name}
            <span className="text-ink-soft">{total > 0 ? Math.round((cents / total) * 100) : 0} %</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
