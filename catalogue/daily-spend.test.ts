import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { meals } from '~/domain/catalogue/vocabulary'

// What a day may cost at a level must pay for a day of that level: three meals, two rides, and the ticket to what one came for.
// In Siem Reap the small budget was less than the ticket to Angkor, so its trips had no Angkor.
const destinations = Object.values(
  import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' }),
).map((input) => Destination.parse(input))

/** The table of each meal that is dearer than this share of all, and how many of the first eight icons must be affordable. */
const levels = [
  { level: 'budget', table: 0.2, icons: 5 },
  { level: 'moderate', table: 0.4, icons: 7 },
  { level: 'luxury', table: 0.5, icons: 7 },
] as const

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function mealsOf({ places }: Destination, share: number): number {
  const tables = places.filter(({ kind, cost, chain }) => kind === 'food' && cost && !chain)
  const costs = meals.map((meal) =>
    tables.filter((table) => table.meals?.includes(meal)).map(({ cost }) => cost?.cents ?? 0),
  )
  return costs.reduce((sum, ofMeal) => sum + quantile(ofMeal, share), 0)
}

function ridesOf({ transit: { fareCents, dayPassCents } }: Destination): number {
  return Math.min(2 * fareCents, dayPassCents ?? Number.POSITIVE_INFINITY)
}

/** Hundredths that the first eight icons cost, the cheapest first; one that has no ticket but one for several costs that. */
function iconPrices({ icons, places, tickets }: Destination): number[] {
  const first = icons
    .flatMap(({ place: id }) => places.find((place) => place.id === id && place.kind !== 'food') ?? [])
    .slice(0, 8)
  const price = ({ id, cost }: (typeof first)[number]) => {
    const needed = tickets.filter((ticket) => ticket.only && ticket.places.includes(id))
    return needed.length > 0 ? Math.min(...needed.map((ticket) => ticket.cost.cents)) : (cost?.cents ?? 0)
  }
  return first.map(price).toSorted((a, b) => a - b)
}

describe('what a day may cost', () => {
  it.each(destinations.map((destination) => [destination.name, destination] as const))(
    'pays for meals, rides and what one comes for in %s',
    (_, destination) => {
      const short = levels.flatMap(({ level, table, icons }) => {
        const needed =
          mealsOf(destination, table) +
          ridesOf(destination) +
          (iconPrices(destination).slice(0, icons).at(-1) ?? 0)
        return destination.daily[level] < needed
          ? [`${level}: ${destination.daily[level]} for ${needed}`]
          : []
      })
      expect(short).toEqual([])
    },
  )
})
