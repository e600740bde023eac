import type { Essentials } from './essentials'

type Said = Pick<Essentials, 'arrival' | 'money' | 'emergency' | 'plug' | 'bookings'>

/** The tips without what stands in the essentials beside them already. */
export function tipsBeside(tips: string[], essentials: Said | null): string[] {
  if (!essentials) return tips
  const { arrival, money, emergency, plug, bookings } = essentials
  const said = new Set<string | null>([
    arrival,
    money.tipping,
    `Emergency number: ${emergency}. Plugs: ${plug}.`,
  ])
  const booked = (tip: string) => bookings.length > 0 && tip.startsWith('Book before you travel: ')
  return tips.filter((tip) => !said.has(tip) && !booked(tip))
}
