import { type PlanLength, planLengths } from '~/domain/planning/plan-lengths'
import { cityPath, daysInFigures } from './city-words'

/** The pages of a destination's plans. */
export function LengthLinks({ id, name, now }: { id: string; name: string; now?: PlanLength }) {
  return (
    <nav aria-label={`Plans for ${name}`} className="mt-6">
      <ul className="flex flex-wrap gap-3">
        {planLengths.map((days) => (
          <li key={days}>
            <a
              href={cityPath(id, days)}
              aria-current={days === now ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border-2 border-ink-key px-4 font-strong hover:bg-ink-key hover:text-ink-paper aria-[current]:bg-ink-key aria-[current]:text-ink-paper"
            >
              {daysInFigures(days)}
              <span className="sr-only"> in {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
