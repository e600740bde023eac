import type { Destination } from '~/domain/catalogue/destination'

/** Links to the parts of a destination's page that people look for; the page is long on a phone. */
export function PartLinks({ destination: { stays, dayTrips } }: { destination: Destination }) {
  const parts = [
    ['plan', 'Plan'],
    ['when-to-go', 'When to go'],
    ['sights', 'Sights'],
    stays.length > 0 ? (['where-to-stay', 'Hotels'] as const) : (['quarters', 'Quarters'] as const),
    ...(dayTrips.length > 0 ? [['day-trips', 'Day trips'] as const] : []),
    ['money', 'Money'],
    ['questions', 'Questions'],
  ] as const
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-wrap gap-x-5">
        {parts.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
