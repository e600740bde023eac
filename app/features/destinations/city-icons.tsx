import type { Destination } from '~/domain/catalogue/destination'
import { onlyTicket } from '~/domain/catalogue/entry'
import { wholeFact } from '~/domain/catalogue/hint'
import type { Place } from '~/domain/catalogue/place'
import { capital } from '~/messages/en/lists'
import { openingWords } from '~/messages/en/opening-words'
import { priceWords } from './city-words'
import { Section } from './section'

/** Sights that are listed; a longer list is no selection. */
const most = 12

/** What a first visitor comes for, the first one first, without day trips. */
export function iconPlaces({ icons, places }: Pick<Destination, 'icons' | 'places'>): Place[] {
  return icons.flatMap(({ place }) => places.filter(({ id }) => id === place)).slice(0, most)
}

/** The sights with their hours and prices. */
export function CityIcons({ destination }: { destination: Destination }) {
  const { name } = destination
  return (
    <Section
      id="sights"
      title={`What to see in ${name}`}
      note="Usual opening hours, and the price for one adult with the year it is from. Both change: look at the official page before you go."
    >
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {iconPlaces(destination).map((place) => (
          <li key={place.id} className="border-ink-line border-t py-3">
            <h3 className="font-strong">
              {place.name}
              {place.localName && place.localName !== place.name && (
                <span className="ml-2 font-text text-ink-soft text-small">{place.localName}</span>
              )}
            </h3>
            <p className="mt-0.5 max-w-measure leading-snug">{wholeFact(place)}</p>
            <p className="mt-1 text-ink-soft text-small">{factsOf(place, destination)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function factsOf(place: Place, { areas, tickets, currency }: Destination): string {
  const { hours, cost, booking, closed, confidence, assumed } = place
  const ticket = onlyTicket(place, tickets)
  const price = ticket
    ? `With the ticket “${ticket.name}”, ${priceWords(ticket.cost, currency)}`
    : cost && capital(priceWords(cost, currency)) + (assumed?.includes('cost') ? ', what is usual' : '')
  return [
    areas.find(({ id }) => id === place.area)?.name,
    hours
      ? capital(openingWords(hours)) + (assumed?.includes('hours') ? ', not confirmed' : '')
      : 'Opening hours not known',
    price ?? 'Price not known',
    booking === 'required' && 'Book ahead',
    booking === 'advised' && 'Booking advised',
    ...(closed ?? []).map(
      ({ from, to, why }) => `Closed ${to ? `${from} to ${to}` : `from ${from}`} (${why})`,
    ),
    confidence === 'low' && 'Not certain',
  ]
    .filter(Boolean)
    .join(' · ')
}
