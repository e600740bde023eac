import { creditOf } from '~/domain/catalogue/credit'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { paletteOf } from './palette-of'

/** What a trip to several places tells of a town, whatever is planned there. */
export function namedTown(town: Destination | Locality) {
  const { label, id, name, currency, timeZone } = town
  const credit = creditOf(town)
  return {
    destination: label,
    destinationId: id,
    name,
    palette: paletteOf(town),
    ...(credit && { credit }),
    currency,
    timeZone,
  }
}
