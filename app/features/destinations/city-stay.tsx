import type { Destination, Stay } from '~/domain/catalogue/destination'
import { budgetLevels } from '~/domain/catalogue/vocabulary'
import { capital } from '~/messages/en/lists'
import { priceWords } from './city-words'
import { Section } from './section'

/** Houses of each level that are listed. */
const most = 3

/** The quarters, and houses to sleep in. */
export function CityStay({ destination: { name, areas, stays, currency } }: { destination: Destination }) {
  const areaOf = ({ area }: Stay) => areas.find(({ id }) => id === area)?.name
  return (
    <>
      <Section id="quarters" folds title={`Quarters of ${name}`}>
        <dl className="grid gap-x-10 lg:grid-cols-2">
          {areas.map((area) => (
            <div key={area.id} className="border-ink-line border-t py-3">
              <dt className="font-strong">{area.name}</dt>
              <dd className="max-w-measure leading-snug">{area.fact}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {stays.length > 0 && (
        <Section
          id="where-to-stay"
          folds
          title="Where to stay"
          note="Estimates of a night in a room for two in an ordinary season, with the year they are from."
        >
          <div className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
            {budgetLevels.map((level) => (
              <div key={level}>
                <h3 className="font-strong">{capital(level)}</h3>
                <ul>
                  {stays
                    .filter((stay) => stay.level === level)
                    .slice(0, most)
                    .map((stay) => (
                      <li key={stay.id} className="border-ink-line border-t py-3 text-small leading-snug">
                        <b className="font-strong text-body">{stay.name}</b>
                        <span className="block text-ink-soft">
                          {[capital(stay.kind), areaOf(stay), priceWords(stay.night, currency)]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                        {stay.fact}
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
