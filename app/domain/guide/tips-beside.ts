import type { Essentials } from './essentials'

type Said = Pick<Essentials, 'arrival' | 'money' | 'emergency' | 'plug' | 'bookings' | 'basis'>

/** Beginnings of a sketch's tips that its essentials repeat. */
const ofSketches = /^(The money in |No climate figures are held for )/

/** The tips without those that the essentials show already. */
export function tipsBeside(tips: string[], essentials: Said | null): string[] {
  if (!essentials) return tips
  const { arrival, money, emergency, plug, bookings } = essentials
  const said = new Set<string | null>([
    arrival,
    money.tipping,
    `Emergency number: ${emergency}. Plugs: ${plug}.`,
  ])
  const booked = (tip: string) => bookings.length > 0 && tip.startsWith('Book before you travel: ')
  const sketched = (tip: string) => essentials.basis !== undefined && ofSketches.test(tip)
  return tips.filter((tip) => !said.has(tip) && !booked(tip) && !sketched(tip))
}
