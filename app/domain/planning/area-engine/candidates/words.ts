import { pick, type Random } from '~/domain/seeded-random'

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
