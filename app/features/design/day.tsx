import { BudgetBar } from '~/features/itinerary/budget-bar'
import { DayLine } from '~/features/itinerary/day-line'
import { DayStrip } from '~/features/itinerary/day-strip'
import { OpeningBars } from '~/features/itinerary/opening-bars'
import { RouteMap } from '~/features/itinerary/route-map'
import { sampleBudget, sampleDay, sampleSun } from './sample-day'
import { Section, Specimen } from './section'

const base = { name: 'Your base', at: [41.8925, 12.4853] } satisfies Parameters<typeof RouteMap>[0]['base']

/** A real day in all its drawings. */
export function Day() {
  const spent = sampleBudget.reduce((sum, { cents }) => sum + cents, 0)
  const morning = sampleDay.slice(0, 3).map((stop, index) => (index === 1 ? { ...stop, hours: null } : stop))
  return (
    <Section id="day" title="A day, drawn">
      <Specimen note="Day Line, across; the sun marks now">
        <DayLine stops={sampleDay} {...sampleSun} now={915} />
      </Specimen>
      <div className="design-row">
        <Specimen note="Day Line, down">
          <DayLine stops={sampleDay} {...sampleSun} now={915} />
        </Specimen>
        <Specimen note="route">
          <h3 className="sr-only">The map of a day</h3>
          <RouteMap title="Route" stops={sampleDay} base={base} />
        </Specimen>
        <Specimen note="opening bars; one without published hours">
          <OpeningBars stops={morning} />
        </Specimen>
      </div>
      <div className="design-row">
        <Specimen note="day strip">
          <DayStrip stops={sampleDay} sunset={sampleSun.sunset} />
        </Specimen>
        <Specimen note="thin, for a card">
          <DayStrip stops={sampleDay} sunset={sampleSun.sunset} thin />
        </Specimen>
        <Specimen note="budget, within">
          <BudgetBar parts={sampleBudget} limit={{ cents: spent + 8000, text: '€615.00' }} />
        </Specimen>
        <Specimen note="budget, over">
          <BudgetBar parts={sampleBudget} limit={{ cents: spent - 8000, text: '€455.00' }} />
        </Specimen>
      </div>
    </Section>
  )
}
