import { z } from 'zod'
import { countryCodes } from './countries'
import { cuisines } from './cuisines'
import type { Destination } from './destination'
import type { Place } from './place'

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

/** Whether the main kitchen of a house belongs to a country, and to another than the one that the traveller has come to. */
export function cooksFromElsewhere(
  { cuisine: [kitchen] = [] }: Pick<Place, 'cuisine'>,
  { country, countryCode }: Pick<Destination, 'country' | 'countryCode'>,
): boolean {
  const code = countryCode ?? countryCodes[country] ?? ''
  const home = kitchen && homes?.[kitchen]
  return home !== undefined && code !== '' && !worldly.has(code) && !home.includes(code)
}
