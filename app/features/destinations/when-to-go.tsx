import { bestMonths, idealHigh } from '~/domain/catalogue/best-months'
import type { Destination } from '~/domain/catalogue/destination'
import { dayAndMonth, monthsInWords } from './city-words'
import { MonthTable } from './month-table'
import { Section } from './section'

/** Climate, daylight and public holidays by month. */
export function WhenToGo({ destination, year }: { destination: Destination; year: number }) {
  const best = bestMonths(destination.climate)
  const { holidays, name, country } = destination
  const ofYear = Object.entries(holidays ?? {})
    .filter(([date]) => date.startsWith(String(year)))
    .sort(([one], [other]) => one.localeCompare(other))
  return (
    <Section
      id="when-to-go"
      folds
      title={`When to go to ${name}`}
      note="Long-term means: the usual night and the usual day, days with rain, daylight in the middle of the month."
    >
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <p className="mb-4 max-w-measure">
            {monthsInWords(best)}: of all months {best.length === 1 ? 'it comes' : 'they come'} nearest to the
            easiest weather for days on foot, {idealHigh} °C by day and little rain.
          </p>
          <MonthTable destination={destination} best={best} year={year} />
        </div>
        <div>
          <h3 className="font-strong">Public holidays in {year}</h3>
          {ofYear.length > 0 ? (
            <ul className="mt-2 text-small">
              {ofYear.map(([date, holiday]) => (
                <li key={date} className="border-ink-line border-b py-1.5">
                  <span className="text-ink-soft">{dayAndMonth(date)}</span> {holiday}
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-2 text-small">We hold no calendar of public holidays for {country}.</p>
          )}
        </div>
      </div>
    </Section>
  )
}
