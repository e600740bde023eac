import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { moneyName } from '~/domain/money/country-money'

/** A ride without a known timetable: minutes for waiting, and metres a minute. */
const someRide = { waitMinutes: 15, metersPerMinute: 1000 }

/**
 * A placeholder for the file of a destination without a catalogue, so that the checks can run: it contains what the
 * gazetteer knows, no places, and otherwise values that cause no fault. `withoutCatalogue` names what is unknown.
 */
export function placeholderDestination(locality: Locality): Destination {
  const { label, name, town, country, center, timeZone, currency, holidays, poster, places } = locality
  const { countryCode, neighbours, sights = [] } = locality
  return {
    id: 'ground',
    label,
    name,
    country,
    countryCode,
    aliases: [town, moneyName(countryCode)].flatMap((each) => each ?? []),
    center,
    radiusKm: 120,
    timeZone,
    currency,
    localMoney: country,
    languages: [],
    emergency: '',
    plug: '',
    drivesOn: 'right',
    tipping: '',
    airport: '',
    transit: { name: 'whatever goes there', fareCents: 0, ...someRide, year: 2026 },
    barriers: [],
    climate: [],
    daily: {
      budget: Number.POSITIVE_INFINITY,
      moderate: Number.POSITIVE_INFINITY,
      luxury: Number.POSITIVE_INFINITY,
      year: 2026,
    },
    areas: [...neighbours, ...sights].map((each) => ({ id: 'town', name: each.name, at: each.at, fact: '' })),
    overview: '',
    tips: [],
    poster,
    dayTrips: [],
    icons: [],
    companions: [],
    tickets: [],
    stays: [],
    dishes: [],
    notServed: [],
    places,
    ...(holidays && { holidays }),
    source: 'GeoNames',
  }
}
