import { addDays } from '~/domain/calendar/calendar-date'
import { listed } from '~/messages/en/lists'
import { daysInFigures } from './city-words'
import { type ClassicRoute, routesWith } from './classic-routes'
import { Section } from './section'

/** The classic routes with a destination, as links that fill the trip form. */
export function CityRoutes({ name, startDate }: { name: string; startDate: string }) {
  const routes = routesWith(name)
  if (routes.length === 0) return null
  return (
    <Section
      id="routes"
      title={`${name} and further`}
      note="Several places in one trip, with the journeys between them. The planner opens with these places; nights and order are yours to change. Such a trip needs a paid plan."
    >
      <ul className="flex flex-wrap gap-3">
        {routes.map((route) => (
          <li key={route.names.join()}>
            <a
              href={addressOf(route, startDate)}
              className="inline-flex min-h-11 items-center rounded-control border-2 border-ink-key px-4 py-1 font-strong hover:bg-ink-key hover:text-ink-paper"
            >
              {listed([...route.names])}, {daysInFigures(route.days)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function addressOf({ names: [first = '', ...others], days }: ClassicRoute, startDate: string): string {
  const query = new URLSearchParams({ destination: first })
  for (const name of others) query.append('then', name)
  query.set('startDate', startDate)
  query.set('endDate', addDays(startDate, days - 1))
  return `/planner?${query}`
}
