import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Houses } from '~/domain/guide/houses'

/** A base that is not in the catalogue. */
export interface OwnBase {
  name: string
  at: Coordinates
}

interface Typed {
  address: string
  quarter: string
  /** Latitude and longitude as maps copy them; may be empty. */
  position: string
}

type Read = { ok: true; base: OwnBase } | { ok: false; problem: string }

/** Two numbers, of a text without spaces around its signs. */
const pair = /^(-?\d{1,2}(?:\.\d{1,12})?)[,; ](-?\d{1,3}(?:\.\d{1,12})?)$/

/** A position without brackets, signs of degrees, and spaces beside a comma. */
function plainPair(position: string): string {
  return position
    .replace(/[()°]/g, ' ')
    .split(/([,;])/)
    .map((part) => part.trim().split(/\s+/).join(' '))
    .join('')
}

/** Reads what a traveller typed about where they stay. The address is a name only. */
export function ownBaseOf(
  { address, quarter, position }: Typed,
  { quarters, center, radiusKm }: Pick<Houses<string>, 'quarters' | 'center' | 'radiusKm'>,
): Read {
  const chosen = quarters.find(({ name }) => name === quarter)
  const name = address.trim().replace(/\s+/g, ' ') || quarter
  if (position.trim() === '') {
    if (!chosen) return { ok: false, problem: 'Choose a quarter, or paste a position.' }
    return { ok: true, base: { name, at: chosen.at } }
  }
  const [, north, east] = pair.exec(plainPair(position)) ?? []
  if (north === undefined || east === undefined)
    return { ok: false, problem: 'A position is two numbers with a comma, such as 41.8902, 12.4922.' }
  const at: Coordinates = [Number(north), Number(east)]
  const off = metersBetween(at, center) / 1000
  if (Math.abs(at[0]) > 90 || Math.abs(at[1]) > 180 || off > radiusKm)
    return { ok: false, problem: `That is not within ${radiusKm} km of the centre. Latitude comes first.` }
  return { ok: true, base: { name, at } }
}
