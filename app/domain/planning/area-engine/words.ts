import { pick, type Random } from '~/domain/seeded-random'

/** "2.3 km" or "650 m". */
export function away(meters: number): string {
  return meters < 950
    ? `${Math.round(meters / 50) * 50} m`
    : `${(meters / 1000).toFixed(meters < 9500 ? 1 : 0)} km`
}

/** "about 265,000 people", with two figures that count. */
export function people(count: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return `about ${(Math.round(count / unit) * unit).toLocaleString('en-US')} people`
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** The list in an order by lot. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list]
  for (let last = order.length - 1; last > 0; last--) {
    const other = pick(random, last + 1)
    const [a, b] = [order[last], order[other]]
    if (a !== undefined && b !== undefined) {
      order[last] = b
      order[other] = a
    }
  }
  return order
}
