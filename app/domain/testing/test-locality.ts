import { pointAt } from '~/domain/catalogue/bearing'
import type { Locality, Neighbour } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'

const center: Coordinates = [51.05, 3.717]

function neighbour(name: string, kilometres: number, bearing: number, population: number, country = 'BE') {
  const meters = kilometres * 1000
  return { name, at: pointAt(center, bearing, meters), population, country, meters, bearing }
}

const neighbours: Neighbour[] = [
  neighbour('Millbrook', 1.6, 90, 8400),
  neighbour('Nordhem', 4, 0, 17_000),
  neighbour('Suderle', 5, 180, 7000),
  neighbour('Westende', 14, 270, 9000),
  neighbour('Great Harbour', 48, 50, 520_000),
  neighbour('Silverbridge', 40, 300, 118_000),
  neighbour('Oldenbeck', 30, 200, 31_000),
  neighbour('Rivage', 60, 215, 230_000, 'FR'),
]

/** A town without a catalogue, in a country with two holidays in May. */
export function testLocality(more: Partial<Locality> = {}): Locality {
  return {
    id: null,
    label: 'Ghent, Belgium',
    name: 'Ghent',
    country: 'Belgium',
    countryCode: 'BE',
    town: 'Ghent',
    center,
    population: 265_086,
    timeZone: 'Europe/Brussels',
    currency: 'EUR',
    holidays: { '2027-05-01': 'Labour Day', '2027-05-06': 'Ascension Day' },
    neighbours,
    poster: { family: 'river plain', season: 'spring', sunset: 22 },
    places: [],
    ...more,
  }
}
