import { z } from 'zod'
import { countryCodes } from './countries'
import { cuisines } from './cuisines'
import type { Destination } from './destination'
import type { Cuisine, Place } from './place'

/**
 * The countries in which a kitchen is at home (ISO 3166-1): its own, its neighbours, and those where people of that country
 * have cooked for generations. A kitchen that is not listed belongs to no country: pizza, a bistro, a grill.
 */
export const KitchenHomes = z.partialRecord(z.enum(cuisines), z.string())
export type KitchenHomes = z.infer<typeof KitchenHomes>

/** Where the build puts them: data, which the Worker and the editor load with the first catalogue of a destination. */
export const kitchenHomesPath = '/catalogue/words/kitchens.json'

let homes: KitchenHomes | null = null

/** The homes that were provided; none until then, and no kitchen is a stranger. */
export const kitchenHomes = (): KitchenHomes | null => homes

export function provideKitchenHomes(read: KitchenHomes): void {
  homes = read
}

/** Countries whose own table is that of the whole world: no kitchen is a stranger there. */
const worldly = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'AE'])

type Where = Pick<Destination, 'country' | 'countryCode'>

const codeOf = ({ country, countryCode }: Where): string => countryCode ?? countryCodes[country] ?? ''

/** Whether a kitchen is one of the country, as far as is known. */
export function isAtHome(kitchen: Cuisine, where: Where): boolean {
  return isInCountry(where, homes?.[kitchen] ?? '')
}

/** Whether a town is in one of these countries (ISO 3166-1). */
export function isInCountry(where: Where, countries: string): boolean {
  const code = codeOf(where)
  return code !== '' && countries.includes(code)
}

/** Whether the main kitchen of a house belongs to a country, and to another than the one that the traveller has come to. */
export function cooksFromElsewhere(
  { cuisine: [kitchen] = [] }: Pick<Place, 'cuisine'>,
  where: Where,
): boolean {
  const code = codeOf(where)
  const home = kitchen && homes?.[kitchen]
  return home !== undefined && code !== '' && !worldly.has(code) && !home.includes(code)
}
