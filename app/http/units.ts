import { readUnits, type Units, unitsAccepted } from '~/domain/units'

/** The cookie with the clock and the distances that the reader has chosen. */
export const unitsCookie = 'units'

/** The reader's clock and distances: as chosen, else as is usual where the browser's language is spoken. */
export function unitsOf(request: Request): Units {
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? []
  const value = pairs.find((pair) => pair.startsWith(`${unitsCookie}=`))?.slice(unitsCookie.length + 1)
  return readUnits(value) ?? unitsAccepted(request.headers.get('Accept-Language'))
}
