import type { ReactNode } from 'react'
import type { Destination } from '~/domain/catalogue/destination'
import { formatMoney } from '~/domain/money/format-money'
import { capital, listed } from '~/messages/en/lists'
import { priceWords } from './city-words'
import { Section } from './section'

/** Dishes, money, ways in, day trips and advice. */
export function CityPractical({ destination }: { destination: Destination }) {
  const { name, dishes, dayTrips, tips, currency } = destination
  return (
    <>
      {dishes.length > 0 && (
        <Section id="dishes" folds title={`What to eat in ${name}`}>
          <Facts rows={dishes.map((dish) => [dish.name, capital(dish.what)])} />
        </Section>
      )}
      <Section id="money" folds title="Money, and what else to know">
        <Facts rows={practical(destination)} />
      </Section>
      <Section id="ways-in" folds title="Getting there and around">
        <Facts rows={ways(destination)} />
      </Section>
      {dayTrips.length > 0 && (
        <Section
          id="day-trips"
          folds
          title={`Day trips from ${name}`}
          note="Minutes one way from the centre; the cost of the return journey with the entries that everybody pays, estimated."
        >
          <ul className="grid gap-x-10 lg:grid-cols-2">
            {dayTrips.map((trip) => (
              <li key={trip.id} className="border-ink-line border-t py-3">
                <h3 className="font-strong">{trip.name}</h3>
                <p className="max-w-measure leading-snug">{trip.fact}</p>
                <p className="mt-1 text-ink-soft text-small">
                  {trip.minutes} min by {trip.by} · {priceWords(trip.cost, currency)}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="tips" folds title="Good to know">
        <ul className="grid max-w-measure gap-2 pl-5 [&_li]:list-disc">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}

type Row = readonly [name: string, fact: ReactNode]

function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="grid gap-x-10 lg:grid-cols-2">
      {rows.map(([name, fact]) => (
        <div key={name} className="border-ink-line border-t py-3">
          <dt className="font-strong">{name}</dt>
          <dd className="max-w-measure leading-snug">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function practical(destination: Destination): Row[] {
  const { daily, currency, localMoney, tipping, languages, plug, emergency, drivesOn } = destination
  const money = (cents: number) => formatMoney(cents, currency)
  return [
    [
      'A day in figures',
      `${money(daily.budget)} on a small budget, ${money(daily.moderate)} on a moderate one, ${money(daily.luxury)} and more in luxury: food, entries and local transport for one, without the room. Estimates from ${daily.year}.`,
    ],
    ['Money', localMoney],
    ['Tips', tipping],
    ['Language', listed(languages)],
    ['Sockets', plug],
    ['Emergency', emergency],
    ['Traffic', `Drives on the ${drivesOn}`],
  ]
}

function ways({ airport, transit, currency }: Destination): Row[] {
  const money = (cents: number) => formatMoney(cents, currency)
  const pass = transit.dayPassCents === undefined ? '' : `, a day ticket ${money(transit.dayPassCents)}`
  return [
    ['From the airport', airport],
    [
      'Around',
      `${capital(transit.name)}: about ${money(transit.fareCents)} a ride${pass} (${transit.year}).`,
    ],
  ]
}
