import type { ReactNode } from 'react'
import type { TripFacts as Facts } from '~/domain/guide/trip-facts'
import type { PlaceGuide } from '~/domain/guide/trip-guide'
import { shortDate } from '~/messages/en/dates'
import { classes } from '~/ui/classes'

/** The facts of each place of a trip to several, for the days that are spent there. */
export function FactsByPlace({ places }: { places: readonly PlaceGuide<string>[] }) {
  return places.map(
    ({ name, days, facts }) =>
      facts && (
        <section key={name} aria-label={`${name} on your dates`} className="fact-detail">
          <h3 className="border-ink-line border-t px-5 pt-3 pb-1 font-strong text-[1.0625rem]">{name}</h3>
          <TripFacts facts={facts} days={days} dense />
        </section>
      ),
  )
}

interface TripFactsProps {
  facts: Facts<string>
  /** Days of the trip. */
  days: number
  /** One of several. */
  dense?: boolean
}

/** What is special about these dates: weather, daylight, holidays and money. */
export function TripFacts({
  facts: { climate, daylight, holidays, money },
  days,
  dense = false,
}: TripFactsProps) {
  return (
    <dl
      className={classes(
        'grid gap-px border-ink-line border-t bg-ink-line sm:grid-cols-2 lg:grid-cols-4',
        dense && 'grid-cols-2',
      )}
    >
      <Fact name="Weather" figure={`${climate.high}° / ${climate.low}°`}>
        {climate.monthNames}, by day and by night in °C. {rainText(climate.rainyDays, days)}
      </Fact>
      <Fact
        name="Daylight"
        figure={
          daylight ? `${Math.floor(daylight.minutes / 60)} h ${daylight.minutes % 60} min` : 'All day or none'
        }
      >
        {daylight ? `${daylight.rise} to ${daylight.set}.` : 'The sun does not rise or set on these days.'}
      </Fact>
      <Fact name="Public holidays" figure={holidays ? holidays.length || 'None' : 'Unknown'}>
        {holidays === null
          ? 'We hold no calendar for this year. Ask before you rely on opening hours.'
          : holidays.length === 0
            ? 'Ordinary opening hours on every day.'
            : holidays.map(({ date, name }) => `${name}, ${shortDate(date)}`).join('; ')}
      </Fact>
      <Fact name="Prices in" figure={money.name}>
        {money.localMoney}
      </Fact>
    </dl>
  )
}

interface FactProps {
  name: string
  figure: ReactNode
  children: ReactNode
}

function Fact({ name, figure, children }: FactProps) {
  return (
    <div className="fact bg-ink-sheet px-5 py-4">
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd>
        <b className="block font-place text-[1.5rem] leading-tight [font-stretch:76%]">{figure}</b>
        <span className="fact-detail mt-1 block text-small leading-snug">{children}</span>
      </dd>
    </div>
  )
}

function rainText(rainyDays: number, days: number): string {
  if (rainyDays === 0) return 'Rain is unlikely.'
  return `Rain on about ${rainyDays} of ${days} ${days === 1 ? 'day' : 'days'}.`
}
